import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { createKey } from '../access/public.ts'
import { countActivity } from './activity-jobs.ts'
import { QUESTION_VERSION } from './questionnaire.ts'

const BASE = '/trips/v1/activities'
// Half past midnight on 1 November in Bangkok; October in UTC.
const NOW = new Date('2026-10-31T17:30:00Z')
let service: TestService
let users: TestUser[]
let key: string
let now = NOW
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => now })
  const { db } = service.services
  key = (await createKey(db, { name: 'ai', scopes: ['internal'], expiresAt: null })).secret
  users = []
  for (let count = 0; count < 5; count++) users.push(await createTestUser(service))
  for (const [index, user] of users.entries()) {
    const post = (path: string, refType: string, refId: string) =>
      service.call('POST', BASE + path, { payload: { ref_type: refType, ref_id: refId }, headers: user.headers })
    await post('/view-logs', 'place', 'th-10-wat-pho')
    await post('/favorites', 'route', 'ayutthaya-1d')
    if (index < 4) await post('/view-logs', 'place', 'th-50-wat-phra-that-doi-suthep')
    await service.call('PUT', `${BASE}/preferences`, {
      payload: {
        question_version: QUESTION_VERSION,
        answers: [{ question_id: 'interests', option_ids: index < 4 ? ['food', 'art'] : ['food'] }],
      },
      headers: user.headers,
    })
  }
  await countActivity(db, NOW)
})
afterAll(() => service.stop())

const read = (query = '', secret = key) =>
  service.call('GET', `${BASE}/analytics/ai-data${query}`, { headers: { 'x-api-key': secret } })

describe('getAnalyticsAiDataV1', () => {
  it('shows cohorts of five users by month in Bangkok, and none of four', async () => {
    const { status, body, text } = await read()
    expect([status, body.results]).toEqual([
      200,
      [
        cell({ metric: 'favorites', ref_type: 'route', province_code: '14', category: null }),
        cell({ metric: 'interests', ref_type: null, province_code: null, category: 'food' }),
        cell({ metric: 'views', ref_type: 'place', province_code: '10', category: 'temple' }),
      ],
    ])
    for (const { userId } of users) expect(text).not.toContain(userId)
  })

  it('changes nothing when counted twice, and forgets a cohort that falls below five', async () => {
    const { db } = service.services
    const before = (await read()).body.results
    await countActivity(db, NOW)
    expect((await read()).body.results).toEqual(before)
    await service.call('DELETE', `${BASE}/view-logs`, { headers: users[0]!.headers })
    await countActivity(db, NOW)
    expect((await read('?metric=views')).body.total).toBe(0)
  })

  it('filters by metric, month, province and category, and pages', async () => {
    expect((await read('?province=Ayutthaya&month=2026-11')).body.total).toBe(1)
    expect((await read('?category=food')).body.results[0].metric).toBe('interests')
    expect((await read('?month=2026-10')).body.total).toBe(0)
    const page = await read('?limit=1')
    expect([page.body.total, page.body.nextpage]).toEqual([2, 2])
    expect((await read('?month=2026-13')).status).toBe(400)
    expect((await read('?province=Atlantis')).body.code).toBe('province_not_found')
  })

  it('keeps the months that are counted no more for two years', async () => {
    now = new Date('2027-11-15T00:00:00Z')
    await countActivity(service.services.db, now)
    expect((await read()).body.total).toBe(2)
    await countActivity(service.services.db, new Date('2028-11-15T00:00:00Z'))
    expect((await read()).body.total).toBe(0)
  })

  it('requires a key with the scope internal', async () => {
    const { secret } = await createKey(service.services.db, { name: 'chat', scopes: ['chat'], expiresAt: null })
    expect((await read('', secret)).status).toBe(403)
    expect((await service.call('GET', `${BASE}/analytics/ai-data`)).status).toBe(401)
  })
})

function cell(facts: object) {
  return { month: '2026-11', events: 5, users: 5, ...facts }
}
