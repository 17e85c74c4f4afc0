import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/database.ts'
import { forbidden, unauthenticated } from '../../platform/http/problems.ts'
import {
  type Access,
  type Caller,
  keyScopeOf,
  type Operation,
  requiresUser,
  type UserCaller,
} from '../../platform/operation.ts'
import type { Accounts } from '../auth/public.ts'
import { digestOf } from './key-commands.ts'
import { type ApiKey, findKey, touchKey } from './key-store.ts'

/** How long a node caches a key, and so the longest that a revoked key still works. */
const TRUSTED_MS = 5_000
const MAX_TOKEN = 2_000
const MAX_KEY = 200

export interface GuardServices {
  readonly db: Database
  readonly clock: () => Date
  readonly accounts: Pick<Accounts, 'tokens' | 'sessions'>
}

/**
 * Checks the credential that an operation requires and returns the caller; null if it is optional and was not sent.
 * @throws Problem unauthenticated, with the scheme to use, or forbidden
 */
export function createGuard(
  services: GuardServices,
): (request: FastifyRequest, operation: Operation) => Promise<Caller | null> {
  const findKeyCaller = keyGuard(services)
  return async (request, operation) => {
    const scope = keyScopeOf(operation.access)
    const key = scope && (await findKeyCaller(request, scope))
    if (key && !requiresUser(operation.access)) return key
    const { authorization } = request.headers
    if (operation.access === 'user?' && authorization === undefined) return null
    const user = await findUserCaller(services, authorization)
    if (!hasRole(user, operation.access)) throw forbidden()
    return user
  }
}

/** An admin may do whatever an editor may. */
function hasRole({ role }: UserCaller, access: Access): boolean {
  if (access === 'admin') return role === 'admin'
  return access !== 'editor' || role !== 'user'
}

async function findUserCaller({ accounts }: GuardServices, authorization: string | undefined): Promise<UserCaller> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  // RFC 6750, 3.1: only the scheme if no token was sent, an error code if it is invalid.
  if (!token) throw refusal('Bearer')
  return identifyToken({ accounts }, token)
}

/** The user whom an access token belongs to. @throws Problem unauthenticated */
export async function identifyToken({ accounts }: Pick<GuardServices, 'accounts'>, token: string): Promise<UserCaller> {
  const claims = token.length > MAX_TOKEN ? null : await accounts.tokens.verify(token)
  const session = claims && (await accounts.sessions.find(claims.sessionId))
  if (!claims || !session || session.userId !== claims.userId) throw refusal('Bearer error="invalid_token"')
  return {
    kind: 'user',
    id: session.userId,
    sessionId: claims.sessionId,
    role: session.role,
    provedAt: session.provedAt,
  }
}

function keyGuard({ db, clock }: GuardServices): (request: FastifyRequest, scope: string) => Promise<Caller> {
  const known = new LRUCache<string, ApiKey>({ max: 1_000, ttl: TRUSTED_MS })
  return async (request, scope) => {
    const secret = request.headers['x-api-key']
    if (typeof secret !== 'string' || secret.length > MAX_KEY) throw refusal('ApiKey')
    const digest = digestOf(secret)
    const cached = known.get(digest.toString('base64'))
    const key = cached ?? (await findKey(db, digest))
    const now = clock()
    if (!key || key.revoked_at !== null || (key.expires_at !== null && key.expires_at <= now)) throw refusal('ApiKey')
    if (!cached) {
      known.set(digest.toString('base64'), key)
      await touchKey(db, key.key_id, now)
    }
    if (!key.scopes.includes(scope)) throw forbidden()
    return { kind: 'key', id: key.key_id }
  }
}

function refusal(scheme: string) {
  return unauthenticated({ headers: { 'www-authenticate': scheme } })
}
