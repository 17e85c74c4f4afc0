import type { Analysed } from './analyse.ts'
import type { Gloss } from './gloss.ts'
import type { QueryIntent } from './query-intent.ts'
import type { Circle, Understood } from './search-query.ts'
import type { Variant } from './variant.ts'

/** A parsed keyword. Sets of its words are bit masks; the first word is the lowest bit. */
export interface ParsedQuery {
  readonly text: Analysed
  readonly words: readonly QueryWord[]
  /** The same words, rarest first: their candidates limit the lookups in long postings. */
  readonly byRarity: readonly QueryWord[]
  readonly allMask: number
  /** Hash of the text without spaces, comparable with the `nameHashes` of a segment. */
  readonly hash: number
  /** Every word is Thai. */
  readonly isThai: boolean
  /** Words that name neither an area nor a concept. */
  readonly coreMask: number
  readonly totalWeight: number
  readonly areas: readonly AreaSpan[]
  readonly concepts: readonly ConceptSpan[]
  readonly glosses: readonly Gloss[]
  /** Spellings to compare with names: the whole query, and the query without words that a kind or an area can match. */
  readonly variants: readonly Variant[]
  /** The intent of the phrases removed before parsing. */
  readonly intent: QueryIntent
  /** Every word names a kind or an area: any place of that kind in that area matches. */
  readonly isCategorySearch: boolean
  /** The query is the exact name of an area: places in it match, and so do places called that. */
  readonly isAreaSearch: boolean
  /** A place must match every word by kind and area, unless no place does. */
  readonly isStrict: boolean
  /** A preposition announces the area: `วัดในเชียงราย` does not mean the temple called วัดเชียงราย. */
  readonly namesArea: boolean
  /** For a category search: 1 for each main kind that matches, indexed like the `kinds` of a segment. */
  readonly isMainKind: Uint8Array
  /** Index of the category code that the query most likely means. */
  readonly categoryCode: number
  readonly understood: Understood
  /** Whether to record how each word matched. */
  readonly isExplained: boolean
}

export interface QueryWord {
  readonly bit: number
  readonly surface: string
  /** Phonetic key. */
  readonly key: string
  readonly isThai: boolean
  /** The key is long enough to compare by sound; `zzzzqqq` has the key `sk`. */
  readonly hasSound: boolean
  /** A name contains the word, or it names a kind or an area, so it is not a misspelling. */
  readonly isKnown: boolean
  /** Approximate number of places that contain the word. */
  readonly count: number
  readonly weight: number
  readonly isLast: boolean
}

/** Words that name an area. */
export interface AreaSpan {
  readonly mask: number
  /** 1 for each interned province and district that the words name. */
  readonly isProvince: Uint8Array
  readonly isDistrict: Uint8Array
  readonly circles: readonly Circle[]
  /** The words match the written name, not only its sound. */
  readonly isWritten: boolean
}

/** Words that name concepts of the vocabulary. */
export interface ConceptSpan {
  readonly mask: number
  readonly concepts: readonly number[]
}
