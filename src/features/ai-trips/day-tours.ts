// “A day on Ko Phi Phi, from Phuket”: nobody takes the ferry there and back for a beach and a lunch.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { findIslandId } from '../../world/roads.ts'
import { READY_FOR_TOURS } from './on-tours.ts'
import { namedEndsOf } from './trip-ends.ts'

/** The boats of a tour leave from a pier this near to where people stay. */
const TOUR_STARTS_WITHIN_M = 40_000

/**
 * A day from somewhere to an island is spent on the tour that sets out there and sees most of what the island is known for. The
 * wish stays as it is where there is none.
 */
export function onDayTour(reading: Reading, catalogue: CatalogueView): Reading {
  const { start } = namedEndsOf(reading, catalogue)
  const island = catalogue.world.destinations.find(
    ({ id, kind }) => kind === 'island' && reading.destinations?.includes(id),
  )
  if (reading.days !== 1 || !start || !island || reading.destinations?.length !== 1) return reading
  const islandAt = (point: Point) => findIslandId(catalogue.world.islands, point)
  const isFromHere = ({ point }: PlaceEntry) =>
    distanceM(point, start) <= TOUR_STARTS_WITHIN_M && islandAt(point) !== islandAt(island.point)
  const seen = ({ guide }: PlaceEntry) => (guide?.covers ?? []).filter((id) => island.highlights.includes(id)).length
  const tours = [...catalogue.places()]
    .filter((place) => seen(place) > 0 && place.businessStatus === 'operational' && place.duplicateOf === null)
    .filter(isFromHere)
  const best = tours.sort((a, b) => seen(b) - seen(a))[0]
  if (!best) return reading
  const { id: placeId, provinceCode } = best
  const visited = new Set([placeId, ...(best.guide?.covers ?? [])])
  const others = reading.mustVisit.filter((wish) => !visited.has(wish.placeId))
  return {
    ...reading,
    dailyWindow: { ...reading.dailyWindow, start: reading.dailyWindow.start ?? READY_FOR_TOURS },
    provinces: [provinceCode],
    islands: [],
    destinations: [],
    mustVisit: [{ placeId, text: island.nameEn, provinceCode, certainty: 1, alternatives: [], day: null }, ...others],
  }
}
