import { isOpenThroughout } from '../../world/hours.ts'
import { sunTimes } from '../../world/sun.ts'
import type { ItineraryDay, ItineraryStop } from '../itinerary.ts'
import { type Candidate, isOfKind, type ProblemDay, type TripProblem } from '../problem.ts'
import type { Rule } from './violation.ts'

type Fail = (rule: Rule, detail: string) => void

/** Dawn is over so long after sunrise. */
const DAWN_MINUTES = 30
/** The evening light begins so long before sunset. */
const EVENING_LIGHT_MINUTES = 60
const EVENING_FROM = 17 * 60
/** In between, a viewpoint for the sunset is only hot. */
const MIDDAY = { from: 11 * 60 + 30, to: 15 * 60 }

/** A day starts earlier than usual only for a place that is seen at dawn. */
export function earliestOf(asked: ProblemDay, { stops }: ItineraryDay, known: ReadonlyMap<string, Candidate>): number {
  const first = known.get(stops[0]?.candidateId ?? '')
  if (asked.dawnMinute === undefined || first?.part !== 'sunrise') return asked.startMinute
  const isNear = (stops[0]?.leg?.minutes ?? 0) <= (asked.dawnWay ?? Number.POSITIVE_INFINITY)
  return isNear && isAtBest(first, asked, stops[0] as ItineraryStop)
    ? Math.min(asked.dawnMinute, asked.startMinute)
    : asked.startMinute
}

/** From a sunset further away, nobody gets home after dark. */
const SUNSET_WAY = 30

/** Whether the last stop is a place for the sunset near the end, seen then; a stop that the traveller has locked is as good a reason. */
export function endsWithSunset(
  asked: ProblemDay,
  { stops, returnLeg }: ItineraryDay,
  known: ReadonlyMap<string, Candidate>,
): boolean {
  if ((returnLeg?.minutes ?? 0) > SUNSET_WAY) return stops.at(-1)?.locked ?? false
  const last = stops.at(-1)
  const place = known.get(last?.candidateId ?? '')
  if (!last || last.locked) return true
  return place?.part === 'sunset' && last.depart >= sunTimes(place.point, asked.sunDate ?? null).sunset
}

/** There is nothing to see at a place for one part of the day at another. */
export function checkLight(candidate: Candidate, asked: ProblemDay, stop: ItineraryStop, fail: Fail): void {
  if (!candidate.onlyThen || stop.locked || isAtBest(candidate, asked, stop)) return
  fail('light', `${candidate.id} ${stop.arrive}–${stop.depart} is not at ${candidate.part}`)
}

/** A viewpoint for the sunset is no stop at noon, unless the visit lasts until the sunset or is the traveller's own. */
export function checkNoon(candidate: Candidate, trip: TripProblem, asked: ProblemDay, stop: ItineraryStop, fail: Fail) {
  const { id, part, keepsStay } = candidate
  const { kind, arrive, depart, locked, includes } = stop
  if (part !== 'sunset' || kind !== 'visit' || !isOfKind(candidate, 'viewpoint')) return
  if (locked || keepsStay || trip.mustVisit.includes(id) || includes?.length || isAtBest(candidate, asked, stop)) return
  if (arrive < MIDDAY.to && depart > MIDDAY.from) fail('light', `${id} ${arrive}–${depart} is at noon`)
}

/** Nobody leaves a place for the sunset right before it while it is open, unless the stop is the traveller's own. */
export function checkSunset(
  candidate: Candidate,
  { mustVisit }: TripProblem,
  { sunDate = null, weekday, endMinute }: ProblemDay,
  { kind, arrive, depart, locked, includes }: ItineraryStop,
  fail: Fail,
): void {
  const { id, part, point, keepsStay, isSnack, departures, hours, exceptions } = candidate
  const isOwn = locked || keepsStay || mustVisit.includes(id)
  const hasTimes = departures || isSnack || exceptions.length > 0 || includes?.length
  if (part !== 'sunset' || kind !== 'visit' || isOwn || hasTimes || hours === null || weekday === null) return
  const { sunset } = sunTimes(point, sunDate)
  if (depart <= sunset - EVENING_LIGHT_MINUTES || depart >= sunset || endMinute < sunset) return
  if (isOpenThroughout(hours, weekday, arrive, sunset)) fail('light', `${id} is left at ${depart}, before the sunset`)
}

function isAtBest({ point, part }: Candidate, { sunDate = null }: ProblemDay, stop: ItineraryStop): boolean {
  const { sunrise, sunset } = sunTimes(point, sunDate)
  if (part === 'sunrise') return stop.arrive <= sunrise + DAWN_MINUTES
  if (part === 'sunset') return stop.depart >= sunset - EVENING_LIGHT_MINUTES
  return part === null || stop.arrive >= EVENING_FROM
}

/** So near the bed, people ride in the lights of the town. */
const IN_TOWN_MINUTES = 20

/** Who rides a motorbike is where the day ends by sunset, unless the stop is locked. `wayOn`: minutes to there. */
export function checkRide(
  { id, point }: Candidate,
  { byDaylight, bases }: TripProblem,
  { sunDate = null }: ProblemDay,
  { depart, locked }: ItineraryStop,
  wayOn: number,
  fail: Fail,
): void {
  if (!byDaylight || locked || bases.length === 0 || wayOn <= IN_TOWN_MINUTES) return
  if (depart + wayOn > sunTimes(point, sunDate).sunset) fail('dark', `${id} until ${depart}`)
}
