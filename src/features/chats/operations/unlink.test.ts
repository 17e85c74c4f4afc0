import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { CHAT, type ChatTest, startChatTest } from '../../../../test/support/chat.ts'

let chat: ChatTest
beforeAll(async () => {
  chat = await startChatTest()
})
afterAll(() => chat.stop())

const total = async (group: string) =>
  (await chat.service.call('GET', `${CHAT}/groups/${group}/trips`, { headers: chat.key })).body.total

async function linkedTrip(): Promise<{ tripId: string; groups: [string, string] }> {
  const tripId = await chat.createTrip()
  const groups: [string, string] = [chat.group(), chat.group()]
  for (const group of groups) await chat.link(tripId, group)
  return { tripId, groups }
}

describe('unlinkChatFromTrip', () => {
  it('unlinks all groups of the channel with a key and a token; again changes nothing', async () => {
    const { tripId, groups } = await linkedTrip()
    const url = `${CHAT}/unlink/chat/line/${tripId}`
    const headers = { ...chat.key, ...(await chat.headers()), 'content-type': 'application/json' }
    const first = await chat.service.call('DELETE', url, { headers, payload: {} })
    expect([first.status, first.body]).toEqual([200, { code: 200 }])
    expect(await Promise.all(groups.map(total))).toEqual([0, 0])
    expect((await chat.service.call('DELETE', url, { headers })).body).toEqual({ code: 200 })
  })

  it('unlinks only the named group and channel', async () => {
    const { tripId, groups } = await linkedTrip()
    const headers = { ...chat.key, ...(await chat.headers()) }
    await chat.service.call('DELETE', `${CHAT}/unlink/chat/telegram/${tripId}`, { headers })
    expect(await Promise.all(groups.map(total))).toEqual([1, 1])
    await chat.service.call('DELETE', `${CHAT}/unlink/chat/line/${tripId}?group_id=${groups[0]}`, { headers })
    expect(await Promise.all(groups.map(total))).toEqual([0, 1])
  })

  it('refuses either credential alone, other users, unknown channels and a body with members', async () => {
    const { tripId } = await linkedTrip()
    const url = `${CHAT}/unlink/chat/line/${tripId}`
    const user = await chat.headers()
    const other = await createTestUser(chat.service)
    const call = (headers: Readonly<Record<string, string>>, path = url, payload: object = {}) =>
      chat.service.call('DELETE', path, { headers: { ...headers }, payload })
    expect((await call(chat.key)).headers['www-authenticate']).toBe('Bearer')
    expect((await call(user)).headers['www-authenticate']).toBe('ApiKey')
    expect((await call({ ...chat.key, ...other.headers })).body.code).toBe('trip_not_found')
    expect((await call({ ...chat.key, ...user }, `${CHAT}/unlink/chat/icq/${tripId}`)).status).toBe(400)
    expect((await call({ ...chat.key, ...user }, url, { force: true })).status).toBe(400)
  })
})

describe('unlinkFromAppV1', () => {
  it('unlinks with a token alone, and a deleted trip too', async () => {
    const { tripId, groups } = await linkedTrip()
    const headers = await chat.headers()
    await chat.service.call('DELETE', `/trips/v1/custom-trips/${tripId}`, { headers })
    const { body } = await chat.service.call('DELETE', `${CHAT}/unlink/app/line/${tripId}`, { headers })
    expect(body).toEqual({ code: 200 })
    await chat.service.call('POST', `/trips/v1/custom-trips/${tripId}/restore`, {
      headers,
      payload: { allow_overlap: true },
    })
    expect(await Promise.all(groups.map(total))).toEqual([0, 0])
    expect((await chat.service.call('DELETE', `${CHAT}/unlink/app/line/${tripId}`, { headers })).body.code).toBe(200)
  })

  it('refuses other users, unknown trips and calls without a token', async () => {
    const { tripId } = await linkedTrip()
    const other = await createTestUser(chat.service)
    const url = `${CHAT}/unlink/app/line/${tripId}`
    expect((await chat.service.call('DELETE', url, { headers: other.headers })).status).toBe(404)
    expect(
      (await chat.service.call('DELETE', `${CHAT}/unlink/app/line/trip_x`, { headers: other.headers })).status,
    ).toBe(404)
    expect((await chat.service.call('DELETE', url)).status).toBe(401)
  })
})
