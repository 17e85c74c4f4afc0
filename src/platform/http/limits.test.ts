import { randomBytes } from 'node:crypto'
import Type from 'typebox'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../test/support/accounts.ts'
import { quietLog } from '../../../test/support/log.ts'
import { findTestRedisUrl } from '../../../test/support/redis.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { createTcpGate } from '../../../test/support/tcp-gate.ts'
import { readConfig } from '../config.ts'
import { operation } from '../operation.ts'
import { connectRedis } from '../redis/redis.ts'
import type { Vendors } from '../services.ts'
import type { LimitPolicies } from './limits.ts'

const redisUrl = findTestRedisUrl()
const policies: LimitPolicies = { default: { calls: 3, windowS: 60 }, preview: { calls: 1, windowS: 3_600 } }
const read = operation({
  method: 'GET',
  url: '/test/read',
  access: 'public',
  schema: {
    operationId: 'read',
    summary: 'Reads',
    tag: 'Test',
    response: { 200: Type.Object({}) },
    example: { response: {} },
  },
  handler: () => ({}),
})
const costly = operation({ ...read, method: 'POST', url: '/test/costly', limit: 'preview' })

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})
async function start(limits = policies, vendors: Partial<Vendors> = {}): Promise<TestService> {
  const service = await startTestService({
    limits,
    vendors,
    extraOperations: [read, costly],
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  })
  cleanUps.push(() => service.stop())
  return service
}
const call = (service: TestService, from = '203.0.113.1', url = '/test/read', method: 'GET' | 'POST' = 'GET') =>
  service.call(method, url, { headers: { 'x-forwarded-for': from, 'accept-language': 'en' } })
const statuses = async (service: TestService, froms: string[]) => {
  const seen: number[] = []
  for (const from of froms) seen.push((await call(service, from)).status)
  return seen
}

describe('rate limits', () => {
  it('are reported on every answer, and calls beyond them get 429 with Retry-After', async () => {
    const service = await start()
    const told: unknown[] = []
    for (let turn = 0; turn < 3; turn++) {
      const { status, headers } = await call(service)
      told.push([status, headers['ratelimit-policy'], String(headers['ratelimit']).replace(/t=\d+$/, 't=…')])
    }
    expect(told).toEqual([
      [200, '"default";q=3;w=60', '"default";r=2;t=…'],
      [200, '"default";q=3;w=60', '"default";r=1;t=…'],
      [200, '"default";q=3;w=60', '"default";r=0;t=…'],
    ])
    const refused = await call(service)
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(50)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(refused.body.detail).toBe(`Too many calls; try again in ${seconds} seconds.`)
    expect(refused.headers['ratelimit']).toBe(`"default";r=0;t=${seconds}`)
    expect(refused.headers['cache-control']).toBe('no-store')
  })

  it('count each caller and each limit separately', async () => {
    const service = await start()
    expect(await statuses(service, ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'])).toEqual([
      200, 200, 200, 200,
    ])
    expect((await call(service, '203.0.113.1')).status).toBe(429)
    const first = await call(service, '203.0.113.1', '/test/costly', 'POST')
    expect([first.status, first.headers['ratelimit-policy']]).toEqual([200, '"preview";q=1;w=3600'])
    expect((await call(service, '203.0.113.1', '/test/costly', 'POST')).status).toBe(429)
  })

  it('count invalid calls too', async () => {
    const service = await start()
    for (let turn = 0; turn < 3; turn++) expect((await call(service, '203.0.113.9', '/test/read?x=1')).status).toBe(400)
    expect((await call(service, '203.0.113.9')).status).toBe(429)
  })

  it('count IPv6 callers by network, and IPv4-mapped IPv6 addresses as IPv4', async () => {
    const service = await start()
    const froms = ['2001:db8:1:2::1', '2001:db8:1:2:aaaa::2', '2001:0db8:0001:0002:ffff:0:0:3', '2001:db8:1:2::4']
    expect(await statuses(service, froms)).toEqual([200, 200, 200, 429])
    expect((await call(service, '2001:db8:1:3::1')).status).toBe(200)
    expect(await statuses(service, ['::1', '::2', '::ffff', '::3'])).toEqual([200, 200, 200, 429])
    expect(await statuses(service, ['::ffff:198.51.100.7', '198.51.100.7', '198.51.100.7', '198.51.100.7'])).toEqual([
      200, 200, 200, 429,
    ])
  })

  it('use the forwarded address only from trusted proxies', async () => {
    const service = await startTestService({ limits: policies, extraOperations: [read] })
    cleanUps.push(() => service.stop())
    expect(await statuses(service, ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'])).toEqual([
      200, 200, 200, 429,
    ])
  })

  it('do not count probes', async () => {
    const service = await start()
    for (const url of ['/livez', '/readyz'])
      for (let turn = 0; turn < 5; turn++) {
        const { status, headers } = await call(service, '203.0.113.1', url)
        expect([status, headers['ratelimit']]).toEqual([200, undefined])
      }
  })

  it('allow twenty previews per hour and address', async () => {
    expect(readConfig({}).PREVIEWS_PER_HOUR).toBe(20)
    const own = await start({ ...policies, preview: { calls: 1, windowS: 3_600 } })
    const preview = () =>
      own.call('POST', '/trips/v1/custom-trips/ai/preview', { headers: { 'accept-language': 'en' }, payload: {} })
    expect((await preview()).status).toBe(400)
    expect((await preview()).status).toBe(429)
  })

  it('give a signed-in user a separate preview limit at any address; an invalid token gives none', async () => {
    const preview = { calls: 1, windowS: 3_600 }
    const enough = { calls: 100, windowS: 60 }
    const limits = { default: enough, preview, 'preview-user': { calls: 2, windowS: 3_600 } }
    const own = await start(limits)
    const [one, two] = [await createTestUser(own), await createTestUser(own)]
    const ask = (headers: Readonly<Record<string, string>>) =>
      own.call('POST', '/trips/v1/custom-trips/ai/preview', { headers, payload: {} })
    const seen: number[] = []
    for (const { headers } of [one, one, one, two]) seen.push((await ask(headers)).status)
    expect(seen).toEqual([400, 400, 429, 400])
    expect((await ask(two.headers)).headers['ratelimit-policy']).toBe('"preview-user";q=2;w=3600')
    const wrong = await ask({ authorization: 'Bearer none' })
    expect([wrong.status, wrong.headers['ratelimit-policy']]).toEqual([401, '"default";q=100;w=60'])
    // Neither the users nor the wrong token have spent what the address has without one.
    expect([(await ask({})).status, (await ask({})).status]).toEqual([400, 429])
  })
})

describe.skipIf(!redisUrl)('rate limits over Redis', () => {
  const connect = async (url: string) => {
    const redis = await connectRedis({ url, log: quietLog() })
    cleanUps.push(() => redis.close())
    return redis
  }
  // Parallel runs must not use up each other's calls.
  const caller = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`

  it('are shared by all nodes', async () => {
    const from = caller()
    const one = await start(policies, { redis: await connect(redisUrl!) })
    const two = await start(policies, { redis: await connect(redisUrl!) })
    const seen = []
    for (const node of [one, two, one, two]) seen.push((await call(node, from)).status)
    expect(seen).toEqual([200, 200, 200, 429])
  })

  it('apply per node while Redis is down, and jointly when it is back', async () => {
    const { hostname, port } = new URL(redisUrl!)
    const gate = await createTcpGate({ host: hostname, port: Number(port || 6379) })
    cleanUps.push(() => gate.close())
    const redis = await connect(`redis://127.0.0.1:${gate.port}`)
    const service = await start(policies, { redis })
    const { client } = redis
    const from = caller()
    await gate.shut()
    await expect.poll(() => client.status).not.toBe('ready')
    expect(await statuses(service, [from, from, from, from])).toEqual([200, 200, 200, 429])
    await gate.open()
    await expect.poll(() => client.status, { timeout: 20_000 }).toBe('ready')
    expect(await statuses(service, [from, from, from, from])).toEqual([200, 200, 200, 429])
  })
})
