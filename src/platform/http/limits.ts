import type { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Caller } from '../operation.ts'
import { rateLimited } from './problems.ts'

export interface LimitPolicy {
  readonly calls: number
  readonly windowS: number
  /** The setting that determines `calls`. */
  readonly setting?: keyof Config
}
/** Rate limits by the name that operations use as `limit`. */
export type LimitPolicies = Readonly<Record<string, LimitPolicy>>

/** The limit of every operation that names no other. */
export function defaultLimits({ RATE_LIMIT_PER_MINUTE }: Config): LimitPolicies {
  return { default: { calls: RATE_LIMIT_PER_MINUTE, windowS: 60, setting: 'RATE_LIMIT_PER_MINUTE' } }
}

/** For pages over 1 MiB, because a few hundred calls would fill the connection and the memory of both sides. */
const LARGE_PAGES: LimitPolicies = { 'large-page': { calls: 30, windowS: 60 } }

/**
 * Counts calls by caller: users and keys by id, others by network. `consume` returns the `RateLimit` headers.
 * @throws Problem rate_limited
 */
export interface Limits {
  consume(name: string, caller: Pick<Caller, 'kind' | 'id'>): Promise<Readonly<Record<string, string>>>
}

/**
 * Fixed windows, shared by all nodes through Redis. If Redis does not answer, each node counts for itself, so limits are
 * never off. Headers follow draft-ietf-httpapi-ratelimit-headers-10.
 */
export function createLimits(given: LimitPolicies, redis: Redis | null): Limits {
  const policies: LimitPolicies = { ...LARGE_PAGES, ...given }
  const limiters = new Map<string, RateLimiterAbstract>()
  for (const [name, { calls, windowS }] of Object.entries(policies)) {
    const memory = new RateLimiterMemory({ keyPrefix: name, points: calls, duration: windowS })
    limiters.set(
      name,
      redis
        ? new RateLimiterRedis({
            storeClient: redis,
            keyPrefix: `tiao:limit:${name}`,
            points: calls,
            duration: windowS,
            insuranceLimiter: memory,
            rejectIfRedisNotReady: true,
          })
        : memory,
    )
  }
  return {
    async consume(name, { kind, id }) {
      const policy = policies[name]
      if (!policy) throw new Error(`There is no rate limit ${name}`)
      const { calls, windowS } = policy
      try {
        const state = await limiters.get(name)!.consume(`${kind}:${id}`)
        return headersOf(name, calls, windowS, state)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw rateLimited(
          { seconds },
          { headers: { ...headersOf(name, calls, windowS, refused), 'retry-after': String(seconds) } },
        )
      }
    },
  }
}

export const noLimits: Limits = { consume: async () => ({}) }

function headersOf(name: string, calls: number, windowS: number, state: RateLimiterRes): Record<string, string> {
  return {
    'ratelimit-policy': `"${name}";q=${calls};w=${windowS}`,
    ratelimit: `"${name}";r=${Math.max(0, state.remainingPoints)};t=${Math.ceil(state.msBeforeNext / 1000)}`,
  }
}
