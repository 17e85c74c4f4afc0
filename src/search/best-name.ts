/** Compares the names of a document with the spellings of a query. */
import { MAX_NAMES } from './analyse.ts'
import { SPELLING } from './key-code.ts'
import { boundMatch, matchName, type NameMatch } from './match-name.ts'
import { MAX_SPELLINGS } from './name-spellings.ts'
import type { ParsedQuery } from './parsed-query.ts'
import type { Segment } from './segment.ts'
import { MAX_VARIANTS, type Variant } from './variant.ts'
import { WEIGHTS } from './weights.ts'

export interface BestName {
  value: number
  likeness: number
  exact: number
  /** Largest share of the query that any name covers. */
  covered: number
  /** Number of the spelling. */
  name: number
  /** The query is the name itself, not a description that the name happens to match. */
  isLiteral: boolean
}

/**
 * The name of a document most like a spelling of the query. The most promising pair is compared first; the upper bounds of
 * most others are then too low to compare them at all.
 */
export function findBestName(
  segment: Segment,
  doc: number,
  parsed: ParsedQuery,
  usable: number,
  hasPoint: boolean,
): BestName {
  const { variants } = parsed
  const first = segment.nameStarts[doc] ?? 0
  const count = (segment.nameStarts[doc + 1] ?? 0) - first
  const best: BestName = { value: 0, likeness: 0, exact: 0, covered: 0, name: first, isLiteral: false }
  let promising = -1
  let most = 0
  for (let pair = 0; pair < count * variants.length; pair++) {
    const bound = boundPair(segment, first, pair, parsed, usable)
    bounds[pair] = bound
    if (bound > most) {
      most = bound
      promising = pair
    }
  }
  if (promising >= 0) comparePair(segment, first, promising, parsed, hasPoint, best)
  for (let pair = 0; pair < count * variants.length; pair++) {
    if (pair !== promising && (bounds[pair] ?? 0) > best.value)
      comparePair(segment, first, pair, parsed, hasPoint, best)
  }
  return best
}

/** Upper bounds of the likeness and coverage of a document's names, computed from letter sets and lengths alone. */
export function boundNames(
  segment: Segment,
  doc: number,
  { variants }: ParsedQuery,
  usable: number,
): { readonly likeness: number; readonly covered: number } {
  let likeness = 0
  let covered = 0
  for (let name = segment.nameStarts[doc] ?? 0; name < (segment.nameStarts[doc + 1] ?? 0); name++) {
    for (const variant of variants) {
      if ((variant.removed & ~usable) !== 0 || !isComparable(segment, name, variant)) continue
      boundMatch(segment, name, variant, match)
      likeness = Math.max(likeness, match.likeness * WEIGHTS.likeness + match.exact)
      covered = Math.max(covered, match.covered)
    }
  }
  return { likeness, covered }
}

/** Room for every pair of a spelling of one document and a variant of one query. */
const bounds = new Float64Array(MAX_NAMES * MAX_SPELLINGS * MAX_VARIANTS)

/** Upper bound for a pair, numbered by name, then by variant; 0 when the two are not comparable. */
function boundPair(
  segment: Segment,
  first: number,
  pair: number,
  { variants, isThai }: ParsedQuery,
  usable: number,
): number {
  const name = first + Math.floor(pair / variants.length)
  const variant = variants[pair % variants.length]
  if (!variant || (variant.removed & ~usable) !== 0 || !isComparable(segment, name, variant)) return 0
  boundMatch(segment, name, variant, match)
  return match.likeness * nameWeight(segment, name, isThai) * WEIGHTS.likeness + match.exact + match.covered
}

function comparePair(
  segment: Segment,
  first: number,
  pair: number,
  parsed: ParsedQuery,
  hasPoint: boolean,
  best: BestName,
): void {
  const name = first + Math.floor(pair / parsed.variants.length)
  const variant = parsed.variants[pair % parsed.variants.length]
  if (!variant) return
  matchName(segment, name, variant, segment.nameHashes[name] === parsed.hash, parsed.isCategorySearch, match)
  const isAlias = segment.nameIsAlias[name] === 1
  const likeness = match.likeness * nameWeight(segment, name, parsed.isThai)
  const exact = match.exact * (isAlias ? WEIGHTS.exactAlias : 1)
  const value = likeness * WEIGHTS.likeness + exact + match.covered
  // The spelling most like the query need not cover most of it.
  best.covered = Math.max(best.covered, match.covered)
  if (value <= best.value) return
  best.value = value
  best.likeness = likeness
  best.exact = exact
  best.name = name
  best.isLiteral = exact > 0 && variant.kind !== SPELLING.key && !parsed.namesArea && !(hasPoint && isAlias)
}

/** Aliases count less, and so does the sound of a Thai name for a Thai query. */
function nameWeight(segment: Segment, name: number, isThai: boolean): number {
  const isSound = isThai && segment.spellingKinds[name] === SPELLING.thaiKey
  return (segment.nameIsAlias[name] === 1 ? WEIGHTS.alias : 1) * (isSound ? WEIGHTS.sameSound : 1)
}

function isComparable(segment: Segment, name: number, { kind }: Variant): boolean {
  const own = segment.spellingKinds[name] ?? 0
  return own === kind || (own === SPELLING.thaiKey && kind === SPELLING.key)
}

/** Reused by all comparisons: saves an object per call. */
const match: NameMatch = { likeness: 0, exact: 0, covered: 0 }
