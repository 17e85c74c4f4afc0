import type { Candidates } from './candidates.ts'
import type { Filter } from './filter.ts'
import type { IndexData } from './index-data.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { retrieveCandidates } from './retrieve.ts'
import { boundScore, createFirstScore, type Scored, type ScoreParts, scoreDocument } from './score.ts'
import type { SearchQuery } from './search-query.ts'
import type { Segment } from './segment.ts'
import { createTopK } from './top-k.ts'
import { proposeByTrigrams } from './trigram-candidates.ts'
import { WEIGHTS } from './weights.ts'

/** Candidates compared letter by letter: those that share words, and those that share trigrams. */
const COMPARED_BY_WORDS = 60
const COMPARED_BY_TRIGRAMS = 60
/** The leading places of a result that are certain to be the best of all, independent of the page. */
const SURE_PLACES = 20
/** A match covers this share of the query's weight, and this share of what the best match covers. */
const MIN_COVERAGE = 0.3
const MIN_OF_BEST = 0.55
/** A document that matches no word must cover this much by letters; below it the likeness is chance. */
const LEAST_BY_LETTERS = 0.2
/** Lower than MIN_OF_BEST: coverage by words underestimates coverage by letters. */
const MIN_OF_MOST = 0.4
/** With such a match, trigrams are not consulted. */
const SURE_COVERAGE = 0.95
const SURE_LIKENESS = 0.875

/** A document that answers the query. */
export interface Match {
  readonly segment: Segment
  readonly doc: number
  readonly score: number
  /** Absent unless compared letter by letter. */
  readonly parts?: Scored
}

/** The matches of one segment. */
export interface SegmentMatches {
  readonly candidates: Candidates
  readonly compared: (Match & { readonly parts: Scored })[]
  /** Documents compared letter by letter, matching or not. */
  readonly isCompared: Set<number>
}

export interface Matches {
  readonly segments: readonly SegmentMatches[]
  /** Minimum share of the query that a match covers. */
  readonly least: number
}

/** Consults trigrams only if no segment has a certain match, so that the answer does not depend on how segments are cut. */
export function matchSegments(data: IndexData, query: SearchQuery, parsed: ParsedQuery, filter: Filter): Matches {
  const segments = data.segments.map(
    (segment): SegmentMatches => ({
      candidates: retrieveCandidates(segment, parsed, filter),
      compared: [],
      isCompared: new Set(),
    }),
  )
  const best: Best = { covered: 0, isCertain: false }
  compareBest(segments, listSharingWords(segments), COMPARED_BY_WORDS, { query, parsed, filter, best })
  if (!best.isCertain && !parsed.isAreaSearch) {
    for (const { candidates } of segments) proposeByTrigrams(candidates, parsed)
    compareBest(segments, ({ candidates }) => candidates.trigramShares.keys(), COMPARED_BY_TRIGRAMS, {
      query,
      parsed,
      filter,
      best,
    })
  }
  return { segments, least: leastCovered(best) }
}

/** Documents that cover enough of the query by words. Others can only match by letters, and are found by trigrams. */
function listSharingWords(segments: readonly SegmentMatches[]): (part: SegmentMatches) => Iterable<number> {
  let most = 0
  for (const { candidates } of segments)
    for (let at = 0; at < candidates.count; at++)
      most = Math.max(most, candidates.coverage[candidates.docs[at] ?? 0] ?? 0)
  const least = most * MIN_OF_MOST
  return ({ candidates: { docs, count, coverage } }) =>
    docs.subarray(0, count).filter((doc) => (coverage[doc] ?? 0) >= least)
}

interface Best {
  covered: number
  isCertain: boolean
}

interface Task {
  readonly query: SearchQuery
  readonly parsed: ParsedQuery
  readonly filter: Filter
  readonly best: Best
}

/** Compares the most promising of these documents letter by letter, across all segments. */
function compareBest(
  segments: readonly SegmentMatches[],
  listDocs: (part: SegmentMatches) => Iterable<number>,
  limit: number,
  { query, parsed, filter, best }: Task,
): void {
  const top = createTopK(limit)
  const starts: number[] = []
  let start = 0
  for (const part of segments) {
    const { candidates, isCompared } = part
    const firstScore = createFirstScore(candidates, parsed, query.point)
    for (const doc of listDocs(part)) {
      if (!isCompared.has(doc) && filter.passes(candidates.segment, doc)) top.offer(start + doc, firstScore(doc))
    }
    starts.push(start)
    start += candidates.segment.size
  }
  const bounded = top.take().map(({ doc: number }) => {
    const at = starts.findLastIndex((first) => first <= number)
    const part = segments[at] as SegmentMatches
    const doc = number - (starts[at] ?? 0)
    return { part, doc, bound: boundScore(part.candidates, doc, parsed, query.point) }
  })
  bounded.sort((a, b) => b.bound.score - a.bound.score)
  const scores = createTopK(SURE_PLACES)
  for (const { part, doc, bound } of bounded) {
    // The remaining bounds are lower still.
    if (bound.score < scores.least) break
    part.isCompared.add(doc)
    if (bound.covered < leastCovered(best)) continue
    const parts = scoreDocument(part.candidates, doc, parsed, query.point)
    if (parts.covered < LEAST_BY_LETTERS && part.candidates.coverage[doc] === 0) continue
    const score = sum(parts)
    scores.offer(doc, score)
    part.compared.push({ segment: part.candidates.segment, doc, score, parts })
    note(best, parts, parsed)
  }
}

function note(best: Best, { covered, likeness }: Scored, parsed: ParsedQuery): void {
  best.covered = Math.max(best.covered, covered)
  if (covered < SURE_COVERAGE) return
  if (parsed.isCategorySearch || likeness >= SURE_LIKENESS * WEIGHTS.likeness) best.isCertain = true
}

function leastCovered({ covered }: Best): number {
  return covered < MIN_COVERAGE ? covered : Math.max(MIN_COVERAGE, covered * MIN_OF_BEST)
}

function sum({ coverage, likeness, exact, popularity, nearness, kind }: ScoreParts): number {
  return coverage + likeness + exact + popularity + nearness + kind
}
