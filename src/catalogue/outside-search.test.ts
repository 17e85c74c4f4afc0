import { createReadStream, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts'
import { quietLog, recordingLog } from '../../test/support/log.ts'
import { type OpenSearchServer, startOpenSearchServer } from '../../test/support/opensearch-server.ts'
import { starterFilling, testWorld } from '../../test/support/service.ts'
import { createOpenSearch } from '../platform/opensearch/opensearch.ts'
import { createSearchIndex, type SearchQuery } from '../search/search-index.ts'
import { Catalogue } from './catalogue.ts'
import { runAlone } from './catalogue-store.ts'
import { importPlaces } from './import/import-places.ts'
import { OpenSearchPlaces } from './outside-search.ts'
import { deleteAlias, insertAliases } from './place-alias-store.ts'
import { memorySearch } from './place-search.ts'

let database: TestDatabase
let server: OpenSearchServer
beforeAll(async () => {
  database = await createTestDatabase(starterFilling(await testWorld()))
  server = await startOpenSearchServer()
})
beforeEach(() => server.behave({}))
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const INDEX = 'tiao-test'

/** A node that searches in the engine; `maxIndexed` places are in its own index. */
async function startNode({ maxIndexed = 100_000 } = {}) {
  const world = await testWorld()
  const index = createSearchIndex(world)
  const { log, lines } = recordingLog()
  const outside = new OpenSearchPlaces({
    engine: createOpenSearch({ url: server.url, timeoutMs: 20_000, retryMs: 1 }),
    world,
    indexName: INDEX,
    findPlace: (id) => catalogue.findPlace(id),
    listPlaces: () => catalogue.listedPlaces(),
    otherwise: memorySearch(index),
    alone: (work) => runAlone(database.db, 'search-engine', work),
    log,
  })
  const catalogue: Catalogue = new Catalogue({
    db: database.db,
    world,
    search: index,
    textBytes: 8 * 1_048_576,
    log: quietLog(),
    clock: () => new Date('2026-11-21T03:00:00Z'),
    outside,
    maxIndexed,
  })
  const learn = async () => {
    await catalogue.refresh()
    await catalogue.settle()
  }
  await learn()
  return { catalogue, outside, index, lines, learn }
}

type Node = Awaited<ReturnType<typeof startNode>>
let node: Node
beforeAll(async () => {
  node = await startNode()
})

const page = (query: Partial<SearchQuery>): SearchQuery => ({ offset: 0, limit: 10, ...query })
const idsOf = async ({ outside }: Node, keyword: string) =>
  (await outside.search(page({ keyword }))).hits.map(({ id }) => id)
const searches = () => server.requests.filter((line) => line.endsWith('/_search')).length

async function importRow(row: object): Promise<void> {
  const world = await testWorld()
  const file = join(mkdtempSync(join(tmpdir(), 'outside-')), 'places.ndjson')
  writeFileSync(file, JSON.stringify(row))
  const { failed } = await importPlaces(
    { db: database.db, provinces: world.provinces, concepts: world.vocabulary, findProvinceAt: () => null },
    createReadStream(file),
    { source: 'a source', licence: null },
  )
  expect(failed).toBe(0)
}

test('the engine holds every place that can be found, and answers', async () => {
  expect(server.documentsOf(INDEX).size).toBe([...node.catalogue.listedPlaces()].length)
  const before = searches()
  expect((await idsOf(node, 'วัดโพธิ์'))[0]).toBe('th-10-wat-pho')
  expect(searches()).toBeGreaterThan(before)
  expect(node.outside.isAnswering).toBe(true)
})

test('names, romanisations, misspellings, beginnings and translations find what memory finds', async () => {
  const keywords =
    'วัดพระแก้ว|Jatujak market|wat pra kaew|doi suteph|grand palce|damnern saduak|ayuttaya|khao ya|emerald pool|น้ำตกเอราวรรณ|railey|wat arun ratch|น้ำตกเอรา'
  for (const keyword of keywords.split('|')) {
    const inMemory = node.index.search(page({ keyword })).hits[0]?.id
    expect([keyword, (await idsOf(node, keyword)).slice(0, 3)]).toEqual([keyword, expect.arrayContaining([inMemory])])
  }
})

test('every thirtieth place finds itself or a namesake first', async () => {
  const places = [...node.catalogue.listedPlaces()].filter((_, at) => at % 30 === 0)
  const missed: string[] = []
  for (const { id, nameTh, nameEn } of places) {
    const keyword = nameTh ?? nameEn ?? ''
    const first = node.catalogue.findPlace((await idsOf(node, keyword))[0] ?? '')
    if (first?.id !== id && first?.nameTh !== nameTh) missed.push(keyword)
  }
  expect(missed).toEqual([])
})

test('a kind of place in an area lists just that, with the whole count', async () => {
  const { total, hits, understood } = await node.outside.search(page({ keyword: 'น้ำตก เชียงใหม่' }))
  expect(understood).toMatchObject({ provinceCode: '50', category: 'waterfall' })
  expect(total).toBeGreaterThanOrEqual(hits.length)
  for (const { id } of hits) expect(node.catalogue.findPlace(id)?.provinceCode).toBe('50')
})

test('filters, orders, pages and counts without a keyword are those of memory', async () => {
  const bangkok = { latitude: 13.75, longitude: 100.5 }
  const at = { weekday: 5, minute: 600 }
  const queries: Partial<SearchQuery>[] = [
    { provinceCode: '50', facets: true, openNowAt: at },
    { regionProvinceCodes: new Set(['81', '83']), category: 'beach' },
    { category: 'market', openAt: { weekday: 6, minute: 60 } },
    { openAt: at, categoryCode: 'RESTAURANT' },
    { point: bangkok, radiusM: 3_000 },
    { provinceCode: '10', tags: ['family'] },
    { provinceCode: '10', districtTh: 'พระนคร' },
    { areas: [{ point: bangkok, radiusM: 1_500 }], sort: 'popularity' },
  ]
  for (const query of queries) {
    const own = node.index.search(page(query))
    const { total, hits, facets } = await node.outside.search(page(query))
    expect({ total, facets }).toEqual({ total: own.total, facets: own.facets })
    expect(total).toBeGreaterThan(0)
    // By distance there are no ties.
    const order = query.point ? own.hits.map(({ id }) => id) : hits.map(({ id }) => id)
    expect(hits.map(({ id }) => id)).toEqual(order)
  }
  const all = await node.outside.search(page({ provinceCode: '50', limit: 40 }))
  const second = await node.outside.search(page({ provinceCode: '50', offset: 20, limit: 20 }))
  expect(second.hits.map(({ id }) => id)).toEqual(all.hits.slice(20).map(({ id }) => id))
})

test('pages of a keyword that thousands match do not overlap, also behind the ranked two hundred', async () => {
  const seen: string[] = []
  const { total } = await node.outside.search(page({ keyword: 'วัด', limit: 1 }))
  expect(total).toBeGreaterThan(200)
  for (let offset = 0; offset < total; offset += 90)
    seen.push(...(await node.outside.search(page({ keyword: 'วัด', offset, limit: 90 }))).hits.map(({ id }) => id))
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toHaveLength(total)
  expect((await node.outside.search(page({ keyword: 'วัด', offset: 5_000_000 }))).hits).toEqual([])
})

test('suggestions complete what is being typed', async () => {
  const hits = await node.outside.suggest({ keyword: 'wat ph', limit: 8 })
  expect(hits.length).toBeGreaterThan(0)
  expect((await node.outside.suggest({ keyword: 'chatucha', limit: 8 })).map(({ id }) => id)).toEqual(
    expect.arrayContaining([node.index.suggest({ keyword: 'chatucha', limit: 1 })[0]?.id]),
  )
})

test('changes reach the engine once, by whichever node sees them first; a new node sends nothing', async () => {
  const other = await startNode()
  const bulks = () => server.requests.filter((line) => line.endsWith('/_bulk')).length
  const before = bulks()
  const row = {
    id: 'own-1',
    name_en: 'Zyxel Moonlight Garden',
    lat: 13.7,
    lon: 100.5,
    province_code: '10',
    category_code: 'ATTRACTION',
  }
  await importRow(row)
  await insertAliases(database.db, 'th-10-wat-pho', ['Qwopping Hall'], { language: null, addedBy: 'a test' })
  await Promise.all([node.learn(), other.learn()])
  await Promise.all([node.learn(), other.learn()])
  expect(bulks()).toBe(before + 1)
  expect((await idsOf(other, 'zyxel moonlight'))[0]).toBe('own-1')
  expect((await idsOf(node, 'qwopping hall'))[0]).toBe('th-10-wat-pho')
  expect([node.outside.behind, other.outside.behind]).toEqual([0, 0])
  await deleteAlias(database.db, 'th-10-wat-pho', 'Qwopping Hall')
  await importRow({ ...row, business_status: 'closed' })
  await node.learn()
  expect(server.documentsOf(INDEX).has('own-1')).toBe(false)
  expect(JSON.stringify(server.documentsOf(INDEX).get('th-10-wat-pho'))).not.toContain('qwopping')
})

test('while the engine is in trouble memory answers, and what it missed is made up for', async () => {
  const own = await startNode()
  server.behave({ status: 503, retryAfter: '0' })
  expect((await idsOf(own, 'วัดโพธิ์'))[0]).toBe('th-10-wat-pho')
  await insertAliases(database.db, 'th-10-grand-palace', ['Vexing Tower'], { language: null, addedBy: 'a test' })
  await own.learn()
  expect(own.outside.behind).toBeGreaterThan(0)
  expect((await idsOf(own, 'vexing tower'))[0]).toBe('th-10-grand-palace')
  for (let call = 0; call < 10; call++) await idsOf(own, 'wat')
  const before = searches()
  await idsOf(own, 'wat')
  expect(searches()).toBe(before)
  expect(own.outside.isAnswering).toBe(false)
  server.behave({})
  await own.learn()
  expect(own.outside.behind).toBe(0)
  expect(JSON.stringify(server.documentsOf(INDEX).get('th-10-grand-palace'))).toContain('vexing')
})

test('an index that somebody deletes is filled anew at the next refresh, without a restart', async () => {
  const before = server.documentsOf(INDEX).size
  server.deleteIndex(INDEX)
  expect((await idsOf(node, 'วัดโพธิ์'))[0]).toBe('th-10-wat-pho')
  await node.learn()
  expect(server.documentsOf(INDEX).size).toBe(before)
  expect(node.outside.isAnswering).toBe(true)
})

test('with an engine the node keeps only the best known places in its own index', async () => {
  const small = await startNode({ maxIndexed: 100 })
  expect(small.index.size).toBe(100)
  const least = Math.min(
    ...small.index.search(page({ limit: 100 })).hits.map(({ id }) => small.catalogue.findPlace(id)!.popularity),
  )
  const better = [...small.catalogue.listedPlaces()].filter(({ popularity }) => popularity > least)
  expect(better.length).toBeLessThanOrEqual(100)
  const little = [...small.catalogue.listedPlaces()].find(({ popularity }) => popularity < least)!
  expect((await idsOf(small, little.nameTh ?? little.nameEn ?? ''))[0]).toBe(little.id)
})
