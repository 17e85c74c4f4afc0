import type { BaseFacts, DayFacts, TripFacts } from './trip-facts.ts'

/**
 * The facts of a trip that may be shown to everybody: the days, their stops and towns. Leaves out what says something
 * about the travellers: title, prompt, wishes, dates, party, budget, notes, texts, and points that are not towns, such as
 * their home or hotel. Names every member that it keeps, so that a new one is private until somebody adds it here.
 */
export function tripSnapshot(facts: TripFacts): TripFacts {
  const days = facts.days.map((day, index) => publicDay(day, facts.days[index - 1]))
  const shown = new Set(days.flatMap(({ stops }) => stops.flatMap(({ place_id: id }) => id ?? [])))
  return {
    source: facts.source,
    name: null,
    prompt: null,
    start_date: null,
    days,
    unscheduled: [],
    party: { adults: 1, children: 0, seniors: 0, foreigners: 0 },
    transport: facts.transport,
    flights: facts.flights,
    budget: null,
    food_baht: facts.food_baht,
    ...(facts.spending && { spending: facts.spending }),
    preferences: [],
    request: null,
    assumed: [],
    unmet: [],
    warnings: [],
    texts: null,
    provenance: { reader: 'structured', planner: facts.provenance.planner },
    places: Object.fromEntries(Object.entries(facts.places).filter(([id]) => shown.has(id))),
  }
}

function publicDay({ start, end, from, to, base, stops, leg_back: back }: DayFacts, before?: DayFacts): DayFacts {
  const startsPrivate = from !== null || isPrivate(before?.base)
  return {
    start,
    end,
    from: null,
    to: null,
    base: isPrivate(base) ? null : base,
    stops: stops.map(({ stop_id, kind, meal, place_id, arrive, stay_minutes, leg }, index) => ({
      stop_id,
      kind,
      meal,
      place_id,
      arrive,
      stay_minutes,
      locked: false,
      note: null,
      // How far a private point is would narrow down where it is.
      leg: index === 0 && startsPrivate ? null : leg,
    })),
    leg_back: to !== null || isPrivate(base) ? null : back,
  }
}

/** A base that is not a town of ours is a point that somebody chose. */
function isPrivate(base: BaseFacts | null | undefined): boolean {
  return base?.town_id === null
}
