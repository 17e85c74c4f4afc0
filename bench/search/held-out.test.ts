import { expect, test } from 'vitest'
import { createSearchIndex } from '../../src/search/search-index.ts'
import { makeHeldOut } from './held-out.ts'
import { findIds, judge } from './judge.ts'
import {
  hasSharedData,
  readCatalogueAliases,
  readPlaces,
  readProvinces,
  readQueries,
  readVocabulary,
} from './judged-data.ts'

const isThere = hasSharedData()
if (!isThere) console.warn('the shared data is missing: distorted names are not searched here')

/** Without a word, or cut, a name may fit other places too; nearness is judged by names alone. */
const LEAST_FIRST: Readonly<Record<string, number>> = { 'en-word-lost': 0.7, 'th-begun': 0.8, 'kind-near': 0.8 }
const USUAL_LEAST_FIRST = 0.88
const LEAST_FIRST_FIVE = 0.88

test.runIf(isThere)('finds held-out names that are misspelt, truncated, joined or mixed', () => {
  const places = readPlaces('tat-attractions.ndjson.gz')
  const world = { provinces: readProvinces(), districts: [], vocabulary: readVocabulary() }
  const index = createSearchIndex(world)
  index.addAliases(readCatalogueAliases())
  index.upsert(places)
  const judged = [...readQueries('search-dev.json'), ...readQueries('search-typos.json')]
  // Queries for a kind have many results; excluding all of them would leave too few places.
  const without = new Set(judged.flatMap(({ expected }) => (expected.length > 8 ? [] : expected)))
  const queries = makeHeldOut({ places, ...world, without, perClass: 80, seed: 23 })
  const { all, byClass } = judge(queries, (query) => findIds(index, query))
  expect(all.first).toBeGreaterThanOrEqual(0.94)
  expect(all.firstFive).toBeGreaterThanOrEqual(0.98)
  const weak = [...byClass].filter(
    ([name, { first, firstFive }]) => first < (LEAST_FIRST[name] ?? USUAL_LEAST_FIRST) || firstFive < LEAST_FIRST_FIVE,
  )
  expect(weak).toEqual([])
})
