import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { COMMUNITY_URL, idsOf, TestCommunity } from '../../../../test/support/community.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { withAdvisoryLock } from '../../../platform/database/advisory-lock.ts'
import { createKey } from '../../access/public.ts'
import { rankPosts } from '../rank-posts.ts'

let service: TestService
let community: TestCommunity
let user: TestUser
let other: TestUser
let admin: TestUser
const ids: string[] = []
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date() })
  community = new TestCommunity(service)
  user = await createTestUser(service)
  other = await createTestUser(service)
  admin = await community.createAdmin()
  for (let i = 0; i < 7; i++) ids.push(await community.post(user, { place_ids: i % 2 ? [] : ['th-10-wat-pho'] }))
})
afterAll(() => service.stop())

const URL = COMMUNITY_URL
const setReactions = async (index: number, reactions: number, age = '0 hours') => {
  const { db } = service.services
  await db
    .updateTable('community_post')
    .set({
      reaction_count: reactions,
      rank_due: true,
      created_at: sql<Date>`now() - ${age}::interval`,
    })
    .where('post_id', '=', ids[index]!)
    .execute()
}
async function readAll(query: string, between: () => Promise<unknown> = async () => {}): Promise<string[]> {
  const read: string[] = []
  let cursor: string | null = null
  for (let calls = 0; calls < 20; calls++) {
    const answer = await community.list(`?limit=2${query}${cursor === null ? '' : `&cursor=${cursor}`}`)
    expect(answer.status).toBe(200)
    read.push(...idsOf(answer))
    cursor = answer.body.next_cursor
    if (cursor === null) break
    await between()
  }
  return read
}

describe('listCommunityPosts', () => {
  it('pages newest first in a total order, by page and by cursor', async () => {
    const newest = ids.toReversed()
    const pages = [1, 2, 3, 4, 5].map((page) => community.list(`?sort=new&limit=2&page=${page}`))
    const answers = await Promise.all(pages)
    expect(answers.flatMap(idsOf)).toEqual(newest)
    expect(answers.map(({ body }) => body.nextpage)).toEqual([2, 3, 4, 0, 0])
    expect(await readAll('&sort=new')).toEqual(newest)
  })

  it('repeats and skips nothing by cursor while others post', async () => {
    const before = ids.toReversed()
    const added: string[] = []
    const read = await readAll('&sort=new', async () => added.push(await community.post(other)))
    expect(read).toEqual(before)
    for (const id of added) await community.on(other, 'DELETE', id)
  })

  it('ranks hot posts by reactions and age, once the job has run', async () => {
    // Ten times the reactions make up for 12.5 hours.
    await setReactions(0, 1_000, '37 hours')
    await setReactions(1, 100, '26 hours')
    await setReactions(2, 0, '0 hours')
    for (const index of [3, 4, 5, 6]) await setReactions(index, 0, '60 hours')
    expect(await rankPosts(service.services.db)).toBe(7)
    expect(await rankPosts(service.services.db)).toBe(0)
    expect(idsOf(await community.list())).toEqual([ids[0], ids[2], ids[1], ids[6], ids[5], ids[4], ids[3]])
    expect(await readAll('&sort=hot')).toEqual(idsOf(await community.list()))
    expect(await readAll('&sort=top')).toEqual([ids[0], ids[1], ids[6], ids[5], ids[4], ids[3], ids[2]])
    expect(idsOf(await community.list('?sort=top&period=day'))).toEqual([ids[2]])
  })

  it('filters by province, place, author and trip', async () => {
    const withPlace = ids.filter((_, index) => index % 2 === 0).toReversed()
    expect(idsOf(await community.list('?sort=new&place_id=th-10-wat-pho'))).toEqual(withPlace)
    for (const province of ['10', 'Bangkok', encodeURIComponent('กรุงเทพมหานคร')])
      expect(idsOf(await community.list(`?sort=new&province=${province}`))).toEqual(withPlace)
    expect((await community.list('?province=Atlantis')).body.code).toBe('province_not_found')
    expect((await community.list(`?author=${user.username.toUpperCase()}`)).body.total).toBe(7)
    expect((await community.list(`?author=${other.username}`)).body.total).toBe(0)
    expect([
      (await community.list('?has_trip=true')).body.total,
      (await community.list('?has_trip=false')).body.total,
    ]).toEqual([0, 7])
  })

  it('shows posts in other states to their author and to admins only', async () => {
    const author = await createTestUser(service)
    const id = await community.post(author)
    await community.on(author, 'DELETE', id)
    expect(idsOf(await community.list('?sort=new'))).not.toContain(id)
    expect(idsOf(await community.list('?mine=true', author))).toContain(id)
    expect(idsOf(await community.list('?state=deleted', author))).toEqual([id])
    expect(idsOf(await community.list('?state=deleted', user))).toEqual([])
    expect(idsOf(await community.list('?state=deleted', admin))).toContain(id)
    for (const query of ['?mine=true', '?state=hidden'])
      expect((await community.list(query)).body.code).toBe('unauthenticated')
  })

  it('hides the posts of a closed account', async () => {
    const leaver = await createTestUser(service)
    const id = await community.post(leaver)
    await service.services.db
      .updateTable('app_user')
      .set({ deactivated_at: new Date() })
      .where('user_id', '=', leaver.userId)
      .execute()
    expect(idsOf(await community.list('?sort=new'))).not.toContain(id)
    expect((await community.on(user, 'PUT', `${id}/reaction`)).status).toBe(404)
  })

  it('refuses cursors of other orders, made-up ones, and a cursor with a page', async () => {
    const { next_cursor: cursor } = (await community.list('?sort=new&limit=1')).body
    const madeUp = Buffer.from("t1.5~post_' or 1=1").toString('base64url')
    const fraction = Buffer.from(`t1.5~${ids[0]}`).toString('base64url')
    for (const query of [
      `?sort=top&cursor=${cursor}`,
      `?sort=top&cursor=${fraction}`,
      `?cursor=${madeUp}`,
      '?cursor=x',
    ]) {
      const { status, body } = await community.list(query)
      expect([query, status, body.errors[0].code]).toEqual([query, 400, 'bad_cursor'])
    }
    expect((await community.list(`?sort=new&page=1&cursor=${cursor}`)).status).toBe(400)
    expect((await community.list('?sort=best&limit=0&colour=red')).body.errors.length).toBe(3)
  })
})

describe('listCommunityWebContent', () => {
  it('lists approved posts only, cacheable and the same for everybody', async () => {
    const [approved, removed] = [await community.post(user), await community.post(user)]
    for (const id of [approved, removed]) await community.on(admin, 'POST', `${id}/moderation`, { decision: 'approve' })
    await community.on(admin, 'POST', `${removed}/moderation`, { decision: 'remove' })
    const { status, headers, body } = await service.call('GET', `${URL}/web-content`)
    expect([status, body.total, body.results[0].post_id]).toEqual([200, 1, approved])
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300')
    expect(body.results[0]).not.toHaveProperty('state')
    const revalidate = async () => {
      const { headers } = await service.call('GET', `${URL}/web-content`)
      const held = { 'if-none-match': String(headers['etag']) }
      return (await service.call('GET', `${URL}/web-content`, { headers: held })).status
    }
    // The answer changes with the minute, which may pass between two calls.
    expect([await revalidate(), await revalidate()]).toContain(304)
    // An edit by the author needs approval again.
    await community.on(user, 'PUT', approved, { title: 'Buy my watches today', text: 'cheap' })
    expect((await service.call('GET', `${URL}/web-content`)).body.total).toBe(0)
  })
})

describe('runCommunityOrderJob', () => {
  const run = (headers: Record<string, string>) =>
    service.call('POST', '/trips/v1/internal/jobs/community-order', { headers })

  it('ranks what is due, once', async () => {
    const { secret } = await createKey(service.services.db, { name: 'cron', scopes: ['internal'], expiresAt: null })
    await setReactions(3, 50)
    const key = { 'x-api-key': secret }
    expect((await run(key)).body).toEqual({ ranked: 1, finished_at: expect.any(String) })
    expect((await run(key)).body.ranked).toBe(0)
  })

  it('refuses a second run while one is under way', async () => {
    const { secret } = await createKey(service.services.db, { name: 'cron', scopes: ['internal'], expiresAt: null })
    await withAdvisoryLock(service.services.db, 'community order', async () => {
      const { status, body, headers } = await run({ 'x-api-key': secret })
      expect([status, body.code, headers['retry-after']]).toEqual([409, 'job_running', '2'])
    })
  })

  it('requires a key with the scope internal', async () => {
    const { secret } = await createKey(service.services.db, { name: 'bot', scopes: ['chat'], expiresAt: null })
    expect([(await run({})).status, (await run({ 'x-api-key': secret })).status]).toEqual([401, 403])
  })
})
