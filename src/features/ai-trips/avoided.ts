// What is not for this trip because they know it or do not want it.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'
import { findIslandId } from '../../world/roads.ts'
import { kindsOf } from './interest.ts'

const TOWN_CENTRE_M = 5_000
/** A tour to a known island may also pass by others. */
const SHARE_OF_TOUR = 0.5

/** “We've been to Pai”, “not Krabi”: a journey that the wish leaves open goes elsewhere. */
export function isAvoidedStay({ avoid }: Pick<Reading, 'avoid'>): (destination: Destination) => boolean {
  const avoided = new Set(avoid.destinations)
  const provinces = new Set(avoid.provinces)
  return ({ id, partOf, provinceCodes }) =>
    avoided.has(id) || (partOf !== null && avoided.has(partOf)) || provinceCodes.every((code) => provinces.has(code))
}

/** “Not Patong”, “no islands like Phi Phi”: excludes the places there, the tours to them, and what has one ticket with a refused kind. */
export function placesToAvoid({ avoid }: Reading, catalogue: CatalogueView): (place: PlaceEntry) => boolean {
  const { world } = catalogue
  const towns = world.towns.filter(({ id }) => avoid.towns?.includes(id)).map(({ point }) => point)
  const islands = new Set(avoid.islands)
  // The islets around an island are what people go there for.
  const around = new Set(
    world.destinations.flatMap(({ id, kind, highlights }) =>
      kind === 'island' && avoid.destinations?.includes(id) ? highlights : [],
    ),
  )
  const isThere = ({ id, point }: PlaceEntry) => {
    if (around.has(id) || towns.some((town) => distanceM(town, point) <= TOWN_CENTRE_M)) return true
    const islandId = islands.size === 0 ? null : findIslandId(world.islands, point)
    return islandId !== null && islands.has(islandId)
  }
  const refused = avoid.kinds.filter(({ strength }) => strength === 'hard').map(({ key }) => key)
  return (place) => {
    const covered = (place.guide?.covers ?? []).flatMap((id) => catalogue.findPlace(id) ?? [])
    const isTour = covered.length > 0 && covered.filter(isThere).length >= covered.length * SHARE_OF_TOUR
    return isTour || isThere(place) || isBehindGateOf(place, refused, catalogue)
  }
}

/** “No temples”: the ticket of the Grand Palace is that of its temple. A bay among others has no cave for being on its boat. */
function isBehindGateOf(
  { guide }: PlaceEntry,
  refused: readonly string[],
  catalogue: Pick<CatalogueView, 'findPlace' | 'conceptsByKey'>,
): boolean {
  const joined = guide?.oneVisitWith ?? []
  if (refused.length === 0 || joined.length === 0) return false
  const isRefused = (place: PlaceEntry) =>
    kindsOf(place, catalogue.conceptsByKey).some((kind) => refused.includes(kind))
  return joined.flatMap((id) => catalogue.findPlace(id) ?? []).filter(isRefused).length * 2 > joined.length
}
