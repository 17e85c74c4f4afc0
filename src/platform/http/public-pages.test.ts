import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordingLog } from '../../../test/support/log.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readConfig } from '../config.ts'
import { createMetrics } from '../metrics.ts'
import { HealthProbes } from '../probes.ts'
import { createLimits, noLimits } from './limits.ts'
import { type ProbeServices, serveProbes } from './probe-pages.ts'
import { createServer, type Server } from './server.ts'
import { StoredPage, servePage } from './stored-page.ts'

const token = 'metrics-0123456789abcdef'
let service: TestService
beforeAll(async () => {
  const policy = { calls: 3, windowS: 60 }
  service = await startTestService({
    env: { METRICS_TOKEN: token },
    limits: { default: policy },
  })
})
afterAll(() => service.stop())

describe('pages other than operations', () => {
  it.each(['/docs/', '/docs/js/scalar.js', '/docs/errors', '/openapi.json', '/metrics'])(
    'count against the rate limit of the caller: %s',
    async (url) => {
      const remoteAddress = `10.0.0.${url.length}`
      const get = () => service.app.inject({ url, remoteAddress, headers: { authorization: `Bearer ${token}` } })
      for (let call = 0; call < 3; call++) expect((await get()).statusCode).toBe(200)
      const { statusCode, headers } = await get()
      expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true])
    },
  )

  it('are always answered if they are probes', async () => {
    for (const url of ['/livez', '/readyz'])
      for (let call = 0; call < 5; call++)
        expect((await service.app.inject({ url, remoteAddress: '10.0.1.1' })).statusCode).toBe(200)
  })

  it('are rendered once, with the same bytes for every caller', async () => {
    const ask = (remoteAddress: string) => service.app.inject({ url: '/docs/js/scalar.js', remoteAddress })
    const [first, second] = [await ask('10.0.2.1'), await ask('10.0.2.2')]
    expect(first.headers.etag).toMatch(/^"[\w-]{20,}"$/)
    expect(second.headers.etag).toBe(first.headers.etag)
    const headers = { 'if-none-match': String(first.headers.etag) }
    const again = await service.app.inject({ url: '/docs/js/scalar.js', remoteAddress: '10.0.2.3', headers })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })
})

describe('a page of more than 1 MiB', () => {
  it('has its own limit per network, and small pages do not count towards it', async () => {
    const app = await createServer({ log: recordingLog().log, trustedProxies: [], corsOrigins: ['*'], shedLoad: false })
    const policy = { calls: 100, windowS: 60 }
    const limits = createLimits({ default: policy, preview: policy, 'large-page': { calls: 2, windowS: 60 } }, null)
    for (const [url, bytes] of [
      ['/small', 1_048_576],
      ['/large', 1_048_577],
    ] as const) {
      const page = new StoredPage(Buffer.alloc(bytes, 'x'), { 'content-type': 'text/plain' })
      servePage(app, url, limits, () => page)
    }
    const statuses: number[] = []
    for (const [url, remoteAddress] of [
      ['/small', '10.0.0.1'],
      ['/large', '10.0.0.1'],
      ['/large', '10.0.0.1'],
      ['/large', '10.0.0.1'],
      ['/small', '10.0.0.1'],
      ['/large', '10.0.0.2'],
    ] as const)
      statuses.push((await app.inject({ url, remoteAddress })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200])
    const { headers } = await app.inject({ url: '/large', remoteAddress: '10.0.0.1' })
    expect(headers['ratelimit-policy']).toBe('"large-page";q=2;w=60')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    await app.close()
  })
})

describe('/metrics', () => {
  const serve = async (metricsAccess: ProbeServices['metricsAccess']): Promise<Server> => {
    const app = await createServer({ log: recordingLog().log, trustedProxies: [], corsOrigins: ['*'], shedLoad: false })
    const probes = new HealthProbes()
    serveProbes(app, { probes, metrics: createMetrics(), limits: noLimits, metricsAccess, isReady: () => true })
    return app
  }

  it.each([
    ['the token', `Bearer ${token}`, 200],
    ['none', undefined, 401],
    ['another token', 'Bearer metrics-0123456789abcdeF', 401],
    ['a part of it', 'Bearer metrics', 401],
    ['another scheme', `Basic ${token}`, 401],
  ])('answers %s', async (_name, authorization, status) => {
    const app = await serve({ token })
    const answer = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
    expect([answer.statusCode, answer.body.includes('process_cpu')]).toEqual([status, status === 200])
    if (status === 401) expect(answer.headers['www-authenticate']).toBe('Bearer')
    await app.close()
  })

  it('returns 404 if nobody may read it, and needs no token if anyone may', async () => {
    for (const [access, status] of [
      ['nobody', 404],
      ['anybody', 200],
    ] as const) {
      const app = await serve(access)
      expect((await app.inject('/metrics')).statusCode).toBe(status)
      await app.close()
    }
  })

  it('requires a token that cannot be guessed', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN')
    expect(readConfig({ METRICS_TOKEN: token }).METRICS_TOKEN).toBe(token)
  })
})

describe('an overloaded node', () => {
  it('sheds work but answers probes', async () => {
    const { log } = recordingLog()
    const app = await createServer({
      log,
      trustedProxies: [],
      corsOrigins: ['*'],
      shedLoad: true,
      maxLatenessMs: 0.001,
    })
    app.get('/work', () => 'done')
    const probes = new HealthProbes()
    serveProbes(app, {
      probes,
      metrics: createMetrics(),
      limits: noLimits,
      metricsAccess: 'anybody',
      isReady: () => true,
    })
    await app.ready()
    await expect.poll(async () => (await app.inject('/work')).statusCode).toBe(503)
    for (const url of ['/livez', '/readyz', '/metrics']) {
      // Every probe is answered, whether or not the node is overloaded at that moment.
      await expect.poll(async () => (await app.inject('/work')).statusCode).toBe(503)
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
    }
    await app.close()
  })
})
