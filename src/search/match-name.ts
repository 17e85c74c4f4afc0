import { compareLetters, countMissing, type Likeness } from './compare-letters.ts'
import type { Segment } from './segment.ts'
import type { Variant } from './variant.ts'
import { WEIGHTS } from './weights.ts'

/** How well a name matches a spelling of the query. The functions here write to it, which saves an object per call. */
export interface NameMatch {
  likeness: number
  /** Bonus for an exact match. */
  exact: number
  /** Share of the query that is covered, 0 … 1. */
  covered: number
}

/** Shorter matches may be chance. */
const SURE_LENGTH = 5
const full: Likeness = { whole: 0, inside: 0, prefix: 0 }
const inCore: Likeness = { whole: 0, inside: 0, prefix: 0 }
const NOTHING: Likeness = { whole: 0, inside: 0, prefix: 0 }

export function matchName(
  segment: Segment,
  name: number,
  variant: Variant,
  isSameText: boolean,
  isCategorySearch: boolean,
  result: NameMatch,
): void {
  const { removed, pattern, quality } = variant
  const start = segment.spellingStarts[name] ?? 0
  const length = (segment.spellingStarts[name + 1] ?? 0) - 1 - start
  compareLetters(segment.letters, start, length, pattern, full)
  const coreStart = segment.coreStarts[name] ?? 0
  const coreLength = (segment.coreEnds[name] ?? 0) - coreStart
  const hasCore = coreLength > 1 && coreLength < length
  const core = hasCore && canCoreBeBetter(pattern.length, length, coreLength) ? inCore : NOTHING
  if (core === inCore) compareLetters(segment.letters, start + coreStart, coreLength, pattern, inCore)
  const parts = Math.max(
    partOfWhole(pattern.length, length),
    core.prefix * WEIGHTS.prefix * lengthFactor(pattern.length, coreLength),
  )
  // A bare word for a kind is part of every name of that kind.
  const isBare = isCategorySearch && removed === 0
  const less = quality * (removed === 0 ? 1 : WEIGHTS.lessWords)
  result.likeness = (isBare ? full.whole : Math.max(full.whole, core.whole * WEIGHTS.core, parts)) * less
  let exact = 0
  if (full.whole === 1) exact = removed === 0 ? (isSameText ? WEIGHTS.exact : WEIGHTS.sameLetters) : WEIGHTS.sameCore
  else if (core.whole === 1 && !isBare) exact = WEIGHTS.sameCore
  result.exact = exact * quality * Math.min(1, pattern.length / SURE_LENGTH)
  result.covered = coveredBy(variant, Math.max(full.whole, core.whole, full.inside))
}

/** Upper bounds for `matchName`: each missing letter and each letter of length difference costs an edit. */
export function boundMatch(segment: Segment, name: number, variant: Variant, result: NameMatch): void {
  const { pattern } = variant
  const missing = countMissing(pattern, segment.letterSets[2 * name] ?? 0, segment.letterSets[2 * name + 1] ?? 0)
  const start = segment.spellingStarts[name] ?? 0
  const length = (segment.spellingStarts[name + 1] ?? 0) - 1 - start
  const coreLength = (segment.coreEnds[name] ?? 0) - (segment.coreStarts[name] ?? 0)
  const inside = Math.max(0, 1 - missing / pattern.length)
  const whole = boundWhole(pattern.length, length, missing)
  const core = coreLength > 1 ? boundWhole(pattern.length, coreLength, missing) : 0
  const factor = Math.max(lengthFactor(pattern.length, length), lengthFactor(pattern.length, coreLength))
  result.likeness = Math.max(whole, core, inside * WEIGHTS.prefix * factor) * variant.quality
  result.exact = missing === 0 ? WEIGHTS.exact : 0
  result.covered = coveredBy(variant, Math.max(whole, core, inside))
}

/** Whether the core may match better than the whole did. It starts at a word, so it needs at least the edits of the best part. */
function canCoreBeBetter(query: number, length: number, coreLength: number): boolean {
  const edits = Math.round((1 - full.inside) * query)
  const whole = boundWhole(query, coreLength, edits)
  if (whole > Math.max(full.whole, full.inside)) return true
  const prefix = full.inside * WEIGHTS.prefix * lengthFactor(query, coreLength)
  const known = Math.max(full.whole, partOfWhole(query, length))
  return whole * WEIGHTS.core > known || prefix > known || whole === 1
}

function partOfWhole(query: number, length: number): number {
  return Math.max(full.inside * WEIGHTS.inside, full.prefix * WEIGHTS.prefix) * lengthFactor(query, length)
}

function boundWhole(query: number, name: number, edits: number): number {
  return Math.max(0, 1 - Math.max(edits, Math.abs(query - name)) / Math.max(query, name))
}

function coveredBy({ removedWeight, quality }: Variant, likeness: number): number {
  const alike = Math.max(0, 1 - WEIGHTS.coverageLoss * (1 - likeness))
  return removedWeight * WEIGHTS.removed + (1 - removedWeight) * alike * WEIGHTS.lettersOnly * quality
}

/** A query that is a small part of a long name is less similar. */
function lengthFactor(query: number, name: number): number {
  return 0.75 + (0.25 * Math.min(query, name)) / Math.max(query, name)
}
