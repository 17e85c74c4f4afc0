import type { TripFacts } from './trip-facts.ts'

/**
 * The facts of a trip that the holder of its link sees without being a member: when and where the travellers are, but not
 * their notes, wishes and budget. Names every member that it keeps, so that a new one is private until somebody adds it here.
 */
export function sharedFacts(facts: TripFacts): TripFacts {
  const { source, name, start_date, days, party, transport, flights, food_baht, spending } = facts
  const { warnings, texts, provenance } = facts
  const shown = new Set(days.flatMap(({ stops }) => stops.flatMap(({ place_id: id }) => id ?? [])))
  return {
    source,
    name,
    prompt: null,
    start_date,
    days: days.map(({ start, end, from, to, base, stops, leg_back }) => ({
      start,
      end,
      from,
      to,
      base,
      stops: stops.map(({ stop_id, kind, meal, place_id, arrive, stay_minutes, locked, leg }) => ({
        stop_id,
        kind,
        meal,
        place_id,
        arrive,
        stay_minutes,
        locked,
        note: null,
        leg,
      })),
      leg_back,
    })),
    unscheduled: [],
    party,
    transport,
    flights,
    budget: null,
    food_baht,
    ...(spending && { spending }),
    preferences: [],
    request: null,
    assumed: [],
    unmet: [],
    warnings,
    texts,
    provenance,
    places: Object.fromEntries(Object.entries(facts.places).filter(([id]) => shown.has(id))),
  }
}
