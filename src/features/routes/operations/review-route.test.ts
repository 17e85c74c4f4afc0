import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
let user: TestUser
let now = new Date('2026-11-21T03:00:00Z')
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => now })
  user = await createTestUser(service, { name: 'ปอ' })
})
afterAll(() => service.stop())

const review = (payload: object, who = user, routeId = 'ayutthaya-1d') =>
  service.call('PUT', `/trips/v1/routes/${routeId}/review`, { payload, headers: who.headers })
const reviews = async () => (await service.call('GET', '/trips/v1/routes/detail/ayutthaya-1d')).body.reviews

describe('reviewRoute', () => {
  it('stores one review per user, which the route then shows, newest first', async () => {
    const { status, body } = await review({ review_score: 4, review_text: '  วัดสวยมาก\r\nไปเช้า ๆ  ' })
    expect([status, body]).toEqual([
      200,
      { owner_name: 'ปอ', review_score: 4, review_text: 'วัดสวยมาก\nไปเช้า ๆ', review_at: now.toISOString() },
    ])
    const other = await createTestUser(service, { name: 'Nok' })
    now = new Date(now.getTime() + 1_000)
    const second = (await review({ review_score: 5 }, other)).body
    expect(second).toEqual({ owner_name: 'Nok', review_score: 5, review_at: now.toISOString() })
    expect(await reviews()).toEqual([second, body])
    now = new Date(now.getTime() + 1_000)
    const changed = (await review({ review_score: 2 })).body
    expect(await reviews()).toEqual([changed, second])
  })

  it('keeps one of twenty concurrent reviews', async () => {
    const who = await createTestUser(service)
    const before = (await reviews()).length
    await Promise.all(Array.from({ length: 20 }, (_, index) => review({ review_score: (index % 5) + 1 }, who)))
    expect(await reviews()).toHaveLength(before + 1)
  })

  it('stores markup as text', async () => {
    const text = '<script>alert(1)</script> & more'
    expect((await review({ review_score: 3, review_text: text })).body.review_text).toBe(text)
  })

  it('rejects other scores, control characters, blank and long texts', async () => {
    for (const payload of [
      {},
      { review_score: 0 },
      { review_score: 6 },
      { review_score: 4.5 },
      { review_score: 5, review_text: ' \n ' },
      { review_score: 5, review_text: 'a\u0000b' },
      { review_score: 5, review_text: 'a\u202eb' },
      { review_score: 5, review_text: 'ก'.repeat(2_001) },
      { review_score: 5, stars: 5 },
    ])
      expect([payload, (await review(payload)).status]).toEqual([payload, 400])
    expect((await review({ review_score: 5, review_text: '🙂'.repeat(2_000) })).status).toBe(200)
  })

  it('hides the reviews of a closed account', async () => {
    const who = await createTestUser(service)
    await review({ review_score: 1, review_text: 'leaving' }, who)
    const texts = async () => (await reviews()).map((each: { review_text?: string }) => each.review_text)
    expect(await texts()).toContain('leaving')
    await service.services.db
      .updateTable('app_user')
      .set({ deactivated_at: new Date() })
      .where('user_id', '=', who.userId)
      .execute()
    expect(await texts()).not.toContain('leaving')
  })

  it('returns 404 for an unknown route, and 401 without a token', async () => {
    const unknown = await review({ review_score: 5 }, user, 'moon-3d')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'route_not_found'])
    const anonymous = await service.call('PUT', '/trips/v1/routes/ayutthaya-1d/review', { payload: {} })
    expect(anonymous.status).toBe(401)
  })
})
