import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { CHAT, type ChatTest, startChatTest } from '../../../../test/support/chat.ts'
import { DEFAULT_GENERAL } from '../settings-schema.ts'

let chat: ChatTest
beforeAll(async () => {
  chat = await startChatTest()
})
afterAll(() => chat.stop())

async function call(method: 'GET' | 'PUT', path: string, payload?: object, headers: Record<string, string> = {}) {
  return chat.service.call(method, `${CHAT}/notifications/${path}`, {
    headers: { ...(await chat.headers()), ...headers },
    ...(payload && { payload }),
  })
}

describe('the general notification settings', () => {
  it('have defaults, are replaced as a whole, and carry a version and the budget', async () => {
    const before = await call('GET', 'general')
    expect(before.body).toEqual({
      settings: DEFAULT_GENERAL,
      version: 0,
      line_budget: { month: '2026-12', limit: 300, used: 0, remaining: 300 },
    })
    const settings = { ...DEFAULT_GENERAL, summary_time: null, quiet_hours: null, language: 'en', planning: true }
    const changed = await call('PUT', 'general', settings, { 'if-match': before.headers['etag'] as string })
    expect([changed.status, changed.body.settings, changed.body.version]).toEqual([200, settings, 1])
    expect((await call('GET', 'general')).body.settings).toEqual(settings)
    const stale = await call('PUT', 'general', settings, { 'if-match': '"0"' })
    expect([stale.status, stale.body.code]).toEqual([412, 'stale_version'])
  })

  it('increment the version with each of 20 concurrent changes', async () => {
    const { version } = (await call('GET', 'general')).body
    await Promise.all(Array.from({ length: 20 }, () => call('PUT', 'general', DEFAULT_GENERAL)))
    expect((await call('GET', 'general')).body.version).toBe(version + 20)
  })

  it('refuse invalid members, all at once, and calls without a token', async () => {
    const { body } = await call('PUT', 'general', {
      ...DEFAULT_GENERAL,
      summary_time: '7:30',
      reminder_minutes: 500,
      quiet_hours: { from: '25:00', to: '07:00' },
      langauge: 'th',
    })
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '/langauge',
      '/quiet_hours/from',
      '/reminder_minutes',
      '/summary_time',
    ])
    const anonymous = await chat.service.call('GET', `${CHAT}/notifications/general`)
    expect(anonymous.status).toBe(401)
  })
})

describe('the notification settings of a trip', () => {
  it('follow the general ones where they say nothing, and are off when either is off', async () => {
    const tripId = await chat.createTrip()
    const group = chat.group()
    await chat.link(tripId, group)
    const before = await call('GET', `trips/${tripId}`)
    expect(before.body).toMatchObject({ trip_id: tripId, settings: { enabled: true }, version: 0 })
    expect(before.body.groups).toMatchObject([{ channel: 'line', group_id: group }])
    const own = { enabled: true, summary_time: null, reminder_minutes: 30 }
    const { status, body } = await call('PUT', `trips/${tripId}`, own)
    expect([status, body.settings]).toEqual([200, own])
    expect(body.effective).toMatchObject({ enabled: true, summary_time: null, reminder_minutes: 30, language: 'th' })
    await call('PUT', 'general', { ...DEFAULT_GENERAL, enabled: false })
    expect((await call('GET', `trips/${tripId}`)).body.effective.enabled).toBe(false)
    await call('PUT', 'general', DEFAULT_GENERAL)
    const stale = await call('PUT', `trips/${tripId}`, own, { 'if-match': '"0"' })
    expect(stale.status).toBe(412)
  })

  it('are those of the user’s own trips', async () => {
    const tripId = await chat.createTrip()
    const other = await createTestUser(chat.service)
    for (const method of ['GET', 'PUT'] as const) {
      const answer = await call(
        method,
        `trips/${tripId}`,
        method === 'PUT' ? { enabled: true } : undefined,
        other.headers,
      )
      expect([answer.status, answer.body.code]).toEqual([404, 'trip_not_found'])
    }
    expect((await call('PUT', `trips/${tripId}`, {})).body.errors).toMatchObject([
      { pointer: '/enabled', code: 'missing' },
    ])
    expect((await call('GET', 'trips/trip_nowhere')).status).toBe(404)
  })
})
