import { expect, test } from 'vitest'
import { createSearchIndex, type SearchIndex } from '../../src/search/search-index.ts'
import type { PlaceFacts } from '../../src/world/place.ts'
import { findIds, judge, type Quality } from './judge.ts'
import {
  hasSharedData,
  type JudgedQuery,
  readCatalogueAliases,
  readPlaces,
  readProvinces,
  readQueries,
  readVocabulary,
} from './judged-data.ts'

const FILE = 'tat-attractions.ndjson.gz'
const isThere = hasSharedData()
if (!isThere) console.warn(`the shared data is missing (data/${FILE}): the quality of search is not judged here`)

const world = { provinces: readProvinces(), districts: [], vocabulary: readVocabulary() }
const places = isThere ? readPlaces(FILE) : []

function indexOf(rows: readonly PlaceFacts[], withAliases: boolean): SearchIndex {
  const index = createSearchIndex(world)
  if (withAliases) index.addAliases(readCatalogueAliases())
  index.upsert(rows)
  return index
}

function judgeAll(index: SearchIndex, queries: readonly JudgedQuery[]): { all: Quality; worstClass: number } {
  const { all, byClass } = judge(queries, (query) => findIds(index, query))
  return { all, worstClass: Math.min(...[...byClass.values()].map((quality) => quality.first)) }
}

test.runIf(isThere)(
  'the judged queries are answered first in 96 of 100 cases, with the nicknames of the catalogue',
  () => {
    const { all, worstClass } = judgeAll(indexOf(places, true), readQueries('search-dev.json'))
    expect(all.first).toBeGreaterThanOrEqual(0.96)
    expect(all.firstFive).toBeGreaterThanOrEqual(0.985)
    expect(worstClass).toBeGreaterThanOrEqual(0.85)
  },
)

test.runIf(isThere)('the names alone answer 95 of 100', () => {
  const { all } = judgeAll(indexOf(places, false), readQueries('search-dev.json'))
  expect(all.first).toBeGreaterThanOrEqual(0.95)
  expect(all.firstFive).toBeGreaterThanOrEqual(0.97)
})

test.runIf(isThere)('a name with one letter wrong is found first in 97 of 100 cases', () => {
  const { all } = judgeAll(indexOf(places, true), readQueries('search-typos.json'))
  expect(all.first).toBeGreaterThanOrEqual(0.97)
  expect(all.firstFive).toBeGreaterThanOrEqual(0.995)
})

/** Names without what they hold in brackets, which nobody types. */
const plain = (name: string | null): string => (name ?? '').replace(/\(.*?\)/g, ' ').trim()

test.runIf(isThere)('English names find their places in an index without English names', () => {
  // Only a place that carries the name is an answer, though its Thai namesakes cannot be told from it.
  const answers = new Map<string, string[]>()
  for (const { id, nameEn } of places) {
    const english = plain(nameEn)
    if (english !== '') answers.set(english, [...(answers.get(english) ?? []), id])
  }
  const queries = [...answers].map(([query, expected]) => ({ query, expected, class: 'english' }))
  const thaiOnly = places.map((place) => ({ ...place, nameEn: null }))
  const { all } = judgeAll(indexOf(thaiOnly, false), queries)
  expect(all.first).toBeGreaterThanOrEqual(0.88)
  expect(all.firstFive).toBeGreaterThanOrEqual(0.945)
})
