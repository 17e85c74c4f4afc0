import { distanceM, type Point } from '../world/point.ts'
import { type Candidates, metWords } from './collect.ts'
import { compareLetters } from './compare.ts'
import { hashText } from './key-code.ts'
import type { Plan, Variant } from './plan.ts'
import type { Shard } from './shard.ts'

/** The summands of a score. */
export interface Parts {
  readonly coverage: number
  readonly likeness: number
  readonly exact: number
  readonly popularity: number
  readonly nearness: number
}

export interface Scored extends Parts {
  /** The spelling that matched best. */
  readonly bestName: number
  /** The words that the document covers. */
  readonly mask: number
}

export const WEIGHTS = {
  likeness: 0.8,
  /** For the name exactly as written, the same but for tones and romanisation, the same but for words for its kind. */
  exact: 0.3,
  sameLetters: 0.24,
  sameCore: 0.2,
  alias: 0.97,
  exactAlias: 0.8,
  core: 0.97,
  inside: 0.9,
  prefix: 0.95,
  lessWords: 0.97,
  onlyWritten: 0.85,
  popularity: 0.2,
  categoryPopularity: 0.5,
  nearCategoryPopularity: 0.2,
  nearness: 0.4,
  categoryNearness: 1.2,
}

/** Lost coverage for each share of letters that differ: one wrong letter of ten leaves four fifths. */
const COVERAGE_LOSS = 2
const SURE_LENGTH = 5
/** A name so like the query is meant even where a kind of place was asked for. */
const ALMOST_ALL = 0.9
/** Letters that agree may still belong to other words. */
const LETTERS_ONLY = 0.96

export function firstScore(
  shard: Shard,
  doc: number,
  plan: Plan,
  candidates: Candidates,
  point: Point | undefined,
): number {
  const coverage = Math.max(candidates.coverage[doc] ?? 0, 0.8 * (candidates.alike.get(doc) ?? 0))
  return coverage + popularityPart(shard, doc, plan, point) + nearnessPart(shard, doc, plan, point)
}

/** Compares a document's names with the query letter by letter. */
export function scoreParts(
  shard: Shard,
  doc: number,
  plan: Plan,
  candidates: Candidates,
  point: Point | undefined,
): Scored {
  const met = metWords(shard, doc, plan)
  const mask = (candidates.masks[doc] ?? 0) | met
  const hash = hashText(plan.text.whole)
  let best = { value: 0, likeness: 0, exact: 0, covered: 0, name: shard.nameStarts[doc] ?? 0 }
  for (let name = shard.nameStarts[doc] ?? 0; name < (shard.nameStarts[doc + 1] ?? 0); name++) {
    const alias = shard.nameIsAlias[name] === 1 ? WEIGHTS.alias : 1
    for (const variant of plan.variants) {
      if (variant.kind !== shard.spellingKinds[name] || (variant.removed & ~met) !== 0) continue
      const match = matchName(shard, name, variant, shard.nameHashes[name] === hash, plan.isCategorySearch)
      const likeness = match.likeness * alias
      const exact = match.exact * (alias === 1 ? 1 : WEIGHTS.exactAlias)
      const value = likeness * WEIGHTS.likeness + exact + match.covered
      if (value > best.value) best = { value, likeness, exact, covered: match.covered, name }
    }
  }
  const written = Math.max(candidates.coverage[doc] ?? 0, best.covered)
  // Asked for a kind of place, what a place is and where it lies counts, unless its name is just that.
  const isLiteral = !plan.isCategorySearch || best.exact > 0
  const coverage = isLiteral
    ? written
    : Math.max(shareOf(plan, met), (candidates.coverage[doc] ?? 0) * WEIGHTS.onlyWritten)
  return {
    coverage,
    likeness: isLiteral || best.likeness > ALMOST_ALL ? best.likeness * WEIGHTS.likeness : 0,
    exact: best.exact,
    popularity: popularityPart(shard, doc, plan, point),
    nearness: nearnessPart(shard, doc, plan, point),
    bestName: best.name,
    mask,
  }
}

function shareOf(plan: Plan, mask: number): number {
  let sum = 0
  for (const word of plan.words) if (word.bit & mask) sum += word.weight
  return sum / plan.totalWeight
}

function matchName(
  shard: Shard,
  name: number,
  variant: Variant,
  isSameText: boolean,
  isCategorySearch: boolean,
): { likeness: number; exact: number; covered: number } {
  const { removed, removedWeight, bytes, quality } = variant
  const start = shard.spellingStarts[name] ?? 0
  const length = (shard.spellingStarts[name + 1] ?? 0) - 1 - start
  const full = compareLetters(shard.letters, start, length, bytes)
  const coreStart = shard.coreStarts[name] ?? 0
  const coreLength = (shard.coreEnds[name] ?? 0) - coreStart
  const hasCore = coreLength > 1 && coreLength < length
  const core = hasCore ? compareLetters(shard.letters, start + coreStart, coreLength, bytes).whole : 0
  const parts =
    Math.max(full.inside * WEIGHTS.inside, full.prefix * WEIGHTS.prefix) * lengthFactor(bytes.length, length)
  // A bare word for a kind of place is a part of every name of that kind.
  const isBare = isCategorySearch && removed === 0
  const less = quality * (removed === 0 ? 1 : WEIGHTS.lessWords)
  const likeness = (isBare ? full.whole : Math.max(full.whole, core * WEIGHTS.core, parts)) * less
  let exact = 0
  if (full.whole === 1) exact = removed === 0 ? (isSameText ? WEIGHTS.exact : WEIGHTS.sameLetters) : WEIGHTS.sameCore
  else if (core === 1 && !isBare) exact = WEIGHTS.sameCore
  // Few letters agree by chance.
  exact *= quality * Math.min(1, bytes.length / SURE_LENGTH)
  const alike = Math.max(0, 1 - COVERAGE_LOSS * (1 - Math.max(full.whole, core, full.inside)))
  return { likeness, exact, covered: removedWeight * 0.9 + (1 - removedWeight) * alike * LETTERS_ONLY * quality }
}

/** A query that is a small part of a long name is less like it. */
function lengthFactor(query: number, name: number): number {
  return 0.75 + (0.25 * Math.min(query, name)) / Math.max(query, name)
}

/** Popularity is a rank; what people know falls off like a power law, so its tail counts by logarithm. */
function popularityPart(shard: Shard, doc: number, plan: Plan, point: Point | undefined): number {
  const ofKind = point ? WEIGHTS.nearCategoryPopularity : WEIGHTS.categoryPopularity
  const weight = plan.isCategorySearch ? ofKind : WEIGHTS.popularity
  return (weight * -Math.log10(1.0001 - (shard.popularity[doc] ?? 0))) / 4
}

function nearnessPart(shard: Shard, doc: number, plan: Plan, point: Point | undefined): number {
  if (!point) return 0
  const metres = distanceM(point, { latitude: shard.latitudes[doc] ?? 0, longitude: shard.longitudes[doc] ?? 0 })
  const weight = plan.isCategorySearch ? WEIGHTS.categoryNearness : WEIGHTS.nearness
  return weight * Math.max(0, 1 - Math.log10(1 + metres / 500) / 3.5)
}
