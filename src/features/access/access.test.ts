import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { type Access, operation } from '../../platform/operation.ts'
import { grantRole } from '../users/public.ts'
import { createKey, listKeys, revokeKey } from './public.ts'

const operationAt = (url: string, access: Access) =>
  operation({
    method: 'GET',
    url,
    access,
    schema: {
      operationId: url.split('/').at(-1)!,
      summary: 'Says who calls',
      tag: 'Test',
      response: { 200: Type.Object({ kind: Type.String(), id: Type.String() }) },
      example: { response: { kind: 'key', id: 'key_1' } },
    },
    handler: ({ caller }) => caller,
  })

let service: TestService
let now: Date
let address = 0
beforeAll(async () => {
  service = await startTestService({
    clock: () => now,
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    limits: { default: { calls: 5, windowS: 60 }, preview: { calls: 1, windowS: 60 } },
    extraOperations: [
      operationAt('/test/chat', 'key:chat'),
      operationAt('/test/internal', 'key:internal'),
      operationAt('/test/user', 'user'),
      operationAt('/test/both', 'key:chat+user'),
      operationAt('/test/admin', 'admin'),
    ],
  })
})
afterAll(() => service.stop())
beforeEach(() => {
  now = new Date('2026-11-21T03:00:00Z')
  // Each test calls from its own address, because rejected calls count against it.
  address++
})

const call = (url: string, headers: Record<string, string> = {}) =>
  service.call('GET', url, {
    headers: { 'accept-language': 'en', 'x-forwarded-for': `203.0.113.${address}`, ...headers },
  })
const makeKey = (scopes: readonly ('chat' | 'internal')[] = ['chat'], expiresAt: Date | null = null) =>
  createKey(service.services.db, { name: 'bot', scopes, expiresAt })
const refusal = ({ status, body, headers }: Awaited<ReturnType<typeof call>>) => [
  status,
  body.code,
  headers['www-authenticate'],
]

describe('an operation that requires a key and a user', () => {
  it('accepts both together, and calls as the user', async () => {
    const [{ secret }, user] = [await makeKey(), await createTestUser(service)]
    const { status, body } = await call('/test/both', { 'x-api-key': secret, ...user.headers })
    expect([status, body]).toEqual([200, { kind: 'user', id: user.userId }])
  })

  it('refuses either alone, a key of another scope and an invalid token, and names what is missing', async () => {
    const [{ secret }, other, user] = [await makeKey(), await makeKey(['internal']), await createTestUser(service)]
    expect(refusal(await call('/test/both', user.headers))).toEqual([401, 'unauthenticated', 'ApiKey'])
    expect(refusal(await call('/test/both', { 'x-api-key': secret }))).toEqual([401, 'unauthenticated', 'Bearer'])
    const invalid = { 'x-api-key': secret, authorization: `Bearer ${user.accessToken}x` }
    expect(refusal(await call('/test/both', invalid))).toEqual([401, 'unauthenticated', 'Bearer error="invalid_token"'])
    const wrong = { 'x-api-key': other.secret, ...user.headers }
    expect((await call('/test/both', wrong)).status).toBe(403)
  })
})

describe('API keys', () => {
  it('authenticate calls that require their scope', async () => {
    const { keyId, secret } = await makeKey()
    expect(secret).toMatch(/^tiao_[\w-]{43}$/)
    const { status, body } = await call('/test/chat', { 'x-api-key': secret })
    expect([status, body]).toEqual([200, { kind: 'key', id: keyId }])
  })

  it('are required: 401 with the scheme if missing or unknown', async () => {
    expect(refusal(await call('/test/chat'))).toEqual([401, 'unauthenticated', 'ApiKey'])
    for (const secret of ['', 'tiao_guess', 'x'.repeat(5_000), "' or 1=1 --"])
      expect(refusal(await call('/test/chat', { 'x-api-key': secret }))).toEqual([401, 'unauthenticated', 'ApiKey'])
  })

  it('with another scope get 403; with several scopes work for each', async () => {
    const { secret } = await makeKey(['chat'])
    expect(refusal(await call('/test/internal', { 'x-api-key': secret }))).toEqual([403, 'forbidden', undefined])
    const both = await makeKey(['chat', 'internal'])
    for (const url of ['/test/chat', '/test/internal'])
      expect((await call(url, { 'x-api-key': both.secret })).status).toBe(200)
  })

  it('stop working when revoked', async () => {
    const { keyId, secret } = await makeKey()
    expect(await revokeKey(service.services.db, keyId, now)).toBe(true)
    expect(refusal(await call('/test/chat', { 'x-api-key': secret }))).toEqual([401, 'unauthenticated', 'ApiKey'])
    expect(await revokeKey(service.services.db, keyId, now)).toBe(false)
    expect(await revokeKey(service.services.db, 'key_none', now)).toBe(false)
  })

  it('stop working when they expire, even on a node that has just used them', async () => {
    const { secret } = await makeKey(['chat'], new Date('2026-11-21T04:00:00Z'))
    expect((await call('/test/chat', { 'x-api-key': secret })).status).toBe(200)
    now = new Date('2026-11-21T04:00:00Z')
    expect(refusal(await call('/test/chat', { 'x-api-key': secret }))).toEqual([401, 'unauthenticated', 'ApiKey'])
  })

  it('are stored only as digests, with their last use', async () => {
    const { keyId, secret } = await makeKey()
    await call('/test/chat', { 'x-api-key': secret })
    const row = await service.services.db
      .selectFrom('api_key')
      .selectAll()
      .where('key_id', '=', keyId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify({ ...row, secret_digest: row.secret_digest.toString('latin1') })).not.toContain(secret)
    expect(row.secret_digest).toHaveLength(32)
    expect(row.last_used_at).toEqual(now)
    expect((await listKeys(service.services.db, 100)).some((key) => key.key_id === keyId)).toBe(true)
  })

  it('have their own rate limit, apart from that of the IP address', async () => {
    const { secret } = await makeKey()
    for (let turn = 0; turn < 5; turn++) expect((await call('/test/chat', { 'x-api-key': secret })).status).toBe(200)
    expect((await call('/test/chat', { 'x-api-key': secret })).status).toBe(429)
    const other = await makeKey()
    expect((await call('/test/chat', { 'x-api-key': other.secret })).status).toBe(200)
  })

  it('cannot be guessed: rejected calls count against the IP address', async () => {
    const seen: number[] = []
    for (let turn = 0; turn < 7; turn++) seen.push((await call('/test/chat', { 'x-api-key': `tiao_${turn}` })).status)
    expect(seen).toEqual([401, 401, 401, 401, 401, 429, 429])
  })
})

describe('users', () => {
  it('must send a bearer token; keys and malformed tokens are rejected', async () => {
    const { secret } = await makeKey(['chat', 'internal'])
    for (const [url, headers, scheme] of [
      ['/test/user', { authorization: 'Bearer x.y.z' }, 'Bearer error="invalid_token"'],
      ['/test/user', { authorization: 'Basic dTpw' }, 'Bearer'],
      ['/test/user', { 'x-api-key': secret }, 'Bearer'],
      ['/test/admin', {}, 'Bearer'],
    ] as [string, Record<string, string>, string][])
      expect(refusal(await call(url, headers))).toEqual([401, 'unauthenticated', scheme])
  })

  it('are granted a role by id, username or email address', async () => {
    const { db } = service.services
    await db
      .insertInto('app_user')
      .values({ user_id: 'user_1', username: 'Traveller', email: 'Traveller@mail.example', name: 'T' })
      .execute()
    expect(await grantRole(db, 'user_1', 'editor')).toEqual({ user_id: 'user_1', username: 'Traveller' })
    expect(await grantRole(db, 'traveller', 'admin')).toMatchObject({ user_id: 'user_1' })
    expect(await grantRole(db, 'TRAVELLER@mail.example', 'admin')).toMatchObject({ user_id: 'user_1' })
    expect(await grantRole(db, 'nobody', 'admin')).toBeUndefined()
    const user = db.selectFrom('app_user').where('user_id', '=', 'user_1')
    const row = await user.select(['role', 'version']).executeTakeFirstOrThrow()
    // The account shows the role, so each grant increments its version.
    expect(row).toEqual({ role: 'admin', version: 4 })
  })
})
