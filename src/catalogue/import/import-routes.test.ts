import { createReadStream, readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts'
import { readerParts } from '../../../test/support/interchange.ts'
import { importPlaces } from './import-places.ts'
import { importRoutes } from './import-routes.ts'
import type { ImportSummary } from './import-tally.ts'

const shipped = (name: string) => new URL(`../../../catalogue/${name}`, import.meta.url)
const routes = JSON.parse(readFileSync(shipped('routes.json'), 'utf8')) as Record<string, unknown>[]

let database: TestDatabase
let seed: ImportSummary
beforeAll(async () => {
  database = await createTestDatabase()
  const context = { ...readerParts(), db: database.db }
  seed = await importPlaces(context, createReadStream(shipped('places.ndjson')), { source: 'shipped', strict: true })
})
afterEach(() => database.db.deleteFrom('route').execute())
afterAll(() => database.drop())

const run = (rows: readonly unknown[], options = {}) =>
  importRoutes({ db: database.db }, rows, { source: 'test', ...options })
const good = { id: 'r-1', name_en: 'One day', days: [{ day: 1, place: ['th-10-wat-pho', 'th-14-wat-mahathat'] }] }

test('the shipped places are imported without errors or warnings', () => {
  expect(seed).toMatchObject({ failed: 0, duplicates: 0, notes: [], written: true })
  expect(seed.created).toBeGreaterThan(1700)
})

test('the shipped routes are imported, and a second import changes nothing', async () => {
  expect(await run(routes)).toMatchObject({ created: routes.length, failed: 0, version: expect.any(Number) })
  expect(await run(routes)).toMatchObject({ created: 0, unchanged: routes.length, version: null })
})

test('a route without provinces gets those of its places', async () => {
  expect(await run([good])).toMatchObject({ created: 1 })
  const row = await database.db.selectFrom('route').selectAll().where('route_id', '=', 'r-1').executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    number_of_days: 1,
    days: good.days,
    province_codes: ['10', '14'],
    source: 'test',
    licence: null,
  })
})

const faulty: [why: string, change: object, pointer: string, code: string][] = [
  [
    'a place that is not there',
    { days: [{ day: 1, place: ['th-10-wat-pho', 'nowhere'] }] },
    '/days/0/place/1',
    'unknown_place',
  ],
  [
    'a day that is missing',
    {
      days: [
        { day: 1, place: ['th-10-wat-pho'] },
        { day: 3, place: [] },
      ],
    },
    '/days',
    'bad_days',
  ],
  ['another number of days', { number_of_days: 2 }, '/days', 'bad_days'],
  ['no places at all', { days: [{ day: 1, place: [] }] }, '/days', 'no_places'],
  ['no name', { name_en: null }, '', 'no_name'],
  ['a mistyped field', { day: 1 }, '/day', 'unknown'],
]
test.each(faulty)('%s is reported, and the other routes are written', async (why, change, pointer, code) => {
  await run([good])
  const summary = await run([
    { ...good, id: 'r-2', ...change },
    { ...good, name_en: why },
  ])
  expect(summary.errors).toMatchObject([{ line: 1, pointer, code }])
  expect(summary).toMatchObject({ updated: 1, failed: 1 })
})

test('strict mode writes nothing if a route is invalid, and a dry run never writes', async () => {
  expect(await run([{ ...good, id: 'r-3' }, {}], { strict: true })).toMatchObject({
    created: 0,
    failed: 1,
    written: false,
  })
  expect(await run([{ ...good, id: 'r-3' }], { dryRun: true })).toMatchObject({
    created: 1,
    written: false,
    version: null,
  })
  expect(await database.db.selectFrom('route').select('route_id').where('route_id', '=', 'r-3').execute()).toEqual([])
})

test('of a duplicate id the first route is imported', async () => {
  const summary = await run([
    { ...good, id: 'r-4' },
    { ...good, id: 'r-4', name_en: 'Later' },
  ])
  expect(summary).toMatchObject({ created: 1, duplicates: 1, errors: [{ line: 2, code: 'duplicate_id' }] })
})
