import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, type TestUser } from '../../../test/support/accounts.ts'
import type { TestService } from '../../../test/support/service.ts'
import { type SharedTrips, startSharedTrips } from '../../../test/support/shared-trips.ts'
import { letTimePass } from '../../../test/support/time.ts'
import { daysWith, PLACES, TRIPS } from '../../../test/support/trips.ts'

let trips: SharedTrips
let service: TestService
let owner: TestUser
let friend: TestUser
let stranger: TestUser
beforeAll(async () => {
  trips = await startSharedTrips()
  ;({ service, owner, friend, stranger } = trips)
})
afterAll(() => service.stop())

describe('members of a shared trip', () => {
  it('are listed with their role and when they were seen, and nothing private', async () => {
    const { id } = await trips.createShared('edit')
    const { status, body, text } = await trips.members(id, friend)
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
    await trips.as(friend).read(id)
    const [, again] = (await trips.members(id)).body.members
    expect(Date.parse(again.last_seen_at)).toBeGreaterThanOrEqual(Date.parse(seen))
    expect(Date.parse(again.last_seen_at) - Date.parse(again.joined_at)).toBeGreaterThan(599_000)
  })

  it('may leave, and the owner may remove them; nobody else may', async () => {
    const { id, token } = await trips.createShared('edit')
    await trips.open(id, token, stranger)
    const remove = (who: TestUser, whom: TestUser) =>
      trips.as(who).call('DELETE', `${TRIPS}/${id}/members/${whom.userId}`)
    expect((await remove(friend, stranger)).body.code).toBe('trip_owner_only')
    expect((await remove(friend, friend)).status).toBe(204)
    expect((await trips.as(friend).read(id)).status).toBe(404)
    expect((await remove(owner, stranger)).status).toBe(204)
    expect((await remove(owner, stranger)).body.code).toBe('trip_member_not_found')
    expect((await remove(owner, owner)).body.code).toBe('trip_member_not_found')
  })

  it('find the trip in their lists, with its place in the order', async () => {
    const who = await createTestUser(service)
    const own = [
      await trips.as(who).create({ name: 'ก', days: [{}] }),
      await trips.as(who).create({ name: 'ข', days: [{}] }),
    ]
    const { id } = await trips.createShared('view', who)
    const last = await trips.as(who).create({ name: 'ค', start_date: '2026-11-21', days: [{}] })
    const idsOf = async (query: string) =>
      (await trips.as(who).call('GET', `${TRIPS}${query}`)).body.results.map(
        (trip: { trip_id: string }) => trip.trip_id,
      )
    const expected = [last, { body: { trip_id: id } }, ...own.toReversed()].map(({ body }) => body.trip_id)
    expect(await idsOf('')).toEqual(expected)
    expect([...(await idsOf('?limit=2')), ...(await idsOf('?limit=2&page=2'))]).toEqual(expected)
    expect((await trips.as(who).call('GET', `${TRIPS}?limit=3`)).body).toMatchObject({ total: 4, nextpage: 2 })
    expect(await idsOf('?status=active')).toEqual([last.body.trip_id])
    expect(await idsOf('?keyword=chaiwatthanaram')).toEqual([id])
    expect((await idsOf('/active')).toSorted()).toEqual(expected.toSorted())
    const [shared] = (await trips.as(who).call('GET', `${TRIPS}?keyword=chaiwatthanaram`)).body.results
    expect(shared.share).toEqual({ my_role: 'view', number_of_members: 1, link: null })
    await trips.as(owner).remove(id)
    expect(await idsOf('')).not.toContain(id)
    expect((await trips.as(who).read(id)).status).toBe(404)
    await trips.as(owner).restore(id)
    expect((await trips.as(who).read(id)).status).toBe(200)
  })

  it('see it as the trip of today', async () => {
    const who = await createTestUser(service)
    const { body } = await trips.as(stranger).create({
      start_date: '2026-11-21',
      days: daysWith([PLACES[0]]),
      allow_overlap: true,
    })
    const { token } = (await trips.as(stranger).call('PUT', `${TRIPS}/${body.trip_id}/share`, { role: 'view' })).body
    await trips.open(body.trip_id, token, who)
    const { trip } = (await trips.as(who).call('GET', '/trips/v1/active-trip')).body
    expect([trip.trip_id, trip.share.my_role]).toEqual([body.trip_id, 'view'])
  })

  it('who edit at the same time: the second one’s stale write is refused, and events reach both', async () => {
    const { id } = await trips.createShared('edit')
    const first = await trips.as(owner).edit(id, 1, { name: 'ชื่อใหม่' })
    const second = await trips.as(friend).edit(id, 1, { number_of_days: 2 })
    expect([first.status, second.status, second.body.code]).toEqual([200, 412, 'stale_trip'])
    expect([second.body.version, second.body.changes.fields]).toEqual([2, ['name']])
    await trips.as(friend).edit(id, 2, { number_of_days: 2 })
    for (const user of [owner, friend]) {
      const events = await trips.eventsOf(user, id)
      expect(events.slice(-2).map(({ data }) => data)).toEqual([
        { trip_id: id, version: 2, change: 'edited', author_id: owner.userId },
        { trip_id: id, version: 3, change: 'edited', author_id: friend.userId },
      ])
      expect(events.at(-1)).toMatchObject({
        type: 'trip',
        message_th: 'Nok แก้ทริปนี้',
        message_en: 'Nok edited the trip.',
      })
    }
  })

  it('do not learn which other trips the owner has', async () => {
    const busy = await trips.as(owner).create({ start_date: '2028-03-01', days: [{}] })
    const { id } = await trips.createShared('edit')
    const refused = await trips.as(friend).edit(id, 1, { start_date: '2028-03-01' })
    expect([refused.status, refused.body.code]).toEqual([409, 'owner_dates_overlap'])
    expect(refused.text).not.toContain(busy.body.trip_id)
    expect((await trips.as(owner).edit(id, 1, { start_date: '2028-03-01' })).body.trip_id).toBe(busy.body.trip_id)
  })

  it('hear of everything that happens to the trip, but not of dry runs and refused edits', async () => {
    const { id } = await trips.createShared('edit')
    await trips.as(friend).edit(id, 1, { name: 'x', dry_run: true })
    await trips.as(friend).edit(id, 7, { name: 'x' })
    await trips.as(friend).edit(id, 1, { name: 'x' })
    await trips.as(friend).undo(id)
    await trips.as(friend).redo(id)
    await trips.as(owner).remove(id)
    await trips.as(owner).restore(id)
    await trips.share(id, 'edit')
    await trips.unshare(id)
    await trips.as(owner).edit(id, 4, { name: 'y' })
    const changes = async (user: TestUser) => (await trips.eventsOf(user, id)).map(({ data }) => data['change'])
    const common = ['member_joined', 'edited', 'undone', 'redone', 'deleted', 'restored', 'shared', 'unshared']
    expect(await changes(friend)).toEqual(common)
    expect(await changes(owner)).toEqual(['shared', ...common, 'edited'])
  })

  it('lose access when the owner closes the account', async () => {
    const leaving = await createTestUser(service)
    const { trip_id: id } = (await trips.as(leaving).create({ days: [{}] })).body
    const { token } = (await trips.as(leaving).call('PUT', `${TRIPS}/${id}/share`, { role: 'view' })).body
    await trips.open(id, token, friend)
    await service.call('DELETE', '/core/v1/users/me', {
      headers: leaving.headers,
      payload: { password: PASSWORD },
    })
    expect([(await trips.open(id, token)).status, (await trips.as(friend).read(id)).status]).toEqual([404, 404])
  })
})
