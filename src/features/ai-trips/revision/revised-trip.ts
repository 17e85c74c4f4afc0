import type { CatalogueView } from '../../../catalogue/catalogue-view.ts'
import type { Itinerary, ItineraryStop } from '../../../planner/itinerary.ts'
import type { Candidate } from '../../../planner/problem.ts'
import { addDays } from '../../../world/calendar.ts'
import {
  type DayFacts,
  dayEnds,
  MAX_STOPS_PER_DAY,
  openingDuring,
  type StopFacts,
  type TripFacts,
  tripPlaces,
  type UnmetFact,
  withPlaces,
} from '../../trips/public.ts'
import { legFacts } from '../planned-trip.ts'
import { listUnmet, reasonOf } from '../unmet.ts'
import { partsOf } from '../visit-parts.ts'
import { additionKey } from './new-sights.ts'
import { isPlannersRest, isSameFrame, listStops, type Revision } from './revision.ts'
import type { RevisionProblem } from './revision-problem.ts'
import { readingOfTrip } from './trip-reading.ts'

/** The trip after a revision has been solved. Days that come out in the same order keep their times. */
export function revisedTrip(
  revision: Revision,
  { problem, days, stopOf }: RevisionProblem,
  itinerary: Itinerary,
  catalogue: CatalogueView,
): TripFacts {
  const { frame, trip } = revision
  const newId = idMaker(trip)
  const visitsOf = new Map(problem.candidates.map(({ id, visits }) => [id, visits]))
  const planned = frame.days.map((day, index): DayFacts => {
    const at = days.indexOf(index)
    const plan = itinerary.days[at]
    if (!plan) return day
    const now = trip.days[index]
    const parts = plan.stops.flatMap((stop) => partsOf(stop, { visits: visitsOf.get(stop.candidateId ?? '') }))
    const stops = writeStops(parts, now?.stops ?? [], stopOf, () => newId(index))
    const leg_back = plan.returnLeg && legFacts(plan.returnLeg)
    const next = { ...day, stops, leg_back }
    return now &&
      isSameOrder(now, next) &&
      isSameFrame(now, day) &&
      isSound(trip, index, catalogue) &&
      isSameEnds(trip, frame, index)
      ? now
      : next
  })
  const scheduled = new Set(placeIdsOf(planned))
  return withPlaces(
    {
      ...frame,
      days: planned,
      unscheduled: unscheduledOf(revision, itinerary, { stopOf, visitsOf }, catalogue).filter(
        ({ place_id: id }) => !scheduled.has(id),
      ),
      unmet: unmetOf(revision, itinerary, stopOf, scheduled, catalogue),
      // Texts of a language model are about the stops that it saw.
      texts: planned.every((day, index) => day === trip.days[index]) ? trip.texts : null,
    },
    { catalogue },
  )
}

function isSameEnds(trip: TripFacts, frame: TripFacts, index: number): boolean {
  return (
    JSON.stringify(dayEnds(trip, index)) === JSON.stringify(dayEnds(frame, index)) && trip.transport === frame.transport
  )
}

/** Ids for new stops: those that the trip has never had keep clear of those that it has. */
function idMaker({ days }: TripFacts): (day: number) => string {
  const taken = new Set(days.flatMap(({ stops }) => stops.map(({ stop_id: id }) => id)))
  return (day) => {
    let position = 1
    while (taken.has(`d${day + 1}s${position}`)) position++
    const id = `d${day + 1}s${position}`
    taken.add(id)
    return id
  }
}

function writeStops(
  plan: readonly ItineraryStop[],
  now: readonly StopFacts[],
  stopOf: RevisionProblem['stopOf'],
  newId: () => string,
): StopFacts[] {
  const unplaced = now.filter(({ place_id: id }) => id === null)
  const reuse = (fits: (stop: StopFacts) => boolean): StopFacts | undefined => {
    const at = unplaced.findIndex(fits)
    return at < 0 ? undefined : unplaced.splice(at, 1)[0]
  }
  const stops = plan.map((stop): StopFacts => {
    const { candidateId, kind, meal, arrive, depart, locked } = stop
    const own =
      candidateId !== null
        ? stopOf.get(candidateId)
        : reuse((each) =>
            locked
              ? each.arrive === arrive && each.stay_minutes === depart - arrive && !isPlannersRest(each)
              : kind === 'rest'
                ? isPlannersRest(each)
                : each.kind === 'meal' && each.meal === meal && !each.locked,
          )
    const times = { arrive, stay_minutes: depart - arrive, leg: stop.leg && legFacts(stop.leg) }
    if (own) return { ...own, ...times, ...(!locked && kind === 'meal' && { meal }) }
    return { stop_id: newId(), kind, meal, place_id: candidateId, locked: false, note: null, ...times }
  })
  if (stops.length <= MAX_STOPS_PER_DAY) return stops
  return stops.filter((stop) => !isPlannersRest(stop)).slice(0, MAX_STOPS_PER_DAY)
}

function isSameOrder(now: DayFacts, next: DayFacts): boolean {
  const order = ({ stops }: DayFacts) => stops.flatMap((stop) => (isPlannersRest(stop) ? [] : [stop.stop_id])).join()
  return order(now) === order(next)
}

/** Whether the times of a day hold: every way fits, every place is open, and the day ends in time. */
function isSound(trip: TripFacts, index: number, catalogue: CatalogueView): boolean {
  const day = trip.days[index]!
  const find = tripPlaces(trip, catalogue)
  const date = trip.start_date === null ? null : addDays(trip.start_date, index)
  let free = day.start
  for (const { place_id: id, arrive, stay_minutes: stay, leg, locked } of day.stops) {
    const place = id === null ? undefined : find(id)
    const depart = arrive + stay
    if (arrive < free + (leg?.minutes ?? 0)) return false
    if (place && !locked && openingDuring(place, { date, arrive, depart }, catalogue.world.islands) === 'closed')
      return false
    free = depart
  }
  return free + (day.leg_back?.minutes ?? 0) <= day.end
}

/** What waited before, what the plan dropped, and what the wish dropped without naming it. */
function unscheduledOf(
  revision: Revision,
  itinerary: Itinerary,
  {
    stopOf,
    visitsOf,
  }: Pick<RevisionProblem, 'stopOf'> & { readonly visitsOf: ReadonlyMap<string, Candidate['visits']> },
  catalogue: CatalogueView,
): TripFacts['unscheduled'] {
  const { trip, frame, removed, days } = revision
  const reading = readingOfTrip(frame, catalogue)
  const dropped = itinerary.unscheduled.flatMap(({ candidateId, reason }) =>
    (visitsOf.get(candidateId)?.map(({ id }) => id) ?? [candidateId]).flatMap((id) => {
      const placeId = stopOf.get(id)?.place_id
      return placeId == null ? [] : [{ place_id: placeId, ...reasonOf(placeId, reason, reading, catalogue) }]
    }),
  )
  const fewer = trip.days
    .flatMap(({ stops }) => stops)
    .flatMap(({ stop_id: id, place_id: placeId }) =>
      removed.get(id) === 'over_limit' && placeId !== null
        ? [{ place_id: placeId, code: 'over_limit' as const, values: {} }]
        : [],
    )
  const inProblem = new Set([...stopOf.values()].map(({ stop_id: id }) => id))
  const cut = listStops(revision).flatMap(({ stop, day }) =>
    day >= days.length && stop.place_id !== null && !inProblem.has(stop.stop_id)
      ? [{ place_id: stop.place_id, code: 'no_time' as const, values: {} }]
      : [],
  )
  const before = trip.unscheduled.filter(({ place_id: id }) => !revision.avoidPlaces.has(id))
  const all = [...before, ...dropped, ...fewer, ...cut]
  return all.filter(({ place_id: id }, index) => all.findIndex((each) => each.place_id === id) === index)
}

const MAX_UNMET = 50

/** Earlier wishes that are still unmet, what the edit could not have, and what the plan could not. */
function unmetOf(
  revision: Revision,
  itinerary: Itinerary,
  stopOf: RevisionProblem['stopOf'],
  scheduled: ReadonlySet<string>,
  catalogue: CatalogueView,
): UnmetFact[] {
  const { trip, frame, additions } = revision
  const before = trip.unmet.filter(
    ({ about, values }) => about !== 'edit' && !(values.place_id !== undefined && scheduled.has(values.place_id)),
  )
  // Stops of the trip that dropped out are among the unscheduled.
  const own = itinerary.unmet.filter(({ wish, subject }) => !(wish === 'must_visit' && stopOf.has(subject)))
  const kinds = own.map((item) => {
    const index = additions.findIndex((_, at) => item.subject === additionKey(at))
    const target = additions[index]?.target
    return item.wish !== 'wanted_kind' || !target
      ? item
      : { ...item, ...(target.kind === 'province' ? { wish: 'province' as const } : {}), subject: subjectOf(target) }
  })
  const days = itinerary.days.length
  const planned = listUnmet(readingOfTrip(frame, catalogue), { ...itinerary, unmet: kinds }, catalogue)
  const all = [...before, ...revision.unmet, ...(days === 0 ? [] : planned)]
  const keys = all.map(({ about, code, values }) => JSON.stringify([about, code, values]))
  return all.filter((_, index) => keys.indexOf(keys[index]!) === index).slice(-MAX_UNMET)
}

function subjectOf(target: Revision['additions'][number]['target']): string {
  return target.kind === 'concept' ? target.key : target.kind === 'province' ? target.code : target.placeId
}

function placeIdsOf(days: readonly DayFacts[]): string[] {
  return days.flatMap(({ stops }) => stops.flatMap(({ place_id: id }) => id ?? []))
}
