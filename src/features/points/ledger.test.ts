import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestPoints } from '../../../test/support/points.ts'
import { checkLedger } from './check-ledger.ts'
import { expirePoints } from './expire-points.ts'
import { auditLedger } from './ledger-audit-store.ts'
import { type NewEntry, postTransaction } from './ledger-store.ts'
import { pointData } from './point-data.ts'
import { expiryOf } from './point-terms.ts'

let test: TestPoints
beforeAll(async () => {
  test = await TestPoints.start()
})
afterAll(() => test.service.stop())

const isRight = () =>
  auditLedger(test.db).then((audit) => expect(audit).toEqual({ sum: 0, unbalanced: 0, wrong_lots: 0 }))

async function accountOf(userId: string): Promise<string> {
  const { account_id: id } = await test.db
    .selectFrom('point_account')
    .select('account_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return id
}

describe('the ledger', () => {
  it('cannot be changed: the database refuses updates and deletes', async () => {
    await test.createUser(10)
    for (const statement of [
      sql`update point_entry set amount = amount + 1`,
      sql`delete from point_entry`,
      sql`truncate point_entry cascade`,
      sql`update point_transaction set created_at = now()`,
      sql`delete from point_transaction`,
      sql`truncate point_transaction cascade`,
    ])
      await expect(statement.execute(test.db)).rejects.toThrow('append-only')
  })

  it('refuses transactions that do not balance, at commit', async () => {
    const accountId = await accountOf((await test.createUser(10)).userId)
    const { lot_id: lotId } = await test.db
      .selectFrom('point_lot')
      .select('lot_id')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    const post = (entries: readonly NewEntry[]) =>
      postTransaction(test.db, {
        transactionId: `ptx_${crypto.randomUUID()}`,
        accountId,
        kind: 'earn',
        at: test.now,
        entries,
      })
    const mine = { accountId, lotId }
    await expect(post([{ ...mine, amount: 5 }])).rejects.toThrow('does not balance')
    await expect(
      post([
        { ...mine, amount: 5 },
        { accountId: 'issued', lotId: null, amount: -4 },
      ]),
    ).rejects.toThrow('does not balance')
    await expect(
      sql`insert into point_transaction (transaction_id, account_id, kind, created_at)
        values ('ptx_empty', ${accountId}, 'earn', now())`.execute(test.db),
    ).rejects.toThrow('does not balance')
    await isRight()
  })

  it('never lets a lot fall below zero', async () => {
    await test.createUser(10)
    await expect(sql`update point_lot set remaining = remaining - 6000`.execute(test.db)).rejects.toThrow('remaining')
  })

  it('is proved: a lot that does not agree with it is found', async () => {
    await test.createUser(10)
    expect(await checkLedger(test.service.services)).toBe(true)
    await test.db
      .transaction()
      .execute(async (db) => {
        await sql`update point_lot set remaining = remaining + 1 where remaining > 0`.execute(db)
        expect(await checkLedger({ ...test.service.services, db })).toBe(false)
        throw new Error('undo')
      })
      .catch(() => undefined)
    await isRight()
  })
})

describe('expiry', () => {
  it.each([
    ['2026-11-22T02:00:00Z', '2027-11-22T02:00:00Z'],
    // 1 March 2028 in Bangkok.
    ['2028-02-29T18:00:00Z', '2029-02-28T18:00:00Z'],
    // 29 February in Bangkok.
    ['2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z'],
    ['2027-12-31T17:30:00Z', '2028-12-31T17:30:00Z'],
  ])('of points earned at %s is 12 months later in Bangkok', (earned, expires) => {
    expect(expiryOf(new Date(earned))).toEqual(new Date(expires))
  })

  it('is posted once by jobs that run at once', async () => {
    const users = [await test.createUser(10), await test.createUser(20)]
    await test.pass(366)
    const runs = await Promise.all(Array.from({ length: 10 }, () => expirePoints(test.db, test.now)))
    expect(runs.reduce((sum, accounts) => sum + accounts, 0)).toBeGreaterThanOrEqual(2)
    for (const user of users) expect((await test.points(user)).body.total).toBe(2)
    await isRight()
  })
})

describe('the personal data of points', () => {
  it('is exported in full; erasure leaves the sums of the ledger', async () => {
    const user = await test.createUser(50)
    const accountId = await accountOf(user.userId)
    expect(await pointData.list(test.db, user.userId)).toMatchObject({
      point_movements: [{ kind: 'earn', amount: 50, reason: 'A test' }],
      point_events: [{ source: 'campaign', amount: 50, reason: 'A test' }],
    })
    await test.db.transaction().execute((db) => pointData.erase(db, user.userId))
    expect(await pointData.list(test.db, user.userId)).toEqual({ point_movements: [], point_events: [] })
    const { rows } = await sql<{ amount: number }>`select sum(amount)::int as amount from point_entry
      where account_id = ${accountId}`.execute(test.db)
    expect(rows[0]?.amount).toBe(50)
    await isRight()
    // Nobody's points expire like all others.
    await test.pass(366)
    await expirePoints(test.db, test.now)
    await isRight()
  })
})
