import type { Analysed } from './analyse.ts'
import { encodeKeys, encodeSurface, SPELLING, surfaceSpelling } from './key-code.ts'
import type { QueryWord } from './parsed-query.ts'
import { createVariant, type Variant } from './variant.ts'

/** A query without its words for kinds and areas is compared alone from this many letters on. */
const MIN_REST = 3

/** The query without each of these sets of words, by its phonetic keys and, in one script, as written. */
export function listVariants(words: readonly QueryWord[], masks: readonly number[], totalWeight: number): Variant[] {
  const variants: Variant[] = []
  for (const removed of new Set(masks)) {
    const left = words.filter((word) => (word.bit & removed) === 0)
    if (left.length === 0) continue
    const removedWeight = 1 - left.reduce((sum, word) => sum + word.weight, 0) / totalWeight
    const surfaces = left.map((word) => word.surface)
    const kind = surfaceSpelling(surfaces)
    const keys = encodeKeys(
      left.map((word) => word.key),
      false,
    )
    if (removed !== 0 && keys.length < MIN_REST) continue
    variants.push(createVariant(SPELLING.key, keys, { removed, removedWeight }))
    if (kind === undefined) continue
    variants.push(createVariant(kind, encodeSurface(surfaces, kind, false), { removed, removedWeight }))
  }
  return variants
}

/** Thai runs read without segmentation, to match names in Latin letters. */
export function listRunVariants({ runKeys }: Analysed): Variant[] {
  return runKeys ? [createVariant(SPELLING.key, encodeKeys(runKeys, false))] : []
}
