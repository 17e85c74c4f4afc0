import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Busy, Reading } from '../../language/reader/reading.ts'
import type { Itinerary, ItineraryDay, ItineraryStop } from '../../planner/itinerary.ts'
import type { Candidate, ProblemDay } from '../../planner/problem.ts'
import { formatClock } from '../../world/hours.ts'
import type { Town } from '../../world/region.ts'
import type { Leg } from '../../world/travel.ts'
import {
  type BaseFacts,
  type DayFacts,
  type PlannedTrip,
  placeFacts,
  type StopFacts,
  type UnmetFact,
} from '../trips/public.ts'
import { boatsToFlights } from './boat-to-flight.ts'
import { hiredByFlyers } from './hired-by-flyers.ts'
import { joinedRests } from './joined-rests.ts'
import { withoutRidden } from './night-rides.ts'
import { planningWarnings } from './planning-warnings.ts'
import { startWeekday } from './timed-trip.ts'
import type { PreparedTrip } from './trip-problem.ts'
import { understoodDetails } from './understood-details.ts'
import { breakNotKept, listUnmet, reasonOf } from './unmet.ts'
import { partsOf } from './visit-parts.ts'

export interface PlannedTripSource {
  readonly source: PlannedTrip['source']
  readonly prompt: string | null
  readonly reading: Reading
  readonly prepared: PreparedTrip
  readonly itinerary: Itinerary
  /** Wishes that it leaves out, besides those that the itinerary names. */
  readonly unmet: readonly UnmetFact[]
  /** Breaks that the trip could not keep. */
  readonly dropped: readonly Busy[]
  readonly provenance: PlannedTrip['provenance']
}

/** The facts of a trip that the planner has solved, to be rendered or stored. */
export function plannedTrip(source: PlannedTripSource, catalogue: CatalogueView): PlannedTrip {
  const { source: origin, prompt, reading, prepared, itinerary, dropped, provenance } = source
  const { problem, transport, foodBaht } = prepared
  const towns = new Map(problem.bases.map((town) => [town.id, town]))
  const candidates = new Map(problem.candidates.map((candidate) => [candidate.id, candidate]))
  const days = itinerary.days.map((day, index) =>
    dayFacts(day, problem.days[index]!, index, { towns, candidates, busy: reading.busy ?? [] }),
  )
  const visited = days.flatMap(({ stops }) => stops.flatMap(({ place_id: id }) => catalogue.findPlace(id ?? '') ?? []))
  const unscheduled = itinerary.unscheduled.map(({ candidateId, reason }) => ({
    place_id: candidateId,
    ...reasonOf(candidateId, reason, reading, catalogue),
  }))
  const unmet = [
    ...listUnmet(withoutRidden(reading, prepared), itinerary, catalogue, prompt),
    ...source.unmet,
    ...dropped.map(breakNotKept),
  ]
  const request = requestOf(reading, prepared)
  const mentioned = [
    ...days.flatMap(({ stops }) => stops.flatMap(({ place_id: id }) => id ?? [])),
    ...unscheduled.map(({ place_id: id }) => id),
    ...unmet.flatMap(({ values }) => values.place_id ?? []),
    ...request.must_visit,
  ]
  return {
    source: origin,
    name: null,
    prompt,
    start_date: problem.days[0]?.date ?? null,
    days,
    unscheduled,
    ...(prepared.destinations.length > 0 && { destinations: [...prepared.destinations] }),
    party: { ...reading.party },
    transport,
    flights: problem.flights,
    budget: reading.budget && { ...reading.budget },
    food_baht: foodBaht,
    ...(reading.spending && { spending: reading.spending }),
    preferences: reading.interests.map(({ key }) => key),
    request,
    assumed: [
      ...reading.assumed,
      ...prepared.assumed,
      ...startWeekday(problem, visited),
      ...hiredByFlyers(reading, transport, itinerary),
      ...boatsToFlights(problem, itinerary),
    ],
    unmet,
    warnings: planningWarnings(reading, prepared),
    texts: null,
    provenance,
    places: Object.fromEntries(
      [...new Set(mentioned)].flatMap((id) => {
        const place = catalogue.findPlace(id)
        return place ? [[id, placeFacts(place)]] : []
      }),
    ),
  }
}

interface Known {
  readonly towns: ReadonlyMap<string, Town>
  readonly candidates: ReadonlyMap<string, Candidate>
  readonly busy: readonly Busy[]
}

function dayFacts(day: ItineraryDay, frame: ProblemDay, index: number, { towns, candidates, busy }: Known): DayFacts {
  const town = day.baseTownId === null ? undefined : towns.get(day.baseTownId)
  return {
    start: Math.min(frame.startMinute, leavesAt(day) ?? frame.startMinute),
    end: Math.max(frame.homeMinute ?? frame.endMinute, homeAt(day)),
    from: frame.start && { ...frame.start },
    to: frame.end && { ...frame.end },
    base: town ? baseFacts(town) : null,
    stops: joinedRests(
      day.stops
        .flatMap((stop) => partsOf(stop, candidates.get(stop.candidateId ?? '')))
        .map((stop) => ({
          ...stopFacts(stop),
          note: stop.locked && stop.candidateId === null ? whyBusy(stop.arrive, index + 1, busy) : null,
        })),
    ).map((stop, position) => ({ stop_id: `d${index + 1}s${position + 1}`, ...stop })),
    leg_back: day.returnLeg && legFacts(day.returnLeg),
    ...(frame.nightRide && { night_ride: legFacts(frame.nightRide) }),
  }
}

/** When the day leaves for its first stop: before the usual start for the dawn. */
function leavesAt({ stops: [first] }: ItineraryDay): number | undefined {
  return first && first.arrive - (first.leg?.minutes ?? 0)
}

function homeAt({ stops, returnLeg }: ItineraryDay): number {
  return (stops.at(-1)?.depart ?? 0) + (returnLeg?.minutes ?? 0)
}

/** Why the time is taken, in the traveller's words. */
function whyBusy(minute: number, day: number, busy: readonly Busy[]): string | null {
  const cause = busy.find(
    (each) => (each.day === null || each.day === day) && each.start <= minute && minute < each.end,
  )
  return cause?.said ?? null
}

/** A town as a base. */
export function baseFacts({
  id,
  nameTh,
  nameEn,
  point,
  provinceCode,
}: Pick<Town, 'id' | 'point' | 'provinceCode'> & {
  readonly nameTh: string | null
  readonly nameEn: string | null
}): BaseFacts {
  return {
    town_id: id,
    name_th: nameTh,
    name_en: nameEn,
    latitude: point.latitude,
    longitude: point.longitude,
    province_code: provinceCode,
  }
}

function stopFacts({
  kind,
  meal,
  candidateId,
  arrive,
  depart,
  locked,
  leg,
}: ItineraryStop): Omit<StopFacts, 'stop_id'> {
  return {
    kind,
    meal,
    place_id: candidateId,
    arrive,
    stay_minutes: depart - arrive,
    locked,
    note: null,
    leg: leg && legFacts(leg),
  }
}

export function legFacts(leg: Leg): NonNullable<StopFacts['leg']> {
  return { ...leg, minutes: Math.ceil(leg.minutes), metres: Math.round(leg.metres) }
}

/** The request that was planned: what was understood, with what was filled in. */
function requestOf(reading: Reading, { problem, window, transport }: PreparedTrip): PlannedTrip['request'] {
  const { budget } = reading
  return {
    days: reading.days,
    start_date: reading.startDate,
    end_date: reading.endDate,
    provinces: problem.provinces
      .filter(({ required }, _index, all) => required || all.every((province) => !province.required))
      .map(({ code }) => code),
    interests: reading.interests.map(({ key, weight }) => ({ category: key, weight })),
    must_visit: reading.mustVisit.map(({ placeId }) => placeId),
    avoid: { categories: reading.avoid.kinds.map(({ key }) => key), place_ids: [...reading.avoid.placeIds] },
    pace: reading.pace,
    daily_window: { start: clock(window.start), end: clock(window.end) },
    budget: budget && {
      amount: budget.per === 'person_day' ? budget.amount * reading.days : budget.amount,
      currency: 'THB',
      per: budget.per === 'person_day' ? 'person' : budget.per,
    },
    party: { ...reading.party },
    transport,
    language: reading.language,
    ...understoodDetails(reading),
  }
}

function clock(minutes: number): string {
  return minutes >= 1440 ? '24:00' : formatClock(minutes)
}
