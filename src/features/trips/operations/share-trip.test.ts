import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { letTimePass } from '../../../../test/support/time.ts'
import { daysWith, PLACES, TRIPS, tripCalls } from '../../../../test/support/trips.ts'
import { purgeExpiredShares } from '../share-store.ts'

let service: TestService
let owner: TestUser
let [friend, stranger]: [TestUser?, TestUser?] = []
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  owner = await createTestUser(service, { name: 'ปอ' })
  friend = await createTestUser(service, { name: 'Nok' })
  stranger = await createTestUser(service)
})
afterAll(() => service.stop())

const as = (user: TestUser | undefined) => tripCalls(service, user ?? owner)
const NOTE = 'กุญแจอยู่ใต้กระถาง'
async function createTrip(): Promise<string> {
  const stops = [{ place_id: PLACES[0], note: NOTE }, { place_id: PLACES[1] }]
  return (await as(owner).create({ budget: 9_000, days: [{ stops }] })).body.trip_id
}
const share = (id: string, role: 'view' | 'edit' = 'view', more: object = {}) =>
  as(owner).call('PUT', `${TRIPS}/${id}/share`, { role, ...more })
const unshare = (id: string) => as(owner).call('DELETE', `${TRIPS}/${id}/share`)
const open = (id: string, token: string, user?: TestUser) =>
  service.call('GET', `${TRIPS}/${id}`, {
    headers: { 'accept-language': 'en', 'x-share-token': token, ...user?.headers },
  })
const members = (id: string, user = owner) => as(user).call('GET', `${TRIPS}/${id}/members`)
/** A trip that a friend has joined. */
async function createShared(role: 'view' | 'edit', user = friend!): Promise<{ id: string; token: string }> {
  const id = await createTrip()
  const { token } = (await share(id, role)).body
  await open(id, token, user)
  return { id, token }
}
const eventsOf = async (user: TestUser, tripId: string) =>
  (await service.services.events.list({ userId: user.userId, after: 0 })).filter(
    ({ type, data }) => type === 'trip' && data['trip_id'] === tripId,
  )

describe('shareTrip', () => {
  it('answers with a secret link, of which only a digest is stored', async () => {
    const id = await createTrip()
    const { status, body } = await share(id, 'view')
    expect(status).toBe(200)
    expect(body.token).toMatch(/^share_[\w-]{43}$/)
    expect(body.url).toBe(`http://localhost:80/t/${body.token}`)
    expect(body.share).toMatchObject({
      my_role: 'owner',
      number_of_members: 0,
      link: { role: 'view', expires_at: null },
    })
    const row = await service.services.db
      .selectFrom('trip_link')
      .selectAll()
      .where('trip_id', '=', id)
      .executeTakeFirst()
    expect(JSON.stringify({ ...row, token_digest: row?.token_digest.toString('latin1') })).not.toContain(body.token)
    expect((await as(owner).read(id)).body.share).toEqual(body.share)
  })

  it('shows the trip to the holder of the link without an account, without notes, wishes and budget', async () => {
    const id = await createTrip()
    const { token } = (await share(id, 'edit')).body
    const { status, body, text } = await open(id, token)
    expect([status, body.days[0].stops.length, body.share.my_role, body.share.link]).toEqual([200, 2, 'view', null])
    expect(text).not.toContain(NOTE)
    expect(body.budget).toBeUndefined()
    expect((await open(id, 'share_wrong')).status).toBe(404)
    expect((await open(await createTrip(), token)).status).toBe(404)
    expect((await service.call('GET', `${TRIPS}/${id}`)).status).toBe(401)
    // A token in the URL would end up in logs and histories.
    expect((await service.call('GET', `${TRIPS}/${id}?token=${token}`)).status).toBe(400)
  })

  it('makes a signed-in user who opens the link a member, who sees everything and comes back without it', async () => {
    const { id, token } = await createShared('view')
    const { body, text } = await as(friend).read(id)
    expect(text).toContain(NOTE)
    expect([body.budget.amount, body.share]).toEqual([9_000, { my_role: 'view', number_of_members: 1, link: null }])
    await open(id, token, friend)
    expect((await members(id)).body.members).toHaveLength(2)
  })

  it('lets members with the role `edit` edit, and refuses the others', async () => {
    const { id: viewed } = await createShared('view')
    const refused = await as(friend).edit(viewed, 1, { name: 'ของฉัน' })
    expect([refused.status, refused.body.code]).toEqual([403, 'trip_read_only'])
    expect((await as(friend).undo(viewed)).status).toBe(403)
    const { id } = await createShared('edit')
    const edited = await as(friend).edit(id, 1, { name: 'ทริปของเรา' })
    expect([edited.status, edited.body.share.my_role]).toEqual([200, 'edit'])
    expect((await as(friend).undo(id)).status).toBe(200)
    expect((await as(friend).redo(id)).status).toBe(200)
    for (const answer of [
      await as(friend).remove(id),
      await as(friend).call('PUT', `${TRIPS}/${id}/share`, { role: 'view' }),
      await as(friend).call('DELETE', `${TRIPS}/${id}/share`),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'trip_owner_only'])
    expect((await as(friend).restore(id)).status).toBe(404)
  })

  it('replaces the link at once; members stay, and a better link raises their role', async () => {
    const { id, token } = await createShared('view')
    const { token: second } = (await share(id, 'edit')).body
    expect((await open(id, token)).status).toBe(404)
    expect((await as(friend).read(id)).body.share.my_role).toBe('view')
    expect((await open(id, second, friend)).body.share.my_role).toBe('edit')
    const { token: third } = (await share(id, 'view')).body
    expect((await open(id, third, friend)).body.share.my_role).toBe('edit')
  })

  it('ends access by a link, and of the members who joined by it, when it expires', async () => {
    const id = await createTrip()
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const { token, share: shared } = (await share(id, 'edit', { expires_at: soon })).body
    expect(shared.link.expires_at).toBe(soon)
    expect((await open(id, token, friend)).status).toBe(200)
    expect((await members(id)).body.members[1].expires_at).toBe(soon)
    await letTimePass(service.services.db, '2 hours')
    expect((await open(id, token)).status).toBe(404)
    expect((await as(friend).read(id)).status).toBe(404)
    expect((await as(friend).edit(id, 1, { name: 'x' })).status).toBe(404)
    expect((await as(owner).read(id)).body.share).toBeNull()
    expect(
      (await as(friend).call('GET', TRIPS)).body.results.map(({ trip_id }: { trip_id: string }) => trip_id),
    ).not.toContain(id)
    const { db } = service.services
    await purgeExpiredShares(db)
    for (const table of ['trip_link', 'trip_member'] as const)
      expect(await db.selectFrom(table).select('trip_id').where('trip_id', '=', id).execute()).toEqual([])
    const past = await share(id, 'view', { expires_at: '2020-01-01T00:00:00Z' })
    expect([past.status, past.body.errors[0].pointer]).toEqual([400, '/expires_at'])
  })

  it('admits at most 50 members, also when 24 calls join at once', async () => {
    const id = await createTrip()
    const { token } = (await share(id)).body
    const { db } = service.services
    const ids = Array.from({ length: 45 }, (_, index) => `user_crowd${index}`)
    for (const user_id of ids) await service.services.db.insertInto('app_user').values(crowdUser(user_id)).execute()
    await db
      .insertInto('trip_member')
      .values(ids.map((user_id) => ({ trip_id: id, user_id, role: 'view' as const, expires_at: null })))
      .execute()
    const late = await Promise.all(Array.from({ length: 8 }, () => createTestUser(service)))
    const answers = await Promise.all(late.flatMap((user) => Array.from({ length: 3 }, () => open(id, token, user))))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await as(owner).read(id)).body.share.number_of_members).toBe(50)
    // The others read it as they would without an account.
    expect(
      (await Promise.all(late.map((user) => as(user).read(id)))).filter(({ status }) => status === 404),
    ).toHaveLength(3)
  })

  it('returns 404 for another user’s trip, 401 without a credential and 400 for an invalid body', async () => {
    const id = await createTrip()
    for (const [method, path] of [
      ['PUT', 'share'],
      ['DELETE', 'share'],
      ['GET', 'members'],
      ['DELETE', `members/${owner.userId}`],
    ] as const) {
      const payload = method === 'PUT' ? { role: 'view' } : undefined
      expect((await as(stranger).call(method, `${TRIPS}/${id}/${path}`, payload)).status).toBe(404)
      expect((await as(owner).call(method, `${TRIPS}/trip_none/${path}`, payload)).status).toBe(404)
      expect((await service.call(method, `${TRIPS}/${id}/${path}`, payload && { payload })).status).toBe(401)
    }
    expect((await as(owner).call('PUT', `${TRIPS}/${id}/share`, { role: 'own' })).status).toBe(400)
    expect((await as(owner).call('PUT', `${TRIPS}/${id}/share`, {})).status).toBe(400)
  })
})

describe('unshareTrip', () => {
  it('ends the link and every membership at once', async () => {
    const { id, token } = await createShared('edit')
    expect((await unshare(id)).status).toBe(204)
    expect((await open(id, token)).status).toBe(404)
    expect((await open(id, token, friend)).status).toBe(404)
    expect((await as(friend).edit(id, 1, { name: 'x' })).status).toBe(404)
    expect((await as(owner).read(id)).body.share).toBeNull()
    expect((await unshare(id)).status).toBe(204)
  })

  it('never lets an edit or a join through that comes after it', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, token } = await createShared('edit')
      const calls = Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0 ? open(id, token, stranger) : as(friend).edit(id, 1, { name: `edit ${index}` }),
      )
      await Promise.all([...calls.slice(0, 5), unshare(id), ...calls.slice(5)])
      expect([(await as(stranger).read(id)).status, (await as(friend).read(id)).status]).toEqual([404, 404])
      const { version } = (await as(owner).read(id)).body
      expect(version).toBeLessThanOrEqual(2)
    }
  })
})

describe('members of a shared trip', () => {
  it('are listed with their role and when they were seen, and nothing private', async () => {
    const { id } = await createShared('edit')
    const { status, body, text } = await members(id, friend!)
    expect([status, body.members.length]).toEqual([200, 2])
    expect(body.members[0]).toEqual({
      user_id: owner.userId,
      username: owner.username,
      name: 'ปอ',
      profileUrl: null,
      role: 'owner',
      is_me: false,
      joined_at: null,
      last_seen_at: null,
      expires_at: null,
    })
    expect(body.members[1]).toMatchObject({ name: 'Nok', role: 'edit', is_me: true })
    const seen = body.members[1].last_seen_at
    expect(text).not.toContain('@')
    await letTimePass(service.services.db, '10 minutes')
    await as(friend).read(id)
    const [, again] = (await members(id)).body.members
    expect(Date.parse(again.last_seen_at)).toBeGreaterThanOrEqual(Date.parse(seen))
    expect(Date.parse(again.last_seen_at) - Date.parse(again.joined_at)).toBeGreaterThan(599_000)
  })

  it('may leave, and the owner may remove them; nobody else may', async () => {
    const { id, token } = await createShared('edit')
    await open(id, token, stranger)
    const remove = (who: TestUser, whom: TestUser) => as(who).call('DELETE', `${TRIPS}/${id}/members/${whom.userId}`)
    expect((await remove(friend!, stranger!)).body.code).toBe('trip_owner_only')
    expect((await remove(friend!, friend!)).status).toBe(204)
    expect((await as(friend).read(id)).status).toBe(404)
    expect((await remove(owner, stranger!)).status).toBe(204)
    expect((await remove(owner, stranger!)).body.code).toBe('trip_member_not_found')
    expect((await remove(owner, owner)).body.code).toBe('trip_member_not_found')
  })

  it('find the trip in their lists, with its place in the order', async () => {
    const who = await createTestUser(service)
    const own = [await as(who).create({ name: 'ก', days: [{}] }), await as(who).create({ name: 'ข', days: [{}] })]
    const { id } = await createShared('view', who)
    const last = await as(who).create({ name: 'ค', start_date: '2026-11-21', days: [{}] })
    const idsOf = async (query: string) =>
      (await as(who).call('GET', `${TRIPS}${query}`)).body.results.map((trip: { trip_id: string }) => trip.trip_id)
    const expected = [last, { body: { trip_id: id } }, ...own.toReversed()].map(({ body }) => body.trip_id)
    expect(await idsOf('')).toEqual(expected)
    expect([...(await idsOf('?limit=2')), ...(await idsOf('?limit=2&page=2'))]).toEqual(expected)
    expect((await as(who).call('GET', `${TRIPS}?limit=3`)).body).toMatchObject({ total: 4, nextpage: 2 })
    expect(await idsOf('?status=active')).toEqual([last.body.trip_id])
    expect(await idsOf('?keyword=chaiwatthanaram')).toEqual([id])
    expect((await idsOf('/active')).toSorted()).toEqual(expected.toSorted())
    const [shared] = (await as(who).call('GET', `${TRIPS}?keyword=chaiwatthanaram`)).body.results
    expect(shared.share).toEqual({ my_role: 'view', number_of_members: 1, link: null })
    await as(owner).remove(id)
    expect(await idsOf('')).not.toContain(id)
    expect((await as(who).read(id)).status).toBe(404)
    await as(owner).restore(id)
    expect((await as(who).read(id)).status).toBe(200)
  })

  it('see it as the trip of today', async () => {
    const who = await createTestUser(service)
    const { body } = await as(stranger).create({
      start_date: '2026-11-21',
      days: daysWith([PLACES[0]]),
      allow_overlap: true,
    })
    const { token } = (await as(stranger).call('PUT', `${TRIPS}/${body.trip_id}/share`, { role: 'view' })).body
    await open(body.trip_id, token, who)
    const { trip } = (await as(who).call('GET', '/trips/v1/active-trip')).body
    expect([trip.trip_id, trip.share.my_role]).toEqual([body.trip_id, 'view'])
  })

  it('who edit at the same time: the second one’s stale write is refused, and events reach both', async () => {
    const { id } = await createShared('edit')
    const first = await as(owner).edit(id, 1, { name: 'ชื่อใหม่' })
    const second = await as(friend).edit(id, 1, { number_of_days: 2 })
    expect([first.status, second.status, second.body.code]).toEqual([200, 412, 'stale_trip'])
    expect([second.body.version, second.body.changes.fields]).toEqual([2, ['name']])
    await as(friend).edit(id, 2, { number_of_days: 2 })
    for (const user of [owner, friend!]) {
      const events = await eventsOf(user, id)
      expect(events.slice(-2).map(({ data }) => data)).toEqual([
        { trip_id: id, version: 2, change: 'edited', author_id: owner.userId },
        { trip_id: id, version: 3, change: 'edited', author_id: friend!.userId },
      ])
      expect(events.at(-1)).toMatchObject({
        type: 'trip',
        message_th: 'Nok แก้ทริปนี้',
        message_en: 'Nok edited the trip.',
      })
    }
  })

  it('do not learn which other trips the owner has', async () => {
    const busy = await as(owner).create({ start_date: '2028-03-01', days: [{}] })
    const { id } = await createShared('edit')
    const refused = await as(friend).edit(id, 1, { start_date: '2028-03-01' })
    expect([refused.status, refused.body.code]).toEqual([409, 'owner_dates_overlap'])
    expect(refused.text).not.toContain(busy.body.trip_id)
    expect((await as(owner).edit(id, 1, { start_date: '2028-03-01' })).body.trip_id).toBe(busy.body.trip_id)
  })

  it('hear of everything that happens to the trip, but not of dry runs and refused edits', async () => {
    const { id } = await createShared('edit')
    await as(friend).edit(id, 1, { name: 'x', dry_run: true })
    await as(friend).edit(id, 7, { name: 'x' })
    await as(friend).edit(id, 1, { name: 'x' })
    await as(friend).undo(id)
    await as(friend).redo(id)
    await as(owner).remove(id)
    await as(owner).restore(id)
    await share(id, 'edit')
    await unshare(id)
    await as(owner).edit(id, 4, { name: 'y' })
    const changes = async (user: TestUser) => (await eventsOf(user, id)).map(({ data }) => data['change'])
    const common = ['member_joined', 'edited', 'undone', 'redone', 'deleted', 'restored', 'shared', 'unshared']
    expect(await changes(friend!)).toEqual(common)
    expect(await changes(owner)).toEqual(['shared', ...common, 'edited'])
  })

  it('lose access when the owner closes the account', async () => {
    const leaving = await createTestUser(service)
    const { trip_id: id } = (await as(leaving).create({ days: [{}] })).body
    const { token } = (await as(leaving).call('PUT', `${TRIPS}/${id}/share`, { role: 'view' })).body
    await open(id, token, friend)
    await service.call('DELETE', '/core/v1/users/me', {
      headers: leaving.headers,
      payload: { password: PASSWORD },
    })
    expect([(await open(id, token)).status, (await as(friend).read(id)).status]).toEqual([404, 404])
  })
})

function crowdUser(user_id: string) {
  return {
    user_id,
    username: user_id,
    email: `${user_id}@mail.example`,
    unproved_email: null,
    name: 'Crowd',
    password_hash: null,
    profile_url: null,
    image_file_id: null,
    language: 'th' as const,
    activated_at: new Date(),
    username_changed_at: null,
    deactivated_at: null,
  }
}
