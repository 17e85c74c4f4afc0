import { inject } from 'vitest'

const MISSING = 'TEST_REDIS_URL is not set: what needs a Redis server was not checked'

/**
 * The Redis of TEST_REDIS_URL, or undefined when the run has none: then hand `reason` to `describe.skipIf` by way of
 * `redisReason()`. With CI=true a missing Redis is a failure, because there it must not go unnoticed.
 */
export function findTestRedisUrl(): string | undefined {
  const url = inject('redisUrl') ?? undefined
  if (url === undefined && process.env['CI'] === 'true') throw new Error(`${MISSING}, and CI=true forbids that.`)
  return url
}

/** A title for what is skipped, so that the report says why. */
export function titleWithRedis(title: string): string {
  return findTestRedisUrl() === undefined ? `${title} (${MISSING})` : title
}
