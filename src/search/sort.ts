import { distanceM } from '../world/point.ts'
import type { Match } from './rerank.ts'
import type { SearchQuery } from './search-query.ts'
import type { Segment } from './segment.ts'

type Language = 'th' | 'en'

/** Whether unknown hours sort a place after the others. */
export function isUnsure(segment: Segment, doc: number, { openAt }: SearchQuery): boolean {
  return openAt !== undefined && segment.hours[doc] === 0
}

/** Greater than any score, distance or rank. */
const UNSURE = 1e9

/** Scores documents of a segment so that a descending sort gives the requested order. */
export function scoreOf(segment: Segment, query: SearchQuery): (doc: number) => number {
  const score = sureScoreOf(segment, query)
  return query.openAt ? (doc) => score(doc) - (isUnsure(segment, doc, query) ? UNSURE : 0) : score
}

function sureScoreOf(segment: Segment, { sort, point, language = 'th' }: SearchQuery): (doc: number) => number {
  if (sort === 'name') {
    const ranks = nameRanks(segment, language)
    return (doc) => -(ranks[doc] ?? 0)
  }
  if (point && sort !== 'popularity') {
    return (doc) =>
      -distanceM(point, { latitude: segment.latitudes[doc] ?? 0, longitude: segment.longitudes[doc] ?? 0 })
  }
  return (doc) => segment.popularity[doc] ?? 0
}

/** Total order of an answer: ties by popularity, then by id. */
export function compareMatches(query: SearchQuery): (a: Match, b: Match) => number {
  const compare = compareSure(query)
  if (!query.openAt) return compare
  const unsure = ({ segment, doc }: Match): number => (isUnsure(segment, doc, query) ? 1 : 0)
  return (a, b) => unsure(a) - unsure(b) || compare(a, b)
}

function compareSure(query: SearchQuery): (a: Match, b: Match) => number {
  const { sort, language = 'th' } = query
  const popularity = ({ segment, doc }: Match): number => segment.popularity[doc] ?? 0
  const id = ({ segment, doc }: Match): string => segment.ids[doc] ?? ''
  const byId = (a: Match, b: Match): number => (id(a) < id(b) ? -1 : 1)
  if (sort === 'name') {
    const { compare } = collators[language]
    return (a, b) => compare(nameOf(a.segment, a.doc, language), nameOf(b.segment, b.doc, language)) || byId(a, b)
  }
  if (sort === 'popularity') return (a, b) => popularity(b) - popularity(a) || byId(a, b)
  if (sort === 'distance' && query.point) {
    const { point } = query
    const metres = ({ segment, doc }: Match): number =>
      distanceM(point, { latitude: segment.latitudes[doc] ?? 0, longitude: segment.longitudes[doc] ?? 0 })
    return (a, b) => metres(a) - metres(b) || byId(a, b)
  }
  return (a, b) => b.score - a.score || popularity(b) - popularity(a) || byId(a, b)
}

const collators = { th: new Intl.Collator('th'), en: new Intl.Collator('en') }
const ranksBySegment = new WeakMap<Segment, Partial<Record<Language, Uint32Array>>>()

/** Rank of each document by name. Collation is slow, so computed once per segment, on first use. */
function nameRanks(segment: Segment, language: Language): Uint32Array {
  const known = ranksBySegment.get(segment) ?? {}
  ranksBySegment.set(segment, known)
  const ranks = known[language] ?? new Uint32Array(segment.size)
  if (known[language]) return ranks
  const names = segment.ids.map((_, doc) => nameOf(segment, doc, language))
  const { compare } = collators[language]
  const order = names.map((_, doc) => doc)
  order.sort(
    (a, b) => compare(names[a] ?? '', names[b] ?? '') || ((segment.ids[a] ?? '') < (segment.ids[b] ?? '') ? -1 : 1),
  )
  for (const [rank, doc] of order.entries()) ranks[doc] = rank
  known[language] = ranks
  return ranks
}

function nameOf(segment: Segment, doc: number, language: Language): string {
  const [th = '', en = ''] = (segment.names[doc] ?? '').split('\n', 2)
  return language === 'th' ? th || en : en || th
}
