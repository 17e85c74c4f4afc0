import type { CompressedRows } from './compressed-rows.ts'
import type { Deletions } from './deletions.ts'
import type { TypeaheadNames } from './typeahead.ts'

/**
 * An immutable part of the index, as in Lucene. Documents are numbered by descending popularity, so a postings list begins
 * with its most popular documents and a limit cuts its tail.
 */
export interface Segment extends TypeaheadNames {
  readonly size: number
  readonly ids: readonly string[]
  /** The names of each document, joined by line feeds. */
  readonly names: readonly string[]
  readonly latitudes: Float64Array
  readonly longitudes: Float64Array
  readonly provinces: Uint16Array
  readonly districts: Uint32Array
  readonly categoryCodes: Uint8Array
  readonly categories: Uint32Array
  readonly kinds: Uint16Array
  readonly labels: CompressedRows
  readonly concepts: CompressedRows
  readonly hours: Uint32Array
  readonly popularity: Float32Array
  /** Sorted. The prefix distinguishes `=` words as written, `~` keys of Latin words and `^` keys of Thai words. */
  readonly terms: readonly string[]
  readonly postings: CompressedRows
  readonly deletions: Deletions
  readonly trigrams: CompressedRows
  readonly conceptPostings: CompressedRows
  /**
   * All spellings of all names, each followed by a zero; the first byte of each word carries WORD_START. Spelling n is
   * `letters[spellingStarts[n] … spellingStarts[n + 1] - 1)`; document d has the spellings
   * `[nameStarts[d] … nameStarts[d + 1])`.
   */
  readonly letters: Uint8Array
  readonly spellingStarts: Uint32Array
  readonly nameStarts: Uint32Array
  readonly spellingKinds: Uint8Array
  /** The letters of each spelling as a set: two 32-bit halves. */
  readonly letterSets: Uint32Array
  /** The part of each spelling without the word for its kind: `Patong` in `Hat Patong`. */
  readonly coreStarts: Uint8Array
  readonly coreEnds: Uint8Array
  /** Hash of the whole name as written, tones included. */
  readonly nameHashes: Uint32Array
  /** 1 unless the name is the Thai or English name of the place. */
  readonly nameIsAlias: Uint8Array
  /** Suffix array over the word starts of all keys in `letters`, and the document of each suffix. */
  readonly suffixes: Uint32Array
  readonly suffixDocs: Uint32Array
  /** The first suffix for each pair of first letters. */
  readonly suffixStarts: Uint32Array
  /** 1 = replaced or removed. */
  readonly deleted: Uint8Array
}
