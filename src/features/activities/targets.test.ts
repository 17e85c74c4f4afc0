import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import type { ActivityServices, TargetKind } from './public.ts'

const POST = 'post_019abcde-0000-7000-8000-000000000001'
let service: TestService
let user: TestUser
let isThere = true
const posts: TargetKind = {
  refType: 'post',
  keepsName: false,
  find: (ids) =>
    new Map(
      ids.flatMap((id) =>
        isThere && id === POST
          ? [
              [
                id,
                { id, nameTh: 'ทริปเชียงใหม่', nameEn: null, provinceCodes: ['50'], category: null, thumbnailUrl: null },
              ],
            ]
          : [],
      ),
    ),
}
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  user = await createTestUser(service)
  const { activityTargets }: Pick<ActivityServices, 'activityTargets'> = service.services
  activityTargets.add(posts)
})
afterAll(() => service.stop())

const call = (method: 'GET' | 'POST', path: string) =>
  service.call(method, `/trips/v1/activities/${path}`, {
    headers: user.headers,
    ...(method === 'POST' && { payload: { ref_type: 'post', ref_id: POST } }),
  })

describe('a kind of target that a later feature adds', () => {
  it('can be kept and viewed, and keeps no name of what its author deleted', async () => {
    for (const path of ['favorites', 'view-logs']) {
      const { status, body } = await call('POST', path)
      expect([path, status, body.name, body.provinces]).toEqual([
        path,
        201,
        'ทริปเชียงใหม่',
        [{ code: '50', name: 'Chiang Mai' }],
      ])
    }
    isThere = false
    for (const path of ['favorites', 'view-logs'])
      expect((await call('GET', path)).body.results).toEqual([
        expect.objectContaining({ ref_id: POST, available: false, name: '' }),
      ])
    expect((await call('POST', 'favorites')).status).toBe(404)
  })

  it('is added once', () => {
    expect(() => service.services.activityTargets.add(posts)).toThrow('post exists already')
  })
})
