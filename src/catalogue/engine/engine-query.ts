/** Search queries as OpenSearch clauses. A score is the share of the query that a place covers, 0 … 1, as in memory. */
import { districtKey } from '../../search/area-index.ts'
import type { EngineQuery, EngineWord } from '../../search/engine-analyser.ts'
import type { Box, Circle, OpenAt, SearchQuery } from '../../search/search-query.ts'
import { WEIGHTS } from '../../search/weights.ts'
import type { Point } from '../../world/point.ts'

type Clause = Readonly<Record<string, unknown>>

/** The least share of the query that a match covers, without and with letter trigrams. */
const MIN_COVERAGE = 0.55
const MIN_TRIGRAM_COVERAGE = 0.3
const MIN_FUZZY_LETTERS = 4
const TWO_EDITS_FROM_LETTERS = 8
/** Nearness in steps; a place within all of them earns the whole weight. */
const NEAR_STEPS_M = [1_000, 3_000, 10_000, 30_000, 100_000]
const MAX_BUCKETS = 500

/** The filters of a query; without a keyword they are the whole query. */
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

/** The places that match enough of the words, best first; `withTrigrams` adds those whose letters resemble the query's. */
export function wordsQuery(wanted: EngineQuery, query: SearchQuery, withTrigrams: boolean): Clause {
  const ways: Clause[] = [{ bool: { should: wanted.words.map(wordClause) } }, ...wanted.wholes.flatMap(wholeClauses)]
  if (withTrigrams && wanted.grams.length > 0) {
    const boost = WEIGHTS.lettersOnly / wanted.grams.length
    ways.push({ bool: { should: wanted.grams.map((gram) => worth(term('grams', gram), boost)) } })
  }
  const matched = { dis_max: { queries: ways } }
  const met = { function_score: { query: matched, min_score: withTrigrams ? MIN_TRIGRAM_COVERAGE : MIN_COVERAGE } }
  const functions: Clause[] = [
    {
      field_value_factor: {
        field: 'fame',
        factor: wanted.isCategorySearch ? WEIGHTS.categoryPopularity : WEIGHTS.popularity,
        missing: 0,
      },
    },
    ...(query.point ? nearFunctions(query.point) : []),
  ]
  const scored = { function_score: { query: met, functions, score_mode: 'sum', boost_mode: 'sum' } }
  return { bool: { must: [scored], filter: filtersOf(query) } }
}

/** Places with a name in which a word starts with the form, in an order that does not depend on it. */
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

/** The requested order. Without a keyword, relevance means distance if there is a point, else popularity. */
export function sortOf(query: SearchQuery): Clause[] {
  // Places known to be open come before those with unknown hours.
  return [...(query.openAt ? [{ hours_known: 'desc' }] : []), ...orderOf(query)]
}

function orderOf({ sort, point, language = 'th' }: SearchQuery): Clause[] {
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

function wordClause(word: EngineWord): Clause {
  const { token, key, share, isLast, provinces, districts, concepts, translations } = word
  const ways: Clause[] = [worth(term('tokens', token), share)]
  if (key !== '') ways.push(worth(term('keys', key), share * WEIGHTS.sameSound))
  if (isLast && token.length > 1) {
    ways.push(worth(begins('tokens', token), share * WEIGHTS.prefix))
    if (key.length > 1) ways.push(worth(begins('keys', key), share * WEIGHTS.prefix * WEIGHTS.sameSound))
  }
  if (key.length >= MIN_FUZZY_LETTERS) ways.push(worth(like('keys', key), share * oneEditOf(key)))
  if (provinces.length > 0) ways.push(worth(terms('province', provinces), share))
  if (districts.length > 0) ways.push(worth(terms('district', districts), share))
  if (concepts.length > 0) ways.push(worth(terms('concepts', concepts), share))
  for (const keys of translations)
    ways.push(worth({ bool: { filter: keys.map((part) => term('keys', part)) } }, share * WEIGHTS.alias))
  return { dis_max: { queries: ways } }
}

/** The name as a whole, however its words are separated. */
function wholeClauses(whole: string): Clause[] {
  if (whole.length < MIN_FUZZY_LETTERS) return []
  return [
    worth(term('wholes', whole), 1),
    worth(begins('wholes', whole), WEIGHTS.prefix),
    worth(like('wholes', whole), oneEditOf(whole)),
  ]
}

function nearFunctions(point: Point): Clause[] {
  const weight = WEIGHTS.nearness / NEAR_STEPS_M.length
  return NEAR_STEPS_M.map((radiusM) => ({ filter: within({ point, radiusM }), weight }))
}

/** Quality of a match with one differing letter. */
function oneEditOf(text: string): number {
  return 1 - WEIGHTS.coverageLoss / text.length
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
  const fuzziness = value.length >= TWO_EDITS_FROM_LETTERS ? 2 : 1
  return { fuzzy: { [field]: { value, fuzziness, prefix_length: 1, max_expansions: 50 } } }
}
