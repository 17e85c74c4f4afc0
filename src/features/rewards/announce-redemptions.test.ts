import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMail, type TestUser } from '../../../test/support/accounts.ts'
import { TestPoints } from '../../../test/support/points.ts'
import { announceRedemptions } from './announce-redemptions.ts'
import { rewardData } from './reward-data.ts'

let test: TestPoints
beforeAll(async () => {
  test = await TestPoints.start()
})
afterAll(() => test.service.stop())

const announce = () => announceRedemptions(test.service.services)
const inboxOf = async ({ headers }: TestUser) =>
  (
    await test.service.call('GET', '/core/v1/notifications?event=reward_redeemed', {
      headers: { ...headers, 'accept-language': 'en' },
    })
  ).body.results

describe('announceRedemptions', () => {
  it('notifies the user of each redemption once, also on several nodes at once, and by email', async () => {
    const user = await test.createUser(200)
    const rewardId = await test.reward()
    const { body: redemption } = await test.redeem(user, rewardId)
    await test.redeem(user, rewardId)
    await Promise.all(Array.from({ length: 20 }, announce))
    await announce()
    const inbox = await inboxOf(user)
    expect(inbox).toHaveLength(2)
    expect(inbox[1]).toMatchObject({
      body: 'You redeemed “Iced coffee”. Open the app to see its code.',
      data: { redemption_id: redemption.redemption_id, reward_id: rewardId },
    })
    expect(JSON.stringify(inbox)).not.toContain(redemption.code)
    expect(await readMail(test.service, user.email)).toMatchObject({ subject: 'แลกของรางวัลแล้ว' })
  })

  it('says nothing of refused or refunded redemptions, nor to erased users', async () => {
    const [refunded, erased, poor] = [await test.createUser(100), await test.createUser(100), await test.createUser(99)]
    const rewardId = await test.reward()
    const { body } = await test.redeem(refunded, rewardId)
    await test.close(body.redemption_id, 'refunded')
    await test.redeem(erased, rewardId)
    await rewardData.erase(test.db, erased.userId)
    await test.redeem(poor, rewardId)
    await announce()
    for (const user of [refunded, erased, poor]) expect(await inboxOf(user)).toEqual([])
    const left = await test.db
      .selectFrom('redemption')
      .select('redemption_id')
      .where('announced_at', 'is', null)
      .execute()
    expect(left).toEqual([])
  })
})
