import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { IDENTITY_ENV, type IdentityServer } from '../../../../test/support/identity-server.ts'
import { startIdentityService } from '../../../../test/support/identity-service.ts'
import { type OidcServer, startOidcServer } from '../../../../test/support/oidc-server.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { CONSENT_VERSION } from '../../consent/public.ts'

let vendors: IdentityServer
let campus: OidcServer
let service: TestService
let stop: () => Promise<void>
beforeAll(async () => {
  campus = await startOidcServer('campus')
  const { GOOGLE_CLIENT_IDS, APPLE_CLIENT_IDS, LINE_CHANNEL_ID, LINE_CHANNEL_SECRET } = IDENTITY_ENV
  const pinned = { GOOGLE_CLIENT_IDS, APPLE_CLIENT_IDS, LINE_CHANNEL_ID, LINE_CHANNEL_SECRET }
  ;({ vendors, service, stop } = await startIdentityService({ ...pinned, OIDC_PROVIDERS: campus.setting }))
})
afterAll(async () => {
  await stop()
  await campus.stop()
})
beforeEach(() => vendors.behave({}))

const signIn = (payload: object, language = 'en') =>
  service.call('POST', '/core/v1/auth/oauth/sign-in', { payload, headers: { 'accept-language': language } })

/** A new Google token, as an app sends it. */
const google = async (claims: JWTPayload) => ({
  provider: 'google',
  id_token: await vendors.idToken('google', claims),
  nonce: 'nonce-1',
  consent_version: CONSENT_VERSION,
})

describe('oauthSignInV1', () => {
  it('opens an account with a code of an OpenID provider, and finds it again with a token', {
    timeout: 30_000,
  }, async () => {
    const person = { sub: 'p-1', email: 'Malee@mail.example', email_verified: true, name: 'มาลี' }
    const { code, codeVerifier, redirectUri } = await campus.authorize(person)
    const first = await signIn({
      provider: 'campus',
      code,
      code_verifier: codeVerifier,
      redirect_uri: redirectUri,
      consent_version: CONSENT_VERSION,
    })
    expect(first.status).toBe(200)
    expect(first.body.user).toMatchObject({
      username: 'malee',
      name: 'มาลี',
      email: 'malee@mail.example',
      language: 'en',
      has_password: false,
      linked_accounts: [{ provider: 'campus', email: 'Malee@mail.example' }],
    })
    const headers = { authorization: `Bearer ${first.body.access_token}` }
    const sessions = await service.call('GET', '/core/v1/auth/sessions', { headers })
    expect(sessions.body.results).toMatchObject([{ method: 'campus', current: true }])

    const { idToken, nonce } = await campus.authorizeForToken({ ...person, email: 'moved@mail.example' })
    const again = await signIn({ provider: 'campus', id_token: idToken, nonce })
    expect([again.status, again.body.user?.user_id]).toEqual([200, first.body.user.user_id])
    expect(again.body.user.email).toBe('malee@mail.example')
  })

  it('rejects a code with another verifier, and a used code', { timeout: 30_000 }, async () => {
    const { code, codeVerifier, redirectUri } = await campus.authorize({ sub: 'p-2' })
    const payload = { provider: 'campus', code, redirect_uri: redirectUri, consent_version: CONSENT_VERSION }
    const wrong = await signIn({
      ...payload,
      code_verifier: codeVerifier.replace(/^./, (c) => (c === 'x' ? 'y' : 'x')),
    })
    expect([wrong.status, wrong.body.code]).toEqual([401, 'identity_refused'])
    const other = await campus.authorize({ sub: 'p-2' })
    const proof = { ...payload, code: other.code, code_verifier: other.codeVerifier }
    expect((await signIn(proof)).status).toBe(200)
    expect((await signIn(proof)).body.code).toBe('identity_refused')
  })

  it('accepts a token once, even from many concurrent calls', async () => {
    const payload = await google({ sub: 'once' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(payload)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)])
    expect((await signIn(payload)).body.code).toBe('identity_refused')
  })

  it('opens one account for concurrent calls with one identity', async () => {
    const payloads = await Promise.all(
      Array.from({ length: 10 }, (_, index) => google({ sub: 'crowd', jti: String(index) })),
    )
    const answers = await Promise.all(payloads.map((payload) => signIn(payload)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body.user.user_id)).size).toBe(1)
  })

  it('opens no account without consent to the documents in force, and keeps the token valid for another try', async () => {
    const { consent_version, ...payload } = await google({ sub: 'careful' })
    for (const more of [{}, { consent_version: '2001-01-01' }]) {
      const { status, body } = await signIn({ ...payload, ...more })
      expect([status, body.code]).toEqual([422, 'consent_version_unknown'])
    }
    const { status, body } = await signIn({ ...payload, consent_version })
    expect(status).toBe(200)
    const consents = await service.services.db
      .selectFrom('consent')
      .select(['purpose', 'granted', 'document_language'])
      .where('user_id', '=', body.user.user_id)
      .orderBy('purpose')
      .execute()
    expect(consents).toEqual([
      { purpose: 'privacy', granted: true, document_language: 'en' },
      { purpose: 'terms', granted: true, document_language: 'en' },
    ])
  })

  it('never links an account by its address, verified or not', async () => {
    const owner = await createTestUser(service)
    for (const email_verified of [true, false]) {
      const payload = await google({ sub: `thief ${email_verified}`, email: owner.email.toUpperCase(), email_verified })
      const { status, body } = await signIn(payload)
      expect([status, body.code]).toEqual([409, 'email_has_account'])
    }
  })

  it('ignores an address that the provider has not verified', async () => {
    const { body } = await signIn(await google({ sub: 'unproved', email: 'hoped@mail.example', email_verified: false }))
    expect(body.user).toMatchObject({ email: null, username: 'hoped' })
    const { body: other } = await signIn(
      await google({ sub: 'owner', email: 'hoped@mail.example', email_verified: true }),
    )
    expect(other.user.email).toBe('hoped@mail.example')
    expect(other.user.username).toMatch(/^hoped\d+$/)
  })

  it('makes up a username and a name if the provider gives none', async () => {
    expect((await signIn(await google({ sub: 'nameless' }), 'th')).body.user).toMatchObject({
      name: 'นักเดินทาง',
      username: expect.stringMatching(/^traveller\d*$/),
    })
    expect((await signIn(await google({ sub: 'nameless 2', name: 'สมชาย' }))).body.user.username).toMatch(
      /^traveller\d+$/,
    )
  })

  it('keeps identities of two providers with the same subject apart', async () => {
    const one = await signIn(await google({ sub: 'same' }))
    const idToken = await vendors.idToken('line', { sub: 'same' })
    const other = await signIn({
      provider: 'line',
      id_token: idToken,
      nonce: 'nonce-1',
      consent_version: CONSENT_VERSION,
    })
    expect(other.status).toBe(200)
    expect(other.body.user.user_id).not.toBe(one.body.user.user_id)
  })

  it('reopens a closed account', async () => {
    const { body } = await signIn(await google({ sub: 'back' }))
    await service.services.db
      .updateTable('app_user')
      .set({ deactivated_at: new Date() })
      .where('user_id', '=', body.user.user_id)
      .execute()
    const again = await signIn(await google({ sub: 'back', jti: '2' }))
    expect([again.status, again.body.user.user_id]).toEqual([200, body.user.user_id])
  })

  it('names missing and conflicting fields, and the known providers', async () => {
    const faultsOf = async (payload: object) => {
      const { status, body } = await signIn(payload)
      return [status, ...(body.errors ?? []).map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`)]
    }
    expect(await faultsOf({ provider: 'google' })).toEqual([400, '/id_token missing', '/nonce missing'])
    expect(await faultsOf({ provider: 'google', id_token: 'x' })).toEqual([400, '/nonce missing'])
    expect(await faultsOf({ provider: 'google', code: 'x', id_token: 'y' })).toEqual([
      400,
      '/code_verifier missing',
      '/redirect_uri missing',
      '/id_token not_allowed',
    ])
    expect(await faultsOf({ provider: 'goggle', id_token: 'x', nonce: 'y' })).toEqual([400, '/provider not_allowed'])
    expect(await faultsOf({ provider: 'google', code: 'x', code_verifier: 'short', redirect_uri: 'nowhere' })).toEqual([
      400,
      '/code_verifier bad_format',
      '/redirect_uri bad_format',
    ])
    expect(await faultsOf({ id_tokken: 'x' })).toEqual([400, '/provider missing', '/id_tokken unknown'])
  })

  it('distinguishes an unconfigured provider, an invalid proof, and a provider that is down', async () => {
    const { body: refused } = await signIn({ provider: 'google', id_token: 'x', nonce: 'y' })
    expect([refused.status, refused.code]).toEqual([401, 'identity_refused'])
    const { status, body } = await signIn({ provider: 'facebook', id_token: 'x', nonce: 'y' })
    expect([status, body.code]).toEqual([422, 'provider_not_configured'])
    vendors.behave({ status: 500 })
    const idToken = await vendors.idToken('apple')
    const away = await signIn({ provider: 'apple', id_token: idToken, nonce: 'nonce-1' })
    expect([away.status, away.body.code, away.headers['retry-after']]).toEqual([503, 'unavailable', '10'])
  })
})

describe('the limit of sign-ins', () => {
  it('counts sign-ins with providers too', async () => {
    const limits = {
      default: { calls: 100, windowS: 60 },
      preview: { calls: 1, windowS: 60 },
      'sign-in': { calls: 2, windowS: 60 },
    }
    const limited = await startTestService({ limits })
    const payload = { provider: 'google', id_token: 'x', nonce: 'y' }
    const statuses: number[] = []
    for (let count = 0; count < 3; count++)
      statuses.push((await limited.call('POST', '/core/v1/auth/oauth/sign-in', { payload })).status)
    await limited.stop()
    expect(statuses).toEqual([422, 422, 429])
  })
})
