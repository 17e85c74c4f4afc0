import { distanceM } from '../world/point.ts'
import type { Catalogue } from './catalogue.ts'
import { type Candidates, collect } from './collect.ts'
import { createFilter, type Filter, isOpenAt } from './filter.ts'
import { decodeKey } from './key-code.ts'
import { type Plan, planQuery } from './plan.ts'
import { firstScore, type Parts, scoreParts } from './rank.ts'
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
const MAX_LIMIT = 1000

interface Match {
  readonly shard: Shard
  readonly doc: number
  score: number
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
  const filter = createFilter(catalogue, query)
  const plan = planQuery(catalogue, query.keyword ?? '')
  const found: Explanation[] = []
  for (const shard of catalogue.shards) {
    const candidates = collect(shard, plan, filter)
    for (const doc of candidates.docs) {
      if (!filter.passes(shard, doc)) continue
      const { bestName, ...parts } = partsOf(shard, doc, plan, candidates, query)
      const key = decodeKey(
        shard.keys.subarray(shard.keyStarts[bestName] ?? 0, (shard.keyStarts[bestName + 1] ?? 1) - 1),
      )
      found.push({
        id: shard.ids[doc] ?? '',
        score: sum(parts),
        parts: { ...parts },
        bestName: key,
        words: plan.words.map((word) => ({
          word: word.surface,
          weight: word.weight / plan.totalWeight,
          matchedBy: (candidates.masks[doc] ?? 0) & word.bit ? 'matched' : 'missing',
        })),
      })
    }
  }
  return found.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, limit)
}

function matchKeyword(catalogue: Catalogue, query: SearchQuery, plan: Plan, filter: Filter): Match[] {
  const matches: (Match & { coverage: number })[] = []
  for (const shard of catalogue.shards) {
    const candidates = collect(shard, plan, filter)
    const own = candidates.docs
      .filter((doc) => filter.passes(shard, doc))
      .map((doc) => {
        const coverage = candidates.coverage[doc] ?? 0
        return { shard, doc, coverage, score: firstScore(shard, doc, coverage, query.point) }
      })
      .sort((a, b) => b.score - a.score || a.doc - b.doc)
    for (const match of own.slice(0, RERANKED)) {
      const parts = partsOf(shard, match.doc, plan, candidates, query)
      match.score = sum(parts)
      match.coverage = Math.max(match.coverage, parts.coverage)
    }
    // What was not compared stays below what was.
    for (const match of own.slice(RERANKED)) match.score -= 1
    matches.push(...own)
  }
  const best = matches.reduce((top, match) => Math.max(top, match.coverage), 0)
  return matches.filter(({ coverage }) => coverage >= Math.max(MIN_COVERAGE, best * MIN_OF_BEST))
}

function partsOf(
  shard: Shard,
  doc: number,
  plan: Plan,
  candidates: Candidates,
  query: SearchQuery,
): Parts & { bestName: number } {
  return scoreParts(shard, doc, plan, candidates.coverage[doc] ?? 0, candidates.masks[doc] ?? 0, query.point)
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
      matches.push({ shard, doc, score: metres === null ? (shard.popularity[doc] ?? 0) : -metres })
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
