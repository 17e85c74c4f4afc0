// What opening hours do not say: it gets dark on beaches and in temples, and some islands close in the monsoon.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { World } from '../../catalogue/world.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { addDays, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import type { Interval, WeekHours } from '../../world/hours.ts'
import type { Point } from '../../world/point.ts'
import { isInSeason } from '../../world/region.ts'
import { sunTimes } from '../../world/sun.ts'
import { type Concept, haveTrait, isOutInNature } from '../../world/vocabulary.ts'
import { livelyWeekdays } from '../trips/public.ts'
import { closedBy } from './guide-rules.ts'

/** A place that opens later than this has lights for the evening. */
const LIT_FROM = 10 * 60
/** A day that starts after this has no daylight to choose from. */
const EVENING_FROM = 15 * 60
/** People leave a beach or a viewpoint so long after sunset. */
const AFTERGLOW = 15
/** Without dates, no meal depends on a market that opens on fewer weekdays. */
const MOST_WEEKDAYS = 5

/** When places are open on the days of a trip, beyond their opening hours. */
export function whenOpen(reading: Reading, { world, conceptsByKey }: Pick<CatalogueView, 'world' | 'conceptsByKey'>) {
  const islands = closedIslands(reading, world)
  // Of a trip without dates, only the month is known, which no exception of a date can close.
  const isShut = (islandId: string | null) =>
    reading.startDate === null && islands.get(islandId ?? '')?.length === reading.days
  return {
    closedIslands: islands,
    isShut,
    closedMonths: ({ guide }: PlaceEntry, islandId: string | null) => {
      const closed = closedBy(guide?.closedMonths, reading)
      return isShut(islandId) ? { ...closed, throughout: true } : closed
    },
    isLikelyOpen: (place: PlaceEntry) => reading.startDate !== null || livelyWeekdays(place).length >= MOST_WEEKDAYS,
    isForDawn: (place: PlaceEntry) => isForDawn(place, reading),
    livelyHours: (place: PlaceEntry) => livelyHours(place, reading),
    daylight: daylightOf(reading, conceptsByKey),
  }
}

/** Cuts hours to daylight for places that are not for the evening, except on trips for an evening. */
function daylightOf(
  reading: Reading,
  concepts: ReadonlyMap<string, Concept>,
): (hours: Interval, point: Point, kind: string | null, kinds: readonly string[]) => Interval {
  const arrival = reading.days === 1 ? (reading.arrivalMinute ?? 0) : 0
  const isEvening = Math.max(arrival, reading.dailyWindow.start ?? 0) >= EVENING_FROM
  const date = likelyStart(reading)
  return (hours, point, kind, kinds) => {
    const isNature = isOutInNature(kind, concepts)
    const isForEvening = !isNature && haveTrait(kinds, 'evening', concepts)
    const isLit = kind === null || isForMeals(kind, concepts) || isForEvening || hours.open >= LIT_FROM
    if (isEvening || isLit) return hours
    const { sunset, dusk } = sunTimes(point, date)
    const dark = isNature ? sunset + AFTERGLOW : dusk
    return hours.close > dark ? { open: hours.open, close: dark } : hours
  }
}

/** What is there at dawn only. */
export const MIST = 'sea of mist'

/** Who asks for the sea of mist gets up for it. */
export const asksForMist = ({ interests }: Pick<Reading, 'interests'>): boolean =>
  interests.some(({ key }) => key === MIST)

/** Whether the wish is to see the sunrise, or the mist, from this place, which others see by day too. */
export function isForDawn(
  { id, bestTimes, subCategories }: Pick<PlaceEntry, 'id' | 'bestTimes' | 'subCategories'>,
  reading: Pick<Reading, 'moments' | 'mustVisit' | 'interests'>,
): boolean {
  const isNamed = reading.mustVisit.some(({ placeId }) => placeId === id)
  const isAsked = isNamed && reading.moments.includes('sunrise')
  // A mountain that they name beside the mist is where they want to see it.
  const isMist = (isNamed || subCategories.includes(MIST)) && asksForMist(reading)
  return (isAsked || isMist) && bestTimes.includes('dawn')
}

/** Hours on the days with what people come for. A place that the wish names is visited on others if the trip has none of these. */
function livelyHours(place: PlaceEntry, { startDate, days, mustVisit }: Reading): WeekHours | null {
  const { id, hours, guide, bestTimes } = place
  if (hours === null || !guide?.livelyDays) return hours
  const lively = livelyWeekdays(place)
  const isNamed = mustVisit.some(({ placeId }) => placeId === id)
  // The last day is over before the stalls of the evening are set up.
  const isLate = days > 1 && bestTimes.some((time) => time === 'evening' || time === 'night')
  const trip = Array.from(
    { length: isLate ? days - 1 : days },
    (_, day) => startDate && weekdayOf(addDays(startDate, day)),
  )
  if (isNamed && startDate !== null && !trip.some((weekday) => lively.includes(weekday as number))) return hours
  return hours.map((day, weekday) => (lively.includes(weekday) ? day : []))
}

/** Cafés close early too: their evenings are for bars and restaurants. */
function isForMeals(kind: string, concepts: ReadonlyMap<string, Concept>): boolean {
  if (haveTrait([kind], 'also_visit', concepts)) return false
  return concepts.get(kind)?.categoryCode === 'RESTAURANT' || haveTrait([kind], 'also_meal', concepts)
}

/** The first day of the trip; the middle of the month if only that is known. Null when neither is. */
export function likelyStart({ startDate, month }: Reading): IsoDate | null {
  return startDate ?? (month === null ? null : `${month}-15`)
}

/** Dates of the trip on which islands are closed, by island; empty when not even the month is known. */
export function closedIslands(reading: Reading, { islands }: World): ReadonlyMap<string, readonly IsoDate[]> {
  const start = likelyStart(reading)
  if (start === null) return new Map()
  const dates = Array.from({ length: reading.days }, (_, day) => addDays(start, day))
  return new Map(
    islands
      .map((island) => [island.id, dates.filter((date) => !isInSeason(island, date))] as const)
      .filter(([, closed]) => closed.length > 0),
  )
}
