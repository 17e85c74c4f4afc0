import { distanceM } from '../world/point.ts'
import type { Catalogue } from './catalogue.ts'
import { type Candidates, collect, proposeAlike } from './collect.ts'
import { createFilter, type Filter, isOpenAt } from './filter.ts'
import { decodeKey } from './key-code.ts'
import { type Plan, planQuery } from './plan.ts'
import { firstScore, type Parts, type Scored, scoreParts } from './rank.ts'
import type {
  Explanation,
  SearchAnswer,
  SearchFacets,
  SearchHit,
  SearchQuery,
  SuggestQuery,
  Understood,
} from './search-index.ts'
import type { Shard } from './shard.ts'

/** How many of a shard's candidates are compared letter by letter. */
const RERANKED = 120
/** A match covers this share of the query's weight, or of what the best match covers. */
const MIN_COVERAGE = 0.3
const MIN_OF_BEST = 0.55
/** With such a match no look at letter triples is needed. */
const SURE_COVERAGE = 0.95
const SURE_LIKENESS = 0.7
const MAX_LIMIT = 1000

interface Match {
  readonly shard: Shard
  readonly doc: number
  readonly score: number
  readonly coverage: number
  /** Absent when it was not compared letter by letter. */
  readonly parts?: Scored
}

export function answerQuery(catalogue: Catalogue, query: SearchQuery): SearchAnswer {
  const filter = createFilter(catalogue, query)
  const plan = query.keyword === undefined ? undefined : planQuery(catalogue, query.keyword)
  const matches =
    plan && plan.words.length > 0 ? matchKeyword(catalogue, query, plan, filter) : matchAll(catalogue, query, filter)
  sortMatches(matches, query)
  const page = matches.slice(query.offset, query.offset + Math.min(query.limit, MAX_LIMIT))
  return {
    total: matches.length,
    hits: page.map((match) => toHit(match, query)),
    ...(query.facets === true && { facets: countFacets(catalogue, matches, query) }),
    understood: plan ? plan.understood : ({} satisfies Understood),
  }
}

export function suggestPlaces(catalogue: Catalogue, { keyword, point, limit }: SuggestQuery): SearchHit[] {
  return answerQuery(catalogue, { keyword, offset: 0, limit, ...(point && { point }) }).hits
}

export function explainQuery(catalogue: Catalogue, query: SearchQuery, limit: number): Explanation[] {
  const plan = planQuery(catalogue, query.keyword ?? '')
  const matches = matchKeyword(catalogue, query, plan, createFilter(catalogue, query))
  sortMatches(matches, query)
  return matches.slice(0, limit).map((match) => explain(match, plan))
}

function explain({ shard, doc, score, parts }: Match, plan: Plan): Explanation {
  const { bestName = 0, mask = 0, ...summands } = parts ?? {}
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

function matchKeyword(catalogue: Catalogue, query: SearchQuery, plan: Plan, filter: Filter): Match[] {
  const matches = catalogue.shards.flatMap((shard) => matchShard(shard, query, plan, filter))
  const best = matches.reduce((top, match) => Math.max(top, match.coverage), 0)
  return matches.filter(({ coverage }) => coverage >= Math.max(MIN_COVERAGE, best * MIN_OF_BEST))
}

function matchShard(shard: Shard, query: SearchQuery, plan: Plan, filter: Filter): Match[] {
  const candidates = collect(shard, plan, filter)
  const matches = new Map<number, Match>()
  let isCertain = compareBest(shard, query, plan, filter, candidates, candidates.docs, matches)
  if (plan.isCategorySearch && candidates.docs.length > 0) isCertain = true
  if (!isCertain) {
    proposeAlike(shard, plan, candidates)
    const fresh = [...candidates.alike.keys()].filter((doc) => matches.get(doc)?.parts === undefined)
    compareBest(shard, query, plan, filter, candidates, fresh, matches)
  }
  return [...matches.values()]
}

/** Compares the most promising documents letter by letter. True when one of them is surely what was meant. */
function compareBest(
  shard: Shard,
  query: SearchQuery,
  plan: Plan,
  filter: Filter,
  candidates: Candidates,
  docs: readonly number[],
  matches: Map<number, Match>,
): boolean {
  const promising = docs
    .filter((doc) => filter.passes(shard, doc))
    .map((doc) => ({ doc, first: firstScore(shard, doc, plan, candidates, query.point) }))
    .sort((a, b) => b.first - a.first || a.doc - b.doc)
  let isCertain = false
  for (const [rank, { doc, first }] of promising.entries()) {
    if (rank >= RERANKED) {
      // What was not compared stays below what was.
      matches.set(doc, { shard, doc, coverage: candidates.coverage[doc] ?? 0, score: first - 1 })
      continue
    }
    const parts = scoreParts(shard, doc, plan, candidates, query.point)
    if (parts.coverage >= SURE_COVERAGE && parts.likeness >= SURE_LIKENESS) isCertain = true
    matches.set(doc, { shard, doc, coverage: parts.coverage, score: sum(parts), parts })
  }
  return isCertain
}

function sum({ coverage, likeness, exact, popularity, nearness }: Parts): number {
  return coverage + likeness + exact + popularity + nearness
}

function matchAll(catalogue: Catalogue, query: SearchQuery, filter: Filter): Match[] {
  const matches: Match[] = []
  for (const shard of catalogue.shards) {
    for (let doc = 0; doc < shard.size; doc++) {
      if (shard.dead[doc] === 1 || !filter.passes(shard, doc)) continue
      const metres = distanceOf(shard, doc, query)
      matches.push({ shard, doc, coverage: 1, score: metres === null ? (shard.popularity[doc] ?? 0) : -metres })
    }
  }
  return matches
}

function sortMatches(matches: Match[], query: SearchQuery): void {
  const byId = (a: Match, b: Match): number => (idOf(a) < idOf(b) ? -1 : 1)
  const popularity = (match: Match): number => match.shard.popularity[match.doc] ?? 0
  const { sort } = query
  if (sort === 'distance' && query.point) {
    const metres = new Map(matches.map((match) => [match, distanceOf(match.shard, match.doc, query) ?? 0]))
    matches.sort((a, b) => (metres.get(a) ?? 0) - (metres.get(b) ?? 0) || byId(a, b))
  } else if (sort === 'popularity') matches.sort((a, b) => popularity(b) - popularity(a) || byId(a, b))
  else if (sort === 'name') {
    const names = new Map(matches.map((match) => [match, nameOf(match, query.language ?? 'th')]))
    const { compare } = new Intl.Collator(query.language ?? 'th')
    matches.sort((a, b) => compare(names.get(a) ?? '', names.get(b) ?? '') || byId(a, b))
  } else matches.sort((a, b) => b.score - a.score || popularity(b) - popularity(a) || byId(a, b))
}

function countFacets(catalogue: Catalogue, matches: readonly Match[], query: SearchQuery): SearchFacets {
  const category: Record<string, number> = {}
  const province: Record<string, number> = {}
  let openNow = 0
  for (const { shard, doc } of matches) {
    const label = catalogue.labels.texts[shard.categories[doc] ?? 0]
    if (label) category[label] = (category[label] ?? 0) + 1
    const code = catalogue.provinces.texts[shard.provinces[doc] ?? 0]
    if (code) province[code] = (province[code] ?? 0) + 1
    if (query.openNowAt && isOpenAt(catalogue, shard, doc, query.openNowAt)) openNow++
  }
  return { category, province, ...(query.openNowAt && { openNow }) }
}

function toHit(match: Match, query: SearchQuery): SearchHit {
  return { id: idOf(match), score: match.score, distanceM: distanceOf(match.shard, match.doc, query) }
}

function distanceOf(shard: Shard, doc: number, { point }: SearchQuery): number | null {
  if (!point) return null
  return distanceM(point, { latitude: shard.latitudes[doc] ?? 0, longitude: shard.longitudes[doc] ?? 0 })
}

function idOf({ shard, doc }: Match): string {
  return shard.ids[doc] ?? ''
}

function nameOf({ shard, doc }: Match, language: 'th' | 'en'): string {
  const [th = '', en = ''] = (shard.names[doc] ?? '').split('\n')
  return language === 'th' ? th || en : en || th
}
