import { distanceM } from '../world/point.ts'
import { createFacetCounter } from './facets.ts'
import { createFilter, type Filter, findBand } from './filter.ts'
import type { IndexData } from './index-data.ts'
import { decodeKey } from './key-code.ts'
import { parseQuery } from './parse-query.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { withIntent } from './query-intent.ts'
import { type Match, matchSegments } from './rerank.ts'
import { attributeMask } from './retrieve.ts'
import { createFirstScore } from './score.ts'
import type { Explanation, SearchAnswer, SearchHit, SearchQuery } from './search-query.ts'
import { compareMatches, isUnsure, scoreOf } from './sort.ts'
import { createTopK } from './top-k.ts'

const MAX_LIMIT = 1000

export function answerQuery(data: IndexData, query: SearchQuery): SearchAnswer {
  const parsed = query.keyword === undefined ? undefined : parseQuery(data, query.keyword)
  const limit = Math.min(query.limit, MAX_LIMIT)
  const { total, matches, facets } = findMatches(data, query, parsed, query.offset + limit)
  return {
    total,
    hits: matches.slice(query.offset, query.offset + limit).map((match) => toHit(match, query)),
    ...(facets && { facets }),
    understood: parsed?.understood ?? {},
  }
}

export function explainQuery(data: IndexData, query: SearchQuery, limit: number): Explanation[] {
  const parsed = parseQuery(data, query.keyword ?? '', true)
  return findMatches(data, query, parsed, limit).matches.map((match) => explain(match, parsed))
}

type Found = Pick<SearchAnswer, 'total' | 'facets'> & { readonly matches: readonly Match[] }

function none(data: IndexData, { facets, openNowAt }: SearchQuery): Found {
  return {
    total: 0,
    matches: [],
    ...(facets === true && { facets: createFacetCounter(data, openNowAt).result() }),
  }
}

/** The first `wanted` matches in the requested order, the number of all, and facets if requested. */
function findMatches(data: IndexData, given: SearchQuery, parsed: ParsedQuery | undefined, wanted: number): Found {
  const query = parsed ? withIntent(given, parsed.intent, data.world.provinces) : given
  const filter = createFilter(data, query)
  // A keyword of punctuation alone names nothing; a bare “things to do” accepts any place.
  if (parsed && parsed.words.length === 0 && !parsed.intent.wantsAnyPlace && parsed.intent.region === null)
    return none(data, query)
  if (!parsed || parsed.words.length === 0) return listMatches(data, query, filter, wanted)
  if (parsed.isStrict) {
    const order = parsed.intent.isNearMe ? 'distance' : 'popularity'
    const strict = listMatches(data, { ...query, sort: listSort(query, order) }, withAttributes(filter, parsed), wanted)
    if (strict.total > 0) return strict
  }
  return rankMatches(data, query, parsed, filter, wanted)
}

/** Every place that passes matches equally well, so order by distance for “near me”, else by popularity. */
function listSort({ sort }: SearchQuery, order: 'distance' | 'popularity'): NonNullable<SearchQuery['sort']> {
  return sort === undefined || sort === 'relevance' ? order : sort
}

/** Also requires every word to match by kind and area. */
function withAttributes(filter: Filter, parsed: ParsedQuery): Filter {
  return {
    isNarrow: true,
    passes: (segment, doc) => attributeMask(segment, doc, parsed) === parsed.allMask && filter.passes(segment, doc),
  }
}

function rankMatches(data: IndexData, query: SearchQuery, parsed: ParsedQuery, filter: Filter, wanted: number): Found {
  const { segments, least } = matchSegments(data, query, parsed, filter)
  const isMatch = (coverage: number): boolean => coverage >= least && coverage > 0
  const facets = query.facets === true ? createFacetCounter(data, query.openNowAt) : undefined
  const byRelevance = query.sort === undefined || query.sort === 'relevance'
  const matches: Match[] = []
  let total = 0
  for (const { compared, candidates, isCompared } of segments) {
    const { segment } = candidates
    const ranked = compared.filter((match) => isMatch(match.parts.covered))
    const firstScore = createFirstScore(candidates, parsed, query.point)
    const byFirst = (doc: number): number => firstScore(doc) - (isUnsure(segment, doc, query) ? UNSURE : 0)
    // Documents not compared letter by letter rank below those that were, and are sorted only if the page reaches them.
    const rest = createTopK(byRelevance && !query.openAt && ranked.length >= wanted ? 0 : wanted)
    const score = byRelevance ? byFirst : scoreOf(segment, query)
    for (let at = 0; at < candidates.count; at++) {
      const doc = candidates.docs[at] ?? 0
      if (!isMatch(candidates.coverage[doc] ?? 0) || isCompared.has(doc) || !filter.passes(segment, doc)) continue
      total++
      facets?.count(segment, doc)
      if (rest.limit > 0) rest.offer(doc, score(doc))
    }
    total += ranked.length
    for (const match of ranked) facets?.count(segment, match.doc)
    matches.push(...ranked)
    for (const { doc, score } of rest.take()) matches.push({ segment, doc, score: byRelevance ? score - BELOW : score })
  }
  matches.sort(compareMatches(query))
  return { total, matches: matches.slice(0, wanted), ...(facets && { facets: facets.result() }) }
}

/** Greater than any score. */
const BELOW = 10
const UNSURE = 1_000

/** All places that pass the filter: the nearest first if there is a point, else the most popular. */
function listMatches(data: IndexData, query: SearchQuery, filter: Filter, wanted: number): Found {
  const facets = query.facets === true ? createFacetCounter(data, query.openNowAt) : undefined
  const matches: Match[] = []
  let total = 0
  for (const segment of data.segments) {
    const top = createTopK(wanted)
    const score = scoreOf(segment, query)
    const band = findBand(segment, query)
    for (let at = 0; at < (band?.length ?? segment.size); at++) {
      const doc = band?.[at] ?? at
      if (segment.deleted[doc] === 1 || !filter.passes(segment, doc)) continue
      total++
      facets?.count(segment, doc)
      top.offer(doc, score(doc))
    }
    for (const { doc, score } of top.take()) matches.push({ segment, doc, score })
  }
  matches.sort(compareMatches(query))
  return { total, matches: matches.slice(0, wanted), ...(facets && { facets: facets.result() }) }
}

function explain({ segment, doc, score, parts }: Match, parsed: ParsedQuery): Explanation {
  const { bestName = 0, ways, covered: _, ...summands } = parts ?? {}
  const start = segment.spellingStarts[bestName] ?? 0
  const end = (segment.spellingStarts[bestName + 1] ?? 1) - 1
  return {
    id: segment.ids[doc] ?? '',
    score,
    parts: summands,
    bestName: parts ? decodeKey(segment.letters.subarray(start, end)) : '',
    words: parsed.words.map((word, index) => ({
      word: word.surface,
      weight: word.weight / parsed.totalWeight,
      matchedBy: ways?.[index] ?? 'missing',
    })),
  }
}

function toHit({ segment, doc, score }: Match, { point }: SearchQuery): SearchHit {
  const at = { latitude: segment.latitudes[doc] ?? 0, longitude: segment.longitudes[doc] ?? 0 }
  return { id: segment.ids[doc] ?? '', score, distanceM: point ? distanceM(point, at) : null }
}
