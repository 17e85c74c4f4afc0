// “A day on Ko Phi Phi, from Phuket”: nobody takes the ferry there and back for a beach and a lunch.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { findIslandId } from '../../world/roads.ts'
import { hasSmallChildren } from './children.ts'
import { READY_FOR_TOURS } from './on-tours.ts'
import { longBoatTo, namedEndsOf } from './trip-ends.ts'

/** The boats of a tour leave from a pier this near to where people stay. */
const TOUR_STARTS_WITHIN_M = 40_000

/**
 * A day from somewhere to an island far out is spent on the tour that sets out there and sees most of what the island is known for; so is
 * a day trip to an island from the one bed of a longer trip. The wish stays as it is where there is none.
 */
export function onDayTour(reading: Reading, catalogue: CatalogueView): Reading {
  const { days, base, destinations = [] } = reading
  const bed = catalogue.world.towns.find(({ id }) => id === base?.townId)
  const from = days === 1 ? namedEndsOf(reading, catalogue).start : bed?.point
  // Small children have no day on a speedboat in them.
  if (!from || (days === 1 && destinations.length !== 1) || hasSmallChildren(reading)) return reading
  const here = findIslandId(catalogue.world.islands, from)
  const named = catalogue.world.destinations.filter(({ id, kind }) => kind === 'island' && destinations.includes(id))
  const tours = named.flatMap((island) => {
    const islandId = findIslandId(catalogue.world.islands, island.point)
    const there = catalogue.world.islands.find(({ id }) => id === islandId)
    const isFar = there !== undefined && islandId !== here && longBoatTo(there, catalogue.world) !== null
    const tour = isFar ? bestTour(island, { from, islandId }, catalogue) : undefined
    return tour ? [{ island, islandId, tour }] : []
  })
  return tours.reduce(takeTour, reading)
}

/** The tour from near a point, but not from the island itself, that sees the most highlights of an island. */
function bestTour(
  { highlights }: Destination,
  { from, islandId }: { readonly from: Point; readonly islandId: string | null },
  catalogue: CatalogueView,
): PlaceEntry | undefined {
  const seen = ({ guide }: PlaceEntry) => (guide?.covers ?? []).filter((id) => highlights.includes(id)).length
  const isFromHere = ({ point }: PlaceEntry) =>
    distanceM(point, from) <= TOUR_STARTS_WITHIN_M && findIslandId(catalogue.world.islands, point) !== islandId
  return [...catalogue.places()]
    .filter((place) => seen(place) > 0 && place.businessStatus === 'operational' && place.duplicateOf === null)
    .filter(isFromHere)
    .sort((a, b) => seen(b) - seen(a))[0]
}

interface TourToIsland {
  readonly island: Destination
  readonly islandId: string | null
  readonly tour: PlaceEntry
}

/** The wish for the tour instead of the island. */
function takeTour(reading: Reading, { island, islandId, tour }: TourToIsland): Reading {
  const { id: placeId, provinceCode } = tour
  const seen = new Set([placeId, ...(tour.guide?.covers ?? [])])
  const wish = { placeId, text: island.nameEn, provinceCode, certainty: 1, alternatives: [], day: null }
  const left = new Set(island.provinceCodes.filter((code) => code !== provinceCode))
  return {
    ...reading,
    ...(reading.days === 1 && {
      dailyWindow: { ...reading.dailyWindow, start: reading.dailyWindow.start ?? READY_FOR_TOURS },
    }),
    provinces: [...new Set([...reading.provinces.filter((code) => !left.has(code)), provinceCode])],
    islands: reading.islands.filter(({ id }) => id !== islandId),
    destinations: (reading.destinations ?? []).filter((id) => id !== island.id),
    mustVisit: [wish, ...reading.mustVisit.filter((other) => !seen.has(other.placeId))],
  }
}
