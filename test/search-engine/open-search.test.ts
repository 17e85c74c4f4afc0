import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judge, searchQueryOf } from '../../bench/search/judge.ts'
import { hasSharedData, readQueries, sharedFile } from '../../bench/search/judged-data.ts'
import { importPlaces } from '../../src/catalogue/import/import-places.ts'
import { deleteAlias, insertAliases } from '../../src/catalogue/place-alias-store.ts'
import type { SearchQuery } from '../../src/search/search-query.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { describePlaceSearch } from '../support/place-search-contract.ts'
import { starterFilling, testWorld } from '../support/service.ts'
import { type SearchCluster, startSearchCluster } from './cluster.ts'
import { type SearchNode, startSearchNode } from './search-node.ts'

const ALIAS = 'tiao-test'
let cluster: SearchCluster
let database: TestDatabase
let node: SearchNode
beforeAll(async () => {
  cluster = await startSearchCluster()
  database = await createTestDatabase(starterFilling(await testWorld()))
  node = await startSearchNode({ database, nodes: cluster.nodes, alias: ALIAS })
})
afterAll(async () => {
  await node?.engine.close()
  await database?.drop()
  await cluster?.stop()
})

const page = (query: Partial<SearchQuery>): SearchQuery => ({ offset: 0, limit: 10, ...query })
const idsOf = async ({ search }: SearchNode, keyword: string) =>
  (await search.search(page({ keyword }))).hits.map(({ id }) => id)

async function importRows(rows: Readable, into: TestDatabase): Promise<void> {
  const world = await testWorld()
  const { failed } = await importPlaces(
    { db: into.db, provinces: world.provinces, concepts: world.vocabulary, findProvinceAt: () => null },
    rows,
    { source: 'a source', licence: null },
  )
  expect(failed).toBe(0)
}
const rowOf = (row: object) => Readable.from([Buffer.from(JSON.stringify(row))])

/** The indexes behind the alias, as the cluster names them. */
async function indexNames(): Promise<string[]> {
  const answer = await fetch(`${cluster.nodes[1]}/_cat/indices/${ALIAS}*?format=json`)
  return ((await answer.json()) as { index: string }[]).map(({ index }) => index)
}

/** Searches without a pause until the work is done; answers the first hit of each search. */
async function searchDuring(work: () => Promise<void>): Promise<(string | undefined)[]> {
  const firsts: (string | undefined)[] = []
  let isDone = false
  const searching = Array.from({ length: 4 }, async () => {
    while (!isDone) firsts.push((await idsOf(node, 'วัดโพธิ์'))[0])
  })
  try {
    await work()
  } finally {
    isDone = true
  }
  await Promise.all(searching)
  return firsts
}

describePlaceSearch('in OpenSearch', () => ({ search: node.search, places: [...node.catalogue.listedPlaces()] }))

test('all answers so far came from OpenSearch', () => {
  expect(node.search.isAnswering).toBe(true)
  expect(node.fallbackCount).toBe(0)
})

test('changes reach OpenSearch once, whichever node sees them first', async () => {
  const other = await startSearchNode({ database, nodes: cluster.nodes, alias: ALIAS })
  const names = await indexNames()
  const row = {
    id: 'own-1',
    name_en: 'Zyxel Moonlight Garden',
    lat: 13.7,
    lon: 100.5,
    province_code: '10',
    category_code: 'ATTRACTION',
  }
  await importRows(rowOf(row), database)
  await insertAliases(database.db, 'th-10-wat-pho', ['Qwopping Hall'], { language: null, addedBy: 'a test' })
  await Promise.all([node.refresh(), other.refresh()])
  await Promise.all([node.refresh(), other.refresh()])
  expect((await idsOf(other, 'zyxel moonlight'))[0]).toBe('own-1')
  expect((await idsOf(node, 'qwopping hall'))[0]).toBe('th-10-wat-pho')
  expect([node.search.behind, other.search.behind]).toEqual([0, 0])
  await deleteAlias(database.db, 'th-10-wat-pho', 'Qwopping Hall')
  await importRows(rowOf({ ...row, business_status: 'closed' }), database)
  await node.refresh()
  expect(await idsOf(node, 'zyxel moonlight garden')).not.toContain('own-1')
  expect((await idsOf(node, 'qwopping hall'))[0]).not.toBe('th-10-wat-pho')
  // Changed in place, not rebuilt.
  expect(await indexNames()).toEqual(names)
  await other.engine.close()
})

test('an index is rebuilt while the old one answers, and leftovers of a killed writer are removed', async () => {
  const before = await indexNames()
  await fetch(`${cluster.nodes[0]}/${ALIAS}-abandoned`, { method: 'PUT' })
  const fallbacks = node.fallbackCount
  const answers = await searchDuring(async () => {
    await importRows(
      rowOf({
        id: 'own-2',
        name_en: 'Qualm Hill',
        lat: 18.8,
        lon: 99,
        province_code: '50',
        category_code: 'OTHER',
      }),
      database,
    )
    // A node that did not see this change happen writes the whole index.
    const rebuilding = await startSearchNode({ database, nodes: cluster.nodes, alias: ALIAS })
    await rebuilding.engine.close()
  })
  expect(new Set(answers)).toEqual(new Set(['th-10-wat-pho']))
  expect(node.fallbackCount).toBe(fallbacks)
  const after = await indexNames()
  expect(after).toHaveLength(1)
  expect(after).not.toEqual(before)
  await node.refresh()
  expect((await idsOf(node, 'qualm hill'))[0]).toBe('own-2')
})

test('a deleted index is refilled by the next refresh, and memory answers until then', async () => {
  for (const name of await indexNames()) await fetch(`${cluster.nodes[0]}/${name}`, { method: 'DELETE' })
  const fallbacks = node.fallbackCount
  expect((await idsOf(node, 'วัดโพธิ์'))[0]).toBe('th-10-wat-pho')
  expect(node.fallbackCount).toBe(fallbacks + 1)
  await node.refresh()
  expect((await idsOf(node, 'วัดโพธิ์'))[0]).toBe('th-10-wat-pho')
  expect(node.fallbackCount).toBe(fallbacks + 1)
})

describe('when one of three nodes is killed under load', () => {
  afterAll(async () => {
    cluster.start(0)
    await cluster.waitFor(3)
  })

  test('no search is lost or wrong, and changes still arrive', async () => {
    const answers = await searchDuring(async () => {
      for (let turn = 0; turn < 20; turn++) await idsOf(node, 'น้ำตก เชียงใหม่')
      await cluster.kill(0)
      for (let turn = 0; turn < 100; turn++) await idsOf(node, 'grand palace')
      await cluster.waitFor(2)
    })
    expect(answers.length).toBeGreaterThan(100)
    expect(new Set(answers)).toEqual(new Set(['th-10-wat-pho']))
    await insertAliases(database.db, 'th-10-grand-palace', ['Vexing Tower'], { language: null, addedBy: 'a test' })
    await node.refresh()
    expect((await idsOf(node, 'vexing tower'))[0]).toBe('th-10-grand-palace')
    expect(node.search.isAnswering).toBe(true)
  })
})

test('with OpenSearch, a node keeps only the best-known places in its own index', async () => {
  const small = await startSearchNode({ database, nodes: cluster.nodes, alias: ALIAS, maxIndexed: 100 })
  expect(small.memory.size).toBe(100)
  const known = new Set(small.memory.search(page({ limit: 100 })).hits.map(({ id }) => id))
  const unknown = [...small.catalogue.listedPlaces()].find(({ id }) => !known.has(id))!
  expect((await idsOf(small, unknown.nameTh ?? unknown.nameEn ?? ''))[0]).toBe(unknown.id)
  await small.engine.close()
})

const FILE = sharedFile('data/tat-attractions.ndjson.gz')
test.runIf(hasSharedData())('success at 1 of the judged queries is at least 95 %', async () => {
  const judgedDatabase = await createTestDatabase(starterFilling(await testWorld()))
  try {
    await importRows(createReadStream(FILE).pipe(createGunzip()), judgedDatabase)
    const judged = await startSearchNode({ database: judgedDatabase, nodes: cluster.nodes, alias: 'tiao-judged' })
    const queries = readQueries('search-dev.json')
    const found = new Map<unknown, string[]>()
    for (const query of queries)
      found.set(
        query,
        (await judged.search.search(searchQueryOf(query))).hits.map(({ id }) => id),
      )
    const { all } = judge(queries, (query) => found.get(query) ?? [])
    expect(all.first).toBeGreaterThanOrEqual(0.95)
    expect(judged.fallbackCount).toBe(0)
    await judged.engine.close()
  } finally {
    await judgedDatabase.drop()
  }
})
