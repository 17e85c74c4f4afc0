import type { SearchIndex } from '../search/search-index.ts'
import type { SearchAnswer, SearchHit, SearchQuery, SuggestQuery } from '../search/search-query.ts'
import type { PlaceEntry } from './place-entry.ts'

/** Finds places: in this node's memory, or in a search engine that all nodes share. */
export interface PlaceSearch {
  search(query: SearchQuery): Promise<SearchAnswer>
  /** As you type: places with a name that has a word beginning so, the most important first; `score` is the importance. */
  suggest(query: SuggestQuery): Promise<SearchHit[]>
}

/** A shared search engine, which the nodes keep up to date. */
export interface PlaceSearchEngine extends PlaceSearch {
  /** Notes what changed in this node's snapshot: `listed` may be found, `hidden` no longer. */
  note(listed: readonly PlaceEntry[], hidden: readonly string[]): void
  /** Brings the engine to this catalogue version unless another node does. Runs in the background, never rejects. */
  flush(version: number): void
  /** Resolves when no write is running. */
  settle(): Promise<void>
}

export function memorySearch(index: SearchIndex): PlaceSearch {
  return {
    search: async (query) => index.search(query),
    suggest: async (query) => index.suggest(query),
  }
}
