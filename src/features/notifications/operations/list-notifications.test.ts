import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { PushService, tripEdited } from '../../../../test/support/push-service.ts'

const GONE = 'ntf_019abcde-0000-7000-8000-000000000009'
let push: PushService
let user: TestUser
beforeAll(async () => {
  push = await PushService.start()
})
afterAll(() => push.stop())
beforeEach(async () => {
  user = await createTestUser(push.service)
})

const titles = (key: string) =>
  ({ userId: user.userId, event: 'ai_trip_ready', values: { trip: key }, dedupeKey: key }) as const
const idsOf = (page: { results: { notification_id: string }[] }) => page.results.map((one) => one.notification_id)
const set = (id: string, state: string, who: TestUser | null = user) => push.on(who, 'PUT', `/${id}`, { state })

describe('listNotifications', () => {
  it('pages through everything once, by page and by cursor, while new ones arrive', async () => {
    await push.notify(...Array.from({ length: 7 }, (_, i) => titles(String(i))))
    const all = idsOf(await push.inbox(user))
    expect(new Set(all).size).toBe(7)
    const paged = []
    for (let page = 1; page !== 0; ) {
      const answer = await push.inbox(user, `?limit=3&page=${page}`)
      paged.push(...idsOf(answer))
      page = answer.nextpage
    }
    expect(paged).toEqual(all)
    const read: string[] = []
    for (let cursor = ''; ; ) {
      const answer = await push.inbox(user, `?limit=3${cursor}`)
      read.push(...idsOf(answer))
      if (answer.next_cursor === null) break
      cursor = `&cursor=${answer.next_cursor}`
      await push.notify(tripEdited(user))
    }
    expect(read).toEqual(all)
    expect(await push.inbox(user, '?page=99')).toMatchObject({ results: [], nextpage: 0, unread_count: 9 })
  })

  it('filters by state and event, counts unread ones of all, and hides archived ones', async () => {
    await push.notify(titles('1'), titles('2'), tripEdited(user))
    const [edited] = idsOf(await push.inbox(user, '?event=trip_edited'))
    const [first, second] = idsOf(await push.inbox(user, '?event=ai_trip_ready'))
    await set(edited!, 'archived')
    await set(first!, 'read')
    expect(await push.inbox(user)).toMatchObject({ total: 2, unread_count: 1 })
    expect(idsOf(await push.inbox(user, '?state=archived'))).toEqual([edited])
    expect(idsOf(await push.inbox(user, '?state=read'))).toEqual([first])
    expect(idsOf(await push.inbox(user, '?state=unread'))).toEqual([second])
    expect((await push.inbox(user, '?state=read&event=trip_edited')).total).toBe(0)
  })

  it('renders in the language of the call', async () => {
    await push.notify(titles('Nan'))
    const { body, headers } = await push.service.call('GET', '/core/v1/notifications', {
      headers: { ...user.headers, 'accept-language': 'th' },
    })
    expect(headers['content-language']).toBe('th')
    expect(body.results[0]).toMatchObject({ title: 'จัดทริปเสร็จแล้ว', body: 'ทริป “Nan” พร้อมให้ดูแล้ว' })
  })

  it('refuses unknown filters and cursors, and callers who are not signed in', async () => {
    for (const query of ['?state=new', '?event=sale', '?cursor=abc', '?limit=101', '?sort=old'])
      expect((await push.on(user, 'GET', query)).status).toBe(400)
    expect((await push.on(null, 'GET')).status).toBe(401)
  })
})

describe('updateNotification', () => {
  it('moves between the states and remembers when it was first read', async () => {
    await push.notify(titles('1'))
    const [id] = idsOf(await push.inbox(user))
    const read = await set(id!, 'read')
    expect(read.body).toMatchObject({ state: 'read', read_at: expect.any(String) })
    expect((await set(id!, 'archived')).body.read_at).toBe(read.body.read_at)
    expect((await set(id!, 'unread')).body).toMatchObject({ state: 'unread', read_at: null })
    expect((await push.inbox(user)).unread_count).toBe(1)
  })

  it('finds only the caller’s own', async () => {
    await push.notify(titles('1'))
    const [id] = idsOf(await push.inbox(user))
    const other = await createTestUser(push.service)
    for (const answer of [await set(id!, 'read', other), await set(GONE, 'read')])
      expect([answer.status, answer.body.code]).toEqual([404, 'notification_not_found'])
    expect((await set(id!, 'read', null)).status).toBe(401)
    expect((await set(id!, 'gone')).status).toBe(400)
    expect((await push.inbox(user)).unread_count).toBe(1)
  })
})

describe('markAllNotificationsRead', () => {
  it('marks the caller’s own, and only unread ones', async () => {
    const other = await createTestUser(push.service)
    await push.notify(titles('1'), titles('2'), titles('3'), tripEdited(other))
    const [newest] = idsOf(await push.inbox(user))
    await set(newest!, 'archived')
    const { status, body } = await push.on(user, 'PUT', '/read-all')
    expect([status, body]).toEqual([200, { marked: 2, unread_count: 0 }])
    expect((await push.on(user, 'PUT', '/read-all')).body.marked).toBe(0)
    expect([(await push.inbox(user)).total, (await push.inbox(other)).unread_count]).toEqual([2, 1])
    expect((await push.on(null, 'PUT', '/read-all')).status).toBe(401)
  })
})

describe('notification preferences', () => {
  const change = (preferences: object, who: TestUser | null = user) =>
    push.on(who, 'PUT', '/preferences', { preferences })

  it('begin with defaults, and change only what is sent', async () => {
    const { body } = await push.on(user, 'GET', '/preferences')
    expect(body.preferences).toMatchObject({
      trip_edited: { push: true, mail: false },
      post_removed: { push: true, mail: true },
    })
    await change({ trip_edited: { mail: true }, post_removed: { push: false, mail: false } })
    const { body: changed } = await change({ post_removed: { mail: true } })
    expect(changed.preferences).toEqual({
      ...body.preferences,
      trip_edited: { push: true, mail: true },
      post_removed: { push: false, mail: true },
    })
    expect((await push.on(user, 'GET', '/preferences')).body).toEqual(changed)
  })

  it('know their events and channels, and belong to a user', async () => {
    for (const wrong of [{}, { sale: { push: true } }, { trip_edited: {} }, { trip_edited: { sms: true } }])
      expect((await change(wrong)).status).toBe(400)
    expect((await change({ trip_edited: { push: 'yes' } })).body.errors[0]).toMatchObject({
      pointer: '/preferences/trip_edited/push',
      code: 'wrong_type',
    })
    expect((await change({ trip_edited: { push: true } }, null)).status).toBe(401)
    expect((await push.on(null, 'GET', '/preferences')).status).toBe(401)
  })
})
