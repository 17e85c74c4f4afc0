import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  user = await createTestUser(service)
  // This node has not heard of it yet.
  await service.services.db.deleteFrom('route').where('route_id', '=', 'ayutthaya-1d').execute()
})
afterAll(() => service.stop())

it.each([
  ['read', 'GET', 'detail/ayutthaya-1d', undefined],
  ['liked', 'PUT', 'ayutthaya-1d/reaction', undefined],
  ['reviewed', 'PUT', 'ayutthaya-1d/review', { review_score: 5, review_text: 'Well paced.' }],
] as const)('a route that was removed in this moment is not found when it is %s', async (_, method, path, payload) => {
  const answer = await service.call(method, `/trips/v1/routes/${path}`, {
    headers: user.headers,
    ...(payload && { payload }),
  })
  expect([answer.status, answer.body.code]).toEqual([404, 'route_not_found'])
})
