import type { SearchIndex } from '../search/search-index.ts'
import type { SearchAnswer, SearchHit, SearchQuery, SuggestQuery } from '../search/search-query.ts'
import type { PlaceEntry } from './place-entry.ts'

/** The port for searching places: in the node's memory, or in a search engine shared by all nodes. */
export interface PlaceSearch {
  search(query: SearchQuery): Promise<SearchAnswer>
  /** Suggestions as one types: places with a name in which a word starts with the keyword, the most important first. */
  suggest(query: SuggestQuery): Promise<SearchHit[]>
}

/** A shared search engine that the nodes keep up to date. */
export interface PlaceSearchEngine extends PlaceSearch {
  /** Notes changes in the node's snapshot: `listed` places may be found, `hidden` ones no longer. */
  note(listed: readonly PlaceEntry[], hidden: readonly string[]): void
  /** Updates the engine to a catalogue version, unless another node does. Runs in the background and never throws. */
  flush(version: number): void
  /** Resolves when no update is running. */
  settle(): Promise<void>
}

export function memorySearch(index: SearchIndex): PlaceSearch {
  return {
    search: async (query) => index.search(query),
    suggest: async (query) => index.suggest(query),
  }
}
