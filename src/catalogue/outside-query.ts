/** Our queries in the words of OpenSearch. Scores are shares of the query that a place covers, 0 … 1, as in memory. */
import { districtKey } from '../search/areas.ts'
import type { OutsideQuery, OutsideWord } from '../search/outside.ts'
import type { Box, Circle, OpenAt, SearchQuery } from '../search/search-index.ts'
import type { Point } from '../world/point.ts'

type Clause = Readonly<Record<string, unknown>>

/** What a place covers at least to be an answer; and where letter triples are asked too. */
const LEAST = 0.55
const LEAST_ALIKE = 0.3
/** What a way to meet a word is worth. */
const WORTH = { key: 0.97, begins: 0.9, keyBegins: 0.87, translated: 0.9, oneWrong: 0.75 }
const WHOLE = { same: 1, begins: 0.92, oneWrong: 0.82, alike: 0.9 }
const MIN_FUZZY = 4
const TWO_WRONG = 8
const FAME = { named: 0.14, category: 0.5 }
/** Nearness by steps: metres, and what being within is worth in sum. */
const NEAR = [1_000, 3_000, 10_000, 30_000, 100_000].map((withinM) => ({ withinM, weight: 0.08 }))
const MAX_BUCKETS = 500

/** The filters of a query; a bare list is all that passes them. */
function filtersOf(query: SearchQuery): Clause[] {
  const { provinceCode, regionProvinceCodes, districtTh, category, categoryCode, tags, openAt, point } = query
  const { radiusM, areas, box } = query
  const filters: Clause[] = []
  if (provinceCode !== undefined) filters.push(term('province', provinceCode))
  if (regionProvinceCodes) filters.push(terms('province', [...regionProvinceCodes]))
  if (districtTh !== undefined) filters.push(term('district_name', districtKey('', districtTh)))
  if (category !== undefined) filters.push(anyOf([term('labels', category), term('concepts', category)]))
  if (categoryCode !== undefined) filters.push(term('category_code', categoryCode))
  for (const tag of tags ?? []) filters.push(term('labels', tag))
  if (openAt) filters.push(anyOf([isOpen(openAt), term('hours_known', '0')]))
  if (point && radiusM !== undefined) filters.push(within({ point, radiusM }))
  if (box) filters.push(inBox(box))
  if (areas) filters.push(anyOf(areas.map(within)))
  return filters
}

/** The places that meet enough of the words, the best first; `isAlike`: also those whose letters are like the query's. */
export function wordsQuery(wanted: OutsideQuery, query: SearchQuery, isAlike: boolean): Clause {
  const ways: Clause[] = [{ bool: { should: wanted.words.map(wordClause) } }, ...wanted.wholes.flatMap(wholeClauses)]
  if (isAlike && wanted.grams.length > 0) {
    const boost = WHOLE.alike / wanted.grams.length
    ways.push({ bool: { should: wanted.grams.map((gram) => worth(term('grams', gram), boost)) } })
  }
  const matched = { dis_max: { queries: ways } }
  const met = { function_score: { query: matched, min_score: isAlike ? LEAST_ALIKE : LEAST } }
  const functions: Clause[] = [
    { field_value_factor: { field: 'fame', factor: wanted.isCategorySearch ? FAME.category : FAME.named, missing: 0 } },
    ...(query.point ? nearFunctions(query.point) : []),
  ]
  const scored = { function_score: { query: met, functions, score_mode: 'sum', boost_mode: 'sum' } }
  return { bool: { must: [scored], filter: filtersOf(query) } }
}

/** The places with a name in which a word begins so; what orders them does not depend on the text. */
export function typedQuery(form: string, point: Point | undefined): Clause {
  const functions: Clause[] = [
    { field_value_factor: { field: 'popularity', factor: 1, missing: 0 } },
    ...(point ? nearFunctions(point) : []),
  ]
  return { function_score: { query: begins('typed', form), functions, score_mode: 'sum', boost_mode: 'sum' } }
}

export function listQuery(query: SearchQuery): Clause {
  const filter = filtersOf(query)
  return filter.length === 0 ? { match_all: {} } : { bool: { filter } }
}

/** The order asked for; by relevance what has no keyword is sorted by distance where there is a point, else by fame. */
export function sortOf(query: SearchQuery): Clause[] {
  // What is surely open stands before what may be.
  return [...(query.openAt ? [{ hours_known: 'desc' }] : []), ...sureSortOf(query)]
}

function sureSortOf({ sort, point, language = 'th' }: SearchQuery): Clause[] {
  const byId = { id: 'asc' }
  if (sort === 'name') return [{ [`sort_${language}`]: 'asc' }, byId]
  if (point && sort !== 'popularity') {
    const location = { lat: point.latitude, lon: point.longitude }
    return [{ _geo_distance: { location, order: 'asc', unit: 'm' } }, byId]
  }
  return [{ popularity: 'desc' }, byId]
}

export function facetsOf(query: SearchQuery): Clause {
  if (query.facets !== true) return {}
  return {
    aggs: {
      category: { terms: { field: 'category', size: MAX_BUCKETS } },
      province: { terms: { field: 'province', size: MAX_BUCKETS } },
      ...(query.openNowAt && { open_now: { filter: isOpen(query.openNowAt) } }),
    },
  }
}

function wordClause(word: OutsideWord): Clause {
  const { token, key, share, isLast, provinces, districts, concepts, translations } = word
  const ways: Clause[] = [worth(term('tokens', token), share)]
  if (key !== '') ways.push(worth(term('keys', key), share * WORTH.key))
  if (isLast && token.length > 1) {
    ways.push(worth(begins('tokens', token), share * WORTH.begins))
    if (key.length > 1) ways.push(worth(begins('keys', key), share * WORTH.keyBegins))
  }
  if (key.length >= MIN_FUZZY) ways.push(worth(like('keys', key), share * WORTH.oneWrong))
  if (provinces.length > 0) ways.push(worth(terms('province', provinces), share))
  if (districts.length > 0) ways.push(worth(terms('district', districts), share))
  if (concepts.length > 0) ways.push(worth(terms('concepts', concepts), share))
  for (const keys of translations)
    ways.push(worth({ bool: { filter: keys.map((part) => term('keys', part)) } }, share * WORTH.translated))
  return { dis_max: { queries: ways } }
}

/** However its words are parted. */
function wholeClauses(whole: string): Clause[] {
  if (whole.length < MIN_FUZZY) return []
  return [
    worth(term('wholes', whole), WHOLE.same),
    worth(begins('wholes', whole), WHOLE.begins),
    worth(like('wholes', whole), WHOLE.oneWrong),
  ]
}

function nearFunctions(point: Point): Clause[] {
  return NEAR.map(({ withinM, weight }) => ({ filter: within({ point, radiusM: withinM }), weight }))
}

function isOpen({ weekday, minute }: OpenAt): Clause {
  return term('open', weekday * 1_440 + minute)
}

function within({ point, radiusM }: Circle): Clause {
  return { geo_distance: { distance: `${radiusM}m`, location: { lat: point.latitude, lon: point.longitude } } }
}

function inBox({ south, west, north, east }: Box): Clause {
  return {
    geo_bounding_box: { location: { top_left: { lat: north, lon: west }, bottom_right: { lat: south, lon: east } } },
  }
}

function anyOf(should: readonly Clause[]): Clause {
  return { bool: { should, minimum_should_match: 1 } }
}

function worth(filter: Clause, boost: number): Clause {
  return { constant_score: { filter, boost } }
}

function term(field: string, value: string | number): Clause {
  return { term: { [field]: { value } } }
}

function terms(field: string, values: readonly string[]): Clause {
  return { terms: { [field]: values } }
}

function begins(field: string, value: string): Clause {
  return { prefix: { [field]: { value } } }
}

function like(field: string, value: string): Clause {
  const fuzziness = value.length >= TWO_WRONG ? 2 : 1
  return { fuzzy: { [field]: { value, fuzziness, prefix_length: 1, max_expansions: 50 } } }
}
