import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts'
import { quietLog, recordingLog } from '../../../test/support/log.ts'
import { openDatabase, pingDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a bigint is read as a number, a date as text, a timestamp as a Date, JSON as its value', async () => {
  const { rows } = await sql`
    select 42::int8 as big, array[1, null]::int8[] as bigs, date '2026-11-21' as day,
      timestamptz '2026-11-21 10:00+07' as instant, '{"mon": [[480, 1020]]}'::jsonb as hours, 1.10::numeric as exact,
      '\\x00ff'::bytea as bytes`.execute(database.db)
  expect(rows[0]).toEqual({
    big: 42,
    bigs: [1, null],
    day: '2026-11-21',
    instant: new Date('2026-11-21T03:00:00Z'),
    hours: { mon: [[480, 1020]] },
    exact: '1.10',
    bytes: Buffer.from([0, 255]),
  })
})

test('a bigint too large for a number is rejected rather than rounded', async () => {
  await expect(sql`select 9007199254740993::int8`.execute(database.db)).rejects.toThrow('9007199254740993')
})

test('JSON columns are written as JSON text, text arrays as arrays, bytea as bytes', async () => {
  await database.db
    .insertInto('api_key')
    .values({
      key_id: 'key_1',
      name: 'n',
      scopes: ['a "quoted", {odd} scope', 'b'],
      secret_digest: Buffer.from([1, 0]),
    })
    .execute()
  await database.db
    .insertInto('idempotency_record')
    .values({
      caller: 'c',
      idempotency_key: 'k',
      request_digest: Buffer.from('d'),
      headers: JSON.stringify({ etag: '"x"' }),
      expires_at: new Date('2026-11-22T00:00:00Z'),
    })
    .execute()
  const key = await database.db.selectFrom('api_key').selectAll().executeTakeFirstOrThrow()
  expect(key).toMatchObject({ scopes: ['a "quoted", {odd} scope', 'b'], secret_digest: Buffer.from([1, 0]) })
  expect(key.created_at).toBeInstanceOf(Date)
  const record = await database.db.selectFrom('idempotency_record').selectAll().executeTakeFirstOrThrow()
  expect(record).toMatchObject({ headers: { etag: '"x"' }, body: null, expires_at: new Date('2026-11-22T00:00:00Z') })
})

test('the server cancels a slow statement, and the pool keeps working', async () => {
  const db = openDatabase({ ...database.location, poolSize: 1, statementTimeoutMs: 50, log: quietLog() })
  await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toThrow('statement timeout')
  expect(await pingDatabase(db)).toBeGreaterThan(0)
  await db.destroy()
})

test('a lost connection is replaced and does not end the process', async () => {
  const { log, lines } = recordingLog()
  const db = openDatabase({ ...database.location, poolSize: 1, statementTimeoutMs: 5000, log })
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
  await expect.poll(() => lines.map(({ msg }) => msg)).toEqual(['lost an idle connection to the database'])
  expect(await pingDatabase(db)).toBeGreaterThan(0)
  await db.destroy()
})

test('ping rejects when the database is unreachable', async () => {
  const db = openDatabase({
    url: 'postgres://tiao@127.0.0.1:1/tiao',
    poolSize: 1,
    statementTimeoutMs: 1000,
    log: quietLog(),
  })
  await expect(pingDatabase(db)).rejects.toThrow('ECONNREFUSED')
  await db.destroy()
})
