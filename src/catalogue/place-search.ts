import type { SearchAnswer, SearchHit, SearchIndex, SearchQuery, SuggestQuery } from '../search/search-index.ts'
import type { PlaceEntry } from './place-entry.ts'

/** Finding places: in this node's memory, or in a search engine that all nodes share. */
export interface PlaceSearch {
  search(query: SearchQuery): Promise<SearchAnswer>
  /** As-you-type: places with a name in which a word begins so, the most important first; `score` says how important. */
  suggest(query: SuggestQuery): Promise<SearchHit[]>
}

/** A search engine outside, which the nodes keep up to date. */
export interface OutsideSearch extends PlaceSearch {
  /** Tells what has changed in this node's snapshot: `listed` can be found, `hidden` no longer. */
  note(listed: readonly PlaceEntry[], hidden: readonly string[]): void
  /** Brings the engine to this version of the catalogue, unless another node does. Runs in the background, never rejects. */
  flush(version: number): void
  /** Resolves when nothing runs any more. */
  settle(): Promise<void>
}

export function memorySearch(index: SearchIndex): PlaceSearch {
  return {
    search: async (query) => index.search(query),
    suggest: async (query) => index.suggest(query),
  }
}
