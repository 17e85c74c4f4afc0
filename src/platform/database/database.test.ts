import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts'
import { quietLog, recordingLog } from '../../../test/support/log.ts'
import { type Database, openDatabase, pingDatabase } from './database.ts'
import { executeLast, sendWithNext, transact } from './pooled-dialect.ts'

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

test('a transaction begins with its first statement, whether that has parameters, returns rows or changes them', async () => {
  const { db } = database
  const count = async () => (await sql`select from api_key where name = 'first'`.execute(db)).rows.length
  const add = (id: string) => sql`insert into api_key (key_id, name, scopes, secret_digest)
    values (${id}, 'first', '{chat}', decode(md5(${id}), 'hex'))`
  const added = await db.transaction().execute(async (db) => {
    const first = await add('key_first_1').execute(db)
    await add('key_first_2').execute(db)
    expect(await count()).toBe(0)
    return first
  })
  expect([added.numAffectedRows, await count()]).toEqual([1n, 2])
  const begun = await db.transaction().execute(async (db) => {
    const { rows } = await sql<{ same: boolean }>`select now() = transaction_timestamp() as same`.execute(db)
    await sql`select pg_sleep(0.002)`.execute(db)
    const { rows: later } = await sql<{ same: boolean }>`select now() < clock_timestamp() as same`.execute(db)
    return [...rows, ...later]
  })
  expect(begun).toEqual([{ same: true }, { same: true }])
  expect(await db.transaction().execute(async () => 'nothing')).toBe('nothing')
})

test('a transaction that fails changes nothing, also in its first statement, and its connection works on', async () => {
  const db = openDatabase({ ...database.location, poolSize: 1, statementTimeoutMs: 5000, log: quietLog() })
  const add = sql`insert into api_key (key_id, name, scopes, secret_digest) values ('key_failed', 'f', '{chat}', '\\x00')`
  const divide = sql`select 1 / ${0}::int`
  const failing: [(db: Database) => Promise<unknown>, string][] = [
    [(db) => divide.execute(db), 'division by zero'],
    [(db) => sql`selekt`.execute(db), 'syntax error'],
    [async (db) => [await add.execute(db), await divide.execute(db)], 'division by zero'],
    [async (db) => [await add.execute(db), await Promise.reject(new Error('changed its mind'))], 'changed its mind'],
    [() => Promise.reject(new Error('changed its mind')), 'changed its mind'],
  ]
  for (const [work, why] of failing) await expect(db.transaction().execute(work)).rejects.toThrow(why)
  expect((await sql`select from api_key where key_id = 'key_failed'`.execute(db)).rows).toEqual([])
  expect(await db.transaction().execute(async (db) => (await sql`select 1 as one`.execute(db)).rows)).toEqual([
    { one: 1 },
  ])
  await db.destroy()
})

test('statements whose answers nobody needs run in order, at the latest with the commit, or not at all', async () => {
  const { db } = database
  const add = (id: string, expiresAt: Date | null = null) => sql`
    insert into api_key (key_id, name, scopes, secret_digest, expires_at)
    values (${id}, 'quiet', '{chat}', decode(md5(${id}), 'hex'), ${expiresAt}::timestamptz)`
  const list = async (by: Database = db) =>
    (
      await by
        .selectFrom('api_key')
        .select(['key_id', 'expires_at'])
        .where('name', '=', 'quiet')
        .orderBy('key_id')
        .execute()
    ).map(({ key_id, expires_at }) => [key_id, expires_at])
  const instant = new Date('2027-01-01T00:00:00.123Z')
  await db.transaction().execute(async (db) => {
    await sendWithNext(db, add('key_q1', instant))
    expect(await list(db)).toEqual([['key_q1', instant]])
    await sendWithNext(db, add('key_q2'))
    await sendWithNext(db, sql`select ${1}::int, ${true}::boolean`)
  })
  await sendWithNext(db, add('key_q3'))
  const all = [
    ['key_q1', instant],
    ['key_q2', null],
    ['key_q3', null],
  ]
  expect(await list()).toEqual(all)
  const twice = db.transaction().execute(async (db) => {
    await sendWithNext(db, add('key_q4'))
    await sendWithNext(db, add('key_q4'))
    await sendWithNext(db, add('key_q5'))
  })
  await expect(twice).rejects.toThrow('duplicate key')
  const given = db.transaction().execute(async (db) => {
    await sendWithNext(db, add('key_q6'))
    throw new Error('changed its mind')
  })
  await expect(given).rejects.toThrow('changed its mind')
  expect(await list()).toEqual(all)
})

test('the commit travels with the last statement of a transaction that is all one piece of work', async () => {
  const { db } = database
  const add = (id: string) => sql<{ key_id: string }>`
    insert into api_key (key_id, name, scopes, secret_digest) values (${id}, 'last', '{chat}', decode(md5(${id}), 'hex'))
    returning key_id`
  const list = async () =>
    (await db.selectFrom('api_key').select('key_id').where('name', '=', 'last').orderBy('key_id').execute()).map(
      ({ key_id }) => key_id,
    )
  const ended = transact(db, async (db) => {
    await sendWithNext(db, add('key_l1'))
    const { rows, numAffectedRows } = await executeLast(db, add('key_l2'))
    expect([rows, numAffectedRows, await list()]).toEqual([[{ key_id: 'key_l2' }], 1n, ['key_l1', 'key_l2']])
    await add('key_l3').execute(db)
  })
  await expect(ended).rejects.toThrow('follows the last one')
  const refused = transact(db, async (db) => {
    await add('key_l4').execute(db)
    await executeLast(db, add('key_l1'))
  })
  await expect(refused).rejects.toThrow('duplicate key')
  const shared = db.transaction().execute(async (db) => {
    await executeLast(db, add('key_l5'))
    throw new Error('others add to it')
  })
  await expect(shared).rejects.toThrow('others add to it')
  expect(await list()).toEqual(['key_l1', 'key_l2'])
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
