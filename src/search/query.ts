import { distanceM } from '../world/point.ts'
import { withAsked } from './asking.ts'
import type { Catalogue } from './catalogue.ts'
import { metWords } from './collect.ts'
import { createFacetCounter } from './facets.ts'
import { createFilter, type Filter, findBand } from './filter.ts'
import { decodeKey } from './key-code.ts'
import { type Plan, planQuery } from './plan.ts'
import { createFirstScore } from './rank.ts'
import { type Match, matchShards } from './rerank.ts'
import type { Explanation, SearchAnswer, SearchHit, SearchQuery } from './search-index.ts'
import { compareMatches, isUnsure, scoreOf } from './sort.ts'
import { createTop } from './top.ts'

const MAX_LIMIT = 1000

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

export function explainQuery(catalogue: Catalogue, query: SearchQuery, limit: number): Explanation[] {
  const plan = planQuery(catalogue, query.keyword ?? '', true)
  return findMatches(catalogue, query, plan, limit).matches.map((match) => explain(match, plan))
}

type Found = Pick<SearchAnswer, 'total' | 'facets'> & { readonly matches: readonly Match[] }

function none(catalogue: Catalogue, { facets, openNowAt }: SearchQuery): Found {
  return {
    total: 0,
    matches: [],
    ...(facets === true && { facets: createFacetCounter(catalogue, openNowAt).result() }),
  }
}

/** The first `wanted` matches in the order asked for, how many there are, and what they are if asked. */
function findMatches(catalogue: Catalogue, asked: SearchQuery, plan: Plan | undefined, wanted: number): Found {
  const query = plan ? withAsked(asked, plan.asked, catalogue.world.provinces) : asked
  const filter = createFilter(catalogue, query)
  // A keyword of signs alone names nothing; one that only asks is content with anything.
  if (plan && plan.words.length === 0 && !plan.asked.isAsking && plan.asked.region === null)
    return none(catalogue, query)
  if (!plan || plan.words.length === 0) return listMatches(catalogue, query, filter, wanted)
  if (plan.isStrict) {
    const order = plan.asked.isNearMe ? 'distance' : 'popularity'
    const strict = listMatches(catalogue, { ...query, sort: listSort(query, order) }, onlyMet(filter, plan), wanted)
    if (strict.total > 0) return strict
  }
  return rankMatches(catalogue, query, plan, filter, wanted)
}

/** All that pass are equally right: what orders them is where the caller is, if the words say so, or fame. */
function listSort({ sort }: SearchQuery, order: 'distance' | 'popularity'): NonNullable<SearchQuery['sort']> {
  return sort === undefined || sort === 'relevance' ? order : sort
}

/** Also by what the words ask for: any place that is of the kind and lies in the area. */
function onlyMet(filter: Filter, plan: Plan): Filter {
  return {
    isNarrow: true,
    passes: (shard, doc) => metWords(shard, doc, plan) === plan.allMask && filter.passes(shard, doc),
  }
}

function rankMatches(catalogue: Catalogue, query: SearchQuery, plan: Plan, filter: Filter, wanted: number): Found {
  const { shards, least } = matchShards(catalogue, query, plan, filter)
  const isMatch = (coverage: number): boolean => coverage >= least && coverage > 0
  const facets = query.facets === true ? createFacetCounter(catalogue, query.openNowAt) : undefined
  const byRelevance = query.sort === undefined || query.sort === 'relevance'
  const matches: Match[] = []
  let total = 0
  for (const { compared, candidates, isCompared } of shards) {
    const { shard } = candidates
    const ranked = compared.filter((match) => isMatch(match.parts.covered))
    const firstScore = createFirstScore(candidates, plan, query.point)
    const byFirst = (doc: number): number => firstScore(doc) - (isUnsure(shard, doc, query) ? UNSURE : 0)
    // What was not compared letter by letter stays below what was; it is ordered only if the page reaches it.
    const rest = createTop(byRelevance && !query.openAt && ranked.length >= wanted ? 0 : wanted)
    const score = byRelevance ? byFirst : scoreOf(shard, query)
    for (let at = 0; at < candidates.count; at++) {
      const doc = candidates.docs[at] ?? 0
      if (!isMatch(candidates.coverage[doc] ?? 0) || isCompared.has(doc) || !filter.passes(shard, doc)) continue
      total++
      facets?.count(shard, doc)
      if (rest.limit > 0) rest.offer(doc, score(doc))
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
const UNSURE = 1_000

/** Everything that passes the filter: the nearest first where there is a point, else the best known. */
function listMatches(catalogue: Catalogue, query: SearchQuery, filter: Filter, wanted: number): Found {
  const facets = query.facets === true ? createFacetCounter(catalogue, query.openNowAt) : undefined
  const matches: Match[] = []
  let total = 0
  for (const shard of catalogue.shards) {
    const top = createTop(wanted)
    const score = scoreOf(shard, query)
    const band = findBand(shard, query)
    for (let at = 0; at < (band?.length ?? shard.size); at++) {
      const doc = band?.[at] ?? at
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

function explain({ shard, doc, score, parts }: Match, plan: Plan): Explanation {
  const { bestName = 0, ways, covered: _, ...summands } = parts ?? {}
  const start = shard.spellingStarts[bestName] ?? 0
  const end = (shard.spellingStarts[bestName + 1] ?? 1) - 1
  return {
    id: shard.ids[doc] ?? '',
    score,
    parts: summands,
    bestName: parts ? decodeKey(shard.letters.subarray(start, end)) : '',
    words: plan.words.map((word, index) => ({
      word: word.surface,
      weight: word.weight / plan.totalWeight,
      matchedBy: ways?.[index] ?? 'missing',
    })),
  }
}

function toHit({ shard, doc, score }: Match, { point }: SearchQuery): SearchHit {
  const at = { latitude: shard.latitudes[doc] ?? 0, longitude: shard.longitudes[doc] ?? 0 }
  return { id: shard.ids[doc] ?? '', score, distanceM: point ? distanceM(point, at) : null }
}
