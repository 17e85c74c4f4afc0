import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestUser, PASSWORD, signInTestUser } from '../../../test/support/accounts.ts'
import { quietLog } from '../../../test/support/log.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { letTimePass } from '../../../test/support/time.ts'
import { memoryBus } from '../../platform/bus/bus.ts'
import { Sessions } from './sessions.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const refresh = (refresh_token: string) =>
  service.call('POST', '/core/v1/auth/token/refresh', { payload: { refresh_token } })
const openSessions = (headers: Readonly<Record<string, string>>) =>
  service.call('GET', '/core/v1/auth/sessions', { headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('refreshToken', () => {
  it('returns a new pair and uses up the old token', async () => {
    const user = await createTestUser(service)
    const { status, body } = await refresh(user.refreshToken)
    expect([status, body.session_id]).toEqual([200, user.sessionId])
    expect(body.refresh_token).not.toBe(user.refreshToken)
    expect((await openSessions(bearer(body.access_token))).status).toBe(200)
    expect((await refresh(body.refresh_token)).status).toBe(200)
  })

  it('returns the same new token to a repeat within the grace period', async () => {
    const user = await createTestUser(service)
    const first = await refresh(user.refreshToken)
    await letTimePass(service.services.db, '9 seconds')
    const again = await refresh(user.refreshToken)
    expect([again.status, again.body.refresh_token]).toEqual([200, first.body.refresh_token])
  })

  it('allows 120 refreshes an hour per session and keeps a rejected token valid', async () => {
    const user = await createTestUser(service)
    const other = await signInTestUser(service, { username: user.username, password: PASSWORD })
    const { db } = service.services
    await sql`insert into refresh_token (token_digest, session_id, expires_at, used_at)
      select sha256(convert_to(n::text, 'UTF8')), ${user.sessionId}, now() + interval '30 days', now()
      from generate_series(1, 118) n`.execute(db)
    const last = await refresh(user.refreshToken)
    const beyond = await refresh(last.body.refresh_token)
    expect([last.status, beyond.status, beyond.body.code]).toEqual([200, 429, 'rate_limited'])
    expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(3_500)
    // The answer to the last one may have been lost, so it is repeated.
    expect((await refresh(user.refreshToken)).body.refresh_token).toBe(last.body.refresh_token)
    expect((await refresh(other.refreshToken)).status).toBe(200)
    await letTimePass(db, '61 minutes')
    expect((await refresh(last.body.refresh_token)).status).toBe(200)
  })

  it('ends the session and records it when a token is reused after the grace period', async () => {
    const user = await createTestUser(service)
    const first = await refresh(user.refreshToken)
    await letTimePass(service.services.db, '11 seconds')
    const stolen = await refresh(user.refreshToken)
    expect([stolen.status, stolen.body.code]).toEqual([401, 'refresh_token_invalid'])
    expect((await refresh(first.body.refresh_token)).status).toBe(401)
    expect((await openSessions(bearer(first.body.access_token))).status).toBe(401)
    const events = await service.services.db
      .selectFrom('security_event')
      .select('kind')
      .where('user_id', '=', user.userId)
      .execute()
    expect(events.filter(({ kind }) => kind === 'refresh_token_reused')).toHaveLength(1)
  })

  it('rejects unknown, expired and empty tokens, and access tokens', async () => {
    const user = await createTestUser(service)
    for (const token of ['rt_unknown', user.accessToken.slice(0, 200)])
      expect((await refresh(token)).body.code).toBe('refresh_token_invalid')
    expect((await refresh('')).body.code).toBe('invalid_request')
    await letTimePass(service.services.db, '30 days')
    expect((await refresh(user.refreshToken)).body.code).toBe('refresh_token_invalid')
  })

  it('stores only digests of tokens', async () => {
    const user = await createTestUser(service)
    const rows = await service.services.db
      .selectFrom('refresh_token')
      .selectAll()
      .where('session_id', '=', user.sessionId)
      .execute()
    expect(rows.map(({ token_digest }) => token_digest.length)).toEqual([32])
    expect(JSON.stringify(rows)).not.toContain(user.refreshToken)
  })
})

describe('sessions', () => {
  it('are listed in pages', async () => {
    const user = await createTestUser(service)
    await service.call('POST', '/core/v1/auth/sign-in', { payload: { username: user.username, password: PASSWORD } })
    const first = await service.call('GET', '/core/v1/auth/sessions?limit=1', { headers: user.headers })
    expect(first.body).toMatchObject({ total: 2, page: 1, nextpage: 2, limit: 1, timestamp: expect.any(String) })
    expect(first.headers['link']).toContain('page=2')
    const second = await service.call('GET', '/core/v1/auth/sessions?limit=1&page=2', { headers: user.headers })
    expect(second.body).toMatchObject({ total: 2, page: 2, nextpage: 0 })
    const ids = [...first.body.results, ...second.body.results].map(({ session_id: id }) => id)
    expect(new Set(ids).size).toBe(2)
  })

  it('are listed with where and how they started, and can be ended one by one', async () => {
    const one = await createTestUser(service)
    const two = await signInTestUser(service, { username: one.username, password: PASSWORD })
    const { body } = await openSessions(two.headers)
    expect(
      body.results.map((session: { session_id: string; current: boolean }) => [session.session_id, session.current]),
    ).toEqual(
      expect.arrayContaining([
        [one.sessionId, false],
        [two.sessionId, true],
      ]),
    )
    const path = `/core/v1/auth/sessions/${one.sessionId}`
    expect((await service.call('DELETE', path, { headers: two.headers })).status).toBe(204)
    expect((await openSessions(one.headers)).status).toBe(401)
    expect((await refresh(one.refreshToken)).status).toBe(401)
    expect((await service.call('DELETE', path, { headers: two.headers })).status).toBe(404)
  })

  it('of another user return 404', async () => {
    const mine = await createTestUser(service)
    const theirs = await createTestUser(service)
    const { status, body } = await service.call('DELETE', `/core/v1/auth/sessions/${theirs.sessionId}`, {
      headers: mine.headers,
    })
    expect([status, body.code]).toEqual([404, 'session_not_found'])
    expect((await openSessions(theirs.headers)).status).toBe(200)
  })

  it('end at sign-out', async () => {
    const user = await createTestUser(service)
    const signOut = () => service.call('POST', '/core/v1/auth/sign-out', { headers: user.headers })
    expect((await signOut()).status).toBe(204)
    expect((await signOut()).status).toBe(401)
    expect((await refresh(user.refreshToken)).status).toBe(401)
  })

  it('are limited to fifty per user: the least recently used one ends', async () => {
    const user = await createTestUser(service)
    const { sessions } = service.services.accounts
    const origin = { address: '203.0.113.9', userAgent: 'test' }
    for (let turn = 0; turn < 50; turn++)
      await sessions.begin(service.services.db, { userId: user.userId, method: 'password', origin })
    expect((await openSessions(user.headers)).status).toBe(401)
  })

  it('can start concurrently in any number; the next sign-in ends the surplus', async () => {
    const user = await createTestUser(service)
    const { sessions } = service.services.accounts
    const origin = { address: '203.0.113.9', userAgent: 'test' }
    const start = () => sessions.begin(service.services.db, { userId: user.userId, method: 'password', origin })
    for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: 40 }, start))
    const { sessionId } = await start()
    const live = await service.services.db
      .selectFrom('session')
      .select('session_id')
      .where('user_id', '=', user.userId)
      .where('revoked_at', 'is', null)
      .execute()
    expect(live).toHaveLength(50)
    expect(live.map((session) => session.session_id)).toContain(sessionId)
  })

  it('that end on one node are rejected on another that trusted them', async () => {
    const user = await createTestUser(service)
    const { db, accounts } = service.services
    const bus = memoryBus(quietLog())
    const [here, there] = [0, 1].map(
      () => new Sessions({ db, tokens: accounts.tokens, secret: Buffer.alloc(32), bus }),
    ) as [Sessions, Sessions]
    expect(await there.find(user.sessionId)).toMatchObject({ userId: user.userId })
    await here.end(user.userId, user.sessionId)
    // Within the five seconds for which a node trusts its cache.
    await vi.waitFor(async () => expect(await there.find(user.sessionId)).toBeUndefined(), { timeout: 2_000 })
    here.stop()
    there.stop()
    await bus.close()
  })

  it.each(['GET /core/v1/auth/sessions', 'DELETE /core/v1/auth/sessions/x', 'POST /core/v1/auth/sign-out'])(
    'need a token: %s',
    async (call) => {
      const [method, url] = call.split(' ') as ['GET', string]
      const { status, body } = await service.call(method, url)
      expect([status, body.code]).toEqual([401, 'unauthenticated'])
    },
  )
})
