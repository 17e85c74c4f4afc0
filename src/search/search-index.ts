import type { PlaceFacts } from '../world/place.ts'
import { type AliasEntry, createAliasBook } from './alias-book.ts'
import { answerQuery, explainQuery } from './answer-query.ts'
import { createIndexData } from './index-data.ts'
import type { Explanation, SearchAnswer, SearchHit, SearchQuery, SuggestQuery } from './search-query.ts'
import type { SearchWorld } from './search-world.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'
import { suggestPlaces } from './suggest.ts'

export interface SearchIndex {
  /** How many places can be found. */
  readonly size: number
  /** Adds places or replaces those of the same id. Costs in proportion to what changes, not to the index. */
  upsert(places: Iterable<PlaceFacts>): void
  /**
   * The same in steps of some milliseconds, so that a thread that serves can serve between them. What changes is seen
   * with the last step; until then nothing else may change the index.
   */
  upsertInSteps(places: Iterable<PlaceFacts>): Generator<void, void>
  remove(ids: Iterable<string>): void
  search(query: SearchQuery): SearchAnswer
  /**
   * As-you-type: places with a name in which a word begins so, the most important first; `score` is the importance. What
   * is suggested for a beginning of a name is suggested for every longer one.
   */
  suggest(query: SuggestQuery): SearchHit[]
  explain(query: SearchQuery, limit: number): Explanation[]
  /** Other names for places, whether these are in the index already, come later, or never. */
  addAliases(entries: Iterable<AliasEntry>): void
  /** A versioned snapshot; `load` of another version throws `SnapshotError`. */
  save(): Uint8Array
  load(snapshot: Uint8Array): void
}

/** An empty index that knows the provinces, districts and words of its world. Pure: no I/O, no clock. */
export function createSearchIndex(world: SearchWorld): SearchIndex {
  const aliases = createAliasBook()
  const data = createIndexData(world, aliases)
  return {
    get size() {
      return data.size
    },
    upsert: (places) => data.upsert(places),
    upsertInSteps: (places) => data.upsertInSteps(places),
    remove: (ids) => data.remove(ids),
    search: (query) => answerQuery(data, query),
    suggest: (query) => suggestPlaces(data, query),
    explain: (query, limit) => explainQuery(data, query, limit),
    addAliases: (entries) => data.addAliases(entries),
    save: () => saveSnapshot(data),
    load: (snapshot) => loadSnapshot(data, snapshot),
  }
}
