import { createSearchIndex, type SearchIndex } from '../search/search-index.ts'
import type { Province } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import type { CatalogueView } from './catalogue-view.ts'
import type { PlaceEntry } from './place-entry.ts'
import type { World } from './world.ts'

/** A search index in shared memory: all threads read its arrays in place. */
export type SharedIndex = Uint8Array<SharedArrayBuffer>

/** The difference between two versions of a node's snapshot. */
export interface CatalogueChange {
  readonly version: number
  readonly places: readonly PlaceEntry[]
  readonly removed: readonly string[]
  /** Ids to put into and remove from the search index, or the whole index after a large change. */
  readonly index: { readonly put: readonly string[]; readonly removed: readonly string[] } | SharedIndex
}

/** A whole snapshot. Entries are immutable, so it stays consistent while the node moves on. */
export interface CatalogueCopy {
  readonly version: number
  readonly places: readonly PlaceEntry[]
  readonly index: SharedIndex
}

/**
 * The node's places in another thread. Each change is applied in one step, so everything read between two changes belongs to
 * one version.
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
