import { createReadStream, existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cases } from '../../../test/support/cases.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts'
import { anyInterchangeRow, readerParts } from '../../../test/support/interchange.ts'
import { type ImportContext, importPlaces } from './import-places.ts'
import type { ImportOptions } from './import-rows.ts'

let database: TestDatabase
let context: ImportContext
beforeEach(async () => {
  database = await createTestDatabase()
  context = { ...readerParts(), db: database.db }
})
afterEach(() => database.drop())

const place = (number: number, more: object = {}) => ({
  id: `x-${number}`,
  name_th: `วัดที่ ${number}`,
  lat: 13.75,
  lon: 100.5,
  province_code: '10',
  category_code: 'ATTRACTION',
  ...more,
})
const places = (count: number, more: object = {}) => Array.from({ length: count }, (_, index) => place(index + 1, more))

test('a repeated import changes nothing, not even the version', async () => {
  const first = await run(places(1200))
  expect(first).toMatchObject({
    rows: 1200,
    created: 1200,
    updated: 0,
    unchanged: 0,
    failed: 0,
    version: 3,
    written: true,
  })
  const again = await run(places(1200))
  expect(again).toMatchObject({ rows: 1200, created: 0, updated: 0, unchanged: 1200, version: null })
  expect(await version()).toBe(3)
})

test('each batch with changes increments the version by one and stamps its rows with it', async () => {
  await run(places(1200))
  const later = places(1200).map((row, index) => (index === 700 ? { ...row, name_en: 'New name' } : row))
  expect(await run(later)).toMatchObject({ updated: 1, unchanged: 1199, version: 4 })
  const changed = await database.db
    .selectFrom('place')
    .select(['place_id', 'name_en', 'version'])
    .where('version', '>', 3)
    .execute()
  expect(changed).toEqual([{ place_id: 'x-701', name_en: 'New name', version: 4 }])
})

test('a large import updates the table statistics of the database', async () => {
  await run(places(1200))
  const { rows } = await sql<{
    reltuples: number
  }>`select reltuples from pg_class where oid = 'place'::regclass`.execute(database.db)
  expect(rows).toEqual([{ reltuples: 1200 }])
})

test('every column is stored as read', async () => {
  await run([
    place(1, {
      aliases: ['a "quoted", {odd}', 'ข'],
      tags: [],
      fee: { thai_adult: 20 },
      views: 9_007_199_254_740_991,
      opening_hours: { mon: ['18:00-02:00'] },
      facilities: [['PK', 'ที่จอดรถ']],
      updated_at: '2024-07-10T10:00:00+07:00',
    }),
  ])
  expect(await database.db.selectFrom('place').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    place_id: 'x-1',
    aliases: ['a "quoted", {odd}', 'ข'],
    tags: [],
    views: 9_007_199_254_740_991,
    opening_hours: { mon: [[1080, 1560]], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
    fee: { thai_adult: 20, thai_child: null, foreigner_adult: null, foreigner_child: null },
    facilities: [['PK', 'ที่จอดรถ']],
    payment_methods: null,
    visit_minutes: null,
    source: 'test',
    version: 1,
    source_updated_at: new Date('2024-07-10T03:00:00Z'),
  })
})

test('invalid lines are reported by number, and valid ones are written', async () => {
  const text = [
    JSON.stringify(place(1)),
    '{"id": "x-2", ',
    '',
    JSON.stringify(place(3, { popularity: 9, lat: 99 })),
    `{"id": "${'x'.repeat(1_100_000)}"}`,
    JSON.stringify(place(4)),
  ].join('\r\n')
  const bytes = Buffer.concat([Buffer.from(`\uFEFF${text}\n`), Buffer.from([0x7b, 0xff, 0x7d, 0x0a])])
  const summary = await run(bytes)
  expect(summary).toMatchObject({ rows: 6, created: 2, failed: 4, duplicates: 0, written: true, stopped: null })
  expect(summary.errors.map(({ line, id, pointer, code }) => [line, id, pointer, code])).toEqual([
    [2, null, '', 'bad_json'],
    [4, 'x-3', '/lat', 'too_large'],
    [4, 'x-3', '/popularity', 'too_large'],
    [5, null, '', 'line_too_long'],
    [7, null, '', 'bad_encoding'],
  ])
  expect(await ids()).toEqual(['x-1', 'x-4'])
})

test('of a duplicate id the first row is imported, however far apart, and a second import still changes nothing', async () => {
  const rows = [...places(800), place(800, { name_en: 'same batch' }), place(1, { name_en: 'far apart' })]
  const summary = await run(rows)
  expect(summary).toMatchObject({ rows: 802, created: 800, updated: 0, failed: 0, duplicates: 2 })
  expect(summary.errors).toMatchObject([
    { line: 801, id: 'x-800', code: 'duplicate_id', message: 'is already on line 800' },
    { line: 802, id: 'x-1', code: 'duplicate_id', message: 'is already on line 1' },
  ])
  expect(await run(rows)).toMatchObject({ created: 0, updated: 0, unchanged: 800, duplicates: 2 })
})

test('the list of errors is bounded, and the rest are counted', async () => {
  const summary = await run(places(50, { lat: 0 }), { maxErrors: 10 })
  expect(summary).toMatchObject({ failed: 50, errorsNotShown: 40 })
  expect(summary.errors).toHaveLength(10)
})

test('a dry run reports what would happen and writes nothing', async () => {
  await run(places(3))
  const changed = [place(1), place(2, { name_en: 'Other' }), place(7), place(8, { lat: 0 })]
  expect(await run(changed, { dryRun: true })).toMatchObject({
    created: 1,
    updated: 1,
    unchanged: 1,
    failed: 1,
    version: null,
    written: false,
  })
  expect(await ids()).toEqual(['x-1', 'x-2', 'x-3'])
  expect(await version()).toBe(1)
})

test('a strict import writes everything or nothing', async () => {
  const faulty = [...places(1100), place(2000, { lat: 0 })]
  expect(await run(faulty, { strict: true })).toMatchObject({ created: 0, failed: 1, written: false, version: null })
  expect(await ids()).toEqual([])
  expect(await run([...places(2), place(1)], { strict: true })).toMatchObject({ duplicates: 1, written: false })
  expect(await run(places(1100), { strict: true })).toMatchObject({ created: 1100, written: true, version: 3 })
  expect(await run(places(1100), { strict: true })).toMatchObject({ unchanged: 1100, written: true, version: null })
})

test('a gzip file is detected by its bytes; a truncated one is reported after its complete lines, and strict mode writes nothing', async () => {
  const packed = gzipSync(file(places(3000).map((row, index) => ({ ...row, name_en: `Name ${index * 7919}` }))))
  const cut = packed.subarray(0, packed.length - 2000)
  expect(await run(cut, { strict: true })).toMatchObject({ written: false, stopped: { code: 'damaged_gzip' } })
  expect(await ids()).toEqual([])
  const partly = await run(cut)
  expect(partly).toMatchObject({ failed: 0, stopped: { code: 'damaged_gzip' } })
  expect(partly.created).toBeGreaterThan(500)
  expect(partly.created).toBeLessThan(3000)
  const whole = await run(packed)
  expect(whole).toMatchObject({ created: 3000 - partly.created, unchanged: partly.created, stopped: null })
})

test('an aborted import keeps complete batches and can be repeated', async () => {
  const stop = new AbortController()
  const summary = await run(places(5000), {
    signal: stop.signal,
    onWritten: (written) => (written === 2 ? stop.abort() : undefined),
  })
  expect(summary).toMatchObject({ created: 1000, stopped: { code: 'aborted' } })
  expect(await ids()).toHaveLength(1000)
  expect(await run(places(5000))).toMatchObject({ created: 4000, unchanged: 1000, stopped: null })
})

test('if the database fails, the current batch is rolled back and committed ones remain', async () => {
  const failing = run(places(1500), {
    async onWritten(written) {
      // From here on, the table rejects one row in the middle of the next batch.
      if (written === 1)
        await sql`alter table place add constraint no_700 check (place_id <> 'x-700')`.execute(database.db)
    },
  })
  await expect(failing).rejects.toThrow('no_700')
  expect(await ids()).toHaveLength(500)
  await sql`alter table place drop constraint no_700`.execute(database.db)
  expect(await run(places(1500))).toMatchObject({ created: 1000, unchanged: 500 })
})

test('two concurrent imports of the same rows create each row once', async () => {
  const [a, b] = await Promise.all([run(places(2000)), run(places(2000).reverse())])
  expect(a.created + b.created).toBe(2000)
  expect(a.unchanged + b.unchanged).toBe(2000)
  const rows = await database.db.selectFrom('place').select('version').distinct().execute()
  expect(Math.max(...rows.map((row) => row.version))).toBe(await version())
})

test('missing places are removed only on request, only those of the same source, and never after an error', async () => {
  await run(places(3))
  await run([place(9, { source: 'another' })])
  expect(await run(places(2))).toMatchObject({ removed: 0 })
  expect(await run([place(1), place(5, { lat: 0 })], { removeMissing: true })).toMatchObject({ removed: 0, failed: 1 })
  expect(await run(places(2), { removeMissing: true })).toMatchObject({ removed: 1, version: 3 })
  expect(await ids()).toEqual(['x-1', 'x-2', 'x-9'])
  const gone = await database.db.selectFrom('catalogue_removal').selectAll().execute()
  expect(gone).toEqual([{ kind: 'place', id: 'x-3', version: 3 }])
  // A place that comes back is no longer marked as missing.
  await run(places(3), { strict: true, removeMissing: true })
  expect(await database.db.selectFrom('catalogue_removal').selectAll().execute()).toEqual([])
})

test('the table accepts every row that the reader accepts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyInterchangeRow, { minLength: 20, maxLength: 60 }), async (rows) => {
      const summary = await run(rows)
      expect(summary.created + summary.updated + summary.unchanged + summary.failed + summary.duplicates).toBe(
        rows.length,
      )
      expect(await run(rows)).toMatchObject({ created: 0, updated: 0 })
    }),
    { numRuns: cases(30), seed: 20_261_121 },
  )
})

const AUTHORITY = new URL('../../../../shared/data/tat-places.ndjson.gz', import.meta.url)
test.skipIf(!existsSync(AUTHORITY) && !process.env['CI'])(
  'imports all 20,130 places of the authority (../shared/data/tat-places.ndjson.gz)',
  async () => {
    const progress: number[] = []
    const summary = await importPlaces(context, createReadStream(AUTHORITY), {
      source: 'Tourism Authority of Thailand',
      onProgress: ({ bytes }) => progress.push(bytes),
    })
    expect(summary).toMatchObject({ rows: 20_130, created: 20_130, failed: 0, duplicates: 0, stopped: null })
    expect(progress.at(-1)).toBeGreaterThan(1_000_000)
    const wat = await database.db
      .selectFrom('place')
      .selectAll()
      .where('place_id', '=', 'P03013225')
      .executeTakeFirstOrThrow()
    expect(wat).toMatchObject({
      tat_id: 'P03013225',
      category: 'temple',
      category_inferred: true,
      province_code: '10',
      views: 1684,
    })
  },
)

async function run(rows: readonly object[] | Uint8Array, options: Partial<ImportOptions> = {}) {
  const bytes = rows instanceof Uint8Array ? rows : file(rows)
  return importPlaces(context, cut(bytes), { source: 'test', ...options })
}

function file(rows: readonly object[]): Buffer {
  return Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

async function* cut(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000)
}

async function ids(): Promise<string[]> {
  const rows = await database.db.selectFrom('place').select('place_id').orderBy('place_id').execute()
  return rows.map((row) => row.place_id)
}

async function version(): Promise<number> {
  return (await database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
}
