import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser, readMail, type TestUser } from '../../../test/support/accounts.ts'
import { PushService, tripEdited } from '../../../test/support/push-service.ts'
import { letTimePass } from '../../../test/support/time.ts'
import { NOTIFICATION_EVENTS, NOTIFICATION_KINDS } from './notification-kinds.ts'
import { createNotifications } from './notifications.ts'
import { purgeInboxes } from './purge-notifications.ts'

let push: PushService
let user: TestUser
beforeAll(async () => {
  push = await PushService.start()
})
afterAll(() => push.stop())
beforeEach(async () => {
  user = await createTestUser(push.service)
})

const rowsOf = ({ userId }: TestUser) =>
  push.service.services.db.selectFrom('notification').selectAll().where('user_id', '=', userId).execute()
const eventsOf = ({ userId }: TestUser) => push.service.services.events.list({ userId, after: 0 })
const mailsTo = async ({ email }: TestUser) =>
  (await push.service.services.db.selectFrom('mail').select('subject').where('recipient', '=', email).execute()).length

describe('notify', () => {
  it('writes the inbox and the event log, and pushes to every device', async () => {
    await push.app(user, 'phone-1')
    const endpoint = await push.browser(user)
    await push.notify(tripEdited(user))
    const { results, unread_count: unread } = await push.inbox(user)
    expect(unread).toBe(1)
    expect(results).toEqual([
      expect.objectContaining({
        event: 'trip_edited',
        body: 'Nok edited the trip “กระบี่”.',
        data: { trip_id: 'trip_1' },
      }),
    ])
    const id = results[0].notification_id
    expect(await eventsOf(user)).toEqual([
      expect.objectContaining({
        type: 'notification',
        message_th: 'Nok แก้ไขทริป “กระบี่”',
        data: { notification_id: id, event: 'trip_edited', trip_id: 'trip_1' },
      }),
    ])
    await push.deliver()
    await push.deliver()
    const data = { notification_id: id, event: 'trip_edited', trip_id: 'trip_1' }
    expect(push.fcm.received.filter(({ token }) => token === 'phone-1')).toEqual([expect.objectContaining({ data })])
    expect(push.browsers.received.filter((one) => one.endpoint === endpoint)).toEqual([
      expect.objectContaining({ message: expect.objectContaining({ data, title: 'ทริปมีการแก้ไข' }) }),
    ])
  })

  it('announces a key once under fifty calls at the same time: one row, one event, one push', async () => {
    for (let round = 0; round < Number(process.env['RACE_ROUNDS'] ?? 2); round++) {
      const token = `racer-${round}`
      const racer = await createTestUser(push.service)
      await push.app(racer, token)
      const calls = Array.from({ length: 50 }, () => push.notify(tripEdited(racer, 'trip_1')))
      await Promise.all(calls)
      await Promise.all(Array.from({ length: 5 }, () => push.deliver()))
      expect([(await rowsOf(racer)).length, (await eventsOf(racer)).length]).toEqual([1, 1])
      expect(push.reached.filter((each) => each === token)).toHaveLength(1)
    }
  })

  it('never blocks two transactions that notify the same users in another order', async () => {
    const other = await createTestUser(push.service)
    const both = (key: string) => [tripEdited(user, key), tripEdited(other, key)]
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => push.notify(...(i % 2 ? both('shared') : both('shared').reverse()))),
    )
    expect([(await rowsOf(user)).length, (await rowsOf(other)).length]).toEqual([1, 1])
  })

  it('collapses edits of a trip within an hour, other events for good', async () => {
    const reminder = { userId: user.userId, event: 'trip_today', values: { trip: 'น่าน' }, dedupeKey: 'trip_2' } as const
    const { services } = push.service
    for (const [time, rows] of [
      ['09:00', 3],
      ['09:59', 3],
      ['10:00', 5],
    ] as const) {
      const clock = () => new Date(`2026-11-22T${time}:00Z`)
      const { notify } = createNotifications({ ...services, clock })
      await notify(services.db, tripEdited(user, 'trip_2'), tripEdited(user, 'trip_3'), reminder)
      expect(await rowsOf(user)).toHaveLength(rows)
    }
  })

  it('notifies nobody of what was rolled back', async () => {
    await push.app(user, 'rolled-back')
    const { db, notifications } = push.service.services
    const rolledBack = db.transaction().execute(async (db) => {
      await notifications.notify(db, tripEdited(user))
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await push.deliver()
    expect([await rowsOf(user), await eventsOf(user)]).toEqual([[], []])
    expect(push.reached).not.toContain('rolled-back')
  })

  it('emails what a user wants by email, in their language', async () => {
    const removal = { userId: user.userId, event: 'post_removed', values: { title: 'กระบี่' } } as const
    await push.notify({ ...removal, dedupeKey: '1' })
    expect(await readMail(push.service, user.email)).toMatchObject({
      subject: 'โพสต์ถูกนำออก',
      text: expect.stringContaining('ผู้ดูแลนำโพสต์ “กระบี่” ออกแล้ว'),
    })
    const before = await mailsTo(user)
    await push.on(user, 'PUT', '/preferences', { preferences: { post_removed: { mail: false } } })
    await push.notify({ ...removal, dedupeKey: '2' })
    expect(await mailsTo(user)).toBe(before)
    await push.on(user, 'PUT', '/preferences', { preferences: { trip_edited: { mail: true } } })
    await push.notify(tripEdited(user))
    expect(await mailsTo(user)).toBe(before + 1)
  })

  it('pushes nothing that a user does not want pushed; the inbox has it', async () => {
    await push.app(user, 'quiet')
    await push.on(user, 'PUT', '/preferences', { preferences: { trip_edited: { push: false } } })
    await push.notify(tripEdited(user))
    await push.deliver()
    expect((await push.inbox(user)).total).toBe(1)
    expect(push.reached).not.toContain('quiet')
  })

  it('ignores users who closed their account, and unknown ones', async () => {
    await push.service.call('DELETE', '/core/v1/users/me', { headers: user.headers })
    await push.notify(tripEdited(user), tripEdited({ ...user, userId: 'user_gone' }))
    expect(await rowsOf(user)).toEqual([])
  })

  it('cuts long names and titles', async () => {
    const trip = '🏝️'.repeat(200)
    await push.notify({ userId: user.userId, event: 'ai_trip_ready', values: { trip }, dedupeKey: 'long' })
    const [{ body }] = (await push.inbox(user)).results
    expect([...body].length).toBeLessThan(150)
    expect(body).toMatch(/…” is ready to view\.$/)
  })
})

describe('the vocabulary', () => {
  it.each(NOTIFICATION_EVENTS)('has texts of %s for any values', (event) => {
    const anything = new Proxy({}, { get: (_target, name) => `<${String(name)}>` })
    const { title, body } = NOTIFICATION_KINDS[event].render(anything as never)
    for (const text of [title.th, title.en, body.th, body.en]) expect(text).toMatch(/^[^{}]{3,120}$/)
  })
})

describe('the inbox', () => {
  it('keeps half a year and the newest thousand', async () => {
    const { services } = push.service
    const other = await createTestUser(push.service)
    await push.notify(tripEdited(other))
    await letTimePass(services.db, '181 days')
    await push.notify(tripEdited(other, 'new'))
    await services.db
      .insertInto('notification')
      .values(
        Array.from({ length: 1_005 }, (_, i) => ({
          notification_id: `ntf_${user.userId}_${i}`,
          user_id: user.userId,
          event: 'ai_trip_failed',
          text_values: '{}',
          data: '{}',
          dedupe_key: String(i),
          created_at: new Date(Date.now() - (i % 7) * 60_000),
          read_at: null,
        })),
      )
      .execute()
    await purgeInboxes(services)
    expect((await rowsOf(other)).map((row) => row.dedupe_key.includes('new'))).toEqual([true])
    expect(await rowsOf(user)).toHaveLength(1_000)
  })
})
