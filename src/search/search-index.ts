import type { PlaceFacts } from '../world/place.ts'
import { type AliasEntry, createAliasBook } from './alias-book.ts'
import { answerQuery, explainQuery } from './answer-query.ts'
import { createIndexData } from './index-data.ts'
import { listNamed } from './list-named.ts'
import type { Explanation, SearchAnswer, SearchHit, SearchQuery, SuggestQuery } from './search-query.ts'
import type { SearchWorld } from './search-world.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'
import { suggestPlaces } from './suggest.ts'

export interface SearchIndex {
  /** Number of places. */
  readonly size: number
  /** Adds places or replaces those with the same id. The cost grows with the change, not with the index. */
  upsert(places: Iterable<PlaceFacts>): void
  /**
   * The same in steps of a few milliseconds, so the thread can serve requests in between. Searches see the change after the
   * last step; until then, other changes throw.
   */
  upsertInSteps(places: Iterable<PlaceFacts>): Generator<void, void>
  remove(ids: Iterable<string>): void
  search(query: SearchQuery): SearchAnswer
  /** Ids of places with a name that may be this text, contain it, or differ from it in one letter, in no order. */
  listNamed(text: string): string[]
  /**
   * Suggestions as one types: places with a name in which a word starts with the keyword, the most important first; `score`
   * is the importance. A place suggested for a prefix of its name stays suggested for every longer prefix.
   */
  suggest(query: SuggestQuery): SearchHit[]
  explain(query: SearchQuery, limit: number): Explanation[]
  /** Adds names of places, whether these are in the index now, later or never. */
  addAliases(entries: Iterable<AliasEntry>): void
  /** A versioned snapshot. @throws SnapshotError from `load`, for another version or a damaged snapshot */
  save(): Uint8Array
  load(snapshot: Uint8Array): void
}

/** Creates an empty index with the areas and vocabulary of a world. Pure: no I/O, no clock. */
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
    listNamed: (text) => listNamed(data, text),
    suggest: (query) => suggestPlaces(data, query),
    explain: (query, limit) => explainQuery(data, query, limit),
    addAliases: (entries) => data.addAliases(entries),
    save: () => saveSnapshot(data),
    load: (snapshot) => loadSnapshot(data, snapshot),
  }
}
