// Rules that hold for every operation: each is tested on all of them, so that none is missed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKey } from '../../src/features/access/public.ts'
import { createLimits } from '../../src/platform/http/limits.ts'
import { KEY_SCOPES, type KeyScope, keyScopeOf, type Operation, requiresUser } from '../../src/platform/operation.ts'
import { createTestUser, type TestUser } from '../support/accounts.ts'
import { declaredOperations, startTestService, type TestService } from '../support/service.ts'

let service: TestService
let user: TestUser
let operations: readonly Operation[]
beforeAll(async () => {
  service = await startTestService()
  user = await createTestUser(service)
  operations = declaredOperations()
})
afterAll(() => service.stop())

/** The path of an operation with placeholder ids: callers are authenticated before the path is resolved. */
const pathOf = (operation: Operation) => operation.url.replace(/:\w+/g, 'x')
const nameOf = (operation: Operation) => operation.schema.operationId
const call = (operation: Operation, headers: Readonly<Record<string, string>> = {}, on = service) =>
  on.call(operation.method, pathOf(operation), { headers })

describe('every operation', () => {
  it('that requires a credential rejects calls without one, and names the scheme', async () => {
    for (const operation of operations.filter(({ access }) => access !== 'public' && access !== 'user?')) {
      const { status, body, headers } = await call(operation)
      const scheme = keyScopeOf(operation.access) ? 'ApiKey' : 'Bearer'
      expect([nameOf(operation), status, body.code, headers['www-authenticate']]).toEqual([
        nameOf(operation),
        401,
        'unauthenticated',
        scheme,
      ])
    }
  })

  it('for users rejects an invalid token, even if the token is optional', async () => {
    for (const operation of operations.filter(({ access }) => ['user', 'user?', 'editor', 'admin'].includes(access))) {
      const { status, headers } = await call(operation, { authorization: `Bearer ${user.accessToken}x` })
      expect([nameOf(operation), status, headers['www-authenticate']]).toEqual([
        nameOf(operation),
        401,
        'Bearer error="invalid_token"',
      ])
    }
  })

  it('for editors rejects users, for admins editors too', async () => {
    const { db, accounts } = service.services
    for (const [role, refused] of [
      ['user', ['editor', 'admin']],
      ['editor', ['admin']],
    ] as const) {
      await db.updateTable('app_user').set({ role }).where('user_id', '=', user.userId).execute()
      await accounts.sessions.announceEnded([user.sessionId])
      for (const operation of operations.filter(({ access }) => refused.some((each) => each === access))) {
        const { status, body } = await call(operation, user.headers)
        expect([nameOf(operation), status, body.code]).toEqual([nameOf(operation), 403, 'forbidden'])
      }
    }
  })

  it('for a key rejects a key of another scope', async () => {
    for (const operation of operations.filter(({ access }) => keyScopeOf(access))) {
      const scopes = KEY_SCOPES.filter((scope: KeyScope) => scope !== keyScopeOf(operation.access))
      const { secret } = await createKey(service.services.db, { name: 'other', scopes, expiresAt: null })
      const { status, body } = await call(operation, { 'x-api-key': secret })
      expect([nameOf(operation), status, body.code]).toEqual([nameOf(operation), 403, 'forbidden'])
    }
  })

  it('is rate-limited by the policy that it names, with Retry-After', async () => {
    const one = { calls: 1, windowS: 60 }
    const names = new Set(operations.map(({ limit = 'default' }) => limit))
    for (const name of names) {
      const generous = { calls: 10_000, windowS: 60 }
      const policies = { default: generous, preview: generous, 'sign-in': generous, 'sign-up': generous, [name]: one }
      for (const operation of operations.filter(({ limit = 'default', quiet }) => limit === name && !quiet)) {
        // Separate limits for each operation, and a caller whose token was issued without them.
        const limits = createLimits(policies, null)
        const limited = await withLimits(limits, operation)
        expect([nameOf(operation), limited.status, limited.code]).toEqual([nameOf(operation), 429, 'rate_limited'])
        expect([nameOf(operation), limited.policy, limited.retryAfter > 0]).toEqual([
          nameOf(operation),
          `"${name}";q=1;w=60`,
          true,
        ])
      }
    }
  }, 120_000)
})

/** The second call of an operation under limits; the answer to the first is ignored. */
async function withLimits(limits: ReturnType<typeof createLimits>, operation: Operation) {
  current = limits
  try {
    const on = await limitedService()
    await call(operation, await credentialFor(operation), on)
    // A fresh credential, because some operations end the session.
    const { status, body, headers: sent } = await call(operation, await credentialFor(operation), on)
    return {
      status,
      code: body?.code as string,
      policy: sent['ratelimit-policy'],
      retryAfter: Number(sent['retry-after']),
    }
  } finally {
    current = null
  }
}

let current: ReturnType<typeof createLimits> | null = null
let limited: Promise<TestService> | undefined
/** One service whose limits can be replaced: starting one per operation would take minutes. */
function limitedService(): Promise<TestService> {
  limited ??= startTestService({
    limits: { consume: (name, caller) => (current ? current.consume(name, caller) : Promise.resolve({})) },
  })
  return limited
}
afterAll(async () => (await limited)?.stop())

const credentials = new Map<KeyScope, { readonly secret: string }>()
async function credentialFor({ access }: Operation): Promise<Readonly<Record<string, string>>> {
  if (access === 'public' || access === 'user?') return {}
  const on = await limitedService()
  const scope = keyScopeOf(access)
  const key = scope && (await keyCredential(on, scope))
  if (key && !requiresUser(access)) return key
  const limits = current
  current = null
  caller ??= createTestUser(on)
  const { userId, sessionId } = await caller
  current = limits
  const { db, accounts } = on.services
  // Undo the effects of the previous call on the account.
  await db.updateTable('app_user').set({ role: 'admin', deactivated_at: null }).where('user_id', '=', userId).execute()
  await db.updateTable('session').set({ revoked_at: null }).where('session_id', '=', sessionId).execute()
  await accounts.sessions.announceEnded([sessionId])
  return { ...key, authorization: `Bearer ${(await accounts.tokens.issue({ userId, sessionId })).accessToken}` }
}

async function keyCredential({ services }: TestService, scope: KeyScope): Promise<Readonly<Record<string, string>>> {
  const known = credentials.get(scope)
  const { secret } = known ?? (await createKey(services.db, { name: 'own', scopes: [scope], expiresAt: null }))
  credentials.set(scope, { secret })
  return { 'x-api-key': secret }
}
let caller: Promise<TestUser> | undefined
