import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { daysWith, TRIPS, tripCalls } from '../../../../test/support/trips.ts'

let service: TestService
let owner: TestUser
let tripId: string
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  owner = await createTestUser(service)
  const created = await tripCalls(service, owner).create({ days: daysWith(['th-14-wat-chaiwatthanaram']) })
  tripId = created.body.trip_id
})
afterAll(() => service.stop())

const share = async (role: 'view' | 'edit'): Promise<string> => {
  const { body } = await service.call('PUT', `${TRIPS}/${tripId}/share`, { payload: { role }, headers: owner.headers })
  return body.token
}
const open = (token?: string, headers = {}) =>
  service.call('GET', `${TRIPS}/shared`, {
    headers: { ...headers, ...(token !== undefined && { 'x-share-token': token }) },
  })

describe('getSharedTrip', () => {
  it('shows the trip of a link to whoever has it, as getCustomTripV1 does', async () => {
    const token = await share('view')
    const { status, body, headers } = await open(token)
    const byId = await service.call('GET', `${TRIPS}/${tripId}`, { headers: { 'x-share-token': token } })
    expect([status, body, headers['etag']]).toEqual([200, byId.body, byId.headers['etag']])
    expect(body.share.my_role).toBe('view')
  })

  it('makes a signed-in user a member with the role of the link', async () => {
    const friend = await createTestUser(service)
    const { body } = await open(await share('edit'), friend.headers)
    expect(body.share.my_role).toBe('edit')
    expect((await service.call('GET', `${TRIPS}/${tripId}`, { headers: friend.headers })).status).toBe(200)
  })

  it('returns 404 without a token, and for one that is unknown or was replaced', async () => {
    const old = await share('view')
    await share('view')
    for (const token of [undefined, 'share_nowhere', old]) {
      const { status, body } = await open(token)
      expect([token, status, body.code]).toEqual([token, 404, 'trip_not_found'])
    }
  })
})
