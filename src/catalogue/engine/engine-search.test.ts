import { afterEach, expect, test } from 'vitest'
import { recordingLog } from '../../../test/support/log.ts'
import { testWorld } from '../../../test/support/service.ts'
import { Breaker } from '../../platform/breaker.ts'
import { type OpenSearch, OpenSearchError, openOpenSearch } from '../../platform/opensearch/opensearch.ts'
import type { PlaceSearch } from '../place-search.ts'
import { OpenSearchPlaces } from './engine-search.ts'

// How a cluster answers is tested on a real one, in test/search-engine.
const NOBODY = ['http://search-user:p%40ss@127.0.0.1:9/tiao', 'http://127.0.0.1:10']

let engine: OpenSearch | undefined
afterEach(() => engine?.close())

test('an unreachable cluster is reported without credentials', async () => {
  engine = await openOpenSearch({ nodes: NOBODY, timeoutMs: 500 })
  const error: unknown = await engine.check().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(OpenSearchError)
  expect(error).toMatchObject({ status: null, isClusterFault: true })
  expect(String(error)).not.toMatch(/search-user|p@ss|p%40ss/)
})

test('while the cluster is unreachable, the fallback answers and changes are queued', async () => {
  engine = await openOpenSearch({ nodes: NOBODY, timeoutMs: 500 })
  const hit = { id: 'th-10-wat-pho', score: 1, distanceM: null }
  const fallback: PlaceSearch = {
    search: async () => ({ total: 1, hits: [hit], understood: {} }),
    suggest: async () => [hit],
  }
  const { log, lines } = recordingLog()
  const places = new OpenSearchPlaces({
    engine,
    world: await testWorld(),
    alias: 'tiao-test',
    findPlace: () => undefined,
    listPlaces: () => [],
    fallback,
    withLock: async (work) => {
      await work()
      return true
    },
    log,
    breaker: new Breaker(),
  })
  places.note([], ['th-10-gone'])
  places.flush(7)
  await places.settle()
  expect(places.isAnswering).toBe(false)
  expect(places.behind).toBe(1)
  expect(await places.search({ keyword: 'wat pho', offset: 0, limit: 10 })).toMatchObject({ hits: [hit] })
  expect(await places.suggest({ keyword: 'wat', limit: 3 })).toEqual([hit])
  expect(JSON.stringify(lines)).toContain('the search engine could not be updated')
  expect(JSON.stringify(lines)).not.toMatch(/search-user|p@ss|p%40ss/)
})
