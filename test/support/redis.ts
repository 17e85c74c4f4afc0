import { inject } from 'vitest'

const MISSING = 'TEST_REDIS_URL is not set: what needs a Redis server was not checked'

/**
 * The Redis of TEST_REDIS_URL, or undefined when the run has none: then say `describe.skipIf(!redisUrl)`; the reason is
 * in the report's output. With CI=true a missing Redis is a failure, because there it must not go unnoticed.
 */
export function findTestRedisUrl(): string | undefined {
  const url = inject('redisUrl') ?? undefined
  if (url !== undefined) return url
  if (process.env['CI'] === 'true') throw new Error(`${MISSING}, and CI=true forbids that.`)
  process.stderr.write(`${MISSING}.\n`)
  return undefined
}
