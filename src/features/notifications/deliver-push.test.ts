import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, signInTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { fault, fcmError } from '../../../test/support/fcm-server.ts'
import { PushService, tripEdited } from '../../../test/support/push-service.ts'
import { purgeDevices } from './purge-notifications.ts'

let push: PushService
let user: TestUser
let token: string
beforeAll(async () => {
  push = await PushService.start()
})
afterAll(() => push.stop())
beforeEach(async () => {
  push.fcm.habits = {}
  push.browsers.onPush = () => null
  push.logged.lines.length = 0
  await push.service.services.db.deleteFrom('push_token').execute()
  user = await createTestUser(push.service)
  token = `phone of ${user.username}`.replaceAll(' ', '-')
})

const UNREGISTERED = { status: 404, body: fault(404, 'NOT_FOUND', 'not found', [fcmError('UNREGISTERED')]) }
const db = () => push.service.services.db
const queued = () => db().selectFrom('notification_delivery').selectAll().execute()
const devices = () => db().selectFrom('push_token').selectAll().orderBy('registered_at').execute()
/** As if the rest of every device were over. */
const letRestsEnd = () => sql`update push_token set retry_at = now()`.execute(db())
const arrivals = (address = token) => push.reached.filter((each) => each === address).length

describe('pushes', () => {
  it('are rendered in the language that the user has when they are sent', async () => {
    await push.app(user, token)
    await push.notify(tripEdited(user))
    const me = await push.service.call('GET', '/core/v1/users/me', { headers: user.headers })
    await push.service.call('PUT', '/core/v1/users/me', {
      headers: { ...user.headers, 'if-match': String(me.headers.etag) },
      payload: { language: 'en' },
    })
    await push.deliver()
    expect(push.fcm.received.at(-1)?.notification).toEqual({
      title: 'Trip updated',
      body: 'Nok edited the trip “กระบี่”.',
    })
  })

  it('arrive once when several nodes deliver concurrently', async () => {
    await push.app(user, token)
    for (let i = 0; i < 30; i++) await push.notify(tripEdited(user))
    await Promise.all(Array.from({ length: 5 }, () => push.deliver()))
    expect([arrivals(), await queued()]).toEqual([30, []])
    const tags = push.fcm.received.slice(-30).map(({ android }) => android.notification.tag)
    expect(new Set(tags).size).toBe(30)
  })

  it('remove a device that no longer exists, and reach the others', async () => {
    await push.app(user, 'old-phone')
    await push.app(user, token)
    const [gone, alive] = [await push.browser(user), await push.browser(user)]
    push.fcm.habits = { onSend: (message) => (message.token === 'old-phone' ? UNREGISTERED : null) }
    push.browsers.onPush = (endpoint) => (endpoint === gone ? { status: 410 } : null)
    await push.notify(tripEdited(user))
    await push.deliver()
    expect((await devices()).map(({ address }) => address).sort()).toEqual([alive, token].sort())
    expect([arrivals(), push.browsers.received.at(-1)?.endpoint]).toEqual([1, alive])
    expect(await queued()).toEqual([])
  })

  it('keep the device when the project or the key is wrong', async () => {
    await push.app(user, token)
    await push.notify(tripEdited(user))
    const body = fault(403, 'PERMISSION_DENIED', 'SenderId mismatch', [fcmError('SENDER_ID_MISMATCH')])
    push.fcm.habits = { onSend: () => ({ status: 403, body }) }
    await push.deliver()
    expect([(await devices()).length, await queued()]).toEqual([1, []])
    expect(push.logged.lines).toEqual([expect.objectContaining({ msg: 'gave up a push' })])
  })

  it('are retried with growing rests of the device, and given up after five attempts', async () => {
    await push.app(user, token)
    await push.notify(tripEdited(user))
    push.fcm.habits = { onSend: () => ({ status: 500, body: '' }) }
    const rests: number[] = []
    for (let attempt = 1; attempt <= 4; attempt++) {
      await push.deliver()
      await push.deliver()
      expect(await queued()).toEqual([expect.objectContaining({ attempts: attempt, claimed_at: null })])
      const { rows } = await sql<{ s: number }>`
        select round(extract(epoch from retry_at - now()))::int as s from push_token`.execute(db())
      rests.push(rows[0]!.s)
      await letRestsEnd()
    }
    expect(rests.every((rest, i) => rest > 2 * (rests[i - 1] ?? 10))).toBe(true)
    await push.deliver()
    expect(await queued()).toEqual([])
    expect(push.logged.lines.at(-1)).toMatchObject({ msg: 'gave up a push', attempts: 5 })
    push.fcm.habits = {}
    await letRestsEnd()
    await push.notify(tripEdited(user))
    await push.deliver()
    expect([arrivals(), (await devices())[0]?.failures]).toEqual([1, 0])
  })

  it('wait as long as the service asks', async () => {
    await push.browser(user)
    await push.notify(tripEdited(user))
    push.browsers.onPush = () => ({ status: 429, headers: { 'retry-after': '5000' } })
    await push.deliver()
    const { rows } = await sql<{ s: number }>`
      select round(extract(epoch from retry_at - now()))::int as s from push_token`.execute(db())
    expect(rows[0]!.s).toBeGreaterThan(4_900)
    const before = push.browsers.requests
    push.browsers.onPush = () => null
    await push.notify(tripEdited(user))
    await push.deliver()
    expect(push.browsers.requests).toBe(before)
    await letRestsEnd()
    await push.deliver()
    expect(push.browsers.requests).toBe(before + 2)
  })

  it('pause after a few failures when the service is down, and lose nothing', async () => {
    for (let i = 0; i < 12; i++) await push.app(user, `${token}-${i}`)
    await push.notify(tripEdited(user))
    push.fcm.habits = { onSend: () => ({ status: 503, body: '' }) }
    await push.deliver()
    expect((await queued()).filter(({ attempts }) => attempts > 0).length).toBeLessThan(8)
    push.fcm.habits = {}
    await letRestsEnd()
    await push.deliver()
    expect([push.reached.filter((each) => each.startsWith(token)).length, await queued()]).toEqual([12, []])
  })

  it('reach no device whose session has ended, or whose user has closed the account', async () => {
    await push.app(user, token)
    const other = await signInTestUser(push.service, { username: user.username, password: PASSWORD })
    await push.app(other, `${token}-2`)
    await push.notify(tripEdited(user))
    await push.service.call('POST', '/core/v1/auth/sign-out', { headers: user.headers })
    await push.notify(tripEdited(user))
    await push.deliver()
    expect([arrivals(), arrivals(`${token}-2`)]).toEqual([0, 2])
    await purgeDevices({ ...push.service.services, log: push.logged.log })
    expect((await devices()).map(({ address }) => address)).toEqual([`${token}-2`])
    await push.service.call('DELETE', '/core/v1/users/me', { headers: other.headers, payload: { password: PASSWORD } })
    expect([await devices(), await queued()]).toEqual([[], []])
  })

  it('never reach the next user of a device', async () => {
    const next = await createTestUser(push.service)
    await push.app(user, token)
    await push.notify(tripEdited(user))
    await push.app(next, token)
    await push.deliver()
    expect([arrivals(), await queued()]).toEqual([0, []])
    await push.notify(tripEdited(user), tripEdited(next))
    await push.deliver()
    expect(arrivals()).toBe(1)
  })

  it('are given up when their sender died, or when they are no longer news', async () => {
    await push.app(user, token)
    for (const ago of ['11 minutes', '1 minute']) {
      await push.notify(tripEdited(user))
      await sql`update notification_delivery set claimed_at = now() - ${ago}::interval where claimed_at is null`.execute(
        db(),
      )
    }
    await push.notify(tripEdited(user))
    await sql`update notification_delivery set created_at = now() - interval '13 hours' where claimed_at is null`.execute(
      db(),
    )
    await push.deliver()
    await purgeDevices({ ...push.service.services, log: push.logged.log })
    expect([arrivals(), (await queued()).length]).toEqual([0, 1])
    expect(push.logged.lines.map(({ msg }) => msg)).toEqual([
      'gave up pushes that may or may not have been sent',
      'gave up pushes that waited too long',
    ])
  })

  it('log neither addresses nor texts', async () => {
    await push.app(user, token)
    push.fcm.habits = { onSend: () => ({ status: 500, body: `no luck with ${token}` }) }
    await push.notify(tripEdited(user))
    await push.deliver()
    expect(push.logged.lines).toHaveLength(1)
    expect(JSON.stringify(push.logged.lines)).not.toMatch(new RegExp(`${token}|กระบี่`))
  })
})
