import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../../../test/support/database.ts'
import { runOn } from '../../../test/support/global-setup.ts'
import { quietLog } from '../../../test/support/log.ts'
import { migrate } from './migrate.ts'
import { dumpSchema, findSchemaDrift } from './schema-dump.ts'

const log = quietLog()
const migrations = new URL('../../../migrations', import.meta.url).pathname
let dir: string
let database: Awaited<ReturnType<typeof createEmptyDatabase>>

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'migrations-'))
  database = await createEmptyDatabase()
  writeFileSync(join(dir, '0001-a.sql'), 'create table a (id integer); insert into a values (1);')
  writeFileSync(join(dir, '0002-b.sql'), 'create table b (id integer);')
})
afterEach(async () => {
  rmSync(dir, { recursive: true })
  await database.drop()
})

test('files run once, in order, and a later start runs only new ones', async () => {
  expect(await migrate(database.location, { dir, log })).toEqual(['0001-a.sql', '0002-b.sql'])
  expect(await migrate(database.location, { dir, log })).toEqual([])
  writeFileSync(join(dir, '0003-c.sql'), 'alter table b add c text;')
  expect(await migrate(database.location, { dir, log })).toEqual(['0003-c.sql'])
  expect(await runOn(database.location, 'select id from a')).toEqual([{ id: 1 }])
})

test('nodes that start together apply each file once', async () => {
  writeFileSync(join(dir, '0003-slow.sql'), 'select pg_sleep(0.1); create table c (id integer);')
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.location, { dir, log })))
  expect(applied.flat().toSorted()).toEqual(['0001-a.sql', '0002-b.sql', '0003-slow.sql'])
  expect(await runOn(database.location, 'select count(*) as rows from a')).toEqual([{ rows: 1 }])
})

test('a failing file is rolled back, and the files before it stay applied', async () => {
  writeFileSync(join(dir, '0003-bad.sql'), 'create table c (id integer); select broken;')
  await expect(migrate(database.location, { dir, log })).rejects.toThrow(
    '0003-bad.sql failed and was rolled back: column "broken" does not exist',
  )
  const [row] = await runOn(database.location, `select to_regclass('b') as b, to_regclass('c') as c`)
  expect(row).toEqual({ b: 'b', c: null })
  writeFileSync(join(dir, '0003-bad.sql'), 'create table c (id integer);')
  expect(await migrate(database.location, { dir, log })).toEqual(['0003-bad.sql'])
})

test('edited, renamed and removed files are rejected', async () => {
  await migrate(database.location, { dir, log })
  writeFileSync(join(dir, '0001-a.sql'), 'create table a (id bigint);')
  await expect(migrate(database.location, { dir, log })).rejects.toThrow('0001-a.sql is not what was applied')
  rmSync(join(dir, '0001-a.sql'))
  await expect(migrate(database.location, { dir, log })).rejects.toThrow('should be called 0001-')
  writeFileSync(join(dir, '0001-other.sql'), 'create table a (id integer); insert into a values (1);')
  await expect(migrate(database.location, { dir, log })).rejects.toThrow('as 0001-a.sql')
})

test('different line endings do not count as an edit', async () => {
  writeFileSync(join(dir, '0002-b.sql'), 'create table b (\n  id integer\n);\n')
  await migrate(database.location, { dir, log })
  writeFileSync(join(dir, '0002-b.sql'), 'create table b (\r\n  id integer\r\n);\r\n')
  expect(await migrate(database.location, { dir, log })).toEqual([])
})

test('a database of a newer release is rejected', async () => {
  await migrate(database.location, { dir, log })
  rmSync(join(dir, '0002-b.sql'))
  await expect(migrate(database.location, { dir, log })).rejects.toThrow('newer than this release: it has 0002-b.sql')
})

test('a gap or a duplicate number is rejected before anything runs', async () => {
  writeFileSync(join(dir, '0002-c.sql'), 'select 1')
  await expect(migrate(database.location, { dir, log })).rejects.toThrow('0002-c.sql should be called 0003-')
  expect(await runOn(database.location, `select to_regclass('schema_migration') as t`)).toEqual([{ t: null }])
})

test('the committed schema matches the migrations on every server version', async () => {
  const test = await createTestDatabase()
  try {
    expect(await findSchemaDrift(test.db, join(migrations, 'schema.txt'))).toBeUndefined()
    const copy = join(dir, 'schema.txt')
    cpSync(join(migrations, 'schema.txt'), copy)
    await runOn(test.location, 'alter table route_view drop column hour_at cascade')
    expect(await findSchemaDrift(test.db, copy)).toContain('hour')
    expect(await dumpSchema(test.db)).not.toContain('hour timestamp')
  } finally {
    await test.drop()
  }
})
