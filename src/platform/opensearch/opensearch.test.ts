import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OpenSearchServer, startOpenSearchServer } from '../../../test/support/opensearch-server.ts'
import { createOpenSearch, type OpenSearch, OpenSearchError } from './opensearch.ts'

let server: OpenSearchServer
let engine: OpenSearch
beforeEach(async () => {
  server = await startOpenSearchServer()
  engine = createOpenSearch({ url: server.url, timeoutMs: 500, retryMs: 1 })
  await engine.createIndex('places', {
    settings: { index: { max_result_window: 100 } },
    mappings: { properties: { name: { type: 'keyword' } } },
  })
})
afterEach(() => server.stop())

const documents = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, document: { name: `name ${at}` } }))
const everything = { query: { match_all: {} }, from: 0, size: 100 }

async function faultOf(work: Promise<unknown>): Promise<OpenSearchError> {
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof OpenSearchError)) throw new Error('no fault', { cause: error })
  expect(error.message).not.toMatch(/search-user|p@ss|p%40ss/)
  return error
}

test('what is written is found after a refresh, what is deleted no longer', async () => {
  await engine.bulk('places', documents(3))
  expect((await engine.search('places', everything)).total).toBe(0)
  await engine.refresh('places')
  expect((await engine.search('places', everything)).ids.toSorted()).toEqual(['p0', 'p1', 'p2'])
  await engine.bulk('places', [{ id: 'p1' }, { id: 'never there' }])
  await engine.refresh('places')
  expect((await engine.search('places', everything)).ids.toSorted()).toEqual(['p0', 'p2'])
})

test('many documents go in several requests of bounded size', async () => {
  await engine.bulk('places', documents(2_500))
  expect(server.requests.filter((line) => line.endsWith('/_bulk'))).toHaveLength(3)
  expect(server.documentsOf('places').size).toBe(2_500)
})

test('documents for which the server is too busy are sent again, alone', async () => {
  server.behave({ busyItems: 2, times: 1, path: '_bulk' })
  await engine.bulk('places', documents(5))
  expect(server.documentsOf('places').size).toBe(5)
  server.behave({ status: 429, retryAfter: '0', times: 2, path: '_bulk' })
  await engine.bulk('places', [{ id: 'late', document: { name: 'late' } }])
  expect(server.documentsOf('places').has('late')).toBe(true)
})

test('a server that stays busy ends the attempts', async () => {
  server.behave({ status: 503, path: '_bulk' })
  expect((await faultOf(engine.bulk('places', documents(1)))).isItsFault).toBe(true)
  expect(server.requests.filter((line) => line.endsWith('/_bulk'))).toHaveLength(5)
})

test('facts of an index are kept with it; an index that is not there has none', async () => {
  expect(await engine.findMeta('places')).toEqual({})
  await engine.putMeta('places', { catalogue_version: 7 })
  expect(await engine.findMeta('places')).toEqual({ catalogue_version: 7 })
  await engine.deleteIndex('places')
  await engine.deleteIndex('places')
  expect(await engine.findMeta('places')).toBeNull()
})

test('faults say whether it is the server or our question', async () => {
  await engine.bulk('places', documents(1))
  await engine.refresh('places')
  expect((await faultOf(engine.search('places', { query: { strange: {} } }))).isItsFault).toBe(false)
  for (const trouble of [{ status: 500 }, { status: 429 }, { status: 503 }, { delayMs: 900 }, { reset: true }]) {
    server.behave(trouble)
    expect((await faultOf(engine.search('places', everything))).isItsFault).toBe(true)
  }
})

test('the check wants an answer to our credentials', async () => {
  await engine.check()
  const stranger = new URL(server.url)
  stranger.password = 'wrong'
  expect((await faultOf(createOpenSearch({ url: stranger.href }).check())).status).toBe(401)
  expect((await faultOf(createOpenSearch({ url: 'http://127.0.0.1:9' }).check())).status).toBeNull()
})
