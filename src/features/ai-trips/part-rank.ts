import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Destination } from '../../world/destination.ts'

type Places = Pick<CatalogueView, 'findPlace'>

/** Sights of an area that people see on a day there. */
const SEEN_OF_AREA = 3

/**
 * The rank at which the guide of a destination lists what people go to one of its parts for: its first sight, or the park or
 * island that this is in. Undefined if the guide leaves the part to its own list.
 */
export function rankOfPart(part: Destination, whole: Destination, catalogue: Places): number | undefined {
  const [first] = part.highlights
  const place = first === undefined ? undefined : catalogue.findPlace(first)
  const rank = whole.highlights.findIndex((id) => id === first || id === place?.partOf)
  return rank < 0 ? undefined : rank
}

/**
 * The best sights of a park or island that a destination lists as a whole, as the destination lists them that has the most of
 * them. None where the list has some itself.
 */
export function sightsOfArea(
  areaId: string,
  { highlights }: Destination,
  catalogue: Pick<CatalogueView, 'world' | 'findPlace'>,
): readonly string[] {
  const within = (ids: readonly string[]) => ids.filter((id) => catalogue.findPlace(id)?.partOf === areaId)
  if (within(highlights).length > 0) return []
  const lists = catalogue.world.destinations.map((destination) => within(destination.highlights))
  return lists.reduce((best, list) => (list.length > best.length ? list : best), []).slice(0, SEEN_OF_AREA)
}
