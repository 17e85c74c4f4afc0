import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Itinerary } from '../../planner/itinerary.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'
import type { Town } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import type { UnmetFact } from '../trips/public.ts'
import { namedDestinations } from './destination-focus.ts'
import { usesWheelchair } from './guests.ts'

/** Beyond the destination's circle, a place is still of it. */
const EDGE_M = 2_000

/** Destinations and islands that the wish names and the trip neither sees, nor sleeps in, nor passes on a tour. */
export function missedDestinations(
  reading: Reading,
  { days, unmet }: Pick<Itinerary, 'days' | 'unmet'>,
  catalogue: Pick<CatalogueView, 'findPlace' | 'world'>,
): UnmetFact[] {
  const { towns, islands } = catalogue.world
  const slept = new Set(days.flatMap(({ baseTownId }) => baseTownId ?? []))
  const beds = towns.filter(({ id }) => slept.has(id))
  const seen = days.flatMap(({ stops }) => stops.flatMap(({ candidateId: id }) => placesSeenAt(id, catalogue)))
  // What is closed there says why.
  const isTold = ({ highlights }: Destination) =>
    unmet.some(
      ({ wish, subject, reason }) => (wish === 'must_visit' || reason === 'closed') && highlights.includes(subject),
    )
  const missed = namedDestinations(reading, catalogue).filter(
    (destination) => !isReached(destination, beds, seen) && !isTold(destination),
  )
  const isOn = (id: string) => (place: PlaceEntry) => findIslandId(islands, place.point) === id
  const missedIslands = islands.filter(
    ({ id }) =>
      reading.islands.some((wish) => wish.id === id) &&
      !beds.some(({ islandId }) => islandId === id) &&
      !seen.some(isOn(id)) &&
      !namedDestinations(reading, catalogue).some(({ point }) => findIslandId(islands, point) === id),
  )
  const isClosed = (island: string) =>
    unmet.some(({ subject }) => catalogue.findPlace(subject) && isOn(island)(catalogue.findPlace(subject)!))
  return [...missed, ...missedIslands.filter(({ id }) => !isClosed(id))].map(({ nameTh, nameEn }) => ({
    about: 'must_visit' as const,
    code: usesWheelchair(reading) ? ('not_on_wheels' as const) : ('no_time' as const),
    values: { said: reading.language === 'th' ? nameTh : nameEn },
    suggestion: null,
  }))
}

/** A place, what it shows on the way, and what shares its gate. */
function placesSeenAt(id: string | null, catalogue: Pick<CatalogueView, 'findPlace'>): PlaceEntry[] {
  const place = catalogue.findPlace(id ?? '')
  const parts = [...(place?.guide?.covers ?? []), ...(place?.guide?.oneVisitWith ?? [])]
  return [...(place ? [place] : []), ...parts.flatMap((part) => catalogue.findPlace(part) ?? [])]
}

/** Some destinations have their beds elsewhere: who sleeps in Khao Lak has not been to the Similan Islands. */
function isReached(
  { kind, point, radiusM, townIds, highlights }: Destination,
  beds: readonly Town[],
  seen: readonly PlaceEntry[],
): boolean {
  const isWithin = (other: { readonly point: typeof point }) => distanceM(other.point, point) <= radiusM + EDGE_M
  return (
    kind === 'loop' ||
    beds.some((bed) => townIds.includes(bed.id) && isWithin(bed)) ||
    seen.some((place) => highlights.includes(place.id) || isWithin(place))
  )
}
