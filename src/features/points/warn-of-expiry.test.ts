import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../../../test/support/accounts.ts'
import { TestPoints } from '../../../test/support/points.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'

let test: TestPoints
beforeAll(async () => {
  test = await TestPoints.start()
})
afterAll(() => test.service.stop())

/** The job on a day in Bangkok. */
const warnOn = (day: string) =>
  warnOfExpiry({ ...test.service.services, clock: () => new Date(`${day}T12:00:00+07:00`) })

/** A user with points that expire at these times. */
async function userWith(...lots: readonly [amount: number, expiresAt: string][]): Promise<TestUser> {
  const user = await test.createUser()
  for (const [amount, expiresAt] of lots) {
    const { body } = await test.collect(user, { amount })
    const expires_at = new Date(expiresAt)
    await test.db.updateTable('point_lot').set({ expires_at }).where('lot_id', '=', body.transaction_id).execute()
  }
  return user
}

async function warnings({ headers }: TestUser): Promise<string[]> {
  const { body } = await test.service.call('GET', '/core/v1/notifications?event=points_expiring', {
    headers: { ...headers, 'accept-language': 'en' },
  })
  return body.results.map((each: { body: string }) => each.body)
}

describe('warnOfExpiry', () => {
  it('adds up what expires from next Monday to Sunday in Bangkok, and names the first day', async () => {
    const user = await userWith(
      // 2035-01-07 is a Sunday.
      [1, '2035-01-07T23:59:59+07:00'],
      [20, '2035-01-14T23:59:59+07:00'],
      [300, '2035-01-08T00:00:00+07:00'],
      [4000, '2035-01-15T00:00:00+07:00'],
    )
    await warnOn('2034-12-31')
    expect(await warnings(user)).toEqual(['1 point will expire soon, starting on 7 January 2035.'])
    await warnOn('2035-01-01')
    expect((await warnings(user))[0]).toBe('320 points will expire soon, starting on 8 January 2035.')
    await warnOn('2035-01-14')
    expect((await warnings(user))[0]).toBe('4000 points will expire soon, starting on 15 January 2035.')
    expect(await warnings(user)).toHaveLength(3)
  })

  it('warns once of a week, also on several nodes at once', async () => {
    const users = [await userWith([5, '2036-03-05T10:00:00+07:00']), await userWith([6, '2036-03-06T10:00:00+07:00'])]
    await Promise.all(Array.from({ length: 20 }, () => warnOn('2036-02-25')))
    await warnOn('2036-03-02')
    for (const user of users) expect(await warnings(user)).toHaveLength(1)
  })

  it('ignores points that are spent, and accounts of nobody', async () => {
    const [spender, erased] = [
      await userWith([100, '2037-05-06T10:00:00+07:00']),
      await userWith([100, '2037-05-06T10:00:00+07:00']),
    ]
    await test.redeem(spender, await test.reward())
    await test.db.updateTable('point_account').set({ user_id: null }).where('user_id', '=', erased.userId).execute()
    await warnOn('2037-05-01')
    expect([await warnings(spender), await warnings(erased)]).toEqual([[], []])
  })
})
