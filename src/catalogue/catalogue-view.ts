import type { SearchIndex } from '../search/search-index.ts'
import type { Province } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import type { PlaceEntry } from './place-entry.ts'
import type { World } from './world.ts'

/** What planning a trip reads from the catalogue: the node's snapshot, or a replica in a thread. */
export interface CatalogueView {
  readonly world: World
  readonly version: number
  readonly search: Pick<SearchIndex, 'search' | 'listNamed'>
  readonly provincesByCode: ReadonlyMap<string, Province>
  readonly conceptsByKey: ReadonlyMap<string, Concept>
  findPlace(placeId: string): PlaceEntry | undefined
  places(): IterableIterator<PlaceEntry>
}
