import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { IsoDate } from '../../world/calendar.ts'
import { isInSeason } from '../../world/region.ts'

/**
 * A wish that says nothing of dates or seasons is planned for this month and the next: it gets nothing that is closed in both.
 * What it names is left as it is, and so are trips to a place that is closed now, which will be made in its season.
 */
export function plannedSoon(reading: Reading, catalogue: CatalogueView, today: IsoDate): Reading {
  if (reading.startDate !== null || reading.month !== null || reading.season !== undefined) return reading
  const month = Number(today.slice(5, 7))
  const soon = [month, (month % 12) + 1]
  return isForAnotherSeason(reading, soon, catalogue, today) ? reading : { ...reading, soon }
}

/** Whether a place is closed in all of these months. */
export const isClosedIn = (
  closedMonths: readonly number[] | undefined,
  months: readonly number[] | undefined,
): boolean =>
  months !== undefined && closedMonths !== undefined && months.every((month) => closedMonths.includes(month))

function isForAnotherSeason(
  { mustVisit, destinations, islands }: Reading,
  soon: readonly number[],
  catalogue: CatalogueView,
  today: IsoDate,
): boolean {
  const { world } = catalogue
  const chief = world.destinations.flatMap(({ id, highlights }) =>
    destinations?.includes(id) ? highlights.slice(0, 1) : [],
  )
  const ids = [...mustVisit.map(({ placeId }) => placeId), ...chief]
  return (
    ids.some((id) => isClosedIn(catalogue.findPlace(id)?.guide?.closedMonths, soon)) ||
    islands.some(({ id }) => {
      const island = world.islands.find((each) => each.id === id)
      return island !== undefined && !isInSeason(island, today)
    })
  )
}
