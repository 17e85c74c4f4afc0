// What opening hours do not say: it gets dark on beaches, and some islands close in the monsoon.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { World } from '../../catalogue/world.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { addDays, type IsoDate } from '../../world/calendar.ts'
import type { Interval } from '../../world/hours.ts'
import { isInSeason } from '../../world/region.ts'
import { type Concept, haveTrait } from '../../world/vocabulary.ts'
import { closedBy } from './guide-rules.ts'

/** The end of dusk: the sun sets between 17:50 and 18:20 from October to February, up to half an hour later in summer. */
const DUSK = { winter: 18 * 60 + 30, summer: 19 * 60 }
const SUMMER_MONTHS = new Set(['03', '04', '05', '06', '07', '08', '09'])
/** A place that opens later than this has lights for the evening. */
const NATURE_OPENS_BEFORE = 10 * 60
/** A day that starts after this has no daylight to choose from. */
const EVENING_FROM = 15 * 60

/** When places are open on the days of a trip, beyond their opening hours. */
export function whenOpen(reading: Reading, { world, conceptsByKey }: Pick<CatalogueView, 'world' | 'conceptsByKey'>) {
  return {
    closedIslands: closedIslands(reading, world),
    closedMonths: ({ guide }: PlaceEntry) => closedBy(guide?.closedMonths, reading),
    daylight: daylightOf(reading, conceptsByKey),
  }
}

/** Cuts hours to daylight for places that are worth nothing after dark, except on trips for an evening. */
export function daylightOf(
  reading: Reading,
  concepts: ReadonlyMap<string, Concept>,
): (hours: Interval, kind: string | null, kinds: readonly string[]) => Interval {
  const arrival = reading.days === 1 ? (reading.arrivalMinute ?? 0) : 0
  const isEvening = Math.max(arrival, reading.dailyWindow.start ?? 0) >= EVENING_FROM
  const month = (reading.startDate ?? reading.month ?? '').slice(5, 7)
  const dusk = SUMMER_MONTHS.has(month) ? DUSK.summer : DUSK.winter
  return (hours, kind, kinds) => {
    if (isEvening || kind === null || !haveTrait([kind], 'daylight', concepts) || haveTrait(kinds, 'evening', concepts))
      return hours
    return hours.open < NATURE_OPENS_BEFORE && hours.close > dusk ? { open: hours.open, close: dusk } : hours
  }
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
