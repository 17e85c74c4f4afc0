import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'

/** The place that lists show for a shipped id: the authority's row of the same place, if there is one. */
export function findShownPlace(placeId: string, catalogue: Catalogue): PlaceEntry | undefined {
  const entry = catalogue.findPlace(placeId)
  const shown = entry?.duplicateOf ? catalogue.findPlace(entry.duplicateOf) : entry
  return shown?.businessStatus === 'closed' ? undefined : shown
}
