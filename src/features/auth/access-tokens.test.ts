import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { letTimePass } from '../../../test/support/time.ts'
import { AccessTokens } from './access-tokens.ts'

let service: TestService
let user: TestUser
let now = new Date('2026-11-21T03:00:00Z')
beforeAll(async () => {
  service = await startTestService({ clock: () => now })
  user = await createTestUser(service)
})
afterAll(() => service.stop())

type Part = Record<string, unknown>
const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (token: string, part: number): Part =>
  JSON.parse(Buffer.from(token.split('.')[part]!, 'base64url').toString('utf8'))

async function statusOf(token: string): Promise<number> {
  const { status, headers } = await service.call('GET', '/core/v1/auth/sessions', {
    headers: { authorization: `Bearer ${token}` },
  })
  if (status === 401) expect(headers['www-authenticate']).toMatch(/^Bearer/)
  return status
}

/** The service's own key, which no attacker has: only the claim that a test changes can cause the rejection. */
async function forge(header: Part, claims: Part): Promise<string> {
  const { private_jwk, kid } = await service.services.db
    .selectFrom('signing_key')
    .select(['private_jwk', 'kid'])
    .executeTakeFirstOrThrow()
  const signed = `${encode({ ...decode(user.accessToken, 0), kid, ...header })}.${encode({ ...decode(user.accessToken, 1), ...claims })}`
  const key = { key: { ...private_jwk }, format: 'jwk' } as const
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
}

describe('access tokens', () => {
  it('are signed with a published key and carry the claims of RFC 9068', async () => {
    expect(decode(user.accessToken, 0)).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: expect.any(String) })
    expect(decode(user.accessToken, 1)).toEqual({
      iss: 'tiao',
      aud: 'tiao',
      sub: user.userId,
      sid: user.sessionId,
      iat: now.getTime() / 1_000,
      nbf: now.getTime() / 1_000 - 5,
      exp: now.getTime() / 1_000 + 900,
      jti: expect.any(String),
    })
    const { body } = await service.call('GET', '/core/v1/.well-known/jwks.json')
    expect(body.keys.map((key: Part) => key['kid'])).toContain(decode(user.accessToken, 0)['kid'])
    expect(JSON.stringify(body)).not.toContain('"d"')
    expect(await statusOf(user.accessToken)).toBe(200)
    expect(await statusOf(await forge({}, {}))).toBe(200)
  })

  it.each<[string, Part, Part]>([
    ['another audience', {}, { aud: 'another' }],
    ['another issuer', {}, { iss: 'https://issuer.example' }],
    ['an hour that is past', {}, { exp: new Date('2026-11-21T02:59:59Z').getTime() / 1_000 }],
    ['an hour to come', {}, { nbf: new Date('2026-11-21T03:01:00Z').getTime() / 1_000 }],
    ['the type of an id_token', { typ: 'JWT' }, {}],
    ['no type', { typ: undefined }, {}],
    ['an unknown key', { kid: 'somebody-else' }, {}],
    ['a path for a key', { kid: '../../../../dev/null' }, {}],
    ['no key', { kid: undefined }, {}],
    ['another user than the session’s', {}, { sub: 'user_019abcde-0000-7000-8000-00000000000f' }],
    ['no session', {}, { sid: undefined }],
    ['a session that does not exist', {}, { sid: 'session_none' }],
    ['no subject', {}, { sub: undefined }],
    ['no end', {}, { exp: undefined }],
    ['a header that must be understood', { crit: ['exp'] }, {}],
  ])('with %s are rejected', async (_what, header, claims) => {
    expect(await statusOf(await forge(header, claims))).toBe(401)
  })

  it('are rejected without a signature', async () => {
    const claims = encode(decode(user.accessToken, 1))
    const header = decode(user.accessToken, 0)
    for (const alg of ['none', 'None', 'NONE'])
      expect(await statusOf(`${encode({ ...header, alg })}.${claims}.`)).toBe(401)
    expect(await statusOf(`${encode(header)}.${claims}.`)).toBe(401)
  })

  it('are rejected if signed with the public key as a shared secret', async () => {
    const { body } = await service.call('GET', '/core/v1/.well-known/jwks.json')
    const [key] = body.keys
    for (const secret of [key.x, Buffer.from(key.x, 'base64url'), JSON.stringify(key)]) {
      const signed = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: key.kid })}.${encode(decode(user.accessToken, 1))}`
      expect(await statusOf(`${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`)).toBe(401)
    }
  })

  it('are rejected if signed with another key, even if that key is in the header', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    for (const header of [{}, { jwk: publicKey.export({ format: 'jwk' }) }, { jku: 'http://127.0.0.1:1/keys' }]) {
      const signed = `${encode({ ...decode(user.accessToken, 0), ...header })}.${encode(decode(user.accessToken, 1))}`
      expect(await statusOf(`${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`)).toBe(401)
    }
  })

  it('are rejected if malformed', async () => {
    for (const token of [
      user.refreshToken,
      'x',
      'a.b.c',
      `${user.accessToken}x`,
      `x${user.accessToken}`,
      'y'.repeat(5_000),
    ])
      expect(await statusOf(token)).toBe(401)
  })

  it('expire after fifteen minutes, even on a node that has just verified them', async () => {
    expect(await statusOf(user.accessToken)).toBe(200)
    now = new Date('2026-11-21T03:14:59Z')
    expect(await statusOf(user.accessToken)).toBe(200)
    now = new Date('2026-11-21T03:15:00Z')
    expect(await statusOf(user.accessToken)).toBe(401)
    now = new Date('2026-11-21T03:00:00Z')
  })
})

describe('signing keys', () => {
  it('are published an hour before they sign, and deleted when no token needs them', async () => {
    const { db } = service.services
    const tokens = new AccessTokens({ db, issuer: 'tiao', clock: () => now })
    const claims = { userId: user.userId, sessionId: user.sessionId }
    const before = (await tokens.issue(claims)).accessToken
    const kids = async () => (await tokens.jwks()).keys.map((key) => key['kid'])
    await tokens.rotate()
    expect(await kids()).toHaveLength(1)
    await letTimePass(db, '31 days')
    await tokens.rotate()
    expect(await kids()).toHaveLength(2)
    expect(decode((await tokens.issue(claims)).accessToken, 0)['kid']).toBe(decode(before, 0)['kid'])
    now = new Date('2026-11-21T04:00:01Z')
    const after = (await tokens.issue(claims)).accessToken
    expect(decode(after, 0)['kid']).not.toBe(decode(before, 0)['kid'])
    now = new Date('2026-11-21T04:31:00Z')
    await tokens.rotate()
    expect(await kids()).toEqual([decode(after, 0)['kid']])
    now = new Date('2026-11-21T03:00:00Z')
  })

  it('are created once when several nodes start concurrently', async () => {
    const { db } = service.services
    await db.deleteFrom('signing_key').execute()
    const nodes = Array.from({ length: 8 }, () => new AccessTokens({ db, issuer: 'tiao', clock: () => now }))
    const issued = await Promise.all(nodes.map((node) => node.issue({ userId: 'user_1', sessionId: 'session_1' })))
    expect(await db.selectFrom('signing_key').select('kid').execute()).toHaveLength(1)
    for (const { accessToken } of issued)
      expect(await nodes[0]!.verify(accessToken)).toMatchObject({ sessionId: 'session_1' })
  })

  it('sign at once even if the clock of the node that created the first one is ahead', async () => {
    const { db } = service.services
    await db.deleteFrom('signing_key').execute()
    const node = (clock: () => Date) => new AccessTokens({ db, issuer: 'tiao', clock })
    const late = node(() => now)
    // It has not seen a key and creates one, too late.
    expect(await late.verify(user.accessToken)).toBeNull()
    const first = await node(() => new Date(now.getTime() + 5)).issue({ userId: 'user_1', sessionId: 'session_1' })
    const second = await late.issue({ userId: 'user_2', sessionId: 'session_2' })
    expect(await late.verify(first.accessToken)).toMatchObject({ userId: 'user_1' })
    expect(await late.verify(second.accessToken)).toMatchObject({ userId: 'user_2' })
    expect(await db.selectFrom('signing_key').select('kid').execute()).toHaveLength(1)
  })
})
