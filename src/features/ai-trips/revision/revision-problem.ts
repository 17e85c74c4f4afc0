import type { CatalogueView } from '../../../catalogue/catalogue-view.ts'
import { isOfKind, type ProblemDay, type TripProblem } from '../../../planner/problem.ts'
import type { ArrangedStop, Arrangement } from '../../../planner/trip/arrangement.ts'
import { addDays, weekdayOf } from '../../../world/calendar.ts'
import type { Roads } from '../../../world/roads.ts'
import { costOfTrip, costOfVisit, dayEnds, type StopFacts, tripPlaces, wholeBudgetOf } from '../../trips/public.ts'
import { geographyOf, limitsOf, PACES } from '../trip-problem.ts'
import { type NewSights, newSights } from './new-sights.ts'
import { type OwnStops, ownStops } from './own-stops.ts'
import { isPlannersRest, listStops, type Revision } from './revision.ts'
import { readingOfTrip } from './trip-reading.ts'

/** A revision as the planner's problem: only the open days, each between the nights that the trip has. */
export interface RevisionProblem {
  readonly problem: TripProblem
  /** Days of the trip (from 0) by day of the problem. */
  readonly days: readonly number[]
  readonly stopOf: OwnStops['stopOf']
  readonly from: Arrangement
}

/** A cheaper trip pays this share of the entrance fees at most. */
const CHEAPER_SHARE = 0.5

/** `isStretched`: days may last as long as they do now, even if that is longer than the traveller wanted. */
export function revisionProblem(
  revision: Revision,
  catalogue: CatalogueView,
  { roads, isStretched }: { readonly roads: Roads; readonly isStretched: boolean },
): RevisionProblem {
  const { frame } = revision
  const days = revision.days.flatMap(({ isOpen, isKept }, day) => (isOpen && !isKept ? [day] : []))
  const reading = readingOfTrip(frame, catalogue)
  const own = ownStops(revision, days, reading, catalogue)
  const sights = newSights(revision, days, reading, catalogue)
  const pace = PACES[reading.pace]
  const restMinutes = frame.request ? pace.restMinutes : 0
  const money = moneyOf(revision, days, catalogue)
  const most = mostVisits(revision, days, own, pace.maxStopsPerDay)
  const problem: TripProblem = {
    days: days.map((day, at) => ({
      ...problemDay(revision, day, own, at, { roads, isStretched, restMinutes }),
      maxStops: most[at]!,
      meals: own.meals[at]!,
      pauses: own.pauses[at]!,
    })),
    candidates: [...own.candidates, ...sights.candidates],
    bases: [],
    ...geographyOf(catalogue.world),
    transport: frame.transport,
    flights: frame.flights,
    mustVisit: [...own.kept, ...sights.mustVisit],
    avoid: { kinds: [], ids: [] },
    wanted: sights.wanted,
    provinces: [],
    locked: own.locked,
    limits: [...sights.limits, ...varietyLimits(sights, own, reading, catalogue)],
    pace: { maxStopsPerDay: pace.maxStopsPerDay, restMinutes },
    ...money,
    legs: null,
  }
  return { problem, days, stopOf: own.stopOf, from: arrangementOf(revision, days, own) }
}

function problemDay(
  { frame, trip, days }: Revision,
  day: number,
  own: OwnStops,
  at: number,
  {
    roads,
    isStretched,
    restMinutes,
  }: { readonly roads: Roads; readonly isStretched: boolean; readonly restMinutes: number },
): ProblemDay {
  const { start, end } = frame.days[day]!
  const { from, to } = dayEnds(frame, day)
  const date = frame.start_date === null ? null : addDays(frame.start_date, day)
  const now = trip.days[day]
  const options = { transport: frame.transport, flights: frame.flights }
  const minutes = (a: typeof from, b: typeof from) => (a && b ? Math.ceil(roads.leg(a, b, options).minutes) : 0)
  const pointOf = new Map(own.candidates.map(({ id, point }) => [id, point]))
  // A locked stop outside the hours stays too, with the way there and back.
  const earliest = own.locked
    .filter((stop) => stop.day === at)
    .map(({ candidateId, arrive }) => arrive - minutes(from, pointOf.get(candidateId)!))
  const latest = own.locked
    .filter((stop) => stop.day === at)
    .map(
      ({ candidateId, arrive, stayMinutes }) =>
        arrive + stayMinutes + restMinutes + minutes(pointOf.get(candidateId)!, to),
    )
  const pauses = own.pauses[at]!
  const stretched = isStretched && now && !days[day]!.hasOwnHours ? [endOf(now)] : []
  const pauseEnds = pauses.map(({ arrive, stayMinutes }) => arrive + stayMinutes)
  return {
    date,
    weekday: date === null ? null : weekdayOf(date),
    startMinute: Math.max(0, Math.min(start, ...earliest, ...pauses.map(({ arrive }) => arrive))),
    endMinute: Math.min(1440, Math.max(end, ...stretched, ...latest, ...pauseEnds)),
    start: from,
    end: to,
    baseTownId: null,
    meals: [],
  }
}

/** When a day ends now: back at the base. */
function endOf({
  stops,
  leg_back: back,
  start,
}: {
  readonly stops: readonly StopFacts[]
  readonly leg_back: { readonly minutes: number } | null
  readonly start: number
}): number {
  return Math.max(start, ...stops.map(({ arrive, stay_minutes: stay }) => arrive + stay)) + (back?.minutes ?? 0)
}

/** By open day: what the wish says, else as many as now or as the pace allows; additions get their room. */
function mostVisits(revision: Revision, days: readonly number[], own: OwnStops, usual: number): number[] {
  const meals = new Set(
    own.candidates.flatMap(({ id, meal }) => (meal === 'only' ? [own.stopOf.get(id)!.stop_id] : [])),
  )
  const visitsOn = (day: number) =>
    listStops(revision).filter(({ stop, day: at }) => at === day && stop.place_id !== null && !meals.has(stop.stop_id))
      .length
  const arriving = (day: number) => [...revision.dayOf.values()].filter((to) => to === day).length
  const isLighter = (day: number) => revision.days[day]!.isLighter
  const roomy = days.some((day) => !isLighter(day)) ? days.filter((day) => !isLighter(day)) : days
  return days.map((day) => {
    const now = visitsOn(day)
    const added = revision.additions
      .filter((addition) => addition.day === day || (addition.day === null && roomy.includes(day)))
      .reduce((sum, { count }) => sum + count, 0)
    return (revision.days[day]!.maxVisits ?? Math.max(now + arriving(day), usual)) + added
  })
}

/** New sights bring variety; what the trip has already is not limited. */
function varietyLimits(
  sights: NewSights,
  own: OwnStops,
  reading: ReturnType<typeof readingOfTrip>,
  { world }: CatalogueView,
): TripProblem['limits'] {
  if (sights.candidates.length === 0) return []
  const asked = new Set(
    sights.wanted.flatMap(({ kind }) =>
      sights.candidates.filter((each) => isOfKind(each, kind)).map((each) => each.kind),
    ),
  )
  return limitsOf(reading, world.vocabulary).flatMap((limit) => {
    const present = own.candidates.filter((candidate) => isOfKind(candidate, limit.kind)).length
    const atLeast = (most: number | null) => (most === null ? null : Math.max(most, present))
    return asked.has(limit.kind) ? [] : [{ ...limit, perDay: atLeast(limit.perDay), perTrip: atLeast(limit.perTrip) }]
  })
}

/** The budget of the open days. A trip that costs more than its budget already may go on costing that. */
function moneyOf(revision: Revision, days: readonly number[], catalogue: CatalogueView) {
  const { frame, trip } = revision
  const find = tripPlaces(trip, catalogue)
  const openStops = trip.days.flatMap((day, index) => (days.includes(index) ? day.stops : []))
  const openFees = openStops.reduce((sum, { place_id: id }) => {
    const place = id === null ? undefined : find(id)
    return sum + (place ? costOfVisit(place, frame.party, catalogue) : 0)
  }, 0)
  const otherCostBaht = Math.max(0, costOfTrip(frame, catalogue) - openFees)
  const budget = frame.budget && wholeBudgetOf(frame.budget, frame.party, frame.days.length)
  const isAsBefore = frame.budget === trip.budget
  if (revision.isCheaper) return { budgetBaht: otherCostBaht + Math.floor(openFees * CHEAPER_SHARE), otherCostBaht }
  if (budget === null) return { budgetBaht: null, otherCostBaht }
  return { budgetBaht: isAsBefore ? Math.max(budget, otherCostBaht + openFees) : budget, otherCostBaht }
}

/** The trip as it is now, in the planner's terms. */
function arrangementOf(revision: Revision, days: readonly number[], own: OwnStops): Arrangement {
  const candidateOf = new Map([...own.stopOf].map(([candidateId, { stop_id: id }]) => [id, candidateId]))
  const meals = new Set(own.candidates.flatMap(({ id, meal }) => (meal === 'only' ? [id] : [])))
  const locked = new Set(own.locked.map(({ candidateId }) => candidateId))
  const further = new Set(own.candidates.flatMap(({ visits = [] }) => visits.slice(1).map(({ id }) => id)))
  const isPause = (at: number, arrive: number) => own.pauses[at]!.some((pause) => pause.arrive === arrive)
  return days.map((day, at) =>
    (revision.trip.days[day]?.stops ?? []).flatMap((stop): ArrangedStop[] => {
      if (revision.removed.has(stop.stop_id) || isPlannersRest(stop)) return []
      const candidateId = candidateOf.get(stop.stop_id) ?? null
      if (candidateId !== null && further.has(candidateId)) return []
      const isFree = candidateId === null && !isPause(at, stop.arrive)
      const isMeal =
        stop.kind === 'meal' && (isFree || (meals.has(candidateId ?? '') && !locked.has(candidateId ?? '')))
      return [{ candidateId, meal: isMeal ? stop.meal : null, arrive: stop.arrive }]
    }),
  )
}
