import { afterEach, describe, expect, test } from 'vitest'
import { quietLog, recordingLog } from '../../../test/support/log.ts'
import { findTestRedisUrl } from '../../../test/support/redis.ts'
import { createTcpGate } from '../../../test/support/tcp-gate.ts'
import { connectRedis } from './redis.ts'

const redisUrl = findTestRedisUrl()

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

test('an unreachable Redis fails commands at once and is logged once', async () => {
  const { log, lines } = recordingLog()
  const redis = await connectRedis({ url: 'redis://127.0.0.1:1', log })
  cleanUps.push(redis.close)
  await expect(redis.client.get('k')).rejects.toThrow(/Stream isn't writeable|Connection is closed|ECONNREFUSED/)
  await expect(redis.getFacts()).rejects.toThrow(/Stream isn't writeable|Connection is closed|ECONNREFUSED/)
  await expect.poll(() => redis.client.status).toBe('reconnecting')
  expect(lines.map(({ msg }) => msg)).toEqual(['Redis does not answer: continuing without it'])
})

describe.skipIf(!redisUrl)('with a Redis', () => {
  test('reads the facts for the health page', async () => {
    const redis = await connectRedis({ url: redisUrl ?? '', log: quietLog() })
    cleanUps.push(redis.close)
    const facts = await redis.getFacts()
    expect(facts.usedMemoryBytes).toBeGreaterThan(100_000)
    expect(facts.lastSaveS).toBeGreaterThan(1_500_000_000)
    expect(facts.latencyMs).toBeGreaterThan(0)
    for (const entry of facts.latencyHistory) expect(entry).toMatch(/^\d+:\d+$/)
  })

  test('returns the history of slow commands as text', async () => {
    const redis = await connectRedis({ url: redisUrl ?? '', log: quietLog() })
    cleanUps.push(redis.close)
    const before = (await redis.client.config('GET', 'latency-monitor-threshold')) as string[]
    await redis.client.config('SET', 'latency-monitor-threshold', '1')
    await redis.client.call('DEBUG', 'SLEEP', '0.02').catch(async () => {
      // DEBUG is disabled by default since Redis 7; a script that counts is slow too.
      await redis.client.eval('local n = 0 for i = 1, 3000000 do n = n + i end return n', 0)
    })
    await redis.client.config('SET', 'latency-monitor-threshold', before[1] ?? '0')
    expect((await redis.getFacts()).latencyHistory.at(-1)).toMatch(/^\d{10}:\d+$/)
  })

  test('runs commands again after an outage, without a restart', async () => {
    const { hostname, port } = new URL(redisUrl ?? '')
    const gate = await createTcpGate({ host: hostname, port: Number(port || 6379) })
    const { log, lines } = recordingLog()
    const redis = await connectRedis({ url: `redis://127.0.0.1:${gate.port}`, log })
    cleanUps.push(redis.close, gate.close)
    expect(await redis.client.ping()).toBe('PONG')
    await gate.shut()
    await expect.poll(() => redis.client.status).not.toBe('ready')
    await expect(redis.client.ping()).rejects.toThrow(/Stream isn't writeable|Connection is closed|ECONNREFUSED/)
    await gate.open()
    await expect.poll(() => redis.client.status, { timeout: 15_000 }).toBe('ready')
    expect(await redis.client.ping()).toBe('PONG')
    expect(lines.at(-1)?.['msg']).toBe('Redis is back')
  })
})
