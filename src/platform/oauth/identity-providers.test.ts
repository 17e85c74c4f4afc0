import { createHash } from 'node:crypto'
import { exportPKCS8, generateKeyPair, type JWTPayload, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { NOW, useIdentityProofs } from '../../../test/support/identity-proofs.ts'
import { CLIENT_IDS, IDENTITY_ENV, LINE_SECRET } from '../../../test/support/identity-server.ts'
import { PINNED_NAMES, PINNED_PROVIDERS } from './pinned-providers.ts'

const S = NOW.getTime() / 1_000
const VERIFIER = 'v'.repeat(43)
const proofs = useIdentityProofs()
const { open, outcome, prove } = proofs

describe('an ID token of a built-in provider', () => {
  it.each(PINNED_NAMES)('proves the identity at %s', async (name) => {
    const claims = {
      email: 'someone@mail.example',
      email_verified: true,
      name: 'Some One',
      picture: 'https://img.example/1',
    }
    expect(await prove(name, claims)).toMatchObject({
      provider: name,
      issuer: PINNED_PROVIDERS[name].endpoints.issuers[0]!.issuer,
      subject: 'subject-1',
      email: 'someone@mail.example',
      isEmailVerified: true,
      name: 'Some One',
      pictureUrl: 'https://img.example/1',
      tokenOldAt: new Date((S + 310) * 1_000),
    })
  })

  it.each<[string, JWTPayload]>([
    ['another issuer', { iss: 'https://accounts.goggle.example' }],
    ['no issuer', { iss: undefined } as unknown as JWTPayload],
    ['another audience', { aud: 'another-app' }],
    ['several audiences, asked for by another party', { aud: [CLIENT_IDS.google, 'another-app'], azp: 'another-app' }],
    ['another nonce', { nonce: 'nonce-2' }],
    ['no nonce', { nonce: undefined } as unknown as JWTPayload],
    ['an end that has passed', { iat: S - 200, exp: S - 60 }],
    ['no end', { exp: undefined } as unknown as JWTPayload],
    ['an issue of six minutes ago', { iat: S - 360 }],
    ['an issue in the future', { iat: S + 120 }],
    ['no issue', { iat: undefined } as unknown as JWTPayload],
    ['a beginning in the future', { nbf: S + 120 }],
    ['no subject', { sub: undefined } as unknown as JWTPayload],
    ['an empty subject', { sub: '' }],
    ['a subject with a NUL', { sub: 'a\0b' }],
    ['a subject without end', { sub: 'x'.repeat(300) }],
  ])('with %s is rejected', async (_what, claims) => {
    expect(await prove('google', claims)).toBe('identity_refused')
  })

  it('is rejected if it is not signed', async () => {
    const idToken = new UnsecuredJWT({
      iss: 'https://accounts.google.com',
      aud: CLIENT_IDS.google,
      sub: 'x',
      nonce: 'n',
    })
      .setIssuedAt(S)
      .setExpirationTime(S + 60)
      .encode()
    expect(await outcome(open(), { provider: 'google', idToken, nonce: 'n' })).toBe('identity_refused')
  })

  it.each(PINNED_NAMES)('of %s that is signed by HS256 with the public key is rejected', async (name) => {
    const key = new TextEncoder().encode(JSON.stringify(proofs.server.publicKey(name)))
    expect(await prove(name, {}, { alg: 'HS256', key })).toBe('identity_refused')
    const modulus = Buffer.from(proofs.server.publicKey(name).n ?? proofs.server.publicKey(name).x ?? '', 'base64url')
    expect(await prove(name, {}, { alg: 'HS256', key: modulus })).toBe('identity_refused')
  })

  it('is rejected if signed with another key under a known key id', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    expect(await prove('google', {}, { key: privateKey })).toBe('identity_refused')
  })

  it('is rejected if another provider signed it, whatever issuer it names', async () => {
    const idToken = await proofs.server.idToken('apple', { iss: 'https://accounts.google.com', aud: CLIENT_IDS.google })
    expect(await outcome(open(), { provider: 'google', idToken, nonce: 'nonce-1' })).toBe('identity_refused')
    const honest = await proofs.server.idToken('apple')
    expect(await outcome(open(), { provider: 'google', idToken: honest, nonce: 'nonce-1' })).toBe('identity_refused')
  })

  it('is rejected if its type is that of an access or logout token', async () => {
    expect(await prove('google', {}, { typ: 'at+jwt' })).toBe('identity_refused')
    expect(await prove('google', {}, { typ: 'logout+jwt' })).toBe('identity_refused')
    expect(await prove('google', {}, { typ: 'JWT' })).toMatchObject({ subject: 'subject-1' })
  })

  it('is rejected if malformed', async () => {
    for (const idToken of ['x', 'a.b.c', '..', 'eyJhbGciOiJSUzI1NiJ9.e30.', `${'a.'.repeat(4)}a`])
      expect(await outcome(open(), { provider: 'google', idToken, nonce: 'n' })).toBe('identity_refused')
  })

  it('may be issued to any of our clients', async () => {
    expect(await prove('google', { aud: 'google-android', azp: 'google-ios' })).toMatchObject({ subject: 'subject-1' })
    expect(await prove('google', { aud: [CLIENT_IDS.google, 'other'], azp: CLIENT_IDS.google })).toMatchObject({})
  })

  it('may name any issuer of its provider; the account is the same', async () => {
    const issuer = 'https://www.facebook.com'
    expect(await prove('facebook', { iss: 'https://limited.facebook.com' })).toMatchObject({ issuer })
    expect(await prove('google', { iss: 'accounts.google.com' })).toMatchObject({
      issuer: 'https://accounts.google.com',
    })
  })

  it('may contain the SHA-256 of the nonce', async () => {
    const nonce = createHash('sha256').update('nonce-1').digest('hex')
    expect(await prove('apple', { nonce })).toMatchObject({ subject: 'subject-1' })
  })

  it('is recognised by its signed part, whatever the encoding of the signature', async () => {
    const idToken = await proofs.server.idToken('google')
    // The last character of 256 bytes holds four bits that mean nothing.
    const last = idToken.at(-1) ?? ''
    const twin = idToken.slice(0, -1) + 'BRhx'.charAt('AQgw'.indexOf(last))
    expect(twin).not.toBe(idToken)
    const providers = open()
    const [one, other] = await Promise.all(
      [idToken, twin].map((token) => providers.prove({ provider: 'google', idToken: token, nonce: 'nonce-1' })),
    )
    expect(one?.tokenDigest).toEqual(other?.tokenDigest)
  })

  it('states whether the address is verified, as a boolean or a string', async () => {
    const email = 'someone@mail.example'
    for (const [email_verified, isEmailVerified] of [
      ['true', true],
      [true, true],
      ['false', false],
      [false, false],
      [1, false],
      [undefined, false],
    ] as const)
      expect(await prove('apple', { email, email_verified })).toMatchObject({ email, isEmailVerified })
  })

  it('yields no name or picture that cannot be displayed', async () => {
    expect(await prove('google', { name: ' \u0000\u200b ', picture: 'http://img.example/1' })).toMatchObject({
      name: null,
      pictureUrl: null,
    })
    expect(await prove('google', { name: `${'น'.repeat(150)}`, picture: 7 })).toMatchObject({ name: 'น'.repeat(100) })
  })
})

describe('an ID token of LINE', () => {
  const key = new TextEncoder().encode(LINE_SECRET)
  it('is accepted if signed with LINE’s key or the channel secret', async () => {
    expect(await prove('line')).toMatchObject({ issuer: 'https://access.line.me' })
    expect(await prove('line', {}, { alg: 'HS256', key })).toMatchObject({ issuer: 'https://access.line.me' })
  })
  it('is rejected if signed with another secret, or if no secret is configured', async () => {
    const other = new TextEncoder().encode('beef'.repeat(8))
    expect(await prove('line', {}, { alg: 'HS256', key: other })).toBe('identity_refused')
    const without = open({ LINE_CHANNEL_SECRET: '' })
    expect(await prove('line', {}, { alg: 'HS256', key }, without)).toBe('identity_refused')
    expect(await prove('line', {}, { alg: 'HS256', key: new TextEncoder().encode('\0') }, without)).toBe(
      'identity_refused',
    )
  })
  it('is the only one that may be signed with a secret', async () => {
    const secret = new TextEncoder().encode(IDENTITY_ENV.GOOGLE_CLIENT_SECRET.padEnd(32, 'x'))
    expect(await prove('google', {}, { alg: 'HS256', key: secret })).toBe('identity_refused')
  })
})

describe('a code', () => {
  const exchange = (idToken: string, more = {}) => ({
    provider: 'google',
    code: proofs.server.code(idToken, VERIFIER),
    codeVerifier: VERIFIER,
    redirectUri: 'https://app.example/callback?from=1',
    nonce: null,
    ...more,
  })

  it('is exchanged with its verifier and the secret, and its token is verified like any other', async () => {
    const idToken = await proofs.server.idToken('google')
    expect(await outcome(open(), exchange(idToken))).toMatchObject({ subject: 'subject-1' })
    expect(Object.fromEntries(proofs.server.exchanges.at(-1) ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      client_id: CLIENT_IDS.google,
      client_secret: 'google-secret',
      code_verifier: VERIFIER,
      redirect_uri: 'https://app.example/callback?from=1',
    })
    const forged = await proofs.server.idToken('google', {}, { key: (await generateKeyPair('RS256')).privateKey })
    expect(await outcome(open(), exchange(forged))).toBe('identity_refused')
    const old = await proofs.server.idToken('google', { iat: S - 400 })
    expect(await outcome(open(), exchange(old))).toBe('identity_refused')
  })

  it('is rejected with another verifier, if unknown, and if used before', async () => {
    const proof = exchange(await proofs.server.idToken('google'))
    expect(await outcome(open(), { ...proof, codeVerifier: 'w'.repeat(43) })).toBe('identity_refused')
    const used = exchange(await proofs.server.idToken('google'))
    expect(await outcome(open(), used)).toMatchObject({ subject: 'subject-1' })
    expect(await outcome(open(), used)).toBe('identity_refused')
    expect(await outcome(open(), { ...proof, code: 'unknown' })).toBe('identity_refused')
  })

  it('is also checked against the nonce if there is one', async () => {
    const idToken = await proofs.server.idToken('google')
    expect(await outcome(open(), exchange(idToken, { nonce: 'nonce-2' }))).toBe('identity_refused')
    expect(await outcome(open(), exchange(idToken, { nonce: 'nonce-1' }))).toMatchObject({ subject: 'subject-1' })
  })

  it('of LINE may return a token signed with the channel secret', async () => {
    const idToken = await proofs.server.idToken(
      'line',
      {},
      { alg: 'HS256', key: new TextEncoder().encode(LINE_SECRET) },
    )
    expect(await outcome(open(), exchange(idToken, { provider: 'line' }))).toMatchObject({ provider: 'line' })
  })

  it('of Apple is exchanged with a token signed by the team key as the secret', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const pem = await exportPKCS8(privateKey)
    const env = { APPLE_TEAM_ID: 'TEAM', APPLE_KEY_ID: 'KEY', APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n') }
    const proof = exchange(await proofs.server.idToken('apple'), { provider: 'apple' })
    expect(await outcome(open(env), proof)).toMatchObject({ provider: 'apple' })
    const [head = '', body = ''] = (proofs.server.exchanges.at(-1)?.get('client_secret') ?? '').split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(head)).toEqual({ alg: 'ES256', kid: 'KEY' })
    expect(read(body)).toMatchObject({
      iss: 'TEAM',
      sub: CLIENT_IDS.apple,
      aud: 'https://appleid.apple.com',
      exp: S + 300,
    })
  })

  it('is not rejected when the provider fails', async () => {
    const proof = exchange(await proofs.server.idToken('google'))
    for (const trouble of [{ status: 502 }, { status: 429 }, { reset: true }]) {
      proofs.server.behave(trouble)
      expect(await outcome(open(), proof)).toBe('unavailable')
    }
    proofs.server.behave({ status: 401, body: '{"error":"invalid_client"}' })
    const providers = open()
    for (let count = 0; count < 7; count++) expect(await outcome(providers, proof)).toBe('unavailable')
    proofs.server.behave({})
    expect(await prove('google', {}, {}, providers)).toMatchObject({ subject: 'subject-1' })
    proofs.server.behave({ status: 400, body: '{"error":{"message":"This code has been used","code":100}}' })
    expect(await outcome(open(), proof)).toBe('identity_refused')
  })
})
