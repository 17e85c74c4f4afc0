import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, signUpFields } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { letTimePass } from '../../../../test/support/time.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ signInThrottle: 'on', env: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => service.stop())

const signIn = (username: string, password: string, from = '203.0.113.1') =>
  service.call('POST', '/core/v1/auth/sign-in', {
    payload: { username, password },
    headers: { 'accept-language': 'en', 'x-forwarded-for': from },
  })

describe('signInV1', () => {
  it('returns tokens that authenticate calls', async () => {
    const user = await createTestUser(service)
    const { status, body, headers } = await signIn(user.username, PASSWORD)
    expect([status, body.token_type, body.expires_in, headers['cache-control']]).toEqual([
      200,
      'Bearer',
      900,
      'private, no-store',
    ])
    const sessions = await service.call('GET', '/core/v1/auth/sessions', {
      headers: { authorization: `bearer ${body.access_token}` },
    })
    expect([sessions.status, sessions.body.results.length]).toEqual([200, 2])
  })

  it('accepts a password in any Unicode normalisation form', async () => {
    const user = await createTestUser(service, { password: 'cafe\u0301 au lait chaud' })
    expect((await signIn(user.username, 'caf\u00e9 au lait chaud')).status).toBe(200)
  })

  it('gives the same answer for a wrong password, an unknown username and an invalid address', async () => {
    const user = await createTestUser(service)
    const answers = [
      await signIn(user.username, 'not the password'),
      await signIn('nobody.has.this.name', 'not the password'),
      await signIn('nobody@', 'not the password'),
    ].map(({ status, body }) => [status, body.code, body.detail, body.title])
    expect(answers[0]).toEqual([401, 'invalid_credentials', expect.any(String), expect.any(String)])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect((await signIn('nobody@', 'x')).headers['www-authenticate']).toBe('Bearer')
  })

  it('reveals that an account is not verified only after the right password', async () => {
    const fields = signUpFields()
    await service.call('POST', '/core/v1/auth/sign-up', { payload: fields })
    expect((await signIn(fields.username, 'not the password')).body.code).toBe('invalid_credentials')
    expect((await signIn(fields.username, PASSWORD)).body.code).toBe('email_not_verified')
  })

  it('replaces a hash with outdated parameters at the next sign-in', async () => {
    const { userId, username } = await createTestUser(service)
    const { db } = service.services
    const older = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await db.updateTable('app_user').set({ password_hash: older }).where('user_id', '=', userId).execute()
    expect((await signIn(username, PASSWORD)).status).toBe(200)
    const row = await db.selectFrom('app_user').select('password_hash').where('user_id', '=', userId).executeTakeFirst()
    expect(row?.password_hash).toMatch(/m=19456,t=2,p=1/)
    expect((await signIn(username, PASSWORD)).status).toBe(200)
  })

  it('makes guessers wait after the fifth failure, for unknown accounts too, and never permanently', async () => {
    const user = await createTestUser(service)
    for (const name of [user.username, 'a.guessed.name']) {
      const statuses: number[] = []
      for (let turn = 0; turn < 7; turn++) statuses.push((await signIn(name, `guess ${turn} at it`)).status)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    }
    const waiting = await signIn(user.username, PASSWORD)
    expect([waiting.status, Number(waiting.headers['retry-after'])]).toEqual([429, 1])
    const { db } = service.services
    await letTimePass(db, '2 seconds')
    expect((await signIn(user.username, 'a sixth guess')).status).toBe(401)
    const longer = await signIn(user.username, PASSWORD)
    expect([longer.status, Number(longer.headers['retry-after'])]).toEqual([429, 2])
    await letTimePass(db, '15 minutes')
    expect((await signIn(user.username, PASSWORD)).status).toBe(200)
    // A successful sign-in resets the failures of this address.
    expect((await signIn(user.username, 'one wrong again')).status).toBe(401)
    expect((await signIn(user.username, PASSWORD)).status).toBe(200)
  })

  it('counts guesses per IPv6 network, not per address', async () => {
    const { username } = await createTestUser(service)
    const statuses: number[] = []
    for (let host = 1; host <= 7; host++)
      statuses.push((await signIn(username, 'a wrong guess', `2001:db8:1:2::${host}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await signIn(username, PASSWORD, '2001:db8:1:3::1')).status).toBe(200)
  })

  it('counts guesses per account, whichever login they use', async () => {
    const { username, email } = await createTestUser(service)
    const statuses: number[] = []
    for (const name of [username, email, username.toUpperCase(), email.toUpperCase(), username, email])
      statuses.push((await signIn(name, 'a wrong guess')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('keeps the counts of similar logins apart', async () => {
    const { userId, username } = await createTestUser(service)
    const names = [`${username}\n203.0.113.1`, `user\n${userId}`, userId, `["user","${userId}",null]`]
    for (const name of names) for (let turn = 0; turn < 6; turn++) await signIn(name, 'a wrong guess', '198.51.100.1')
    expect((await signIn(username, PASSWORD, '203.0.113.1')).status).toBe(200)
    expect((await signIn(username, PASSWORD, '198.51.100.1')).status).toBe(200)
  })

  it('reopens a closed account within 30 days', async () => {
    const { userId, username } = await createTestUser(service)
    const { db } = service.services
    await db.updateTable('app_user').set({ deactivated_at: new Date() }).where('user_id', '=', userId).execute()
    expect((await signIn(username, PASSWORD)).status).toBe(200)
    const events = await db.selectFrom('security_event').select('kind').where('user_id', '=', userId).execute()
    expect(events.map(({ kind }) => kind)).toContain('reactivated')
  })
})
