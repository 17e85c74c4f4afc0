import type { Point } from '../world/point.ts'
import type { Candidates } from './candidates.ts'
import { metWords } from './collect.ts'
import { compareLetters, type Likeness } from './compare.ts'
import { hashText, SPELLING } from './key-code.ts'
import type { Plan, Variant } from './plan.ts'
import type { Shard } from './shard.ts'

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
  /** The words that the document covers. */
  readonly mask: number
}

export const WEIGHTS = {
  coverage: 1.3,
  likeness: 1.2,
  /** For the name exactly as written, the same but for tones and romanisation, the same but for words for its kind. */
  exact: 0.3,
  sameLetters: 0.24,
  sameCore: 0.2,
  alias: 0.93,
  exactAlias: 0.8,
  core: 0.97,
  inside: 0.86,
  prefix: 0.95,
  lessWords: 0.97,
  /** Two Thai texts that only sound alike are seldom the same. */
  sameSound: 0.95,
  /** Lost coverage for each share of letters that differ: 2 means that one wrong letter of ten leaves four fifths. */
  coverageLoss: 2,
  /** Letters that agree may still belong to other words. */
  lettersOnly: 0.96,
  onlyWritten: 0.85,
  popularity: 0.14,
  categoryPopularity: 0.5,
  nearCategoryPopularity: 0.2,
  nearness: 0.5,
  categoryNearness: 1.2,
  /** Fame of what answers only a part of a question for a kind of place. */
  partPopularity: 0.14,
  /** For what mainly is of the kind that was asked for. */
  mainKind: 0.08,
  /** Who asks for a name that a sight and a shop share means the sight, unless a word says otherwise. */
  usualKind: 0.1,
}

/** A document that shares all letter triples promises this much. */
const ALIKE_WORTH = 0.8
const SURE_LENGTH = 5
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

/** Compares a document's names with the query letter by letter. */
export function scoreParts(candidates: Candidates, doc: number, plan: Plan, point: Point | undefined): Scored {
  const { shard } = candidates
  const met = metWords(shard, doc, plan)
  const mask = (candidates.masks[doc] ?? 0) | met
  const hash = hashText(plan.text.whole)
  let best = { value: 0, likeness: 0, exact: 0, covered: 0, name: shard.nameStarts[doc] ?? 0, isLiteral: false }
  for (let name = shard.nameStarts[doc] ?? 0; name < (shard.nameStarts[doc + 1] ?? 0); name++) {
    const alias = shard.nameIsAlias[name] === 1 ? WEIGHTS.alias : 1
    for (const variant of plan.variants) {
      const kind = shard.spellingKinds[name] ?? 0
      const isSound = kind === SPELLING.thaiKey && variant.kind === SPELLING.key
      if ((variant.kind !== kind && !isSound) || (variant.removed & ~(plan.isCategorySearch ? met : mask)) !== 0)
        continue
      const match = matchName(shard, name, variant, shard.nameHashes[name] === hash, plan.isCategorySearch)
      const likeness = match.likeness * alias * (isSound && plan.isThai ? WEIGHTS.sameSound : 1)
      const exact = match.exact * (alias === 1 ? 1 : WEIGHTS.exactAlias)
      const value = likeness * WEIGHTS.likeness + exact + match.covered
      const isLiteral =
        exact > 0 && variant.kind !== SPELLING.key && !plan.namesArea && (point === undefined || alias === 1)
      if (value > best.value) best = { value, likeness, exact, covered: match.covered, name, isLiteral }
    }
  }
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
    mask,
  }
}

function shareOf(plan: Plan, mask: number): number {
  let sum = 0
  for (const word of plan.words) if (word.bit & mask) sum += word.weight
  return sum / plan.totalWeight
}

const full: Likeness = { whole: 0, inside: 0, prefix: 0 }
const inCore: Likeness = { whole: 0, inside: 0, prefix: 0 }

function matchName(
  shard: Shard,
  name: number,
  variant: Variant,
  isSameText: boolean,
  isCategorySearch: boolean,
): { likeness: number; exact: number; covered: number } {
  const { removed, removedWeight, pattern, quality } = variant
  const start = shard.spellingStarts[name] ?? 0
  const length = (shard.spellingStarts[name + 1] ?? 0) - 1 - start
  compareLetters(shard.letters, start, length, pattern, full)
  const coreStart = shard.coreStarts[name] ?? 0
  const coreLength = (shard.coreEnds[name] ?? 0) - coreStart
  const hasCore = coreLength > 1 && coreLength < length
  compareLetters(shard.letters, start + coreStart, hasCore ? coreLength : 0, pattern, inCore)
  const parts = Math.max(
    Math.max(full.inside * WEIGHTS.inside, full.prefix * WEIGHTS.prefix) * lengthFactor(pattern.length, length),
    inCore.prefix * WEIGHTS.prefix * lengthFactor(pattern.length, coreLength),
  )
  // A bare word for a kind of place is a part of every name of that kind.
  const isBare = isCategorySearch && removed === 0
  const less = quality * (removed === 0 ? 1 : WEIGHTS.lessWords)
  const likeness = (isBare ? full.whole : Math.max(full.whole, inCore.whole * WEIGHTS.core, parts)) * less
  let exact = 0
  if (full.whole === 1) exact = removed === 0 ? (isSameText ? WEIGHTS.exact : WEIGHTS.sameLetters) : WEIGHTS.sameCore
  else if (inCore.whole === 1 && !isBare) exact = WEIGHTS.sameCore
  // Few letters agree by chance.
  exact *= quality * Math.min(1, pattern.length / SURE_LENGTH)
  const alike = Math.max(0, 1 - WEIGHTS.coverageLoss * (1 - Math.max(full.whole, inCore.whole, full.inside)))
  return { likeness, exact, covered: removedWeight * 0.9 + (1 - removedWeight) * alike * WEIGHTS.lettersOnly * quality }
}

/** A query that is a small part of a long name is less like it. */
function lengthFactor(query: number, name: number): number {
  return 0.75 + (0.25 * Math.min(query, name)) / Math.max(query, name)
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
