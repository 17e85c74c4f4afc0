import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, signInTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
let user: TestUser
let admin: TestUser
beforeAll(async () => {
  service = await startTestService({ clock: () => new Date() })
  user = await createTestUser(service)
  const chosen = await createTestUser(service)
  await service.services.db
    .updateTable('app_user')
    .set({ role: 'admin' })
    .where('user_id', '=', chosen.userId)
    .execute()
  admin = await signInTestUser(service, { username: chosen.username, password: PASSWORD })
})
afterAll(() => service.stop())

const list = (who: TestUser, query = '', path = 'users/me/security-events') =>
  service.call('GET', `/core/v1/${path}${query}`, { headers: { ...who.headers, 'user-agent': 'a phone' } })
const kinds = (body: { results: { kind: string }[] }) => body.results.map(({ kind }) => kind)

describe('listMySecurityEvents', () => {
  it('lists the events of the account, newest first, including failed attempts', async () => {
    const payload = { username: user.username, password: 'not the password' }
    await service.call('POST', '/core/v1/auth/sign-in', { payload, headers: { 'user-agent': 'a stranger' } })
    const { status, body } = await list(user)
    expect([status, body.total, kinds(body)]).toEqual([
      200,
      4,
      ['sign_in_failed', 'signed_in', 'email_verified', 'signed_up'],
    ])
    expect(body.results[0]).toMatchObject({ user_id: user.userId, user_agent: 'a stranger', address: '127.0.0.1' })
    expect(JSON.stringify(body)).not.toContain('not the password')
  })

  it('returns ids that do not reveal the number of events', async () => {
    const ids: string[] = (await list(user)).body.results.map((event: { event_id: string }) => event.event_id)
    for (const id of ids) expect(id).toMatch(/^event_[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(ids).size).toBe(ids.length)
    const again = (await list(user)).body.results.map((event: { event_id: string }) => event.event_id)
    expect(again).toEqual(ids)
  })

  it('returns pages', async () => {
    const { body, headers } = await list(user, '?limit=2&page=2')
    expect([kinds(body), body.nextpage, body.total]).toEqual([['email_verified', 'signed_up'], 0, 4])
    expect((await list(user, '?limit=2')).headers['link']).toContain('page=2')
    expect(headers['cache-control']).toBe('private, no-store')
    expect((await list(user, '?limit=101')).status).toBe(400)
  })

  it('returns 401 without a token, and only the caller’s own events', async () => {
    expect((await service.call('GET', '/core/v1/users/me/security-events')).status).toBe(401)
    expect((await list(user, `?user_id=${admin.userId}`)).status).toBe(400)
  })
})

describe('listSecurityEvents', () => {
  it('lists the events of all users, or of one, for admins', async () => {
    const all = await list(admin, '?limit=100', 'security-events')
    const users = all.body.results.map((event: { user_id: string }) => event.user_id)
    expect(new Set(users)).toEqual(new Set([user.userId, admin.userId]))
    const one = await list(admin, `?user_id=${user.userId}`, 'security-events')
    expect(one.body).toMatchObject({ total: 4, results: [{ user_id: user.userId }, {}, {}, {}] })
    expect((await list(admin, '?user_id=user_none', 'security-events')).body.results).toEqual([])
  })

  it('returns 403 for others than admins', async () => {
    const { status, body } = await list(user, '', 'security-events')
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect((await service.call('GET', '/core/v1/security-events')).status).toBe(401)
  })
})
