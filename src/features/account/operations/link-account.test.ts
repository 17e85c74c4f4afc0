import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, readMail, type TestUser } from '../../../../test/support/accounts.ts'
import { changeMeanwhile } from '../../../../test/support/held-user.ts'
import { IDENTITY_ENV, type IdentityServer } from '../../../../test/support/identity-server.ts'
import { startIdentityService } from '../../../../test/support/identity-service.ts'
import type { TestService } from '../../../../test/support/service.ts'
import { letTimePass } from '../../../../test/support/time.ts'
import type { PinnedName } from '../../../platform/oauth/pinned-providers.ts'
import { CONSENT_VERSION } from '../../consent/public.ts'

const URL = '/core/v1/users/me/linked-accounts'
let vendors: IdentityServer
let service: TestService
let stop: () => Promise<void>
beforeAll(async () => {
  const { FACEBOOK_APP_ID: _none, ...env } = IDENTITY_ENV
  ;({ vendors, service, stop } = await startIdentityService(env))
})
afterAll(() => stop())

let tokens = 0
async function proofOf(provider: PinnedName, claims: JWTPayload) {
  tokens++
  const id_token = await vendors.idToken(provider, { jti: String(tokens), ...claims })
  return { provider, id_token, nonce: 'nonce-1' }
}

const link = (headers: TestUser['headers'], payload: object) => service.call('POST', URL, { headers, payload })
const unlink = (headers: TestUser['headers'], provider: string, payload?: object) =>
  service.call('DELETE', `${URL}/${provider}`, { headers, ...(payload && { payload }) })

async function signInBy(proof: object) {
  const payload = { ...proof, consent_version: CONSENT_VERSION }
  const { status, body } = await service.call('POST', '/core/v1/auth/oauth/sign-in', { payload })
  expect(status).toBe(200)
  return { userId: body.user.user_id as string, headers: { authorization: `Bearer ${body.access_token}` } }
}

async function eventsOf({ userId }: { readonly userId: string }): Promise<string[]> {
  const rows = await service.services.db
    .selectFrom('security_event')
    .select('kind')
    .where('user_id', '=', userId)
    .where('kind', 'like', 'identity%')
    .orderBy('event_id')
    .execute()
  return rows.map(({ kind }) => kind)
}

describe('linkAccount', () => {
  it('lets the user sign in with the identity', async () => {
    const user = await createTestUser(service)
    const linked = await link(user.headers, await proofOf('google', { sub: 'linked', email: 'other@mail.example' }))
    expect([linked.status, linked.body.linked_accounts]).toEqual([
      200,
      [{ provider: 'google', email: 'other@mail.example', linked_at: expect.any(String) }],
    ])
    expect(linked.body.version).toBe(2)
    expect((await signInBy(await proofOf('google', { sub: 'linked' }))).userId).toBe(user.userId)
    const again = await link(user.headers, await proofOf('google', { sub: 'linked' }))
    expect([again.status, again.body.linked_accounts.length]).toEqual([200, 1])
    expect(await eventsOf(user)).toEqual(['identity_linked'])
  })

  it('notifies the owner by email, in the language of the account', async () => {
    const user = await createTestUser(service)
    await link(user.headers, await proofOf('google', { sub: 'told' }))
    expect((await readMail(service, user.email)).subject).toBe('เชื่อมบัญชี Google แล้ว')
    await service.call('PUT', '/core/v1/users/me', { headers: user.headers, payload: { language: 'en' } })
    await unlink(user.headers, 'google')
    const gone = await readMail(service, user.email)
    expect([gone.subject, gone.text]).toEqual([
      'Google was unlinked from your account',
      expect.stringContaining('reset your password right away'),
    ])
    await link(user.headers, await proofOf('line', { sub: 'told' }))
    const added = await readMail(service, user.email)
    expect([added.subject, added.text]).toEqual([
      'LINE was linked to your account',
      expect.stringContaining('unlink LINE and change your password'),
    ])
  })

  it('links nothing if the session ends while the identity is verified', async () => {
    const user = await createTestUser(service)
    const proof = await proofOf('google', { sub: 'too late' })
    const answer = await changeMeanwhile(service, user.userId, {
      call: () => link(user.headers, proof),
      change: (db) => db.updateTable('session').set({ revoked_at: new Date() }).execute(),
    })
    expect(answer.status).toBe(401)
    expect(await eventsOf(user)).toEqual([])
    expect((await signInBy(await proofOf('google', { sub: 'too late' }))).userId).not.toBe(user.userId)
  })

  it('rejects an identity of another user, and a second one of the same provider', async () => {
    const [user, other] = [await createTestUser(service), await createTestUser(service)]
    expect((await link(other.headers, await proofOf('google', { sub: 'of another' }))).status).toBe(200)
    const taken = await link(user.headers, await proofOf('google', { sub: 'of another' }))
    expect([taken.status, taken.body.code]).toEqual([409, 'identity_taken'])
    const second = await link(other.headers, await proofOf('google', { sub: 'second' }))
    expect([second.status, second.body.code]).toEqual([409, 'provider_linked'])
    expect((await link(other.headers, await proofOf('line', { sub: 'second' }))).status).toBe(200)
  })

  it('links an identity that two users send concurrently to one of them', async () => {
    const users = [await createTestUser(service), await createTestUser(service)]
    const proofs = [await proofOf('apple', { sub: 'wanted' }), await proofOf('apple', { sub: 'wanted' })]
    const answers = await Promise.all(users.map(({ headers }, index) => link(headers, proofs[index]!)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('accepts a token once', async () => {
    const user = await createTestUser(service)
    const proof = await proofOf('google', { sub: 'used here' })
    expect((await link(user.headers, proof)).status).toBe(200)
    expect((await link(user.headers, proof)).body.code).toBe('identity_refused')
  })

  it('requires a fresh proof before it verifies the identity', async () => {
    const user = await createTestUser(service)
    await letTimePass(service.services.db, '11 minutes')
    const proof = await proofOf('google', { sub: 'late' })
    const stale = await link(user.headers, proof)
    expect([stale.status, stale.body.code]).toEqual([403, 'fresh_proof_needed'])
    const wrong = await link(user.headers, { ...proof, password: 'not the password' })
    expect(wrong.body.code).toBe('password_wrong')
    expect((await link(user.headers, { ...proof, password: PASSWORD })).status).toBe(200)
  })

  it('replays its answer for the same idempotency key', async () => {
    const user = await createTestUser(service)
    const payload = await proofOf('google', { sub: 'repeated' })
    const headers = { ...user.headers, 'idempotency-key': 'link-1' }
    const [first, again] = [await link(headers, payload), await link(headers, payload)]
    expect([again.status, again.text]).toEqual([200, first.text])
  })

  it('rejects calls without a token, invalid proofs and unconfigured providers', async () => {
    const proof = { provider: 'facebook', id_token: 'x', nonce: 'y' }
    expect((await service.call('POST', URL, { payload: proof })).status).toBe(401)
    const { headers } = await createTestUser(service)
    expect((await link(headers, proof)).body.code).toBe('provider_not_configured')
    expect((await link(headers, { ...proof, provider: 'google' })).body.code).toBe('identity_refused')
    const { status, body } = await link(headers, { provider: 'google' })
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      400,
      ['/id_token', '/nonce'],
    ])
  })
})

describe('unlinkAccount', () => {
  it('unlinks the identity, which can then open its own account', async () => {
    const user = await createTestUser(service)
    await link(user.headers, await proofOf('google', { sub: 'let go' }))
    expect((await unlink(user.headers, 'google')).status).toBe(204)
    expect((await unlink(user.headers, 'google')).status).toBe(404)
    expect((await unlink(user.headers, 'line')).status).toBe(404)
    expect((await signInBy(await proofOf('google', { sub: 'let go' }))).userId).not.toBe(user.userId)
    expect(await eventsOf(user)).toEqual(['identity_linked', 'identity_unlinked'])
  })

  it('ends the sessions that were started with the identity, except the caller’s', async () => {
    const user = await createTestUser(service)
    await link(user.headers, await proofOf('google', { sub: 'stolen' }))
    const [thief, owner] = [
      await signInBy(await proofOf('google', { sub: 'stolen' })),
      await signInBy(await proofOf('google', { sub: 'stolen' })),
    ]
    expect((await unlink(owner.headers, 'google')).status).toBe(204)
    const isSignedIn = async (headers: TestUser['headers']) =>
      (await service.call('GET', '/core/v1/users/me', { headers })).status === 200
    expect([await isSignedIn(thief.headers), await isSignedIn(owner.headers), await isSignedIn(user.headers)]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('starts no session with an identity that is unlinked while it is verified', async () => {
    const user = await createTestUser(service)
    await link(user.headers, await proofOf('google', { sub: 'unlinked meanwhile' }))
    const payload = await proofOf('google', { sub: 'unlinked meanwhile' })
    const answer = await changeMeanwhile(service, user.userId, {
      call: () => service.call('POST', '/core/v1/auth/oauth/sign-in', { payload }),
      change: (db) => db.deleteFrom('identity').where('user_id', '=', user.userId).execute(),
    })
    expect([answer.status, answer.body.code]).toEqual([401, 'identity_refused'])
  })

  it('keeps the last way to sign in', async () => {
    const user = await signInBy(await proofOf('google', { sub: 'only one' }))
    const { status, body } = await unlink(user.headers, 'google')
    expect([status, body.code]).toEqual([409, 'last_way_to_sign_in'])
    await link(user.headers, await proofOf('line', { sub: 'only one' }))
    expect((await unlink(user.headers, 'google')).status).toBe(204)
    expect((await unlink(user.headers, 'line')).body.code).toBe('last_way_to_sign_in')
  })

  it.each([1, 2, 3, 4, 5])('leaves one of two identities that are removed concurrently (%i)', async (round) => {
    const user = await signInBy(await proofOf('google', { sub: `race ${round}` }))
    await link(user.headers, await proofOf('line', { sub: `race ${round}` }))
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => unlink(user.headers, index % 2 === 0 ? 'google' : 'line')),
    )
    expect(answers.filter(({ status }) => status === 204).length).toBe(1)
    const left = await service.services.db
      .selectFrom('identity')
      .select('provider')
      .where('user_id', '=', user.userId)
      .execute()
    expect(left.length).toBe(1)
  })

  it('requires a fresh proof', async () => {
    const user = await createTestUser(service)
    await link(user.headers, await proofOf('google', { sub: 'proof' }))
    await letTimePass(service.services.db, '11 minutes')
    expect((await unlink(user.headers, 'google')).body.code).toBe('fresh_proof_needed')
    expect((await unlink(user.headers, 'google', { password: 'not the password' })).body.code).toBe('password_wrong')
    expect((await unlink(user.headers, 'google', { password: PASSWORD })).status).toBe(204)
    expect((await service.call('DELETE', `${URL}/google`)).status).toBe(401)
  })
})
