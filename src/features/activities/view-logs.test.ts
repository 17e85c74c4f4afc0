import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { purgeViews } from './activity-jobs.ts'
import type { ViewLog } from './view-logs.ts'

const URL = '/trips/v1/activities/view-logs'
let service: TestService
let user: TestUser
const now = new Date()
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => now })
})
afterAll(() => service.stop())
beforeEach(async () => {
  user = await createTestUser(service)
})

/** Makes all views older: access tokens live too briefly to move the clock. */
const pass = (minutes: number) =>
  sql`update view_log set viewed_at = viewed_at - make_interval(mins => ${minutes}::int)`.execute(service.services.db)
const view = (refId: string, refType = 'place', who = user) =>
  service.call('POST', URL, { payload: { ref_type: refType, ref_id: refId }, headers: who.headers })
const list = (query = '', who = user) => service.call('GET', `${URL}${query}`, { headers: who.headers })
const idsOf = ({ body }: { body: { results: ViewLog[] } }) => body.results.map(({ view_id: id }) => id)

/** Adds views one second apart, the newest first. */
async function addViews(count: number, newest: Date): Promise<void> {
  await sql`insert into view_log (view_id, user_id, ref_type, ref_id, name_en, viewed_at)
    select 'view_' || ${user.userId} || n, ${user.userId}, 'place', 'gone-' || n, 'Gone', ${newest}::timestamptz - n * interval '1 second'
    from generate_series(1, ${count}::int) n`.execute(service.services.db)
}

describe('addViewLogV1', () => {
  it('counts views of the same target within 30 minutes once', async () => {
    const first = await view('th-10-wat-pho')
    expect([first.status, first.body]).toEqual([
      201,
      expect.objectContaining({ ref_id: 'th-10-wat-pho', name: 'Wat Pho', viewed_at: now.toISOString() }),
    ])
    await pass(29)
    const repeat = await view('th-10-wat-pho')
    expect([repeat.status, repeat.body.view_id]).toEqual([200, first.body.view_id])
    expect((await view('th-10-grand-palace')).status).toBe(201)
    await pass(2)
    expect((await view('th-10-wat-pho')).status).toBe(201)
    expect((await list()).body.total).toBe(3)
  })

  it('makes one view of twenty calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => view('ayutthaya-1d', 'route')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.view_id)).size).toBe(1)
    expect((await list()).body.total).toBe(1)
  })

  it('returns 404 for an unknown target, 400 for an invalid body and 401 without a token', async () => {
    const unknown = await view('th-10-wat-nowhere')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'target_not_found'])
    expect((await view('th-10-wat-pho', 'hotel')).status).toBe(400)
    for (const method of ['POST', 'GET', 'DELETE'] as const)
      expect((await service.call(method, URL, method === 'POST' ? { payload: {} } : {})).status).toBe(401)
  })

  it('replays the stored answer for the same idempotency key', async () => {
    const options = {
      payload: { ref_type: 'place', ref_id: 'th-10-wat-pho' },
      headers: { ...user.headers, 'idempotency-key': 'view-1' },
    }
    const first = await service.call('POST', URL, options)
    const again = await service.call('POST', URL, options)
    expect([again.status, again.headers['idempotent-replayed'], again.body]).toEqual([201, 'true', first.body])
  })
})

describe('listViewLogsV1', () => {
  it('reads on by cursor while new views are added: none is repeated or skipped', async () => {
    await addViews(5, now)
    const first = await list('?limit=2')
    await view('th-10-wat-pho')
    const second = await list(`?limit=2&cursor=${first.body.next_cursor}`)
    const third = await list(`?limit=2&cursor=${second.body.next_cursor}`)
    const ids = [first, second, third].flatMap(idsOf)
    expect([new Set(ids).size, third.body.next_cursor, third.body.nextpage]).toEqual([5, null, 0])
    expect(ids).toEqual(idsOf(await list()).slice(1))
  })

  it('pages by number, shows removed targets, and rejects cursors that it never gave', async () => {
    await addViews(3, now)
    const page = await list('?limit=2&page=2')
    expect([page.body.results.length, page.body.total, page.body.nextpage]).toEqual([1, 3, 0])
    expect(page.body.results[0]).toMatchObject({ available: false, name: 'Gone' })
    for (const cursor of ['abc', Buffer.from('x y').toString('base64url'), '%00'])
      expect([cursor, (await list(`?cursor=${cursor}`)).status]).toEqual([cursor, 400])
  })

  it('shows nobody else’s views', async () => {
    await view('th-10-wat-pho')
    expect((await list('', await createTestUser(service))).body.total).toBe(0)
  })
})

describe('clearViewLogsV1', () => {
  it('deletes all views of the caller only', async () => {
    const other = await createTestUser(service)
    await view('th-10-wat-pho')
    await view('th-10-wat-pho', 'place', other)
    const clear = () => service.call('DELETE', URL, { headers: user.headers })
    expect([(await clear()).status, (await clear()).status]).toEqual([204, 204])
    expect([(await list()).body.total, (await list('', other)).body.total]).toEqual([0, 1])
    expect((await view('th-10-wat-pho')).status).toBe(201)
  })
})

describe('the purge of views', () => {
  it('keeps the newest 1,000 of the last 180 days, and does nothing the second time', async () => {
    await addViews(1_005, now)
    const newest = idsOf(await list('?limit=100'))
    const old = await createTestUser(service)
    await view('th-10-wat-pho', 'place', old)
    expect(await purgeViews(service.services.db, now)).toBe(5)
    expect(await purgeViews(service.services.db, now)).toBe(0)
    expect((await list()).body.total).toBe(1_000)
    expect(idsOf(await list('?limit=100'))).toEqual(newest)
    const later = new Date(now.getTime() + 181 * 86_400_000)
    await purgeViews(service.services.db, later)
    expect([(await list()).body.total, (await list('', old)).body.total]).toEqual([0, 0])
  })
})
