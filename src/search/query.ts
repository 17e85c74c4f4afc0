import { distanceM } from '../world/point.ts'
import { proposeAlike } from './alike.ts'
import type { Candidates } from './candidates.ts'
import type { Catalogue } from './catalogue.ts'
import { collect } from './collect.ts'
import { createFacetCounter } from './facets.ts'
import { createFilter, type Filter } from './filter.ts'
import { decodeKey } from './key-code.ts'
import { type Plan, planQuery } from './plan.ts'
import { createFirstScore, type Parts, type Scored, scoreParts, WEIGHTS } from './rank.ts'
import type { Explanation, SearchAnswer, SearchHit, SearchQuery, SuggestQuery } from './search-index.ts'
import type { Shard } from './shard.ts'
import { compareMatches, scoreOf } from './sort.ts'
import { createTop } from './top.ts'

/** How many of a shard's candidates are compared letter by letter: those that share words, those that share letters. */
const COMPARED = 80
const COMPARED_ALIKE = 100
/** A match covers this share of the query's weight, or of what the best match covers. */
const MIN_COVERAGE = 0.3
const MIN_OF_BEST = 0.55
/** With such a match no look at letter triples is needed. */
const SURE_COVERAGE = 0.95
const SURE_LIKENESS = 0.875
const MAX_LIMIT = 1000

/** A document that answers the query. */
export interface Match {
  readonly shard: Shard
  readonly doc: number
  readonly score: number
  /** Absent when it was not compared letter by letter. */
  readonly parts?: Scored
}

export function answerQuery(catalogue: Catalogue, query: SearchQuery): SearchAnswer {
  const plan = query.keyword === undefined ? undefined : planQuery(catalogue, query.keyword)
  const limit = Math.min(query.limit, MAX_LIMIT)
  const { total, matches, facets } = findMatches(catalogue, query, plan, query.offset + limit)
  return {
    total,
    hits: matches.slice(query.offset, query.offset + limit).map((match) => toHit(match, query)),
    ...(facets && { facets }),
    understood: plan?.understood ?? {},
  }
}

export function suggestPlaces(catalogue: Catalogue, { keyword, point, limit }: SuggestQuery): SearchHit[] {
  return answerQuery(catalogue, { keyword, offset: 0, limit, ...(point && { point }) }).hits
}

export function explainQuery(catalogue: Catalogue, query: SearchQuery, limit: number): Explanation[] {
  const plan = planQuery(catalogue, query.keyword ?? '')
  return findMatches(catalogue, query, plan, limit).matches.map((match) => explain(match, plan))
}

type Found = Pick<SearchAnswer, 'total' | 'facets'> & { readonly matches: readonly Match[] }

/** The first `wanted` matches in the order asked for, how many there are, and what they are if asked. */
function findMatches(catalogue: Catalogue, query: SearchQuery, plan: Plan | undefined, wanted: number): Found {
  const filter = createFilter(catalogue, query)
  if (!plan || plan.words.length === 0) return listMatches(catalogue, query, filter, wanted)
  const parts = matchShards(catalogue, query, plan, filter)
  const best = Math.max(0, ...parts.flatMap(({ compared }) => compared.map((match) => match.parts.covered)))
  const least = best < MIN_COVERAGE ? best : Math.max(MIN_COVERAGE, best * MIN_OF_BEST)
  const isMatch = (coverage: number): boolean => coverage >= least && coverage > 0
  const facets = query.facets === true ? createFacetCounter(catalogue, query.openNowAt) : undefined
  const byRelevance = query.sort === undefined || query.sort === 'relevance'
  const matches: Match[] = []
  let total = 0
  for (const { compared, candidates, isCompared } of parts) {
    const { shard } = candidates
    const ranked = compared.filter((match) => isMatch(match.parts.covered))
    const firstScore = createFirstScore(candidates, plan, query.point)
    // What was not compared letter by letter stays below what was; it is ordered only if the page reaches it.
    const rest = createTop(byRelevance && ranked.length >= wanted ? 0 : wanted)
    const score = byRelevance ? firstScore : scoreOf(shard, query)
    for (let at = 0; at < candidates.count; at++) {
      const doc = candidates.docs[at] ?? 0
      if (isCompared.has(doc) || !isMatch(candidates.coverage[doc] ?? 0) || !filter.passes(shard, doc)) continue
      total++
      facets?.count(shard, doc)
      rest.offer(doc, score(doc))
    }
    total += ranked.length
    for (const match of ranked) facets?.count(shard, match.doc)
    matches.push(...ranked)
    for (const { doc, score } of rest.take()) matches.push({ shard, doc, score: byRelevance ? score - BELOW : score })
  }
  matches.sort(compareMatches(query))
  return { total, matches: matches.slice(0, wanted), ...(facets && { facets: facets.result() }) }
}

/** More than any score. */
const BELOW = 10

/** Everything that passes the filter: the nearest first where there is a point, else the best known. */
function listMatches(catalogue: Catalogue, query: SearchQuery, filter: Filter, wanted: number): Found {
  const facets = query.facets === true ? createFacetCounter(catalogue, query.openNowAt) : undefined
  const matches: Match[] = []
  let total = 0
  for (const shard of catalogue.shards) {
    const top = createTop(wanted)
    const score = scoreOf(shard, query)
    for (let doc = 0; doc < shard.size; doc++) {
      if (shard.dead[doc] === 1 || !filter.passes(shard, doc)) continue
      total++
      facets?.count(shard, doc)
      top.offer(doc, score(doc))
    }
    for (const { doc, score } of top.take()) matches.push({ shard, doc, score })
  }
  matches.sort(compareMatches(query))
  return { total, matches: matches.slice(0, wanted), ...(facets && { facets: facets.result() }) }
}

interface ShardMatches {
  readonly candidates: Candidates
  readonly compared: (Match & { readonly parts: Scored })[]
  readonly isCompared: Set<number>
}

/** Looks at letter triples only where no shard has what was surely meant: the shards together decide as one would. */
function matchShards(catalogue: Catalogue, query: SearchQuery, plan: Plan, filter: Filter): ShardMatches[] {
  const parts = catalogue.shards.map((shard) => {
    const candidates = collect(shard, plan, filter)
    const part: ShardMatches = { candidates, compared: [], isCompared: new Set() }
    compare(part, candidates.docs.subarray(0, candidates.count), COMPARED, query, plan, filter)
    return part
  })
  const isCertain = parts.some(({ compared }) =>
    compared.some(
      ({ parts: { covered, likeness } }) => covered >= SURE_COVERAGE && likeness >= SURE_LIKENESS * WEIGHTS.likeness,
    ),
  )
  const hasKind = plan.isCategorySearch && parts.some(({ compared }) => compared.some(isWhole))
  if (isCertain || hasKind) return parts
  for (const part of parts) {
    proposeAlike(part.candidates, plan)
    compare(part, part.candidates.alike.keys(), COMPARED_ALIKE, query, plan, filter)
  }
  return parts
}

function isWhole({ parts }: { readonly parts: Scored }): boolean {
  return parts.covered >= SURE_COVERAGE
}

/** Compares the most promising of some documents letter by letter. */
function compare(
  part: ShardMatches,
  docs: Iterable<number>,
  limit: number,
  query: SearchQuery,
  plan: Plan,
  filter: Filter,
): void {
  const { candidates, compared, isCompared } = part
  const { shard } = candidates
  const firstScore = createFirstScore(candidates, plan, query.point)
  const top = createTop(limit)
  for (const doc of docs) if (!isCompared.has(doc) && filter.passes(shard, doc)) top.offer(doc, firstScore(doc))
  for (const { doc } of top.take()) {
    const parts = scoreParts(candidates, doc, plan, query.point)
    compared.push({ shard, doc, score: sum(parts), parts })
    isCompared.add(doc)
  }
}

function sum({ coverage, likeness, exact, popularity, nearness, kind }: Parts): number {
  return coverage + likeness + exact + popularity + nearness + kind
}

function explain({ shard, doc, score, parts }: Match, plan: Plan): Explanation {
  const { bestName = 0, mask = 0, covered: _, ...summands } = parts ?? {}
  const start = shard.spellingStarts[bestName] ?? 0
  const end = (shard.spellingStarts[bestName + 1] ?? 1) - 1
  return {
    id: shard.ids[doc] ?? '',
    score,
    parts: summands,
    bestName: parts ? decodeKey(shard.letters.subarray(start, end)) : '',
    words: plan.words.map((word) => ({
      word: word.surface,
      weight: word.weight / plan.totalWeight,
      matchedBy: (mask & word.bit) === 0 ? 'missing' : 'matched',
    })),
  }
}

function toHit({ shard, doc, score }: Match, { point }: SearchQuery): SearchHit {
  const at = { latitude: shard.latitudes[doc] ?? 0, longitude: shard.longitudes[doc] ?? 0 }
  return { id: shard.ids[doc] ?? '', score, distanceM: point ? distanceM(point, at) : null }
}
