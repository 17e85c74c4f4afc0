import { type Pattern, preparePattern } from './compare-letters.ts'
import type { Spelling } from './key-code.ts'

/** One spelling of a query, ready to compare with names. */
export interface Variant {
  readonly pattern: Pattern
  readonly kind: Spelling
  readonly bytes: Uint8Array
  /** Mask of the words left out. */
  readonly removed: number
  /** Their share of the query's weight. */
  readonly removedWeight: number
  /** Below 1 for a translation. */
  readonly quality: number
}

/** Four selections of words in two spellings each, one by runs, and three translations in two spellings each. */
export const MAX_VARIANTS = 16

export function createVariant(
  kind: Spelling,
  bytes: Uint8Array,
  { removed = 0, removedWeight = 0, quality = 1 } = {},
): Variant {
  return { kind, bytes, pattern: preparePattern(bytes), removed, removedWeight, quality }
}
