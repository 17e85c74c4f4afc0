import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'
import { kindsWithin, MOODS } from './interest.ts'

/**
 * The wish as it is meant at a place: “Bangkok, Chiang Mai and islands” asks for no islands in Bangkok. A kind that none of the
 * sights of a destination is of, and that another one of the trip is known for, is wished for there.
 */
export function askedHere(
  reading: Reading,
  named: readonly Destination[],
  catalogue: CatalogueView,
): (place: PlaceEntry) => Reading {
  const keys = reading.interests.map(({ key }) => key).filter((key) => !MOODS.has(key))
  if (named.length < 2 || keys.length === 0) return () => reading
  const known = named.map(({ highlights, dayTrips }) => {
    const places = [...highlights, ...dayTrips].flatMap((id) => catalogue.findPlace(id) ?? [])
    return new Set(places.flatMap((place) => kindsWithin(place, catalogue)))
  })
  const here = named.map((_, at) => {
    const isElsewhere = (key: string) =>
      keys.includes(key) && !known[at]!.has(key) && known.some((kinds) => kinds.has(key))
    const interests = reading.interests.filter(({ key }) => !isElsewhere(key))
    return interests.length === reading.interests.length ? reading : { ...reading, interests }
  })
  return ({ point }) => {
    const away = named.map((destination) => distanceM(destination.point, point) - destination.radiusM)
    return here[away.indexOf(Math.min(...away))] ?? reading
  }
}
