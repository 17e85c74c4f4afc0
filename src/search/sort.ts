import { distanceM } from '../world/point.ts'
import type { Match } from './rerank.ts'
import type { SearchQuery } from './search-index.ts'
import type { Shard } from './shard.ts'

type Language = 'th' | 'en'

/** Whether a place stands behind the others because nobody knows if it is open when it should be. */
export function isUnsure(shard: Shard, doc: number, { openAt }: SearchQuery): boolean {
  return openAt !== undefined && shard.hours[doc] === 0
}

/** More than any score, distance or rank. */
const UNSURE = 1e9

/** A number for each document of a shard that falls in the order asked for. */
export function scoreOf(shard: Shard, query: SearchQuery): (doc: number) => number {
  const score = sureScoreOf(shard, query)
  return query.openAt ? (doc) => score(doc) - (isUnsure(shard, doc, query) ? UNSURE : 0) : score
}

function sureScoreOf(shard: Shard, { sort, point, language = 'th' }: SearchQuery): (doc: number) => number {
  if (sort === 'name') {
    const ranks = nameRanks(shard, language)
    return (doc) => -(ranks[doc] ?? 0)
  }
  if (point && sort !== 'popularity') {
    return (doc) => -distanceM(point, { latitude: shard.latitudes[doc] ?? 0, longitude: shard.longitudes[doc] ?? 0 })
  }
  return (doc) => shard.popularity[doc] ?? 0
}

/** The total order of an answer: ties by popularity, then by id. */
export function compareMatches(query: SearchQuery): (a: Match, b: Match) => number {
  const compare = compareSure(query)
  if (!query.openAt) return compare
  const unsure = ({ shard, doc }: Match): number => (isUnsure(shard, doc, query) ? 1 : 0)
  return (a, b) => unsure(a) - unsure(b) || compare(a, b)
}

function compareSure(query: SearchQuery): (a: Match, b: Match) => number {
  const { sort, language = 'th' } = query
  const popularity = ({ shard, doc }: Match): number => shard.popularity[doc] ?? 0
  const id = ({ shard, doc }: Match): string => shard.ids[doc] ?? ''
  const byId = (a: Match, b: Match): number => (id(a) < id(b) ? -1 : 1)
  if (sort === 'name') {
    const { compare } = collators[language]
    return (a, b) => compare(nameOf(a.shard, a.doc, language), nameOf(b.shard, b.doc, language)) || byId(a, b)
  }
  if (sort === 'popularity') return (a, b) => popularity(b) - popularity(a) || byId(a, b)
  if (sort === 'distance' && query.point) {
    const { point } = query
    const metres = ({ shard, doc }: Match): number =>
      distanceM(point, { latitude: shard.latitudes[doc] ?? 0, longitude: shard.longitudes[doc] ?? 0 })
    return (a, b) => metres(a) - metres(b) || byId(a, b)
  }
  return (a, b) => b.score - a.score || popularity(b) - popularity(a) || byId(a, b)
}

const collators = { th: new Intl.Collator('th'), en: new Intl.Collator('en') }
const ranksByShard = new WeakMap<Shard, Partial<Record<Language, Uint32Array>>>()

/** Places of the documents in the order of their names. Comparing names is slow: done once a shard, when first asked. */
function nameRanks(shard: Shard, language: Language): Uint32Array {
  const known = ranksByShard.get(shard) ?? {}
  ranksByShard.set(shard, known)
  const ranks = known[language] ?? new Uint32Array(shard.size)
  if (known[language]) return ranks
  const names = shard.ids.map((_, doc) => nameOf(shard, doc, language))
  const { compare } = collators[language]
  const order = names.map((_, doc) => doc)
  order.sort(
    (a, b) => compare(names[a] ?? '', names[b] ?? '') || ((shard.ids[a] ?? '') < (shard.ids[b] ?? '') ? -1 : 1),
  )
  for (const [rank, doc] of order.entries()) ranks[doc] = rank
  known[language] = ranks
  return ranks
}

function nameOf(shard: Shard, doc: number, language: Language): string {
  const [th = '', en = ''] = (shard.names[doc] ?? '').split('\n', 2)
  return language === 'th' ? th || en : en || th
}
