import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import type { TestService } from '../../../../test/support/service.ts'
import { NOTE, type SharedTrips, startSharedTrips } from '../../../../test/support/shared-trips.ts'
import { letTimePass } from '../../../../test/support/time.ts'
import { TRIPS } from '../../../../test/support/trips.ts'
import { purgeExpiredShares } from '../share-store.ts'

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

describe('shareTrip', () => {
  it('answers with a secret link, of which only a digest is stored', async () => {
    const id = await trips.createTrip()
    const { status, body } = await trips.share(id, 'view')
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
    expect((await trips.as(owner).read(id)).body.share).toEqual(body.share)
  })

  it('shows the trip to the holder of the link without an account, without notes, wishes and budget', async () => {
    const id = await trips.createTrip()
    const { token } = (await trips.share(id, 'edit')).body
    const { status, body, text } = await trips.open(id, token)
    expect([status, body.days[0].stops.length, body.share.my_role, body.share.link]).toEqual([200, 2, 'view', null])
    expect(text).not.toContain(NOTE)
    expect(body.budget).toBeUndefined()
    expect((await trips.open(id, 'share_wrong')).status).toBe(404)
    expect((await trips.open(await trips.createTrip(), token)).status).toBe(404)
    expect((await service.call('GET', `${TRIPS}/${id}`)).status).toBe(401)
    // A token in the URL would end up in logs and histories.
    expect((await service.call('GET', `${TRIPS}/${id}?token=${token}`)).status).toBe(400)
  })

  it('makes a signed-in user who opens the link a member, who sees everything and comes back without it', async () => {
    const { id, token } = await trips.createShared('view')
    const { body, text } = await trips.as(friend).read(id)
    expect(text).toContain(NOTE)
    expect([body.budget.amount, body.share]).toEqual([9_000, { my_role: 'view', number_of_members: 1, link: null }])
    await trips.open(id, token, friend)
    expect((await trips.members(id)).body.members).toHaveLength(2)
  })

  it('lets members with the role `edit` edit, and refuses the others', async () => {
    const { id: viewed } = await trips.createShared('view')
    const refused = await trips.as(friend).edit(viewed, 1, { name: 'ของฉัน' })
    expect([refused.status, refused.body.code]).toEqual([403, 'trip_read_only'])
    expect((await trips.as(friend).undo(viewed)).status).toBe(403)
    const { id } = await trips.createShared('edit')
    const edited = await trips.as(friend).edit(id, 1, { name: 'ทริปของเรา' })
    expect([edited.status, edited.body.share.my_role]).toEqual([200, 'edit'])
    expect((await trips.as(friend).undo(id)).status).toBe(200)
    expect((await trips.as(friend).redo(id)).status).toBe(200)
    for (const answer of [
      await trips.as(friend).remove(id),
      await trips.as(friend).call('PUT', `${TRIPS}/${id}/share`, { role: 'view' }),
      await trips.as(friend).call('DELETE', `${TRIPS}/${id}/share`),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'trip_owner_only'])
    expect((await trips.as(friend).restore(id)).status).toBe(404)
  })

  it('replaces the link at once; members stay, and a better link raises their role', async () => {
    const { id, token } = await trips.createShared('view')
    const { token: second } = (await trips.share(id, 'edit')).body
    expect((await trips.open(id, token)).status).toBe(404)
    expect((await trips.as(friend).read(id)).body.share.my_role).toBe('view')
    expect((await trips.open(id, second, friend)).body.share.my_role).toBe('edit')
    const { token: third } = (await trips.share(id, 'view')).body
    expect((await trips.open(id, third, friend)).body.share.my_role).toBe('edit')
  })

  it('ends access by a link, and of the members who joined by it, when it expires', async () => {
    const id = await trips.createTrip()
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const { token, share: shared } = (await trips.share(id, 'edit', { expires_at: soon })).body
    expect(shared.link.expires_at).toBe(soon)
    expect((await trips.open(id, token, friend)).status).toBe(200)
    expect((await trips.members(id)).body.members[1].expires_at).toBe(soon)
    await letTimePass(service.services.db, '2 hours')
    expect((await trips.open(id, token)).status).toBe(404)
    expect((await trips.as(friend).read(id)).status).toBe(404)
    expect((await trips.as(friend).edit(id, 1, { name: 'x' })).status).toBe(404)
    expect((await trips.as(owner).read(id)).body.share).toBeNull()
    expect(
      (await trips.as(friend).call('GET', TRIPS)).body.results.map(({ trip_id }: { trip_id: string }) => trip_id),
    ).not.toContain(id)
    const { db } = service.services
    await purgeExpiredShares(db)
    for (const table of ['trip_link', 'trip_member'] as const)
      expect(await db.selectFrom(table).select('trip_id').where('trip_id', '=', id).execute()).toEqual([])
    const past = await trips.share(id, 'view', { expires_at: '2020-01-01T00:00:00Z' })
    expect([past.status, past.body.errors[0].pointer]).toEqual([400, '/expires_at'])
  })

  it('admits at most 50 members, also when 24 calls join at once', async () => {
    const id = await trips.createTrip()
    const { token } = (await trips.share(id)).body
    const { db } = service.services
    const ids = Array.from({ length: 45 }, (_, index) => `user_crowd${index}`)
    for (const user_id of ids) await service.services.db.insertInto('app_user').values(crowdUser(user_id)).execute()
    await db
      .insertInto('trip_member')
      .values(ids.map((user_id) => ({ trip_id: id, user_id, role: 'view' as const, expires_at: null })))
      .execute()
    const late = await Promise.all(Array.from({ length: 8 }, () => createTestUser(service)))
    const answers = await Promise.all(
      late.flatMap((user) => Array.from({ length: 3 }, () => trips.open(id, token, user))),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await trips.as(owner).read(id)).body.share.number_of_members).toBe(50)
    // The others read it as they would without an account.
    expect(
      (await Promise.all(late.map((user) => trips.as(user).read(id)))).filter(({ status }) => status === 404),
    ).toHaveLength(3)
  })

  it('returns 404 for another user’s trip, 401 without a credential and 400 for an invalid body', async () => {
    const id = await trips.createTrip()
    for (const [method, path] of [
      ['PUT', 'share'],
      ['DELETE', 'share'],
      ['GET', 'members'],
      ['DELETE', `members/${owner.userId}`],
    ] as const) {
      const payload = method === 'PUT' ? { role: 'view' } : undefined
      expect((await trips.as(stranger).call(method, `${TRIPS}/${id}/${path}`, payload)).status).toBe(404)
      expect((await trips.as(owner).call(method, `${TRIPS}/trip_none/${path}`, payload)).status).toBe(404)
      expect((await service.call(method, `${TRIPS}/${id}/${path}`, payload && { payload })).status).toBe(401)
    }
    expect((await trips.as(owner).call('PUT', `${TRIPS}/${id}/share`, { role: 'own' })).status).toBe(400)
    expect((await trips.as(owner).call('PUT', `${TRIPS}/${id}/share`, {})).status).toBe(400)
  })
})

describe('unshareTrip', () => {
  it('ends the link and every membership at once', async () => {
    const { id, token } = await trips.createShared('edit')
    expect((await trips.unshare(id)).status).toBe(204)
    expect((await trips.open(id, token)).status).toBe(404)
    expect((await trips.open(id, token, friend)).status).toBe(404)
    expect((await trips.as(friend).edit(id, 1, { name: 'x' })).status).toBe(404)
    expect((await trips.as(owner).read(id)).body.share).toBeNull()
    expect((await trips.unshare(id)).status).toBe(204)
  })

  it('never lets an edit or a join through that comes after it', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, token } = await trips.createShared('edit')
      const calls = Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0 ? trips.open(id, token, stranger) : trips.as(friend).edit(id, 1, { name: `edit ${index}` }),
      )
      await Promise.all([...calls.slice(0, 5), trips.unshare(id), ...calls.slice(5)])
      expect([(await trips.as(stranger).read(id)).status, (await trips.as(friend).read(id)).status]).toEqual([404, 404])
      const { version } = (await trips.as(owner).read(id)).body
      expect(version).toBeLessThanOrEqual(2)
    }
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
