/** The questions that the index answers, and its answers. */
import type { CategoryCode } from '../world/place.ts'
import type { Point } from '../world/point.ts'

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
