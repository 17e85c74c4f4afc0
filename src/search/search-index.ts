import type { CategoryCode, PlaceFacts } from '../world/place.ts'
import type { Point } from '../world/point.ts'
import type { District, Island, Province, Town } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import { type AliasEntry, createAliasBook } from './alias-book.ts'
import { answerQuery, explainQuery } from './answer-query.ts'
import { createIndexData } from './index-data.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'
import { suggestPlaces } from './suggest.ts'

/** What to look for. Distances in metres; minutes after midnight in Bangkok, weekday 0 = Monday. */
export interface SearchQuery {
  readonly keyword?: string
  /** Biases the ranking; without `keyword` sorts by distance. */
  readonly point?: Point
  /** Keeps only places within this distance of `point`. */
  readonly radiusM?: number
  readonly provinceCode?: string
  readonly regionProvinceCodes?: ReadonlySet<string>
  readonly districtTh?: string
  /** Keeps only places inside one of these circles: a town's surroundings, an island. */
  readonly areas?: readonly Circle[]
  /** Keeps only places inside, borders included. */
  readonly box?: Box
  /** A key of the vocabulary; narrower concepts count too (`market` finds night markets). */
  readonly category?: string
  readonly categoryCode?: CategoryCode
  /** All of them must be carried. */
  readonly tags?: readonly string[]
  /** Drops what is closed then; places whose hours are not known come after those that are open. */
  readonly openAt?: OpenAt
  readonly sort?: 'relevance' | 'distance' | 'popularity' | 'name'
  /** Whose names `sort: 'name'` compares; Thai unless it says otherwise. */
  readonly language?: 'th' | 'en'
  readonly offset: number
  readonly limit: number
  /** Count categories and provinces of all matches (and those open at `openNowAt`). */
  readonly facets?: boolean
  /** The moment of the `openNow` facet; it does not filter. */
  readonly openNowAt?: OpenAt
}

export interface Circle {
  readonly point: Point
  readonly radiusM: number
}

/** Degrees; it does not cross the date line. */
export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

export interface OpenAt {
  readonly weekday: number
  readonly minute: number
}

export interface SearchHit {
  readonly id: string
  readonly score: number
  /** Metres from the query's point, null without one. */
  readonly distanceM: number | null
}

export interface SearchAnswer {
  readonly total: number
  readonly hits: SearchHit[]
  readonly facets?: SearchFacets
  readonly understood: Understood
}

export interface SearchFacets {
  readonly category: Record<string, number>
  readonly province: Record<string, number>
  readonly openNow?: number
}

/** What the words of the query were taken for. */
export interface Understood {
  provinceCode?: string
  district?: string
  category?: string
}

/** Why a result stands where it stands, for editors. */
export interface Explanation {
  readonly id: string
  readonly score: number
  /** The summands of the score. */
  readonly parts: Readonly<Record<string, number>>
  /** The name that matched best, as its phonetic key. */
  readonly bestName: string
  readonly words: readonly { readonly word: string; readonly matchedBy: MatchedBy; readonly weight: number }[]
}

/**
 * What of a place meets a word: the word itself, one that sounds the same, words joined or parted otherwise, one that
 * begins so, one letter otherwise, its translation, what the place is, where it lies, or only most letters of the whole.
 */
export type MatchedBy =
  | 'exact'
  | 'sound'
  | 'joined words'
  | 'beginning'
  | 'one edit'
  | 'translation'
  | 'kind'
  | 'area'
  | 'letters'
  | 'missing'

export interface SuggestQuery {
  readonly keyword: string
  readonly point?: Point
  readonly limit: number
}

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

export interface SearchWorld {
  readonly provinces: readonly Province[]
  readonly districts: readonly District[]
  readonly vocabulary: readonly Concept[]
  readonly towns?: readonly Town[]
  readonly islands?: readonly Island[]
}

export type { AliasEntry, PlaceFacts }

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
