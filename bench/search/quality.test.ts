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
if (!isThere) console.warn(`the shared data is missing (data/${FILE}): search quality is not judged here`)

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

test.runIf(isThere)('success at 1 of the judged queries is at least 0.96 with the aliases of the catalogue', () => {
  const { all, worstClass } = judgeAll(indexOf(places, true), readQueries('search-dev.json'))
  expect(all.first).toBeGreaterThanOrEqual(0.96)
  expect(all.firstFive).toBeGreaterThanOrEqual(0.985)
  expect(worstClass).toBeGreaterThanOrEqual(0.85)
})

test.runIf(isThere)('success at 1 is at least 0.95 with names alone', () => {
  const { all } = judgeAll(indexOf(places, false), readQueries('search-dev.json'))
  expect(all.first).toBeGreaterThanOrEqual(0.95)
  expect(all.firstFive).toBeGreaterThanOrEqual(0.97)
})

test.runIf(isThere)('success at 1 is at least 0.97 for names with one wrong letter', () => {
  const { all } = judgeAll(indexOf(places, true), readQueries('search-typos.json'))
  expect(all.first).toBeGreaterThanOrEqual(0.97)
  expect(all.firstFive).toBeGreaterThanOrEqual(0.995)
})

/** A name without brackets, which users do not type. */
const plain = (name: string | null): string => (name ?? '').replace(/\(.*?\)/g, ' ').trim()

test.runIf(isThere)('finds English names in an index of Thai names only', () => {
  // Only places with the English name count, though their Thai namesakes are indistinguishable.
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
