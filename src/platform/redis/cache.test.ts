import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quietLog } from '../../../test/support/log.ts'
import { findTestRedisUrl } from '../../../test/support/redis.ts'
import { memoryCache, redisCache } from './cache.ts'
import { connectRedis, type RedisConnection } from './redis.ts'

const redisUrl = findTestRedisUrl()

describe('in this process', () => {
  test('a text is there until its time is over', async () => {
    let now = 1000
    const cache = memoryCache({ maxEntries: 10, maxBytes: 10_000, nowMs: () => now })
    await cache.set('k', 'ข้าวซอย', 500)
    now += 499
    expect(await cache.get('k')).toBe('ข้าวซอย')
    now += 2
    expect(await cache.get('k')).toBeUndefined()
  })

  test('a text can be taken out and replaced', async () => {
    const cache = memoryCache({ maxEntries: 10, maxBytes: 10_000, nowMs: () => 1 })
    await cache.set('k', 'one', 1000)
    await cache.set('k', '', 1000)
    expect(await cache.get('k')).toBe('')
    await cache.delete('k')
    expect(await cache.get('k')).toBeUndefined()
  })

  test('the least recently used goes when there are too many', async () => {
    const cache = memoryCache({ maxEntries: 2, maxBytes: 10_000, nowMs: () => 1 })
    await cache.set('a', '1', 1000)
    await cache.set('b', '2', 1000)
    await cache.get('a')
    await cache.set('c', '3', 1000)
    expect([await cache.get('a'), await cache.get('b'), await cache.get('c')]).toEqual(['1', undefined, '3'])
  })

  test('a text larger than the whole cache is not kept and throws nothing out', async () => {
    const cache = memoryCache({ maxEntries: 10, maxBytes: 1000, nowMs: () => 1 })
    await cache.set('small', 'x', 1000)
    await cache.set('large', 'x'.repeat(2000), 1000)
    expect([await cache.get('small'), await cache.get('large')]).toEqual(['x', undefined])
  })

  test('a time to live that is no time is refused', async () => {
    const cache = memoryCache({ maxEntries: 10, maxBytes: 1000, nowMs: () => 1 })
    for (const ttlMs of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(cache.set('k', 'v', ttlMs)).rejects.toThrow(RangeError)
    }
  })
})

describe.skipIf(!redisUrl)('in Redis', () => {
  let redis: RedisConnection
  const prefix = `test:${randomUUID()}:`
  beforeAll(async () => {
    redis = await connectRedis({ url: redisUrl ?? '', log: quietLog() })
  })
  afterAll(() => redis.close())

  test('all nodes see a text, under the prefix, with a time to live', async () => {
    const one = redisCache(redis.client, prefix)
    const two = redisCache(redis.client, prefix)
    await one.set('k', 'ข้าวซอย', 60_000)
    expect(await two.get('k')).toBe('ข้าวซอย')
    expect(await redis.client.get(`${prefix}k`)).toBe('ข้าวซอย')
    expect(await redis.client.pttl(`${prefix}k`)).toBeGreaterThan(0)
    await two.delete('k')
    expect(await one.get('k')).toBeUndefined()
  })

  test('a text ends with its time', async () => {
    const cache = redisCache(redis.client, prefix)
    await cache.set('short', 'v', 1)
    await expect.poll(() => cache.get('short')).toBeUndefined()
  })
})

test('a Redis that is not there is an empty cache, at once, and not a failure', async () => {
  const redis = await connectRedis({ url: 'redis://127.0.0.1:1', log: quietLog() })
  const cache = redisCache(redis.client, 'test:')
  await cache.set('k', 'v', 1000)
  expect(await cache.get('k')).toBeUndefined()
  await cache.delete('k')
  await redis.close()
})
