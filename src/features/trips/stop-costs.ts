import { costOfVisit } from './trip-costs.ts'
import type { TripFacts } from './trip-facts.ts'
import type { FindTripPlace, TripCatalogue } from './trip-places.ts'

/** What each stop costs the party, by its id. Places on one ticket are paid once: the later one costs what it has more. */
export function stopCosts(
  { days, party }: Pick<TripFacts, 'days' | 'party'>,
  find: FindTripPlace,
  catalogue: Pick<TripCatalogue, 'findPlace'>,
): ReadonlyMap<string, number> {
  const paid = new Map<string, number>()
  const costs = new Map<string, number>()
  for (const { stops } of days)
    for (const { stop_id: stopId, place_id: placeId } of stops) {
      const place = placeId === null ? undefined : find(placeId)
      if (!place) continue
      const whole = costOfVisit(place, party)
      const together = (place.guide?.oneVisitWith ?? []).map((id) => catalogue.findPlace(id)?.duplicateOf ?? id)
      costs.set(stopId, Math.max(0, whole - Math.max(0, ...together.map((id) => paid.get(id) ?? 0))))
      paid.set(place.id, whole)
    }
  return costs
}
