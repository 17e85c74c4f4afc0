import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService, testWorld } from '../../test/support/service.ts'
import type { Catalogue } from './catalogue.ts'
import { type CatalogueChange, CatalogueReplica } from './catalogue-replica.ts'
import type { CatalogueView } from './catalogue-view.ts'
import { importPlaces } from './import/import-places.ts'
import { insertAliases } from './place-alias-store.ts'

let service: TestService
const folder = mkdtempSync(join(tmpdir(), 'replica-'))
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await service.stop()
})

async function follow(catalogue: Catalogue) {
  const replica = new CatalogueReplica(await testWorld())
  const changes: CatalogueChange[] = []
  const copy = await catalogue.copy()
  replica.apply({ ...copy, removed: [] })
  const end = catalogue.follow(async (change) => {
    changes.push(change)
    // As between threads: only the index is shared.
    replica.apply({ ...change, places: structuredClone(change.places) })
  })
  return { replica, changes, end }
}

async function importRows(count: number, name: string): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({
    id: `made-${i}`,
    name_en: `${name} ${i}`,
    lat: 13.7,
    lon: 100.5,
    province_code: '10',
    category_code: 'ATTRACTION',
  }))
  const file = join(folder, 'places.ndjson')
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const world = await testWorld()
  const { failed } = await importPlaces(
    { db: service.database.db, provinces: world.provinces, concepts: world.vocabulary, findProvinceAt: () => null },
    createReadStream(file),
    { source: 'a source', licence: null },
  )
  expect(failed).toBe(0)
}

const find = ({ search }: CatalogueView, keyword: string) =>
  search.search({ keyword, offset: 0, limit: 5 }).hits.map(({ id }) => id)
const everything = (view: CatalogueView) => new Map(Array.from(view.places(), (place) => [place.id, place]))

test('a replica has what the node has before each refresh ends, from the first copy on', async () => {
  const { catalogue } = service.services
  const { replica, changes, end } = await follow(catalogue)
  expect(everything(replica)).toEqual(everything(catalogue))
  expect(find(replica, 'wat pho')).toEqual(find(catalogue, 'wat pho'))

  await insertAliases(service.database.db, 'th-10-wat-pho', ['Zanzibarra'], { language: 'en', addedBy: 'a test' })
  await catalogue.refresh()
  expect(find(replica, 'zanzibarra')[0]).toBe('th-10-wat-pho')
  // Unchanged data is not sent.
  expect(changes.at(-1)?.places.map(({ id }) => id)).toEqual(['th-10-wat-pho'])

  await importRows(20, 'Quibblewick Hall')
  await catalogue.refresh()
  expect(find(replica, 'quibblewick hall 7')[0]).toBe('made-7')
  expect(replica.version).toBe(catalogue.version)
  expect(everything(replica)).toEqual(everything(catalogue))
  end()
})

test('after a large change a replica copies the index of the node instead of rebuilding it', async () => {
  const { catalogue } = service.services
  const { replica, changes, end } = await follow(catalogue)
  await importRows(5_100, 'Brindlemoor Gate')
  await catalogue.refresh()
  expect(changes.at(-1)?.index).toBeInstanceOf(Uint8Array)
  expect(find(replica, 'brindlemoor gate 4321')[0]).toBe('made-4321')
  expect(find(replica, 'quibblewick hall 7')).not.toContain('made-7')
  expect(everything(replica).size).toBe(catalogue.size)
  end()
}, 60_000)
