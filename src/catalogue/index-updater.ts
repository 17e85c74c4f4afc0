import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { SearchIndex } from '../search/search-index.ts'
import { BestKnown } from './best-known.ts'
import type { IndexedPlace, IndexedPlaces } from './index-snapshots.ts'
import type { PlaceEntry } from './place-entry.ts'
import type { PlaceSearchEngine } from './place-search.ts'
import { isListed } from './place-snapshot.ts'

export interface IndexUpdaterOptions {
  readonly search: SearchIndex
  /** A shared search engine, which then holds all places while the node's index holds `maxIndexed`. */
  readonly engine?: PlaceSearchEngine
  readonly maxIndexed?: number
}

/** Collects changed places and applies them to the node's index and the shared engine. */
export class IndexUpdater {
  readonly #search: SearchIndex
  readonly #engine: PlaceSearchEngine | undefined
  readonly #bestKnown: BestKnown | null
  /** Changes that the index lacks; null = no longer listed. */
  readonly #pending = new Map<string, PlaceEntry | null>()
  #indexed = new Map<string, boolean>()

  constructor({ search, engine, maxIndexed }: IndexUpdaterOptions) {
    this.#search = search
    this.#engine = engine
    this.#bestKnown = maxIndexed === undefined ? null : new BestKnown(maxIndexed)
  }

  get isPartial(): boolean {
    return this.#bestKnown !== null
  }
  get pendingCount(): number {
    return this.#pending.size
  }

  note(entry: PlaceEntry): void {
    this.#pending.set(entry.id, isListed(entry) ? entry : null)
  }

  noteRemoved(placeId: string): void {
    this.#pending.set(placeId, null)
  }

  /** Indexes the pending changes. */
  async flush(): Promise<void> {
    const listed = [...this.#pending.values()].filter((entry) => entry !== null)
    const hidden = [...this.#pending].flatMap(([id, entry]) => (entry === null ? id : []))
    this.#pending.clear()
    const chosen = this.#bestKnown ? this.#bestKnown.choose(listed) : listed
    await this.#index(chosen)
    for (const { id } of chosen) this.#indexed.set(id, true)
    for (const id of hidden) this.#indexed.set(id, false)
    this.#search.remove(hidden)
    this.#bestKnown?.remove(hidden)
    this.#engine?.note(listed, hidden)
  }

  /**
   * Indexes the places that a stored index lacks or holds in another state, and removes from `indexed` those that this
   * node does not index.
   * @returns how many places were indexed
   */
  async complete(
    listed: readonly PlaceEntry[],
    stored: IndexedPlaces | null,
    indexed: Map<string, IndexedPlace>,
  ): Promise<number> {
    const wanted = this.#bestKnown ? this.#bestKnown.chooseAll(listed) : listed
    if (wanted.length < listed.length) {
      const kept = new Set(wanted.map(({ id }) => id))
      for (const { id } of listed) if (!kept.has(id)) indexed.delete(id)
    }
    const changed = wanted.filter(({ id }) => stored?.get(id)?.stamp !== indexed.get(id)?.stamp)
    await this.#index(changed)
    return changed.length
  }

  /** Ids that `flush` put into the index (true) or removed from it (false) since the last call. */
  takeIndexed(): ReadonlyMap<string, boolean> {
    const indexed = this.#indexed
    this.#indexed = new Map()
    return indexed
  }

  /** Serves requests between the steps. */
  async #index(entries: readonly PlaceEntry[]): Promise<void> {
    for (const _ of this.#search.upsertInSteps(entries)) await yieldToRequests()
  }
}
