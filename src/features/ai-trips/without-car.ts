import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { isServed, servedAreas } from '../../world/public-lines.ts'
import { findIslandId } from '../../world/roads.ts'

/** A car with a driver for the day costs more than most sights are worth. */
const OFF_LINE = 0.6

/** Whether the wish rules out a car, rather than leave it open. */
export function isWithoutCar({ transport }: Pick<Reading, 'transport'>): boolean {
  return transport !== null && transport !== 'car' && transport !== 'motorbike'
}

/** How much of its worth a sight keeps for travellers without a car: less where no line goes, so that few days need one hired. */
export function reachWithoutCar(
  reading: Pick<Reading, 'transport'>,
  { world }: Pick<CatalogueView, 'world'>,
): (place: Pick<PlaceEntry, 'point'>) => number {
  if (!isWithoutCar(reading)) return () => 1
  const areas = servedAreas(world.towns)
  return ({ point }) => (isServed(areas, point) || findIslandId(world.islands, point) !== null ? 1 : OFF_LINE)
}
