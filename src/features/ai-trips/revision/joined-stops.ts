import type { CatalogueView } from '../../../catalogue/catalogue-view.ts'
import type { StopFacts } from '../../trips/public.ts'
import { listStops, type Revision } from './revision.ts'

/**
 * The other stops of visits of several places (behind one gate, on one boat), in order, by the id of the first stop. They
 * stay together wherever it goes. Stops with a time or a day of their own, and places that the trip visits twice, are on their own.
 */
export function joinedStops(revision: Revision, catalogue: CatalogueView): ReadonlyMap<string, readonly StopFacts[]> {
  const tails = new Map<string, StopFacts[]>()
  const placed = listStops(revision)
  const isFree = ({ kind, place_id: id, stop_id: stopId }: StopFacts) =>
    kind === 'visit' &&
    !revision.held.has(stopId) &&
    !revision.dayOf.has(stopId) &&
    placed.filter(({ stop }) => stop.place_id === id).length === 1
  let first: (typeof placed)[number] | undefined
  for (const each of placed) {
    if (!isFree(each.stop)) first = undefined
    else if (first?.day === each.day && isOneVisit(first.stop, each.stop, catalogue))
      tails.set(first.stop.stop_id, [...(tails.get(first.stop.stop_id) ?? []), each.stop])
    else first = each
  }
  return tails
}

function isOneVisit({ place_id: a }: StopFacts, { place_id: b }: StopFacts, catalogue: CatalogueView): boolean {
  const others = catalogue.findPlace(a ?? '')?.guide?.oneVisitWith ?? []
  return others.some((id) => (catalogue.findPlace(id)?.duplicateOf ?? id) === b)
}
