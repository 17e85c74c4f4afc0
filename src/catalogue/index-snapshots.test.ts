import { createReadStream, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts'
import { quietLog, recordingLog } from '../../test/support/log.ts'
import { testWorld } from '../../test/support/service.ts'
import type { Files } from '../platform/files/files.ts'
import { createFolderFiles } from '../platform/files/folder-files.ts'
import { createSearchIndex } from '../search/search-index.ts'
import type { PlaceFacts } from '../world/place.ts'
import { Catalogue } from './catalogue.ts'
import { importPlaces } from './import/import-places.ts'
import { IndexSnapshots, indexFingerprint } from './index-snapshots.ts'
import { deleteAlias, insertAliases } from './place-alias-store.ts'

let database: TestDatabase
let files: Files
beforeEach(async () => {
  database = await createTestDatabase()
  files = createFolderFiles(mkdtempSync(join(tmpdir(), 'snapshots-')))
  await importRows(rows)
})
afterEach(() => database.drop())

const SOURCE = 'a source'
const rows = Array.from({ length: 40 }, (_, at) => ({
  id: `place-${at}`,
  name_th: `วัดทดสอบ ${at}`,
  name_en: `Testing Temple Number ${at}`,
  lat: 14 + at / 100,
  lon: 100.5,
  province_code: '10',
  category_code: 'ATTRACTION',
  category: 'temple',
}))

async function importRows(wanted: readonly object[], removeMissing = false): Promise<void> {
  const world = await testWorld()
  const file = join(mkdtempSync(join(tmpdir(), 'snapshots-')), 'places.ndjson')
  writeFileSync(file, wanted.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const { failed } = await importPlaces(
    { db: database.db, provinces: world.provinces, concepts: world.vocabulary, findProvinceAt: () => null },
    createReadStream(file),
    { source: SOURCE, licence: null, removeMissing },
  )
  expect(failed).toBe(0)
}

interface NodeOptions {
  readonly fingerprint?: string
  readonly minSnapshotPlaces?: number
}

/** A starting node; `built` are the places that it had to index itself. */
async function startNode({ fingerprint = 'one', minSnapshotPlaces = 10 }: NodeOptions = {}) {
  const world = await testWorld()
  const index = createSearchIndex(world)
  const built: string[] = []
  const search = Object.create(index, {
    upsertInSteps: {
      value(places: Iterable<PlaceFacts>) {
        const all = [...places]
        built.push(...all.map(({ id }) => id))
        return index.upsertInSteps(all)
      },
    },
  }) as typeof index
  const { log, lines } = recordingLog()
  const catalogue = new Catalogue({
    db: database.db,
    world,
    search,
    textBytes: 8 * 1_048_576,
    log: quietLog(),
    clock: () => new Date('2026-11-21T03:00:00Z'),
    snapshots: new IndexSnapshots({ files, log, fingerprint }),
    minSnapshotPlaces,
  })
  await catalogue.refresh()
  await catalogue.settle()
  const find = (keyword: string) => catalogue.search.search({ keyword, offset: 0, limit: 5 }).hits.map(({ id }) => id)
  return { catalogue, built, lines, find }
}

const listStored = async () => (await files.list('search/', 100)).map(({ key }) => key)

test('the second node loads the index of the first and builds nothing', async () => {
  const first = await startNode()
  expect(first.built).toHaveLength(rows.length)
  expect(await listStored()).toHaveLength(1)
  const second = await startNode()
  expect(second.built).toEqual([])
  expect(second.catalogue.search.size).toBe(rows.length)
  expect(second.find('testing temple number 7')).toEqual(first.find('testing temple number 7'))
  expect((await second.catalogue.document('place-7', 'en'))?.body(null).toString()).toContain('Testing Temple Number 7')
})

test('changes since the snapshot are applied, and nothing else', async () => {
  await insertAliases(database.db, 'place-3', ['Crooked Spire'], { language: null, addedBy: 'a test' })
  await startNode()
  const changed = rows.filter(({ id }) => id !== 'place-1')
  changed[1] = { ...changed[1]!, name_en: 'Gleaming Orchard' }
  await importRows([...changed, { ...rows[0]!, id: 'place-new', name_en: 'Freshly Opened Hall' }], true)
  await insertAliases(database.db, 'place-5', ['Whispering Bell'], { language: null, addedBy: 'a test' })
  await deleteAlias(database.db, 'place-3', 'Crooked Spire')

  const node = await startNode()
  expect(node.built.sort()).toEqual([changed[1].id, 'place-3', 'place-5', 'place-new'])
  expect(node.catalogue.search.size).toBe(rows.length)
  expect(node.find('gleaming orchard')[0]).toBe(changed[1].id)
  expect(node.find('freshly opened hall')[0]).toBe('place-new')
  expect(node.find('whispering bell')[0]).toBe('place-5')
  expect(node.catalogue.findPlace('place-3')?.aliases).toEqual([])
  expect(node.find('Testing Temple Number 1')).not.toContain('place-1')
})

test('after many changes a new snapshot replaces the old ones', async () => {
  await startNode()
  for (const name of ['Second', 'Third', 'Fourth']) {
    await importRows(rows.map((row) => ({ ...row, name_en: `${name} ${row.name_en}` })))
    await startNode()
  }
  const stored = await listStored()
  expect(stored).toHaveLength(2)
  const node = await startNode()
  expect(node.built).toEqual([])
  expect(node.find('fourth testing temple number 7')[0]).toBe('place-7')
})

test('a node that loaded its index from a file warms its cache until it is stopped', async () => {
  await startNode()
  const { catalogue } = await startNode()
  const listed = [...catalogue.listedPlaces()]
  const made = () => listed.filter(({ id }) => catalogue.documents.peek(id, 'th') && catalogue.documents.peek(id, 'en'))
  expect(made()).toEqual([])
  await expect(catalogue.fillDocuments(AbortSignal.abort())).rejects.toThrow('aborted')
  await catalogue.fillDocuments(new AbortController().signal)
  expect(made()).toEqual(listed)
})

test('a damaged snapshot is ignored and logged once, and the index is built', async () => {
  await startNode()
  const [key = ''] = await listStored()
  const chunks: Buffer[] = []
  for await (const chunk of (await files.get(key)).stream) chunks.push(chunk as Buffer)
  const content = Buffer.concat(chunks)
  const late = content.length - 100
  content[late] = (content[late] ?? 0) ^ 1
  for (const damaged of [content, content.subarray(0, 1_000), content.subarray(0, 10)]) {
    await files.put(Buffer.from(damaged), { key, contentType: 'application/octet-stream', maxBytes: 1e9 })
    const node = await startNode()
    expect(node.built).toHaveLength(rows.length)
    expect(node.lines.filter(({ msg }) => String(msg).includes('unusable'))).toHaveLength(1)
    expect(node.find('testing temple number 7')[0]).toBe('place-7')
  }
})

test('a snapshot of other code or other shipped files is not used', async () => {
  await startNode({ fingerprint: 'one' })
  expect((await startNode({ fingerprint: 'two' })).built).toHaveLength(rows.length)
  expect(await indexFingerprint('files')).toMatch(/^[0-9a-f]{16}$/)
  expect(await indexFingerprint('files')).toBe(await indexFingerprint('files'))
  expect(await indexFingerprint('files')).not.toBe(await indexFingerprint('other files'))
})

test('a small index is not stored', async () => {
  await startNode({ minSnapshotPlaces: rows.length + 1 })
  expect(await listStored()).toEqual([])
})

test('a node without file storage starts anyway', async () => {
  const broken = new Error('the disk is full')
  files = {
    ...files,
    list: () => Promise.reject(broken),
    put: () => Promise.reject(broken),
  }
  const node = await startNode()
  expect(node.find('testing temple number 7')[0]).toBe('place-7')
  expect(node.lines.map(({ msg }) => msg)).toEqual([
    'stored search indexes cannot be listed',
    'the search index could not be stored',
  ])
})
