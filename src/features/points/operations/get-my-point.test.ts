import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, TestPoints } from '../../../../test/support/points.ts'
import { expirePoints } from '../expire-points.ts'

let test: TestPoints
beforeAll(async () => {
  test = await TestPoints.start()
})
afterAll(() => test.service.stop())

const amounts = ({ body }: Awaited<ReturnType<typeof test.points>>) =>
  body.results.map(({ kind, amount, text }: { kind: string; amount: number; text: string }) => [kind, amount, text])

describe('getMyPoint', () => {
  it('shows a user without points nothing', async () => {
    const { status, body } = await test.points(await test.createUser())
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        balance: 0,
        pending: 0,
        spent: 0,
        expired: 0,
        next_expiry: null,
        results: [],
        total: 0,
      }),
    ])
  })

  it('shows each movement, newest first, and sums that add up', async () => {
    const user = await test.createUser(300)
    const rewardId = await test.reward()
    const { body: redeemed } = await test.redeem(user, rewardId)
    await test.redeem(user, rewardId)
    await test.close(redeemed.redemption_id, 'refunded')
    await test.collect(user, { source: 'review', reason: 'Review' })
    const answer = await test.points(user)
    expect(answer.body).toMatchObject({ balance: 200, pending: 10, spent: 100, expired: 0 })
    expect(amounts(answer)).toEqual([
      ['earn', 10, 'Review'],
      ['refund', 100, 'Iced coffee'],
      ['spend', -100, 'Iced coffee'],
      ['spend', -100, 'Iced coffee'],
      ['earn', 300, 'A test'],
    ])
    const pages = [await test.points(user, '?limit=3'), await test.points(user, '?limit=3&page=2')]
    expect(pages.flatMap(amounts)).toEqual(amounts(answer))
    expect(pages.map(({ body }) => [body.total, body.nextpage])).toEqual([
      [5, 2],
      [5, 0],
    ])
  })

  it('shows what expires next, and counts what has expired before the job has posted it', async () => {
    const user = await test.createUser(40)
    await test.pass(200)
    await test.collect(user, { amount: 60 })
    expect((await test.points(user)).body).toMatchObject({ balance: 100, next_expiry: { amount: 40 } })
    await test.pass(170)
    const expected = { balance: 60, expired: 40, next_expiry: { amount: 60 } }
    expect((await test.points(user)).body).toMatchObject({ ...expected, total: 2 })
    await expirePoints(test.db, test.now)
    expect(await expirePoints(test.db, test.now)).toBe(0)
    const answer = await test.points(user)
    expect(answer.body).toMatchObject({ ...expected, total: 3 })
    expect(amounts(answer)[0]).toEqual(['expire', -40, 'Points expired'])
  })

  it('is for users', async () => {
    expect(codeOf(await test.service.call('GET', '/core/v1/points/me'))).toEqual([401, 'unauthenticated'])
    expect((await test.points(await test.createUser(), '?limit=101')).status).toBe(400)
  })
})
