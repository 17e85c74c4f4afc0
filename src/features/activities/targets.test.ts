import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { TestCommunity, TITLE } from '../../../test/support/community.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  user = await createTestUser(service)
})
afterAll(() => service.stop())

const call = (method: 'GET' | 'POST', path: string, postId?: string) =>
  service.call(method, `/trips/v1/activities/${path}`, {
    headers: user.headers,
    ...(postId !== undefined && { payload: { ref_type: 'post', ref_id: postId } }),
  })

describe('a kind of target that a later feature adds, such as posts', () => {
  it('can be kept and viewed, and keeps no name of what its author deleted', async () => {
    const community = new TestCommunity(service)
    const author = await createTestUser(service)
    const post = await community.post(author, { place_ids: ['th-10-wat-pho'] })
    for (const path of ['favorites', 'view-logs']) {
      const { status, body } = await call('POST', path, post)
      expect([path, status, body.name, body.provinces]).toEqual([path, 201, TITLE, [{ code: '10', name: 'Bangkok' }]])
      expect((await call('POST', path, post)).status).toBe(200)
    }
    await community.on(author, 'DELETE', post)
    for (const path of ['favorites', 'view-logs'])
      expect((await call('GET', path)).body.results).toEqual([
        expect.objectContaining({ ref_id: post, available: false, name: '' }),
      ])
    expect((await call('POST', 'favorites', 'post_019abcde-0000-7000-8000-000000000005')).status).toBe(404)
  })

  it('is added once', () => {
    const again = { refType: 'post' as const, keepsName: false, find: () => new Map() }
    expect(() => service.services.activityTargets.add(again)).toThrow('post exists already')
  })
})
