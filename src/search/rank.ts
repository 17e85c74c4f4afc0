import type { Point } from '../world/point.ts'
import { MAX_NAMES } from './analyse.ts'
import type { Candidates } from './candidates.ts'
import { metWords } from './collect.ts'
import { SPELLING } from './key-code.ts'
import { boundMatch, matchName, type NameMatch } from './match-name.ts'
import { MAX_VARIANTS, type Plan, type Variant } from './plan.ts'
import type { MatchedBy } from './search-index.ts'
import type { Shard } from './shard.ts'
import { MAX_SPELLINGS } from './spell.ts'
import { WEIGHTS } from './weights.ts'

/** The summands of a score. */
export interface Parts {
  readonly coverage: number
  readonly likeness: number
  readonly exact: number
  readonly popularity: number
  readonly nearness: number
  readonly kind: number
}

export interface Scored extends Parts {
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
  { shard, coverage, alike, fame }: Candidates,
  plan: Plan,
  point: Point | undefined,
): (doc: number) => number {
  const popularity = popularityWeight(plan, point)
  return (doc) => {
    const covered = Math.max(coverage[doc] ?? 0, ALIKE_WORTH * (alike.get(doc) ?? 0))
    return covered + popularity * (fame[doc] ?? 0) + nearnessPart(shard, doc, plan, point)
  }
}

/** Not less than the score of a document, and than its share of the query: told from lengths and letters alone. */
export interface Bound {
  readonly score: number
  readonly covered: number
}

export function boundParts(candidates: Candidates, doc: number, plan: Plan, point: Point | undefined): Bound {
  const { shard } = candidates
  const met = metWords(shard, doc, plan)
  const usable = plan.isCategorySearch ? met : (candidates.masks[doc] ?? 0) | met
  let best = 0
  let covered = plan.isCategorySearch ? 1 : (candidates.coverage[doc] ?? 0)
  for (let name = shard.nameStarts[doc] ?? 0; name < (shard.nameStarts[doc + 1] ?? 0); name++) {
    for (const variant of plan.variants) {
      if ((variant.removed & ~usable) !== 0 || !isComparable(shard, name, variant)) continue
      boundMatch(shard, name, variant, match)
      best = Math.max(best, match.likeness * WEIGHTS.likeness + match.exact)
      covered = Math.max(covered, match.covered)
    }
  }
  const popularity = popularityWeight(plan, point) * (candidates.fame[doc] ?? 0)
  const rest = popularity + nearnessPart(shard, doc, plan, point) + kindPart(shard, doc, plan)
  return { covered, score: covered * WEIGHTS.coverage + best + rest }
}

/** Compares a document's names with the query letter by letter. */
export function scoreParts(candidates: Candidates, doc: number, plan: Plan, point: Point | undefined): Scored {
  const { shard } = candidates
  const met = metWords(shard, doc, plan)
  const mask = (candidates.masks[doc] ?? 0) | met
  const best = matchNames(shard, doc, plan, plan.isCategorySearch ? met : mask, point !== undefined)
  const written = Math.max(candidates.coverage[doc] ?? 0, best.covered)
  // Asked for a kind of place, what a place is and where it lies counts, unless its name is just that.
  const isLiteral = !plan.isCategorySearch || best.isLiteral
  const coverage = isLiteral ? written : shareOf(plan, met) + shareOf(plan, mask & ~met) * WEIGHTS.onlyWritten
  const isPart = plan.isCategorySearch && met !== plan.allMask
  return {
    covered: coverage,
    coverage: coverage * WEIGHTS.coverage,
    likeness: isLiteral || (best.likeness > ALMOST_ALL && !plan.namesArea) ? best.likeness * WEIGHTS.likeness : 0,
    exact: isLiteral ? best.exact : 0,
    popularity: (isPart ? WEIGHTS.partPopularity : popularityWeight(plan, point)) * (candidates.fame[doc] ?? 0),
    nearness: nearnessPart(shard, doc, plan, point),
    kind: kindPart(shard, doc, plan),
    bestName: best.name,
    ...(candidates.ways && { ways: listWays(candidates, doc, plan, best.covered) }),
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
function matchNames(shard: Shard, doc: number, plan: Plan, usable: number, hasPoint: boolean): Best {
  const { variants } = plan
  const first = shard.nameStarts[doc] ?? 0
  const count = (shard.nameStarts[doc + 1] ?? 0) - first
  const best: Best = { value: 0, likeness: 0, exact: 0, covered: 0, name: first, isLiteral: false }
  let promising = -1
  let most = 0
  for (let pair = 0; pair < count * variants.length; pair++) {
    const bound = boundPair(shard, first, pair, plan, usable)
    bounds[pair] = bound
    if (bound > most) {
      most = bound
      promising = pair
    }
  }
  if (promising >= 0) comparePair(shard, first, promising, plan, hasPoint, best)
  for (let pair = 0; pair < count * variants.length; pair++) {
    if (pair !== promising && (bounds[pair] ?? 0) > best.value) comparePair(shard, first, pair, plan, hasPoint, best)
  }
  return best
}

/** More spellings than a document has, times more than a query has. */
const bounds = new Float64Array(MAX_NAMES * MAX_SPELLINGS * MAX_VARIANTS)

/** Pairs are numbered by name, then by variant. 0 when the two are not to be compared. */
function boundPair(shard: Shard, first: number, pair: number, { variants, isThai }: Plan, usable: number): number {
  const name = first + Math.floor(pair / variants.length)
  const variant = variants[pair % variants.length]
  if (!variant || (variant.removed & ~usable) !== 0 || !isComparable(shard, name, variant)) return 0
  boundMatch(shard, name, variant, match)
  return match.likeness * shareOfName(shard, name, isThai) * WEIGHTS.likeness + match.exact + match.covered
}

function comparePair(shard: Shard, first: number, pair: number, plan: Plan, hasPoint: boolean, best: Best): void {
  const name = first + Math.floor(pair / plan.variants.length)
  const variant = plan.variants[pair % plan.variants.length]
  if (!variant) return
  matchName(shard, name, variant, shard.nameHashes[name] === plan.hash, plan.isCategorySearch, match)
  const isAlias = shard.nameIsAlias[name] === 1
  const likeness = match.likeness * shareOfName(shard, name, plan.isThai)
  const exact = match.exact * (isAlias ? WEIGHTS.exactAlias : 1)
  const value = likeness * WEIGHTS.likeness + exact + match.covered
  // The spelling most like the query need not be the one that covers most of it.
  best.covered = Math.max(best.covered, match.covered)
  if (value <= best.value) return
  best.value = value
  best.likeness = likeness
  best.exact = exact
  best.name = name
  best.isLiteral = exact > 0 && variant.kind !== SPELLING.key && !plan.namesArea && !(hasPoint && isAlias)
}

/** How much a name counts: less for an alias, and for the sound of a Thai name to a Thai query. */
function shareOfName(shard: Shard, name: number, isThai: boolean): number {
  const isSound = isThai && shard.spellingKinds[name] === SPELLING.thaiKey
  return (shard.nameIsAlias[name] === 1 ? WEIGHTS.alias : 1) * (isSound ? WEIGHTS.sameSound : 1)
}

function isComparable(shard: Shard, name: number, { kind }: Variant): boolean {
  const own = shard.spellingKinds[name] ?? 0
  return own === kind || (own === SPELLING.thaiKey && kind === SPELLING.key)
}

const match: NameMatch = { likeness: 0, exact: 0, covered: 0 }

function listWays({ ways, shard, coverage }: Candidates, doc: number, plan: Plan, byLetters: number): MatchedBy[] {
  const met = metWords(shard, doc, plan)
  const areas = plan.areas.reduce((mask, area) => mask | area.mask, 0)
  return plan.words.map(({ bit }, index) => {
    const way = ways?.get(doc)?.[index]
    if (way) return way
    if (met & bit) return areas & bit ? 'area' : 'kind'
    return byLetters > (coverage[doc] ?? 0) ? 'letters' : 'missing'
  })
}

function shareOf(plan: Plan, mask: number): number {
  let sum = 0
  for (const word of plan.words) if (word.bit & mask) sum += word.weight
  return sum / plan.totalWeight
}

function popularityWeight(plan: Plan, point: Point | undefined): number {
  if (!plan.isCategorySearch) return WEIGHTS.popularity
  return point ? WEIGHTS.nearCategoryPopularity : WEIGHTS.categoryPopularity
}

function kindPart(shard: Shard, doc: number, plan: Plan): number {
  if (plan.isCategorySearch) return plan.isMainKind[shard.kinds[doc] ?? 0] === 1 ? WEIGHTS.mainKind : 0
  return shard.categoryCodes[doc] === plan.categoryCode ? WEIGHTS.usualKind : 0
}

const RAD = Math.PI / 180
const METRES_PER_DEGREE = 111_195

function nearnessPart(shard: Shard, doc: number, plan: Plan, point: Point | undefined): number {
  if (!point) return 0
  // Flat, which is good to 1 % within Thailand: this is asked for every candidate.
  const north = (shard.latitudes[doc] ?? 0) - point.latitude
  const east = ((shard.longitudes[doc] ?? 0) - point.longitude) * Math.cos(point.latitude * RAD)
  const metres = Math.sqrt(north * north + east * east) * METRES_PER_DEGREE
  const weight = plan.isCategorySearch ? WEIGHTS.categoryNearness : WEIGHTS.nearness
  return weight * Math.max(0, 1 - Math.log10(1 + metres / 500) / 3.5)
}
