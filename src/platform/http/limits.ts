import type { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Caller } from '../operation.ts'
import { problem } from '../problem.ts'

export type LimitName =
  | 'default'
  | 'preview'
  | 'preview-user'
  | 'sign-in'
  | 'sign-up'
  | 'availability'
  | 'planning'
  | 'upload'
  | 'consent'
  | 'account-change'
  | 'export'
  | 'large-page'

export interface LimitPolicy {
  readonly calls: number
  readonly windowS: number
}
export type LimitPolicies = Readonly<
  Record<'default' | 'preview', LimitPolicy> & Partial<Record<LimitName, LimitPolicy>>
>

/** By address what guards accounts against guessing or fills the line, by user what costs time or adds rows; unless `given` says otherwise. */
export const OWN_POLICIES = {
  'sign-in': { calls: 20, windowS: 60 },
  'sign-up': { calls: 30, windowS: 3_600 },
  availability: { calls: 30, windowS: 60 },
  planning: { calls: 60, windowS: 3_600 },
  'preview-user': { calls: 60, windowS: 3_600 },
  upload: { calls: 20, windowS: 3_600 },
  consent: { calls: 50, windowS: 86_400 },
  'account-change': { calls: 30, windowS: 3_600 },
  export: { calls: 10, windowS: 3_600 },
  'large-page': { calls: 30, windowS: 60 },
} as const

/** Counts calls by caller: a user or key by its id, others by their network. `consume` answers the `RateLimit` headers or throws `rate_limited`. */
export interface Limits {
  consume(name: LimitName, caller: Pick<Caller, 'kind' | 'id'>): Promise<Readonly<Record<string, string>>>
}

/**
 * Fixed windows, shared by all nodes over Redis; when Redis does not answer, each node counts for itself: never off.
 * Headers after draft-ietf-httpapi-ratelimit-headers-10.
 */
export function createLimits(given: LimitPolicies, redis: Redis | null): Limits {
  const policies = { ...OWN_POLICIES, ...given }
  const limiters = new Map<LimitName, RateLimiterAbstract>()
  for (const [name, { calls, windowS }] of Object.entries(policies) as [LimitName, LimitPolicy][]) {
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
      const { calls, windowS } = policies[name]
      try {
        const state = await limiters.get(name)!.consume(`${kind}:${id}`)
        return headersOf(name, calls, windowS, state)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw problem('rate_limited', {
          values: { seconds },
          headers: { ...headersOf(name, calls, windowS, refused), 'retry-after': String(seconds) },
        })
      }
    },
  }
}

export const noLimits: Limits = { consume: async () => ({}) }

function headersOf(name: LimitName, calls: number, windowS: number, state: RateLimiterRes): Record<string, string> {
  return {
    'ratelimit-policy': `"${name}";q=${calls};w=${windowS}`,
    ratelimit: `"${name}";r=${Math.max(0, state.remainingPoints)};t=${Math.ceil(state.msBeforeNext / 1000)}`,
  }
}
