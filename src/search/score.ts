import type { Point } from '../world/point.ts'
import { boundNames, findBestName } from './best-name.ts'
import type { Candidates } from './candidates.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { attributeMask } from './retrieve.ts'
import type { MatchedBy } from './search-query.ts'
import type { Segment } from './segment.ts'
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
  /** Number of the spelling that matched best. */
  readonly bestName: number
  /** Share of the query that is covered, 0 … 1. */
  readonly covered: number
  /** How each word matched; only for explanations. */
  readonly ways?: readonly MatchedBy[]
}

/** Coverage expected of a document that shares all letter trigrams. */
const TRIGRAM_WORTH = 0.8
/** From this likeness on, a name counts even in a search for a kind of place. */
const ALMOST_ALL = 0.9

/** Scores documents before their names are compared. */
export function createFirstScore(
  { segment, coverage, trigramShares, fame }: Candidates,
  parsed: ParsedQuery,
  point: Point | undefined,
): (doc: number) => number {
  const popularity = popularityWeight(parsed, point)
  return (doc) => {
    const covered = Math.max(coverage[doc] ?? 0, TRIGRAM_WORTH * (trigramShares.get(doc) ?? 0))
    return covered + popularity * (fame[doc] ?? 0) + nearnessPart(segment, doc, parsed, point)
  }
}

/** Upper bounds of a document's score and coverage. */
export interface Bound {
  readonly score: number
  readonly covered: number
}

export function boundScore(candidates: Candidates, doc: number, parsed: ParsedQuery, point: Point | undefined): Bound {
  const { segment } = candidates
  const attributes = attributeMask(segment, doc, parsed)
  const usable = parsed.isCategorySearch ? attributes : (candidates.masks[doc] ?? 0) | attributes
  const names = boundNames(segment, doc, parsed, usable)
  const covered = Math.max(parsed.isCategorySearch ? 1 : (candidates.coverage[doc] ?? 0), names.covered)
  const popularity = popularityWeight(parsed, point) * (candidates.fame[doc] ?? 0)
  const rest = popularity + nearnessPart(segment, doc, parsed, point) + kindPart(segment, doc, parsed)
  return { covered, score: covered * WEIGHTS.coverage + names.likeness + rest }
}

/** Scores a document by comparing its names with the query letter by letter. */
export function scoreDocument(
  candidates: Candidates,
  doc: number,
  parsed: ParsedQuery,
  point: Point | undefined,
): Scored {
  const { segment } = candidates
  const attributes = attributeMask(segment, doc, parsed)
  const mask = (candidates.masks[doc] ?? 0) | attributes
  const usable = parsed.isCategorySearch ? attributes : mask
  const best = findBestName(segment, doc, parsed, usable, point !== undefined)
  const written = Math.max(candidates.coverage[doc] ?? 0, best.covered)
  // In a search for a kind, attributes count for more than a name that contains the word, unless the name is exactly that.
  const isLiteral = !parsed.isCategorySearch || best.isLiteral
  const coverage = isLiteral
    ? written
    : shareOf(parsed, attributes) + shareOf(parsed, mask & ~attributes) * WEIGHTS.onlyWritten
  const isPart = parsed.isCategorySearch && attributes !== parsed.allMask
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

function listWays(
  { ways, segment, coverage }: Candidates,
  doc: number,
  parsed: ParsedQuery,
  coveredByLetters: number,
): MatchedBy[] {
  const attributes = attributeMask(segment, doc, parsed)
  const areas = parsed.areas.reduce((mask, area) => mask | area.mask, 0)
  return parsed.words.map(({ bit }, index) => {
    const way = ways?.get(doc)?.[index]
    if (way) return way
    if (attributes & bit) return areas & bit ? 'area' : 'kind'
    return coveredByLetters > (coverage[doc] ?? 0) ? 'letters' : 'missing'
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

/** Computed for every candidate, so on a flat Earth: accurate to 1 % within Thailand. */
function nearnessPart(segment: Segment, doc: number, parsed: ParsedQuery, point: Point | undefined): number {
  if (!point) return 0
  const north = (segment.latitudes[doc] ?? 0) - point.latitude
  const east = ((segment.longitudes[doc] ?? 0) - point.longitude) * Math.cos(point.latitude * RAD)
  const metres = Math.sqrt(north * north + east * east) * METRES_PER_DEGREE
  const weight = parsed.isCategorySearch ? WEIGHTS.categoryNearness : WEIGHTS.nearness
  return weight * Math.max(0, 1 - Math.log10(1 + metres / 500) / 3.5)
}
