import type { SearchIndex } from '../../src/search/search-index.ts'
import type { SearchQuery } from '../../src/search/search-query.ts'
import type { JudgedQuery } from './judged-data.ts'

/** Success at 1, success at 5 and mean reciprocal rank (of the first ten). */
export interface Quality {
  readonly count: number
  readonly first: number
  readonly firstFive: number
  readonly reciprocalRank: number
}

export interface Judgement {
  readonly all: Quality
  readonly byClass: ReadonlyMap<string, Quality>
  readonly misses: readonly { readonly query: JudgedQuery; readonly rank: number; readonly found: readonly string[] }[]
}

/** The metric of the shared judge, without HTTP. `find` returns ten ids. */
export function judge(queries: readonly JudgedQuery[], find: (query: JudgedQuery) => readonly string[]): Judgement {
  const ranks = new Map<string, number[]>()
  const misses: { query: JudgedQuery; rank: number; found: readonly string[] }[] = []
  for (const query of queries) {
    const found = find(query)
    const rank = found.findIndex((id) => query.expected.includes(id)) + 1
    if (rank !== 1) misses.push({ query, rank, found })
    for (const group of [query.class, '']) ranks.set(group, [...(ranks.get(group) ?? []), rank])
  }
  const all = rate(ranks.get('') ?? [])
  ranks.delete('')
  return { all, byClass: new Map([...ranks].map(([group, own]) => [group, rate(own)])), misses }
}

export function findIds(index: SearchIndex, query: JudgedQuery): string[] {
  return index.search(searchQueryOf(query)).hits.map((hit) => hit.id)
}

/** The first page of a judged query. */
export function searchQueryOf(query: JudgedQuery): SearchQuery {
  const at = query.geolocation ?? query.geo
  const [latitude, longitude] = at === undefined ? [] : typeof at === 'string' ? at.split(',').map(Number) : at
  const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  return { keyword: query.query, offset: 0, limit: 10, ...(point && { point }) }
}

function rate(ranks: readonly number[]): Quality {
  const share = (test: (rank: number) => boolean): number => ranks.filter(test).length / Math.max(1, ranks.length)
  return {
    count: ranks.length,
    first: share((rank) => rank === 1),
    firstFive: share((rank) => rank >= 1 && rank <= 5),
    reciprocalRank:
      ranks.reduce((sum, rank) => sum + (rank >= 1 && rank <= 10 ? 1 / rank : 0), 0) / Math.max(1, ranks.length),
  }
}
