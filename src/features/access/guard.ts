import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/database.ts'
import type { Caller, Operation } from '../../platform/operation.ts'
import { problem } from '../../platform/problem.ts'
import { digestOf } from './key-commands.ts'
import { type ApiKey, findKey, touchKey } from './key-store.ts'

/** How long a revoked key may still work on a node that has just used it. */
const KNOWN_MS = 5_000

/** Checks the credential that an operation asks for. Accounts are not open yet, so bearer tokens are always refused. */
export function createKeyGuard(
  db: Database,
  clock: () => Date,
): (request: FastifyRequest, card: Operation) => Promise<Caller> {
  const known = new LRUCache<string, ApiKey>({ max: 1_000, ttl: KNOWN_MS })
  return async (request, card) => {
    if (!card.access.startsWith('key:')) throw unauthenticated('Bearer')
    const secret = request.headers['x-api-key']
    if (typeof secret !== 'string' || secret.length > 200) throw unauthenticated('ApiKey')
    const digest = digestOf(secret)
    const cached = known.get(digest.toString('base64'))
    const key = cached ?? (await findKey(db, digest))
    const now = clock()
    if (!key || key.revoked_at !== null || (key.expires_at !== null && key.expires_at <= now))
      throw unauthenticated('ApiKey')
    if (!cached) {
      known.set(digest.toString('base64'), key)
      await touchKey(db, key.key_id, now)
    }
    if (!key.scopes.includes(card.access.slice('key:'.length))) throw problem('forbidden')
    return { kind: 'key', id: key.key_id }
  }
}

function unauthenticated(scheme: string) {
  return problem('unauthenticated', { headers: { 'www-authenticate': scheme } })
}
