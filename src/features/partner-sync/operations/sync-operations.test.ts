import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { PARTNER_KEY, type PartnerServer, startPartnerServer } from '../../../../test/support/partner-server.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { createPartner } from '../../../platform/partner/create-partner.ts'
import { createKey } from '../../access/public.ts'

const PLACES = '/trips/v1/internal/sync/partner-places'
const ROUTES = '/trips/v1/internal/sync/partner-routes'
const UNKNOWN_JOB = '/trips/v1/internal/sync/jobs/sync_019abcde-0000-7000-8000-000000000009'
const TEST = '/trips/v1/internal/partner/test'
let server: PartnerServer
let service: TestService
let without: TestService
let internal: Record<string, string>
let keyOf: (of: TestService, scope?: 'internal' | 'chat') => Promise<Record<string, string>>

beforeAll(async () => {
  server = await startPartnerServer()
  const options = { baseUrl: server.v5, apiKey: PARTNER_KEY, now: () => new Date(), timeoutMs: 200, retryDelayMs: 1 }
  service = await startTestService({ vendors: { partner: createPartner('v5', options) }, clock: () => new Date() })
  without = await startTestService()
  keyOf = async ({ services }, scope = 'internal') => {
    const { secret } = await createKey(services.db, { name: scope, scopes: [scope], expiresAt: null })
    return { 'x-api-key': secret, 'accept-language': 'en' }
  }
  internal = await keyOf(service)
})
afterAll(() => Promise.all([service.stop(), without.stop(), server.close()]))
beforeEach(async () => {
  server.faultOf = () => undefined
  server.requests.length = 0
  await service.services.db.deleteFrom('partner_sync').execute()
  await service.runQueued('partner-sync')
})

describe('who may sync', () => {
  it.each([
    ['POST', PLACES],
    ['POST', ROUTES],
    ['GET', UNKNOWN_JOB],
    ['GET', TEST],
  ] as const)('%s %s takes a key with the scope internal only', async (method, url) => {
    expect((await service.call(method, url)).status).toBe(401)
    const user = await createTestUser(service)
    expect((await service.call(method, url, { headers: user.headers })).status).toBe(401)
    expect((await service.call(method, url, { headers: await keyOf(service, 'chat') })).status).toBe(403)
  })
})

describe('syncPartnerPlaces and syncPartnerRoutes', () => {
  it('answer 202 with the job and where to follow it', async () => {
    const { status, headers, body } = await service.call('POST', PLACES, { headers: internal, payload: {} })
    expect(status).toBe(202)
    expect(body).toMatchObject({ kind: 'places', state: 'queued', created: 0, started_at: null, finished_at: null })
    const { pathname } = new URL(String(headers['location']), 'http://localhost')
    expect((await service.call('GET', pathname, { headers: internal })).body).toEqual(body)
  })

  it('run one at a time: of 20 calls at once one starts a job, the others get its id', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        service.call('POST', index % 2 ? PLACES : ROUTES, { headers: internal }),
      ),
    )
    const started = answers.filter(({ status }) => status === 202)
    expect(started).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer !== started[0]))
      expect([status, body.code, body.job_id]).toEqual([409, 'sync_running', started[0]?.body.job_id])
    expect(await service.runQueued('partner-sync')).toBe(1)
    expect((await service.call('POST', ROUTES, { headers: internal })).status).toBe(202)
  })

  it('answer a repeated Idempotency-Key with the same job', async () => {
    const headers = { ...internal, 'idempotency-key': `sync-${Date.now()}` }
    const [first, again] = [
      await service.call('POST', PLACES, { headers, payload: { full: true } }),
      await service.call('POST', PLACES, { headers, payload: { full: true } }),
    ]
    expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([202, first.body, 'true'])
  })

  it('refuse unknown members and wrong types', async () => {
    const { status, body } = await service.call('POST', PLACES, { headers: internal, payload: { full: 'yes', al: 1 } })
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()]).toEqual([
      400,
      ['/al', '/full'],
    ])
  })

  it('answer 503 with Retry-After where the authority is not configured', async () => {
    const headers = await keyOf(without)
    for (const url of [PLACES, ROUTES]) {
      const answer = await without.call('POST', url, { headers })
      expect([answer.status, answer.body.code]).toEqual([503, 'partner_not_configured'])
      expect(answer.headers['retry-after']).toBeDefined()
    }
  })
})

describe('getSyncJob', () => {
  it('returns 404 for an unknown job', async () => {
    const { status, body } = await service.call('GET', UNKNOWN_JOB, { headers: internal })
    expect([status, body.code]).toEqual([404, 'sync_not_found'])
  })
})

describe('testPartnerIntegration', () => {
  const test = (of = service, headers = internal) => of.call('GET', TEST, { headers })

  it('reads one place with one call', async () => {
    server.places = [
      {
        id: 'P03000001',
        number: '1',
        code: 'ATTRACTION',
        th: { name: 'วัดหนึ่ง' },
        en: null,
        latitude: 18.8,
        longitude: 98.9,
        updatedAt: '2024-07-10T03:00:00.000Z',
      },
    ]
    const { status, body } = await test()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      configured: true,
      api: 'v5',
      reachable: true,
      authenticated: true,
      parsed: true,
      latency_ms: expect.any(Number),
      sample: { place_id: 'P03000001', place_name: 'วัดหนึ่ง', latitude: 18.8 },
      failure: null,
    })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['a refused key', { status: 401, body: '{}' }, [true, false, 'unauthorized']],
    ['a key without the right', { status: 403, body: '{}' }, [true, true, 'forbidden']],
    ['no JSON', { body: '<html>' }, [true, true, 'bad_answer']],
    ['too many calls', { status: 429, headers: { 'retry-after': '60' } }, [true, true, 'rate_limited']],
    ['another address', { status: 302, headers: { location: '/' } }, [true, null, 'refused']],
    ['an error', { status: 500 }, [false, null, 'unavailable']],
    ['no answer', { hang: true }, [false, null, 'timeout']],
  ])('reports %s', async (_what, fault, expected) => {
    server.faultOf = () => fault
    const { status, body } = await test()
    expect([status, body.parsed, body.sample]).toEqual([200, false, null])
    expect([body.reachable, body.authenticated, body.failure.code]).toEqual(expected)
  })

  it('says that it is not configured, in both languages', async () => {
    const headers = await keyOf(without)
    expect((await test(without, headers)).body).toMatchObject({
      configured: false,
      reachable: false,
      failure: { code: 'not_configured', message: expect.stringContaining('set PARTNER_API_KEY') },
    })
    const { body } = await test(without, { ...headers, 'accept-language': 'th' })
    expect(body.failure.message).toContain('ยังไม่ได้ตั้งค่า')
  })
})
