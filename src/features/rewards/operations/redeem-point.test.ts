import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../../../../test/support/accounts.ts'
import { codeOf, TestPoints } from '../../../../test/support/points.ts'
import { auditLedger } from '../../points/public.ts'
import { createCode } from '../redemption-code.ts'
import { rewardData } from '../reward-data.ts'

const GONE = '019abcde-0000-7000-8000-000000000009'
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2)
let test: TestPoints
beforeAll(async () => {
  test = await TestPoints.start()
})
afterAll(() => test.service.stop())

const stockLeft = async (rewardId: string) =>
  (await test.db.selectFrom('reward').select('stock_left').where('reward_id', '=', rewardId).executeTakeFirstOrThrow())
    .stock_left

describe('redeemPoint', () => {
  it('spends points and returns a code that is easy to read aloud', async () => {
    const user = await test.createUser(250)
    const rewardId = await test.reward({ valid_days: 30, stock: 5 })
    const { status, body } = await test.redeem(user, rewardId)
    expect(status).toBe(201)
    expect(body).toMatchObject({ reward_id: rewardId, reward_name: 'Iced coffee', price: 100, status: 'issued' })
    expect(body.code).toMatch(/^[34679AC-HJKMNP-RTW-Y]{4}(-[34679AC-HJKMNP-RTW-Y]{4}){2}$/)
    expect((Date.parse(body.expires_at) - Date.parse(body.redeemed_at)) / 86_400_000).toBe(30)
    expect([await test.balance(user), await stockLeft(rewardId)]).toEqual([150, 4])
  })

  it('spends the points that expire first', async () => {
    const user = await test.createUser(60)
    await test.pass(100)
    await test.collect(user, { amount: 60 })
    await test.redeem(user, await test.reward())
    expect((await test.points(user)).body.results.map((each: { remaining: number }) => each.remaining)).toEqual([
      null,
      20,
      0,
    ])
  })

  it('gives the codes of a list in order, each once, until none is left', async () => {
    const user = await test.createUser(500)
    const rewardId = await test.reward({ codes: ['FIRST', 'SECOND'] })
    const codes = [await test.redeem(user, rewardId), await test.redeem(user, rewardId)].map(({ body }) => body.code)
    expect(codes).toEqual(['FIRST', 'SECOND'])
    expect(codeOf(await test.redeem(user, rewardId))).toEqual([409, 'out_of_stock'])
  })

  it('says how many points are missing; points that are held back or expired do not count', async () => {
    const user = await test.createUser(90)
    await test.collect(user, { source: 'review' })
    const rewardId = await test.reward()
    expect((await test.redeem(user, rewardId)).body).toMatchObject({
      code: 'insufficient_points',
      missing: 10,
      balance: 90,
    })
    await test.pass(1)
    await test.pass(365)
    expect((await test.redeem(user, rewardId)).body).toMatchObject({ missing: 100, balance: 0 })
    expect((await test.points(user)).body.spent).toBe(0)
  })

  it('keeps window and limit per user; a refunded redemption does not count', async () => {
    const user = await test.createUser(500)
    const soon = await test.reward({ starts_at: new Date(Date.now() + 86_400_000).toISOString() })
    const answer = await test.redeem(user, soon)
    expect([codeOf(answer), answer.body.reward_state]).toEqual([[409, 'not_available'], 'upcoming'])
    const once = await test.reward({ limit_per_user: 1 })
    const { body } = await test.redeem(user, once)
    expect((await test.redeem(user, once)).body).toMatchObject({ code: 'limit_reached', limit_per_user: 1 })
    await test.close(body.redemption_id, 'refunded')
    expect((await test.redeem(user, once)).status).toBe(201)
  })

  it('replays the answer of an Idempotency-Key without spending again', async () => {
    const user = await test.createUser(500)
    const rewardId = await test.reward()
    const call = () => test.redeem(user, rewardId, { 'idempotency-key': 'redeem-1' })
    const [first, again] = [await call(), await call()]
    expect([again.status, again.text]).toEqual([201, first.text])
    expect([again.headers['idempotent-replayed'], await test.balance(user)]).toEqual(['true', 400])
  })

  it('requires a user and a reward', async () => {
    expect((await test.redeem(null, await test.reward())).status).toBe(401)
    const user = await test.createUser()
    expect(codeOf(await test.redeem(user, `reward_${GONE}`))).toEqual([404, 'reward_not_found'])
    expect((await test.redeem(user, 'coffee')).status).toBe(400)
  })
})

describe('50 concurrent calls', () => {
  const fifty = async (call: (n: number) => ReturnType<typeof test.redeem>) => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => call(n)))
    const counts: Record<string, number> = {}
    for (const { status, body } of answers) {
      const outcome: string = status === 201 ? 'redeemed' : body.code
      counts[outcome] = (counts[outcome] ?? 0) + 1
    }
    return counts
  }
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1)

  it.each(rounds)('sell a stock of three three times (round %i)', async () => {
    const users: TestUser[] = []
    for (let n = 0; n < 5; n++) users.push(await test.createUser(5_000))
    const rewardId = await test.reward({ stock: 3 })
    expect(await fifty((n) => test.redeem(users[n % 5]!, rewardId))).toEqual({ redeemed: 3, out_of_stock: 47 })
    expect(await stockLeft(rewardId)).toBe(0)
  })

  it.each(rounds)('spend a balance for three three times (round %i)', async () => {
    const user = await test.createUser(350)
    const rewardId = await test.reward()
    expect(await fifty(() => test.redeem(user, rewardId))).toEqual({ redeemed: 3, insufficient_points: 47 })
    expect(await test.balance(user)).toBe(50)
  })

  it.each(rounds)('keep the limit per user, and give one key one redemption (round %i)', async () => {
    const user = await test.createUser(5_000)
    const limited = await test.reward({ limit_per_user: 2 })
    expect(await fifty(() => test.redeem(user, limited))).toEqual({ redeemed: 2, limit_reached: 48 })
    const rewardId = await test.reward()
    await fifty(() => test.redeem(user, rewardId, { 'idempotency-key': 'one' }))
    expect(await test.balance(user)).toBe(4_700)
  })

  it('give each code of a list to one redemption', async () => {
    const users: TestUser[] = []
    for (let n = 0; n < 5; n++) users.push(await test.createUser(5_000))
    const codes = Array.from({ length: 30 }, (_, n) => `CODE-${n}`)
    const rewardId = await test.reward({ codes })
    expect(await fifty((n) => test.redeem(users[n % 5]!, rewardId))).toEqual({ redeemed: 30, out_of_stock: 20 })
    const lists = await Promise.all(users.map((user) => test.redemptions(user, '?limit=100')))
    const given = lists.flatMap(({ body }) => body.results.map((each: { code: string }) => each.code))
    expect(given.sort()).toEqual(codes.sort())
  })

  it('turn off a reward for all calls that come later', async () => {
    const user = await test.createUser(5_000)
    const rewardId = await test.reward({ price: 1 })
    let redeemed = 0
    const calls = Array.from({ length: 50 }, async (_, n) => {
      if (n === 10) await test.turn(rewardId, false)
      else if ((await test.redeem(user, rewardId)).status === 201) redeemed++
    })
    await Promise.all(calls)
    expect(await test.balance(user)).toBe(5_000 - redeemed)
    expect(codeOf(await test.redeem(user, rewardId))).toEqual([409, 'not_available'])
  })

  it('leave a ledger that agrees with itself', async () => {
    expect(await auditLedger(test.db)).toEqual({ sum: 0, unbalanced: 0, wrong_lots: 0 })
  })
})

describe('listMyRedemptions', () => {
  it('lists the caller’s own, newest first, by status', async () => {
    const user = await test.createUser(500)
    const rewardId = await test.reward({ valid_days: 3 })
    const ids: string[] = []
    for (let n = 0; n < 4; n++) ids.unshift((await test.redeem(user, rewardId)).body.redemption_id)
    await test.close(ids[1]!, 'used')
    await test.close(ids[2]!, 'refunded')
    await test.pass(4)
    const list = async (query: string) =>
      (await test.redemptions(user, query)).body.results.map((each: { redemption_id: string; status: string }) => [
        each.redemption_id,
        each.status,
      ])
    const statuses = ['expired', 'used', 'refunded', 'expired']
    expect(await list('')).toEqual(ids.map((id, n) => [id, statuses[n]]))
    expect(await list('?status=expired')).toEqual([
      [ids[0], 'expired'],
      [ids[3], 'expired'],
    ])
    expect(await list('?status=issued')).toEqual([])
    expect([...(await list('?limit=3')), ...(await list('?limit=3&page=2'))]).toEqual(await list(''))
    expect((await test.redemptions(await test.createUser())).body.total).toBe(0)
    expect((await test.service.call('GET', '/core/v1/rewards/redeemed/me')).status).toBe(401)
  })
})

describe('setRedemptionStatus', () => {
  it('refunds once, however many calls, to the lots that the points came from', async () => {
    const user = await test.createUser(100)
    const rewardId = await test.reward({ stock: 1 })
    const { body } = await test.redeem(user, rewardId)
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.close(body.redemption_id, 'refunded')))
    for (const answer of answers) expect([answer.status, answer.body.status]).toEqual([200, 'refunded'])
    expect([await test.balance(user), await stockLeft(rewardId)]).toEqual([100, 1])
    expect((await test.points(user)).body.results.at(-1).remaining).toBe(100)
    await test.pass(366)
    expect((await test.points(user)).body).toMatchObject({ balance: 0, expired: 100 })
  })

  it('does not give out the code of a refunded redemption again', async () => {
    const user = await test.createUser(500)
    const rewardId = await test.reward({ codes: ['ONLY'] })
    const { body } = await test.redeem(user, rewardId)
    await test.close(body.redemption_id, 'refunded')
    expect(codeOf(await test.redeem(user, rewardId))).toEqual([409, 'out_of_stock'])
  })

  it('changes only issued redemptions, for admins', async () => {
    const user = await test.createUser(200)
    const { body } = await test.redeem(user, await test.reward({ valid_days: 1 }))
    expect((await test.close(body.redemption_id, 'used')).body.closed_at).not.toBe(null)
    expect((await test.close(body.redemption_id, 'refunded')).body).toMatchObject({
      code: 'redemption_closed',
      redemption_status: 'used',
    })
    const late = await test.redeem(user, await test.reward({ valid_days: 1 }))
    await test.pass(2)
    expect(codeOf(await test.close(late.body.redemption_id, 'used'))).toEqual([409, 'redemption_closed'])
    expect((await test.close(body.redemption_id, 'issued')).status).toBe(400)
    expect(codeOf(await test.close(`redemption_${GONE}`, 'used'))).toEqual([404, 'redemption_not_found'])
    expect(codeOf(await test.close(body.redemption_id, 'used', user))).toEqual([403, 'forbidden'])
  })
})

describe('the personal data of rewards', () => {
  it('is exported, and separated from its user', async () => {
    const user = await test.createUser(100)
    const { body } = await test.redeem(user, await test.reward())
    expect(await rewardData.list(test.db, user.userId)).toMatchObject({
      redemptions: [{ code: body.code, price: 100 }],
    })
    await test.db.transaction().execute((db) => rewardData.erase(db, user.userId))
    expect(await rewardData.list(test.db, user.userId)).toEqual({ redemptions: [] })
    expect(await auditLedger(test.db)).toEqual({ sum: 0, unbalanced: 0, wrong_lots: 0 })
  })
})

it('generated codes differ', () => {
  expect(new Set(Array.from({ length: 1_000 }, createCode)).size).toBe(1_000)
})
