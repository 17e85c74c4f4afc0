/** Queries of the index and its answers. */
import type { CategoryCode } from '../world/place.ts'
import type { Point } from '../world/point.ts'

/** A search. Distances in metres, minutes after midnight in Bangkok, weekday 0 = Monday. */
export interface SearchQuery {
  readonly keyword?: string
  /** Favours near places; without `keyword`, sorts by distance. */
  readonly point?: Point
  /** Keeps only places within this distance of `point`. */
  readonly radiusM?: number
  readonly provinceCode?: string
  readonly regionProvinceCodes?: ReadonlySet<string>
  readonly districtTh?: string
  /** Keeps only places inside one of these circles, e.g. the surroundings of a town. */
  readonly areas?: readonly Circle[]
  /** Keeps only places inside, borders included. */
  readonly box?: Box
  /** A key of the vocabulary; narrower concepts match too (`market` finds night markets). */
  readonly category?: string
  readonly categoryCode?: CategoryCode
  /** Keeps only places with all of these. */
  readonly tags?: readonly string[]
  /** Drops places closed then; places with unknown hours come last. */
  readonly openAt?: OpenAt
  readonly sort?: 'relevance' | 'distance' | 'popularity' | 'name'
  /** The language of `sort: 'name'`. Thai by default. */
  readonly language?: 'th' | 'en'
  readonly offset: number
  readonly limit: number
  /** Counts all matches by category and province, and those open at `openNowAt`. */
  readonly facets?: boolean
  /** The time of the `openNow` facet; does not filter. */
  readonly openNowAt?: OpenAt
}

export interface Circle {
  readonly point: Point
  readonly radiusM: number
}

/** Degrees. Must not cross the antimeridian. */
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
  /** Metres from the point of the query; null without one. */
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

/** How the words of the query were interpreted. */
export interface Understood {
  provinceCode?: string
  district?: string
  category?: string
}

/** Why a result has its rank, for editors. */
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
 * How a word of the query matched: as written, by sound, joined or separated differently, as a prefix, with one edit, by
 * translation, by the kind or the area of the place, or only by the letters of the whole query.
 */
export const MATCHED_BY = [
  'exact',
  'sound',
  'joined words',
  'beginning',
  'one edit',
  'translation',
  'kind',
  'area',
  'letters',
  'missing',
] as const
export type MatchedBy = (typeof MATCHED_BY)[number]

export interface SuggestQuery {
  readonly keyword: string
  readonly point?: Point
  readonly limit: number
}
