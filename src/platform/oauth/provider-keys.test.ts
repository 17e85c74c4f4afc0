import { describe, expect, it } from 'vitest'
import { useIdentityProofs } from '../../../test/support/identity-proofs.ts'
import { readConfig } from '../config.ts'
import { readDiscovery } from './identity-providers.ts'

const proofs = useIdentityProofs()
const { open, outcome, prove } = proofs
const requestsOf = (path: string) => proofs.server.requests.filter((request) => request === path).length

describe('provider keys', () => {
  it('are fetched once for concurrent callers and cached as their headers allow', async () => {
    proofs.server.behave({ cacheControl: 'public, max-age=3600' })
    const providers = open()
    const before = requestsOf('/google/jwks')
    await Promise.all(Array.from({ length: 10 }, () => prove('google', {}, {}, providers)))
    proofs.nowMs = 3_599_000
    await prove('google', {}, {}, providers)
    expect(requestsOf('/google/jwks') - before).toBe(1)
    proofs.nowMs = 3_601_000
    await prove('google', {}, {}, providers)
    expect(requestsOf('/google/jwks') - before).toBe(2)
  })

  it('are cached for at least a minute and at most a day', async () => {
    proofs.server.behave({ cacheControl: 'no-store' })
    const providers = open()
    const before = requestsOf('/google/jwks')
    await prove('google', {}, {}, providers)
    proofs.nowMs = 59_000
    await prove('google', {}, {}, providers)
    expect(requestsOf('/google/jwks') - before).toBe(1)
    proofs.server.behave({ cacheControl: 'max-age=99999999' })
    proofs.nowMs = 61_000
    await prove('google', {}, {}, providers)
    proofs.nowMs += 86_401_000
    await prove('google', {}, {}, providers)
    expect(requestsOf('/google/jwks') - before).toBe(3)
  })

  it('are fetched again for an unknown key, but not for every token that names one', async () => {
    const providers = open()
    expect(await prove('facebook', {}, {}, providers)).toMatchObject({ subject: 'subject-1' })
    proofs.nowMs = 31_000
    await proofs.server.rotate('facebook')
    expect(await prove('facebook', {}, {}, providers)).toMatchObject({ subject: 'subject-1' })
    const before = requestsOf('/facebook/jwks')
    for (let count = 0; count < 5; count++)
      expect(await prove('facebook', {}, { kid: `unknown-${count}` }, providers)).toBe('identity_refused')
    expect(await prove('facebook', {}, { kid: '../../etc/passwd' }, providers)).toBe('identity_refused')
    expect(requestsOf('/facebook/jwks')).toBe(before)
  })

  it('are rejected once the provider has withdrawn them', async () => {
    const providers = open()
    const idToken = await proofs.server.idToken('google')
    await prove('google', {}, {}, providers)
    await proofs.server.rotate('google')
    proofs.nowMs = 601_000
    expect(await prove('google', {}, {}, providers)).toMatchObject({ subject: 'subject-1' })
    expect(await outcome(providers, { provider: 'google', idToken, nonce: 'nonce-1' })).toBe('identity_refused')
  })

  it.each([
    ['fails', { status: 500 }],
    ['is gone', { status: 404 }],
    ['closes the connection', { reset: true }],
    ['answers with a page', { body: '<html>' }],
    ['answers with other JSON', { body: '{"keys":"none"}' }],
    ['answers without end', { body: 'x'.repeat(300_000) }],
    ['redirects', { status: 302 }],
  ])('count as unavailable when the provider %s, and no token is rejected for it', async (_what, trouble) => {
    proofs.server.behave(trouble)
    expect(await prove('google')).toBe('unavailable')
  })

  it('are used for up to a day while the provider is down', async () => {
    const providers = open()
    await prove('google', {}, {}, providers)
    proofs.server.behave({ status: 503 })
    const before = requestsOf('/google/jwks')
    proofs.nowMs = 700_000
    for (let count = 0; count < 5; count++)
      expect(await prove('google', {}, {}, providers)).toMatchObject({ subject: 'subject-1' })
    expect(requestsOf('/google/jwks') - before).toBe(1)
    proofs.nowMs = 86_500_000
    expect(await prove('google', {}, {}, providers)).toBe('unavailable')
  })

  it('are requested rarely while the provider is down', async () => {
    proofs.server.behave({ status: 503 })
    const providers = open()
    const before = requestsOf('/google/jwks')
    for (let count = 0; count < 10; count++) expect(await prove('google', {}, {}, providers)).toBe('unavailable')
    expect(requestsOf('/google/jwks') - before).toBe(5)
    proofs.server.behave({})
    proofs.nowMs = 31_000
    expect(await prove('google', {}, {}, providers)).toMatchObject({ subject: 'subject-1' })
  })

  it('are awaited for at most five seconds', { timeout: 15_000 }, async () => {
    proofs.server.behave({ delayMs: 7_000 })
    expect(await prove('google')).toBe('unavailable')
  })
})

describe('a provider', () => {
  it('that is not configured is distinguished from an unknown one', async () => {
    const providers = open({ GOOGLE_CLIENT_IDS: '' })
    const proof = { idToken: 'x', nonce: 'n' }
    expect(await outcome(providers, { provider: 'google', ...proof })).toBe('provider_not_configured')
    expect(await outcome(providers, { provider: 'goggle', ...proof })).toBe('invalid_request')
    expect(await outcome(providers, { provider: '__proto__', ...proof })).toBe('invalid_request')
  })
})

describe('the Apple key', () => {
  it('must be complete and valid', () => {
    expect(() => readConfig({ APPLE_TEAM_ID: 'TEAM' })).toThrow(/APPLE_KEY_ID/)
    const env = { APPLE_TEAM_ID: 'TEAM', APPLE_KEY_ID: 'KEY', APPLE_PRIVATE_KEY: 'not a key' }
    expect(() => readConfig(env)).toThrow(/APPLE_PRIVATE_KEY: The value is not a private key in PEM/)
  })
})

describe('OIDC_PROVIDERS', () => {
  const other = { name: 'campus', issuer: 'https://login.campus.example', client_ids: ['tiao'] }
  const faults = (value: unknown) => {
    try {
      readConfig({ OIDC_PROVIDERS: typeof value === 'string' ? value : JSON.stringify(value) })
      return 'none'
    } catch (error) {
      return (error as Error).message
    }
  }
  it('adds providers', () => {
    expect(readConfig({ OIDC_PROVIDERS: JSON.stringify([other]) }).OIDC_PROVIDERS).toEqual([
      {
        name: 'campus',
        issuer: 'https://login.campus.example',
        clientIds: ['tiao'],
        clientSecret: null,
        clientAuthentication: 'client_secret_basic',
        algorithms: ['RS256'],
      },
    ])
  })
  it.each([
    ['no JSON', '[', /is not JSON/],
    ['no list', {}, /is not a list/],
    ['a name that is built in', [{ ...other, name: 'google' }], /google/],
    ['an issuer that is built in', [{ ...other, issuer: 'https://appleid.apple.com' }], /appleid/],
    ['a name twice', [other, { ...other, issuer: 'https://b.example' }], /campus/],
    ['an issuer without TLS', [{ ...other, issuer: 'http://login.campus.example' }], /issuer/],
    ['no clients', [{ ...other, client_ids: [] }], /client_ids/],
    ['an unknown member', [{ ...other, clientids: [] }], /clientids/],
    ['the algorithm none', [{ ...other, algorithms: ['none'] }], /algorithms/],
    ['a shared secret that is missing', [{ ...other, algorithms: ['HS256'] }], /HS256/],
  ])('is rejected with %s', (_what, value, expected) => {
    expect(faults(value)).toMatch(expected)
  })
})

describe('a discovery document', () => {
  const https = { jwks_uri: 'https://idp.example/keys', token_endpoint: 'https://idp.example/token' }
  const here = { jwks_uri: 'http://127.0.0.1:9/keys', token_endpoint: 'http://127.0.0.1:9/token' }
  const isTaken = (issuer: string, members: object) => {
    try {
      return readDiscovery({ issuer, ...members }, issuer) !== null
    } catch {
      return false
    }
  }
  it.each([
    ['https://idp.example', https, true],
    ['https://idp.example', { ...https, jwks_uri: here.jwks_uri }, false],
    ['https://idp.example', { ...https, token_endpoint: here.token_endpoint }, false],
    ['http://127.0.0.1:9', here, true],
    ['http://127.0.0.1:9', https, true],
    ['http://127.0.0.1:9', { ...https, jwks_uri: 'http://idp.example/keys' }, false],
  ])('of %s may use plain HTTP only on this machine: %j', (issuer, members, isSound) => {
    expect(isTaken(issuer, members)).toBe(isSound)
  })
})
