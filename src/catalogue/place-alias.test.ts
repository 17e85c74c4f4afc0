import { createReadStream, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService, testWorld } from '../../test/support/service.ts'
import type { Database } from '../platform/database/database.ts'
import { importPlaces } from './import/import-places.ts'
import { readAlias } from './place-alias.ts'
import { deleteAlias, insertAliases, listAliases, MAX_ALIASES, TooManyAliasesError } from './place-alias-store.ts'

const EDITOR = { language: 'en', addedBy: 'a test' } as const
const WAT_PHO = 'th-10-wat-pho'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const db = () => service.database.db
/** The reaction of a running service to a bus message. */
const learn = () => service.services.catalogue.refresh()
async function search(keyword: string): Promise<{ place_id: string; aliases: string[] }[]> {
  const { body } = await service.call('GET', `/trips/v1/place/search?keyword=${encodeURIComponent(keyword)}&limit=5`)
  return body.results
}

async function importRows(db: Database, rows: readonly object[]): Promise<void> {
  const world = await testWorld()
  const file = join(mkdtempSync(join(tmpdir(), 'aliases-')), 'places.ndjson')
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const { failed } = await importPlaces(
    { db, provinces: world.provinces, concepts: world.vocabulary, findProvinceAt: () => null },
    createReadStream(file),
    { source: 'a source', licence: null },
  )
  expect(failed).toBe(0)
}

test('an added alias is searchable and shown with its place at once, and disappears when it is removed', async () => {
  expect(await insertAliases(db(), WAT_PHO, ['Zzyzx Massage School', 'zzyzx massage school'], EDITOR)).toBe(1)
  await learn()
  const [first] = await search('zzyzx massage school')
  expect(first).toMatchObject({ place_id: WAT_PHO })
  expect(first?.aliases).toContain('Zzyzx Massage School')
  expect(await listAliases(db(), WAT_PHO, 10)).toMatchObject([
    { alias: 'Zzyzx Massage School', language: 'en', added_by: 'a test' },
  ])

  expect(await deleteAlias(db(), WAT_PHO, 'ZZYZX massage school')).toBe(true)
  await learn()
  expect((await search('zzyzx massage school'))[0]?.aliases ?? []).not.toContain('Zzyzx Massage School')
  expect(await deleteAlias(db(), WAT_PHO, 'Zzyzx Massage School')).toBe(false)
})

test('an alias survives a new import of its place, and new nodes know it', async () => {
  const row = {
    id: 'own-1',
    name_en: 'Quiet Corner',
    lat: 13.7,
    lon: 100.5,
    province_code: '10',
    category_code: 'SHOP',
  }
  await importRows(db(), [row])
  await insertAliases(db(), 'own-1', ['Wobbly Table'], EDITOR)
  await importRows(db(), [{ ...row, name_en: 'Quiet Corner House' }])
  await learn()
  expect((await search('wobbly table'))[0]).toMatchObject({ place_id: 'own-1', place_name: 'Quiet Corner House' })
})

test('rejects an alias for an unknown place', async () => {
  const before = service.services.catalogue.version
  await expect(insertAliases(db(), 'th-00-nowhere', ['Nowhere'], EDITOR)).rejects.toThrow('There is no place')
  await learn()
  expect(service.services.catalogue.version).toBe(before)
  expect(await listAliases(db(), 'th-00-nowhere', 10)).toEqual([])
})

test('limits a place to fifty aliases, and one too many changes nothing', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `Grand name ${at}`)
  await insertAliases(db(), 'th-10-grand-palace', names(MAX_ALIASES), EDITOR)
  await expect(insertAliases(db(), 'th-10-grand-palace', ['One more'], EDITOR)).rejects.toThrow(TooManyAliasesError)
  expect(await listAliases(db(), 'th-10-grand-palace', 100)).toHaveLength(MAX_ALIASES)
  await learn()
  expect((await search('Grand name 49'))[0]?.place_id).toBe('th-10-grand-palace')
})

test('an alias is one line of 1 to 100 characters', () => {
  expect(readAlias('  Temple\n of  Dawn ')).toBe('Temple of Dawn')
  for (const text of ['', ' ', 'x'.repeat(101), 'a\u0000b', '…']) expect(readAlias(text)).toBeNull()
})

test('without the shipped catalogue, its aliases still apply to imported rows of the same place, but not to distant namesakes', async () => {
  const empty = await startTestService()
  const world = await testWorld()
  const shipped = world.shippedNames.find(({ id }) => id === 'th-10-grand-palace')!
  const withTatId = world.shippedNames.find(
    ({ id, tatId, aliases }) => id !== shipped.id && tatId !== null && aliases.length > 0,
  )!
  const place = { name_en: 'Grand Pallace', province_code: '10', category_code: 'ATTRACTION' }
  await importRows(empty.database.db, [
    { ...place, id: 'near', lat: shipped.point.latitude + 0.01, lon: shipped.point.longitude },
    { ...place, id: 'far', lat: shipped.point.latitude + 1, lon: shipped.point.longitude },
    { ...place, id: withTatId.tatId, name_en: 'Quite Another Name', lat: 15, lon: 101 },
  ])
  const { catalogue } = empty.services
  await catalogue.refresh()
  const idsOf = (keyword: string) => catalogue.search.search({ keyword, offset: 0, limit: 5 }).hits.map(({ id }) => id)
  expect(idsOf('แกรนด์พาเลซ')[0]).toBe('near')
  expect(catalogue.findPlace('near')?.aliases).toContain('วังหลวง')
  expect(catalogue.findPlace('far')?.aliases).toEqual([])
  expect(idsOf(withTatId.aliases[0]!)[0]).toBe(withTatId.tatId)
  await empty.stop()
})
