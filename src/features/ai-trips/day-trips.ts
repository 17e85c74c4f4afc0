import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Destination } from '../../world/destination.ts'

/** On a visit of a day, nobody leaves for another place. */
const LEAST_DAYS = 2
/** A second day trip is for so many days more. */
const DAYS_FOR_ANOTHER = 2
/** Minutes. A shorter visit is for stays beyond the usual length. */
const HALF_DAY = 180
/** A whole day away leaves too little of three days. */
const WHOLE_DAY = 420
const DAYS_FOR_WHOLE_DAY = 4

/**
 * The day trips that people make from a destination in so many days, the best first. What the wish asks for (islands, from a
 * beach) comes a day sooner.
 */
export function dayTripsOf(
  { dayTrips, nights }: Destination,
  days: number,
  catalogue: Pick<CatalogueView, 'findPlace'>,
  isAsked: (place: PlaceEntry) => boolean = () => false,
): PlaceEntry[] {
  const places = dayTrips.flatMap((id) => {
    const place = catalogue.findPlace(id)
    return (place?.duplicateOf ? catalogue.findPlace(place.duplicateOf) : place) ?? []
  })
  return places.filter((place, order) => {
    const minutes = place.visitMinutes ?? 0
    const sooner = order > 0 && isAsked(place) ? 1 : 0
    const needed = nights.usual + (minutes >= HALF_DAY ? 0 : 1) + order * DAYS_FOR_ANOTHER - sooner
    const least = minutes >= WHOLE_DAY ? Math.min(nights.usual + 1, DAYS_FOR_WHOLE_DAY) : 0
    return days >= Math.max(LEAST_DAYS, needed, least)
  })
}
