import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { TestPoints } from '../../../../test/support/points.ts'
import { grantRole } from '../../users/public.ts'

let test: TestPoints
beforeAll(async () => {
  test = await TestPoints.start()
})
afterAll(() => test.service.stop())

describe('getUserPoint', () => {
  it('shows an admin the ledger of a user, and nobody else', async () => {
    const user = await test.createUser(300)
    const admin = await createTestUser(test.service)
    await grantRole(test.service.services.db, admin.userId, 'admin')
    const url = `/core/v1/points/users/${user.userId}?limit=1`
    const seen = await test.service.call('GET', url, { headers: admin.headers })
    const { balance, results, total } = (await test.points(user)).body
    expect(seen.body).toMatchObject({ balance, results, total, limit: 1 })
    const nobody = await test.service.call('GET', '/core/v1/points/users/user_none', { headers: admin.headers })
    expect([nobody.status, nobody.body.balance, nobody.body.results]).toEqual([200, 0, []])
    expect((await test.service.call('GET', url, { headers: user.headers })).status).toBe(403)
    expect((await test.service.call('GET', url)).status).toBe(401)
  })
})
