import { createSearchIndex, type SearchIndex } from '../search/search-index.ts'
import type { Province } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import type { CatalogueView } from './catalogue-view.ts'
import type { PlaceEntry } from './place-entry.ts'
import type { World } from './world.ts'

/** A built search index in shared memory: all threads read its arrays where they are. */
export type SharedIndex = Uint8Array<SharedArrayBuffer>

/** What leads from one version of a node's snapshot to the next. */
export interface CatalogueChange {
  readonly version: number
  readonly places: readonly PlaceEntry[]
  readonly removed: readonly string[]
  /** Ids that enter or leave the search index; the whole index where too much has changed to repeat it. */
  readonly index: { readonly put: readonly string[]; readonly removed: readonly string[] } | SharedIndex
}

/** A whole snapshot. Entries never change once made, so it stays as it is while the node goes on. */
export interface CatalogueCopy {
  readonly version: number
  readonly places: readonly PlaceEntry[]
  readonly index: SharedIndex
}

/**
 * The node's places in another thread. It moves from version to version in one step, so that whatever is read of it between
 * two changes belongs to one version.
 */
export class CatalogueReplica implements CatalogueView {
  readonly world: World
  readonly search: SearchIndex
  readonly provincesByCode: ReadonlyMap<string, Province>
  readonly conceptsByKey: ReadonlyMap<string, Concept>
  version = -1
  readonly #places = new Map<string, PlaceEntry>()

  constructor(world: World) {
    this.world = world
    this.search = createSearchIndex(world)
    this.provincesByCode = new Map(world.provinces.map((province) => [province.code, province]))
    this.conceptsByKey = new Map(world.vocabulary.map((concept) => [concept.key, concept]))
  }

  findPlace(placeId: string): PlaceEntry | undefined {
    return this.#places.get(placeId)
  }

  places(): IterableIterator<PlaceEntry> {
    return this.#places.values()
  }

  apply({ version, places, removed, index }: CatalogueChange): void {
    for (const place of places) this.#places.set(place.id, place)
    for (const id of removed) this.#places.delete(id)
    if (index instanceof Uint8Array) this.search.load(index)
    else {
      this.search.upsert(index.put.flatMap((id) => this.#places.get(id) ?? []))
      this.search.remove(index.removed)
    }
    this.version = version
  }
}
