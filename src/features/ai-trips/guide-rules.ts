// What planning makes of a guide's knowledge of a place (`world/guide.ts`).
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { isForWheels, TIRING } from '../../world/access.ts'
import { addDays, type IsoDate } from '../../world/calendar.ts'
import type { Interval } from '../../world/hours.ts'
import type { BestTime } from '../../world/place.ts'
import { isDry, isWithoutMist } from '../../world/seasons.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { hasChildren, isForTeens } from './children.ts'
import { faithFactor, usesWheelchair } from './guests.ts'
import { MOODS } from './interest.ts'
import { isDoneFor } from './wish-minimums.ts'
import { isWithoutCar } from './without-car.ts'

const FACTOR = {
  /** An experience costs money and half a day: planned unasked only where it is the best of the area. */
  unaskedExperience: 0.5,
  /** So does a climb of half a day. */
  unaskedClimb: 0.4,
  unsuitable: 0.3,
  suitable: 1.2,
  /** By effort, with small children or seniors, or for people who walk little. */
  effort: [1, 1, 0.5, 0.2],
  outOfSeason: 0.8,
  /** What has a short season is a reason to come in it, and hardly worth the way in other months. */
  inShortSeason: 1.2,
  outOfShortSeason: 0.3,
  /** A waterfall without water is a wall of rock. */
  dry: 0.25,
  /** Water that comes down at once is nothing to swim in. */
  inFlood: 0.25,
} as const
const SHORT_SEASON_MONTHS = 4

/** Minutes within which a stay at a place of `only_then` starts and ends. */
const TIMES: Readonly<Record<BestTime, Interval>> = {
  dawn: { open: 5 * 60, close: 9 * 60 },
  morning: { open: 6 * 60, close: 12 * 60 },
  midday: { open: 10 * 60, close: 15 * 60 },
  late_afternoon: { open: 14 * 60, close: 18 * 60 + 30 },
  sunset: { open: 16 * 60, close: 19 * 60 + 30 },
  evening: { open: 17 * 60, close: 24 * 60 },
  night: { open: 19 * 60, close: 26 * 60 },
}

/** A place that is worth the way at dawn only. */
export function isForDawnAlone({ guide, bestTimes }: Pick<PlaceEntry, 'guide' | 'bestTimes'>): boolean {
  return guide?.onlyThen === true && bestTimes.every((time) => time === 'dawn')
}

/** Whether a place may be planned unless it is asked for by name. */
export function isPlannable(place: PlaceEntry, reading: Reading): boolean {
  const { guide } = place
  if (!guide) return !isOutOfReach(place, reading)
  if (guide.byArrangement || guide.nearBorder || (guide.ownWheels && isWithoutCar(reading))) return false
  const month = firstMonth(reading)
  if (month !== null && isWithoutMist(guide, month)) return false
  return !isOutOfReach(place, reading)
}

/** Not for wheels, old knees or a stroller: what tires the fit, and for a wheelchair whatever has a step or is known to be rough. */
function isOutOfReach(place: PlaceEntry, reading: Reading): boolean {
  if (usesWheelchair(reading)) return !isForWheels(place)
  return (place.guide?.effort ?? 0) >= TIRING && reading.walking !== null
}

/**
 * How well a place suits the party, the season and the wish, as a factor of its score.
 *
 * @param isUsual whether people go on this tour from the destination, so that it needs no asking
 */
export function suitability(
  place: PlaceEntry,
  reading: Reading,
  concepts: ReadonlyMap<string, Concept>,
  isUsual = false,
): number {
  const { guide } = place
  if (!guide) return faithFactor(place, reading)
  const { seniors } = reading.party
  const areYoung = hasChildren(reading)
  let factor = faithFactor(place, reading)
  if (guide.experience && !isUsual && !isAskedFor(place, reading, concepts)) factor *= FACTOR.unaskedExperience
  if (isLongClimb(place) && !isClimbAsked(place, reading)) factor *= FACTOR.unaskedClimb
  if (isForTeens(place, reading, concepts)) factor *= FACTOR.suitable
  if (areYoung || seniors > 0 || reading.walking === 'little') factor *= FACTOR.effort[guide.effort ?? 0] ?? 1
  for (const [isThere, fit = 0] of [
    [areYoung, guide.children],
    [seniors > 0, guide.seniors],
  ] as const)
    if (isThere && fit !== 0) factor *= fit > 0 ? FACTOR.suitable : FACTOR.unsuitable
  const month = firstMonth(reading)
  const months = month === null ? (reading.soon ?? []) : [month]
  return months.length === 0 ? factor : factor * Math.max(...months.map((each) => seasonal(place, each)))
}

function seasonal({ category, guide }: PlaceEntry, month: number): number {
  if (!guide) return 1
  const { monthsBest, floodMonths, festivalMonths } = guide
  if (floodMonths?.includes(month)) return FACTOR.inFlood
  if (festivalMonths?.includes(month)) return FACTOR.inShortSeason
  if (!monthsBest) return 1
  if (isDry(category, guide, month)) return FACTOR.dry
  const isShort = monthsBest.length <= SHORT_SEASON_MONTHS
  if (monthsBest.includes(month)) return isShort ? FACTOR.inShortSeason : 1
  return isShort ? FACTOR.outOfShortSeason : FACTOR.outOfSeason
}

/** Whether the wish names this kind of experience: a beach holiday does not ask for surf lessons. */
function isAskedFor(place: PlaceEntry, reading: Reading, concepts: ReadonlyMap<string, Concept>): boolean {
  const { category, subCategories, tags } = place
  const broader = category === null ? [] : (concepts.get(category)?.broader ?? [])
  const own = new Set([category, ...subCategories, ...broader, ...tags.filter((tag) => !MOODS.has(tag))])
  return isDoneFor(category, reading) || reading.interests.some(({ key }) => own.has(key))
}

const STRENUOUS = 3
const HALF_DAY_MIN = 4 * 60
const isLongClimb = ({ guide, visitMinutes }: PlaceEntry) =>
  (guide?.effort ?? 0) >= STRENUOUS && (visitMinutes ?? 0) >= HALF_DAY_MIN

/** “A mountain view” asks for no climb. */
function isClimbAsked({ id, subCategories }: PlaceEntry, { interests, mustVisit }: Reading): boolean {
  return (
    mustVisit.some(({ placeId }) => placeId === id) ||
    interests.some(({ key }) => CLIMBS.has(key) || subCategories.includes(key))
  )
}
const CLIMBS: ReadonlySet<string> = new Set(['hiking', 'adventure', 'trekking', 'pilgrimage'])

/** The dates of the trip in closed months, and whether it is closed all the time; a month without a day counts. */
export function closedBy(
  closedMonths: readonly number[] | undefined,
  reading: Pick<Reading, 'startDate' | 'month' | 'days'>,
): { readonly dates: readonly IsoDate[]; readonly throughout: boolean } {
  if (!closedMonths) return { dates: [], throughout: false }
  const { startDate, days } = reading
  if (startDate === null) {
    const month = firstMonth(reading)
    return { dates: [], throughout: month !== null && closedMonths.includes(month) }
  }
  const dates = Array.from({ length: days }, (_, day) => addDays(startDate, day)).filter((date) =>
    closedMonths.includes(monthOf(date)),
  )
  return { dates, throughout: dates.length === days }
}

/** The month in which the trip begins, 1–12; null if it is not known. */
function firstMonth({ startDate, month }: Pick<Reading, 'startDate' | 'month'>): number | null {
  const date = startDate ?? month
  return date === null ? null : monthOf(date)
}

/** Opening hours cut to the times at which there is something to see. */
export function hoursOnlyThen(
  { guide, bestTimes }: Pick<PlaceEntry, 'guide' | 'bestTimes'>,
  dwellMinutes: number,
): (hours: Interval) => Interval {
  if (!guide?.onlyThen || bestTimes.length === 0) return (hours) => hours
  const open = Math.min(...bestTimes.map((time) => TIMES[time].open))
  const close = Math.max(...bestTimes.map((time) => TIMES[time].close), open + dwellMinutes)
  return (hours) => ({ open: Math.max(hours.open, open), close: Math.min(hours.close, close) })
}

function monthOf(date: string): number {
  return Number(date.slice(5, 7))
}
