import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { addDays, type IsoDate } from '../../world/calendar.ts'
import { chooseStays } from './choose-stays.ts'

/**
 * Who goes to several places, to one of them for a feast, is there on its first day: the trip begins so many days earlier, or,
 * where these are over already, at that place.
 */
export function atFeast(reading: Reading, catalogue: CatalogueView, today: IsoDate): Reading {
  const { feast, startDate, endDate } = reading
  if (!feast || startDate !== feast.date) return reading
  const ahead = daysBefore(reading, feast.provinceCodes, catalogue)
  if (ahead <= 0) return reading
  const start = addDays(startDate, -ahead)
  if (start > today) return { ...reading, startDate: start, endDate: endDate && addDays(endDate, -ahead) }
  const first = firstAt(reading, feast.provinceCodes, catalogue)
  return daysBefore(first, feast.provinceCodes, catalogue) === 0 ? first : reading
}

/** Days of the trip before the first one there; -1 if they are not known. */
function daysBefore(reading: Reading, codes: readonly string[], catalogue: CatalogueView): number {
  const isThere = (provinceCodes: readonly string[]) => provinceCodes.some((code) => codes.includes(code))
  const stays =
    reading.stays?.map(({ provinceCodes, days }) => ({ isAt: isThere(provinceCodes), days })) ??
    chooseStays(reading, catalogue)?.map(({ destination, nights }) => ({
      isAt: isThere(destination.provinceCodes),
      days: nights,
    }))
  const at = stays?.findIndex(({ isAt }) => isAt) ?? -1
  return at < 0 ? -1 : (stays ?? []).slice(0, at).reduce((sum, { days }) => sum + days, 0)
}

/** The same wish, with that place named first. */
function firstAt(reading: Reading, codes: readonly string[], { world }: CatalogueView): Reading {
  const isThere = (provinceCodes: readonly string[]) => provinceCodes.some((code) => codes.includes(code))
  const begin = <Each>(all: readonly Each[], isFirst: (each: Each) => boolean) => [
    ...all.filter(isFirst),
    ...all.filter((each) => !isFirst(each)),
  ]
  const there = new Set(world.destinations.filter(({ provinceCodes }) => isThere(provinceCodes)).map(({ id }) => id))
  return {
    ...reading,
    provinces: begin(reading.provinces, (code) => codes.includes(code)),
    ...(reading.destinations && { destinations: begin(reading.destinations, (id) => there.has(id)) }),
    ...(reading.stays && { stays: begin(reading.stays, ({ provinceCodes }) => isThere(provinceCodes)) }),
  }
}
