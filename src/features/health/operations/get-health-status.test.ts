import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { quietLog } from '../../../../test/support/log.ts'
import { startRoadEngineServer } from '../../../../test/support/road-server.ts'
import { startTestService, type TestService, type TestServiceOptions } from '../../../../test/support/service.ts'
import { startSmtpServer } from '../../../../test/support/smtp-server.ts'
import { createSmtpMailer } from '../../../platform/mail/smtp-mailer.ts'
import type { OpenSearch } from '../../../platform/opensearch/opensearch.ts'
import type { Probe } from '../../../platform/probes.ts'
import { createRoadEngine } from '../../../platform/roads/create-road-engine.ts'
import { osrm } from '../../../platform/roads/dialects.ts'
import { serviceProbes } from '../service-probes.ts'

let service: TestService | undefined
afterEach(async () => {
  await service?.stop()
  service = undefined
})
const url = '/trips/v1/health/status'
const ask = async (options: TestServiceOptions = {}) => {
  const before = service
  service = await startTestService(options)
  await before?.stop()
  return service.call('GET', url)
}
const probe = (name: string, critical: boolean, run: Probe['run'], whenDown: Probe['whenDown'] = {}): Probe => ({
  name,
  critical,
  run,
  whenDown,
})
const isUp = async () => ({})
const isDown = async () => {
  throw new Error('connect ECONNREFUSED 10.1.2.3:5432 password=secret')
}
const down = (members: object) => expect.objectContaining({ status: 'down', ...members })

describe('health', () => {
  it('reports which parts are up; a part that is not configured counts as up', async () => {
    const { status, headers, body } = await ask()
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({ status: 'ok', error: {} })
    expect(body.info).toEqual(body.details)
    expect(body.details).toEqual({
      database: { status: 'up' },
      document_store: { status: 'up' },
      cache: {
        status: 'up',
        memoryUsage: { used_memory: expect.any(Number) },
        latencyHistory: [],
        latency: 0,
        lastsave: 0,
        message: 'in process',
      },
      partner_check_1: { status: 'up', responseTime: '0ms', message: 'not configured' },
      partner_check_2: { status: 'up', responseTime: '0ms', message: 'not configured' },
      third_party_api: { status: 'up', is3rdPartyService: true, responseTime: 0, message: 'not configured' },
      websocket: { status: 'up', message: 'accepting connections', error: '' },
    })
  })

  it('reports a search engine and a road engine where they are configured, and requires neither', async () => {
    const roadServer = await startRoadEngineServer()
    try {
      const roads = createRoadEngine({ url: roadServer.url, dialect: osrm, log: quietLog() })
      const up = { status: 'up', responseTime: expect.any(Number) }
      const first = await ask({ vendors: { roads } })
      expect([first.status, first.body.details]).toMatchObject([200, { road_engine: up }])
      const searchEngine = { check: async () => {} } as OpenSearch
      const probes = serviceProbes({ ...service!.services, searchEngine })
      expect(await probes.find(({ name }) => name === 'search_engine')?.run()).toEqual({ responseTime: 0 })
      roadServer.behave({ status: 503 })
      const { status, body } = await ask({ vendors: { roads } })
      expect([status, body.error]).toEqual([200, { road_engine: { status: 'down', responseTime: 0 } }])
      expect(body.details).not.toHaveProperty('search_engine')
    } finally {
      await roadServer.stop()
    }
  })

  it('reports a mail server where one is configured, and does without it', async () => {
    const server = await startSmtpServer()
    const url = `smtp://127.0.0.1:${server.port}`
    const check = () => {
      const from = 'no-reply@mail.example'
      return ask({ vendors: { mailer: createSmtpMailer({ url, from }) }, env: { SMTP_URL: url, MAIL_FROM: from } })
    }
    expect((await check()).body.details.mail_server).toEqual({ status: 'up', responseTime: expect.any(Number) })
    await server.close()
    const { status, body } = await check()
    expect([status, body.error]).toEqual([200, { mail_server: { status: 'down', responseTime: 0 } }])
  })

  it('stays 200 when an optional part is down', async () => {
    const { status, body } = await ask({
      probes: [probe('database', true, isUp), probe('partner_check_1', false, isDown, { responseTime: '0ms' })],
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'ok',
      info: { database: { status: 'up' } },
      error: { partner_check_1: down({ responseTime: '0ms' }) },
      details: { database: { status: 'up' }, partner_check_1: down({ responseTime: '0ms' }) },
    })
  })

  it('returns 503 when a required part is down, without its cause', async () => {
    const { status, headers, body, text } = await ask({
      probes: [probe('database', true, isDown), probe('document_store', true, isUp)],
    })
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(body).toMatchObject({
      status: 'error',
      info: { document_store: { status: 'up' } },
      error: { database: down({}) },
    })
    expect(text).not.toMatch(/ECONN|secret|10\.1\.2\.3/)
  })

  it('waits at most a second for a part', async () => {
    const never = new Promise<never>(() => {})
    const { status, body } = await ask({
      probes: [
        probe('database', true, isUp),
        probe('third_party_api', false, () => never, { is3rdPartyService: true, responseTime: 0 }),
      ],
    })
    expect(status).toBe(200)
    expect(body.error.third_party_api).toEqual({ status: 'down', is3rdPartyService: true, responseTime: 0 })
  })

  it('checks a part once for concurrent callers, and again only after a while', async () => {
    let asked = 0
    const counted = probe('database', true, async () => {
      asked++
      await sleep(5)
      return {}
    })
    service = await startTestService({ probes: [counted] })
    await Promise.all(Array.from({ length: 5 }, () => service!.call('GET', url)))
    await service.call('GET', url)
    expect(asked).toBe(1)
  })

  it('returns 503 shutting_down once the shutdown begins', async () => {
    const { body } = await ask({ probes: [probe('database', true, isUp)] })
    expect(body.status).toBe('ok')
    service!.services.probes.stop()
    const stopping = await service!.call('GET', url)
    expect([stopping.status, stopping.body.status]).toEqual([503, 'shutting_down'])
    expect((await service!.call('GET', '/readyz')).status).toBe(503)
    expect((await service!.call('GET', '/livez')).status).toBe(200)
  })
})

describe('probes for orchestrators', () => {
  it('is ready when the catalogue is loaded and no required part is down', async () => {
    await ask({ probes: [probe('database', true, isUp)] })
    const ready = await service!.call('GET', '/readyz')
    expect([ready.status, ready.text]).toEqual([200, 'ok\n'])
    service!.services.catalogue.version = -1
    const loading = await service!.call('GET', '/readyz')
    expect([loading.status, loading.text]).toEqual([503, 'loading\n'])
  })

  it('is alive but not ready when a required part is down', async () => {
    await ask({ probes: [probe('database', true, isDown)] })
    const ready = await service!.call('GET', '/readyz')
    expect([ready.status, ready.text]).toEqual([503, 'error\n'])
    const alive = await service!.call('GET', '/livez')
    expect([alive.status, alive.text]).toEqual([200, 'ok\n'])
  })

  it('exports request counts by operation and status to Prometheus', async () => {
    await ask({ probes: [probe('database', true, isUp)] })
    const { headers, text } = await service!.call('GET', '/metrics')
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(text).toMatch(/tiao_http_request_seconds_count\{operation="getHealthStatus",status="200"\} 1/)
    expect(text).toContain('process_cpu_user_seconds_total')
  })
})
