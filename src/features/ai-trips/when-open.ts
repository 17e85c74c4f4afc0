// What opening hours do not say: it gets dark on beaches and in temples, and some islands close in the monsoon.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { World } from '../../catalogue/world.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { addDays, type IsoDate } from '../../world/calendar.ts'
import type { Interval } from '../../world/hours.ts'
import type { Point } from '../../world/point.ts'
import { isInSeason } from '../../world/region.ts'
import { sunTimes } from '../../world/sun.ts'
import { type Concept, haveTrait, isOutInNature } from '../../world/vocabulary.ts'
import { openWeekdays } from '../trips/public.ts'
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
  return {
    closedIslands: closedIslands(reading, world),
    closedMonths: ({ guide }: PlaceEntry) => closedBy(guide?.closedMonths, reading),
    isOneDay: reading.days === 1,
    isLikelyOpen: ({ hours }: PlaceEntry) => reading.startDate !== null || openWeekdays(hours).length >= MOST_WEEKDAYS,
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
