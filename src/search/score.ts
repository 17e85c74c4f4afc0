import type { Point } from '../world/point.ts'
import { MAX_NAMES } from './analyse.ts'
import type { Candidates } from './candidates.ts'
import { SPELLING } from './key-code.ts'
import { boundMatch, matchName, type NameMatch } from './match-name.ts'
import { MAX_SPELLINGS } from './name-spellings.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { attributeMask } from './retrieve.ts'
import type { MatchedBy } from './search-query.ts'
import type { Segment } from './segment.ts'
import { MAX_VARIANTS, type Variant } from './variant.ts'
import { WEIGHTS } from './weights.ts'

/** The summands of a score. */
export interface ScoreParts {
  readonly coverage: number
  readonly likeness: number
  readonly exact: number
  readonly popularity: number
  readonly nearness: number
  readonly kind: number
}

export interface Scored extends ScoreParts {
  /** The spelling that matched best. */
  readonly bestName: number
  /** Share of the query that is covered, 0 … 1. */
  readonly covered: number
  /** By what each word is met, where that was asked for. */
  readonly ways?: readonly MatchedBy[]
}

/** A document that shares all letter triples promises this much. */
const ALIKE_WORTH = 0.8
/** A name so like the query is meant even where a kind of place was asked for. */
const ALMOST_ALL = 0.9

/** What a document promises before its names are compared. */
export function createFirstScore(
  { segment, coverage, alike, fame }: Candidates,
  parsed: ParsedQuery,
  point: Point | undefined,
): (doc: number) => number {
  const popularity = popularityWeight(parsed, point)
  return (doc) => {
    const covered = Math.max(coverage[doc] ?? 0, ALIKE_WORTH * (alike.get(doc) ?? 0))
    return covered + popularity * (fame[doc] ?? 0) + nearnessPart(segment, doc, parsed, point)
  }
}

/** Not less than the score of a document, and than its share of the query: told from lengths and letters alone. */
export interface Bound {
  readonly score: number
  readonly covered: number
}

export function boundParts(candidates: Candidates, doc: number, parsed: ParsedQuery, point: Point | undefined): Bound {
  const { segment } = candidates
  const met = attributeMask(segment, doc, parsed)
  const usable = parsed.isCategorySearch ? met : (candidates.masks[doc] ?? 0) | met
  let best = 0
  let covered = parsed.isCategorySearch ? 1 : (candidates.coverage[doc] ?? 0)
  for (let name = segment.nameStarts[doc] ?? 0; name < (segment.nameStarts[doc + 1] ?? 0); name++) {
    for (const variant of parsed.variants) {
      if ((variant.removed & ~usable) !== 0 || !isComparable(segment, name, variant)) continue
      boundMatch(segment, name, variant, match)
      best = Math.max(best, match.likeness * WEIGHTS.likeness + match.exact)
      covered = Math.max(covered, match.covered)
    }
  }
  const popularity = popularityWeight(parsed, point) * (candidates.fame[doc] ?? 0)
  const rest = popularity + nearnessPart(segment, doc, parsed, point) + kindPart(segment, doc, parsed)
  return { covered, score: covered * WEIGHTS.coverage + best + rest }
}

/** Compares a document's names with the query letter by letter. */
export function scoreParts(candidates: Candidates, doc: number, parsed: ParsedQuery, point: Point | undefined): Scored {
  const { segment } = candidates
  const met = attributeMask(segment, doc, parsed)
  const mask = (candidates.masks[doc] ?? 0) | met
  const best = matchNames(segment, doc, parsed, parsed.isCategorySearch ? met : mask, point !== undefined)
  const written = Math.max(candidates.coverage[doc] ?? 0, best.covered)
  // Asked for a kind of place, what a place is and where it lies counts, unless its name is just that.
  const isLiteral = !parsed.isCategorySearch || best.isLiteral
  const coverage = isLiteral ? written : shareOf(parsed, met) + shareOf(parsed, mask & ~met) * WEIGHTS.onlyWritten
  const isPart = parsed.isCategorySearch && met !== parsed.allMask
  return {
    covered: coverage,
    coverage: coverage * WEIGHTS.coverage,
    likeness: isLiteral || (best.likeness > ALMOST_ALL && !parsed.namesArea) ? best.likeness * WEIGHTS.likeness : 0,
    exact: isLiteral ? best.exact : 0,
    popularity: (isPart ? WEIGHTS.partPopularity : popularityWeight(parsed, point)) * (candidates.fame[doc] ?? 0),
    nearness: nearnessPart(segment, doc, parsed, point),
    kind: kindPart(segment, doc, parsed),
    bestName: best.name,
    ...(candidates.ways && { ways: listWays(candidates, doc, parsed, best.covered) }),
  }
}

interface Best {
  value: number
  likeness: number
  exact: number
  covered: number
  name: number
  isLiteral: boolean
}

/**
 * The name of a document that is most like a spelling of the query. The most promising pair is compared first: most others
 * then cannot be better, and need not be.
 */
function matchNames(segment: Segment, doc: number, parsed: ParsedQuery, usable: number, hasPoint: boolean): Best {
  const { variants } = parsed
  const first = segment.nameStarts[doc] ?? 0
  const count = (segment.nameStarts[doc + 1] ?? 0) - first
  const best: Best = { value: 0, likeness: 0, exact: 0, covered: 0, name: first, isLiteral: false }
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

/** More spellings than a document has, times more than a query has. */
const bounds = new Float64Array(MAX_NAMES * MAX_SPELLINGS * MAX_VARIANTS)

/** Pairs are numbered by name, then by variant. 0 when the two are not to be compared. */
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
  return match.likeness * shareOfName(segment, name, isThai) * WEIGHTS.likeness + match.exact + match.covered
}

function comparePair(
  segment: Segment,
  first: number,
  pair: number,
  parsed: ParsedQuery,
  hasPoint: boolean,
  best: Best,
): void {
  const name = first + Math.floor(pair / parsed.variants.length)
  const variant = parsed.variants[pair % parsed.variants.length]
  if (!variant) return
  matchName(segment, name, variant, segment.nameHashes[name] === parsed.hash, parsed.isCategorySearch, match)
  const isAlias = segment.nameIsAlias[name] === 1
  const likeness = match.likeness * shareOfName(segment, name, parsed.isThai)
  const exact = match.exact * (isAlias ? WEIGHTS.exactAlias : 1)
  const value = likeness * WEIGHTS.likeness + exact + match.covered
  // The spelling most like the query need not be the one that covers most of it.
  best.covered = Math.max(best.covered, match.covered)
  if (value <= best.value) return
  best.value = value
  best.likeness = likeness
  best.exact = exact
  best.name = name
  best.isLiteral = exact > 0 && variant.kind !== SPELLING.key && !parsed.namesArea && !(hasPoint && isAlias)
}

/** How much a name counts: less for an alias, and for the sound of a Thai name to a Thai query. */
function shareOfName(segment: Segment, name: number, isThai: boolean): number {
  const isSound = isThai && segment.spellingKinds[name] === SPELLING.thaiKey
  return (segment.nameIsAlias[name] === 1 ? WEIGHTS.alias : 1) * (isSound ? WEIGHTS.sameSound : 1)
}

function isComparable(segment: Segment, name: number, { kind }: Variant): boolean {
  const own = segment.spellingKinds[name] ?? 0
  return own === kind || (own === SPELLING.thaiKey && kind === SPELLING.key)
}

const match: NameMatch = { likeness: 0, exact: 0, covered: 0 }

function listWays(
  { ways, segment, coverage }: Candidates,
  doc: number,
  parsed: ParsedQuery,
  byLetters: number,
): MatchedBy[] {
  const met = attributeMask(segment, doc, parsed)
  const areas = parsed.areas.reduce((mask, area) => mask | area.mask, 0)
  return parsed.words.map(({ bit }, index) => {
    const way = ways?.get(doc)?.[index]
    if (way) return way
    if (met & bit) return areas & bit ? 'area' : 'kind'
    return byLetters > (coverage[doc] ?? 0) ? 'letters' : 'missing'
  })
}

function shareOf(parsed: ParsedQuery, mask: number): number {
  let sum = 0
  for (const word of parsed.words) if (word.bit & mask) sum += word.weight
  return sum / parsed.totalWeight
}

function popularityWeight(parsed: ParsedQuery, point: Point | undefined): number {
  if (!parsed.isCategorySearch) return WEIGHTS.popularity
  return point ? WEIGHTS.nearCategoryPopularity : WEIGHTS.categoryPopularity
}

function kindPart(segment: Segment, doc: number, parsed: ParsedQuery): number {
  if (parsed.isCategorySearch) return parsed.isMainKind[segment.kinds[doc] ?? 0] === 1 ? WEIGHTS.mainKind : 0
  return segment.categoryCodes[doc] === parsed.categoryCode ? WEIGHTS.usualKind : 0
}

const RAD = Math.PI / 180
const METRES_PER_DEGREE = 111_195

function nearnessPart(segment: Segment, doc: number, parsed: ParsedQuery, point: Point | undefined): number {
  if (!point) return 0
  // Flat, which is good to 1 % within Thailand: this is asked for every candidate.
  const north = (segment.latitudes[doc] ?? 0) - point.latitude
  const east = ((segment.longitudes[doc] ?? 0) - point.longitude) * Math.cos(point.latitude * RAD)
  const metres = Math.sqrt(north * north + east * east) * METRES_PER_DEGREE
  const weight = parsed.isCategorySearch ? WEIGHTS.categoryNearness : WEIGHTS.nearness
  return weight * Math.max(0, 1 - Math.log10(1 + metres / 500) / 3.5)
}
