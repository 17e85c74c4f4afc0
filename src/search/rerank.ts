import type { Candidates } from './candidates.ts'
import type { Filter } from './filter.ts'
import type { IndexData } from './index-data.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { retrieveCandidates } from './retrieve.ts'
import { boundParts, createFirstScore, type Scored, type ScoreParts, scoreParts } from './score.ts'
import type { SearchQuery } from './search-query.ts'
import type { Segment } from './segment.ts'
import { createTopK } from './top-k.ts'
import { proposeByTrigrams } from './trigram-candidates.ts'
import { WEIGHTS } from './weights.ts'

/** How many candidates are compared letter by letter: those that share words, those that share letters. */
const COMPARED = 60
const COMPARED_ALIKE = 60
/** So many places of an answer are the best of all that were to be compared, whatever page is asked for. */
const SURE_PLACES = 20
/** A match covers this share of the query's weight, or of what the best match covers. */
const MIN_COVERAGE = 0.3
const MIN_OF_BEST = 0.55
/** What meets no word of the query covers this by its letters, or the likeness is chance. */
const LEAST_BY_LETTERS = 0.2
/** Less than a match must cover of what the best one does: words say less than letters. */
const MIN_OF_MOST = 0.4
/** With such a match no look at letter triples is needed. */
const SURE_COVERAGE = 0.95
const SURE_LIKENESS = 0.875

/** A document that answers the query. */
export interface Match {
  readonly segment: Segment
  readonly doc: number
  readonly score: number
  /** Absent when it was not compared letter by letter. */
  readonly parts?: Scored
}

/** What one shard has. */
export interface SegmentMatches {
  readonly candidates: Candidates
  readonly compared: (Match & { readonly parts: Scored })[]
  /** Also those that turned out to be no match. */
  readonly isCompared: Set<number>
}

export interface Matches {
  readonly segments: readonly SegmentMatches[]
  /** What a match covers of the query at least. */
  readonly least: number
}

/** Looks at letter triples only where no shard has what was surely meant: the shards together decide as one would. */
export function matchSegments(data: IndexData, query: SearchQuery, parsed: ParsedQuery, filter: Filter): Matches {
  const segments = data.segments.map(
    (segment): SegmentMatches => ({
      candidates: retrieveCandidates(segment, parsed, filter),
      compared: [],
      isCompared: new Set(),
    }),
  )
  const best: Best = { covered: 0, isCertain: false }
  compareBest(segments, listSharingWords(segments), COMPARED, { query, parsed, filter, best })
  if (!best.isCertain && !parsed.isAreaSearch) {
    for (const { candidates } of segments) proposeByTrigrams(candidates, parsed)
    compareBest(segments, ({ candidates }) => candidates.alike.keys(), COMPARED_ALIKE, { query, parsed, filter, best })
  }
  return { segments, least: leastCovered(best) }
}

/**
 * Those that share as many words with the query as a match must. Others match only if their letters do, and are met among
 * those that share letters.
 */
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

/** Compares the most promising of some documents of all shards letter by letter. */
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
    return { part, doc, bound: boundParts(part.candidates, doc, parsed, query.point) }
  })
  bounded.sort((a, b) => b.bound.score - a.bound.score)
  const scores = createTopK(SURE_PLACES)
  for (const { part, doc, bound } of bounded) {
    // Those that come now cannot be among the first any more.
    if (bound.score < scores.least) break
    part.isCompared.add(doc)
    if (bound.covered < leastCovered(best)) continue
    const parts = scoreParts(part.candidates, doc, parsed, query.point)
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
