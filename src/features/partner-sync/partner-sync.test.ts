import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../test/support/accounts.ts'
import {
  PARTNER_KEY,
  type PartnerServer,
  type ServedPlace,
  startPartnerServer,
} from '../../../test/support/partner-server.ts'
import { startTestService, type TestService, testWorld } from '../../../test/support/service.ts'
import { createReaderContext } from '../../catalogue/import/reader-context.ts'
import { Breaker } from '../../platform/breaker.ts'
import { createPartner } from '../../platform/partner/create-partner.ts'
import { createKey } from '../access/public.ts'
import { grantRole } from '../users/public.ts'
import { purgeSyncs, resumeStalledSync } from './recover-syncs.ts'
import { runSync } from './run-sync.ts'
import { SYNC_QUEUE } from './sync-queue.ts'

const NEVER = new AbortController().signal
const DAY_MS = 86_400_000
const readerContext = createReaderContext(await testWorld())
let server: PartnerServer
let service: TestService
let now: Date
let headers: Record<string, string>

async function start(version: 'v5' | 'v2', timeoutMs = 30_000): Promise<void> {
  now = new Date('2026-11-21T03:00:00Z')
  server = await startPartnerServer()
  const partner = createPartner(version, {
    baseUrl: server[version],
    apiKey: PARTNER_KEY,
    now: () => now,
    timeoutMs,
    retryDelayMs: 1,
    pageSize: 20,
    breaker: new Breaker({ failures: 1_000 }),
  })
  service = await startTestService({ vendors: { partner }, clock: () => now, readerContext })
  const key = await createKey(service.services.db, { name: 'sync', scopes: ['internal'], expiresAt: null })
  headers = { 'x-api-key': key.secret, 'accept-language': 'en' }
}
afterEach(() => Promise.all([service.stop(), server.close()]))

const place = (number: number, more: Partial<ServedPlace> = {}): ServedPlace => ({
  id: `P030${String(number).padStart(5, '0')}`,
  number: String(number),
  code: 'ATTRACTION',
  th: { name: `วัดที่ ${number}`, introduction: 'สวย', province: 'เชียงใหม่' },
  en: { name: `Wat ${number}`, introduction: 'Fine', province: 'Chiang Mai' },
  latitude: 18.8,
  longitude: 98.9,
  updatedAt: '2024-07-10T03:00:00.000Z',
  ...more,
})
const places = (count: number) => Array.from({ length: count }, (_, index) => place(index + 1))

async function request(what: 'places' | 'routes' = 'places', payload?: object): Promise<string> {
  const more = payload ? { headers, payload } : { headers }
  const { status, body } = await service.call('POST', `/trips/v1/internal/sync/partner-${what}`, more)
  expect([status, body.state]).toEqual([202, 'queued'])
  return body.job_id
}
const job = async (id: string, language = 'en') =>
  (
    await service.call('GET', `/trips/v1/internal/sync/jobs/${id}`, {
      headers: { ...headers, 'accept-language': language },
    })
  ).body
/** Runs everything that is queued, retries too. */
async function drain(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) if ((await service.runQueued(SYNC_QUEUE)) === 0) return
  throw new Error('The sync does not end')
}
async function sync(what: 'places' | 'routes' = 'places', payload?: object) {
  const id = await request(what, payload)
  await drain()
  return job(id)
}
const storedPlaces = () =>
  service.services.db.selectFrom('place').select(['place_id', 'name_th', 'name_en']).orderBy('place_id').execute()
const isList = (path: string) => /places(\/search)?$/.test(path)
const pageOf = (query: Readonly<Record<string, string>>) => query['page'] ?? query['pagenumber']

describe.each(['v5', 'v2'] as const)('a sync from version %s', (version) => {
  beforeEach(() => start(version))
  const detailOf = ({ id, number }: ServedPlace) => `/${version === 'v5' ? id : number}`

  it('takes over every place in both languages, and the running node shows them', async () => {
    server.places = places(45)
    expect(await sync()).toMatchObject({
      kind: 'places',
      state: 'succeeded',
      changed_since: null,
      created: 45,
      updated: 0,
      unchanged: 0,
      failed: 0,
      errors: [],
      failure: null,
      finished_at: now.toISOString(),
    })
    const { body } = await service.call('GET', '/trips/v1/place/search?limit=100&keyword=Wat', { headers })
    expect(body.results.map(({ place_id }: { place_id: string }) => place_id).sort()).toEqual(
      server.places.map(({ id }) => id),
    )
    expect((await storedPlaces())[6]).toMatchObject({ name_th: 'วัดที่ 7', name_en: 'Wat 7' })
  })

  it('shows its progress to admins, and to nobody else', async () => {
    const [{ userId: admin }, { userId: other }] = [await createTestUser(service), await createTestUser(service)]
    await grantRole(service.services.db, admin, 'admin')
    server.places = places(25)
    const { job_id } = await sync()
    const seen = await service.services.events.list({ userId: admin, after: 0 })
    const shown = seen.map(({ type, stage, data }) => [type, stage, data['created']])
    expect([shown[0], shown.at(-1)]).toEqual([
      ['sync', 'queued', 0],
      ['sync', 'succeeded', 25],
    ])
    expect(shown).toEqual(expect.arrayContaining([['sync', 'running', 20]]))
    expect(new Set(seen.map((event) => event.job_id))).toEqual(new Set([job_id]))
    expect(await service.services.events.list({ userId: other, after: 0 })).toEqual([])
  })

  it('reads only what changed since the last one, or everything on request', async () => {
    server.places = places(3)
    await sync()
    now = new Date(now.getTime() + DAY_MS)
    server.places = [place(1), place(2, { th: { name: 'ใหม่' }, updatedAt: '2026-11-21T20:00:00.000Z' }), place(3)]
    expect(await sync()).toMatchObject({ changed_since: '2026-11-21T02:00:00.000Z', updated: 1, unchanged: 0 })
    expect(await sync('places', { full: true })).toMatchObject({ changed_since: null, updated: 0, unchanged: 3 })
  })

  it('says which places it could not read and why, keeps what was stored, and reads them again next time', async () => {
    server.places = places(3)
    await sync()
    now = new Date(now.getTime() + DAY_MS)
    const changed = { th: { name: 'ใหม่' }, updatedAt: '2026-11-21T20:00:00.000Z' }
    server.places = [place(1, changed), place(2, changed)]
    server.faultOf = ({ path }) => (path.endsWith(detailOf(place(1))) ? { body: 'no JSON' } : undefined)
    const failed = await sync()
    expect(failed).toMatchObject({ state: 'succeeded', updated: 1, failed: 1 })
    expect(failed.errors).toMatchObject([{ kind: 'place', pointer: '', code: 'partner_bad_answer' }])
    expect((await storedPlaces()).map(({ name_th }) => name_th)).toEqual(['วัดที่ 1', 'ใหม่', 'วัดที่ 3'])
    server.faultOf = () => undefined
    expect(await sync()).toMatchObject({ changed_since: failed.changed_since, updated: 1, unchanged: 1, failed: 0 })
  })

  it('continues after the last page when its node is killed, and counts each place once', async () => {
    server.places = places(45)
    const id = await request()
    const kill = new AbortController()
    server.faultOf = ({ path, query }) => {
      if (!isList(path) || pageOf(query) !== '2') return undefined
      kill.abort()
      return { hang: true }
    }
    await expect(service.runQueued(SYNC_QUEUE, kill.signal)).rejects.toMatchObject({ code: 'aborted' })
    expect(await job(id)).toMatchObject({ state: 'running', created: 20, finished_at: null })
    server.faultOf = () => undefined
    server.requests.length = 0
    // What the queue does when the time of the killed run is over.
    await runSync(service.services, id, NEVER)
    expect(await job(id)).toMatchObject({ state: 'succeeded', created: 45, unchanged: 0 })
    const firstPages = server.requests.filter(
      ({ path, query }) =>
        isList(path) && pageOf(query) === '1' && (query['categorycodes'] ?? 'ATTRACTION') === 'ATTRACTION',
    )
    expect(firstPages).toEqual([])
  })

  it('counts each place once when it runs page by page, or twice at the same time', async () => {
    server.places = places(45)
    const id = await request()
    for (let run = 0; run < 12; run += 1) await runSync(service.services, id, NEVER, { sliceMs: 0 })
    expect(await job(id)).toMatchObject({ state: 'succeeded', created: 45, unchanged: 0 })
    const again = await request('places', { full: true })
    await Promise.all([1, 2, 3].map(() => runSync(service.services, again, NEVER)))
    expect(await job(again)).toMatchObject({ state: 'succeeded', created: 0, unchanged: 45 })
  })

  it('takes over routes with those of their places that the catalogue lacks', async () => {
    server.places = [place(1), place(2), place(3, { code: 'RESTAURANT', id: 'P08000003' })]
    server.routes = [
      {
        id: 'R1',
        number: '1',
        th: { name: 'เส้นทางหนึ่ง', introduction: 'สองวัน' },
        en: { name: 'Way one', introduction: 'Two days' },
        days: [['P03000002', 'P03099999'], ['P08000003']],
      },
      { id: 'R2', number: '2', th: { name: 'เส้นทางสอง' }, en: null, days: [['P03099999']] },
    ]
    const done = await sync('routes')
    // Two places and a route; the unknown place and the route that has no other one fail.
    expect(done).toMatchObject({ kind: 'routes', state: 'succeeded', created: 3, failed: 2 })
    expect(done.errors).toMatchObject([
      { kind: 'place', code: 'partner_not_found' },
      { kind: 'route', id: 'R2', code: 'no_places' },
    ])
    expect((await storedPlaces()).map(({ place_id }) => place_id)).toEqual(['P03000002', 'P08000003'])
    const { body } = await service.call('GET', '/trips/v1/routes/detail/R1', { headers })
    expect(body).toMatchObject({ route_name: 'Way one', days: [{ place: ['P03000002'] }, { place: ['P08000003'] }] })
    expect(await sync('routes')).toMatchObject({ created: 0, unchanged: 1 })
  })
})

const onPage = (page: string, fault: object) => {
  server.faultOf = ({ path, query }) => (isList(path) && pageOf(query) === page ? fault : undefined)
}
/** Eight runs without a page, `skipped` of them only counted, then a full sync. @returns the last one */
async function syncAfterGivingUp(fault: object, code: string, skipped = 0) {
  server.places = places(3)
  await sync()
  server.places = places(25).slice(2)
  onPage('2', fault)
  const id = await request('places', { full: true })
  await service.runQueued(SYNC_QUEUE)
  expect(await job(id)).toMatchObject({
    state: 'running',
    created: 19,
    unchanged: 1,
    retry_at: new Date(now.getTime() + 30_000).toISOString(),
  })
  const { db } = service.services
  await db
    .updateTable('partner_sync')
    .set((eb) => ({ tries: eb('tries', '+', skipped) }))
    .where('sync_id', '=', id)
    .execute()
  await drain()
  expect(await job(id)).toMatchObject({ state: 'failed', created: 19, failure: { code }, retry_at: null })
  expect(await storedPlaces()).toHaveLength(22)
  server.faultOf = () => undefined
  return sync('places', { full: true })
}
// It reads everything that the failed one left.
const WHOLE = { state: 'succeeded', created: 3, unchanged: 20 }

describe('when the authority does not answer', () => {
  // Long enough for the answers of a busy machine.
  beforeEach(() => start('v5', 800))

  it('tries again, and gives up after eight runs without a page; nothing is deleted', async () => {
    // Each run waits for two answers in vain.
    expect(await syncAfterGivingUp({ hang: true }, 'timeout', 7)).toMatchObject(WHOLE)
  })
})

describe('when the authority fails', () => {
  beforeEach(() => start('v5'))

  it('waits as long as the authority asks, says until when, and goes on from the same page', async () => {
    server.places = places(45)
    const id = await request()
    onPage('2', { status: 429, headers: { 'retry-after': '600' } })
    await service.runQueued(SYNC_QUEUE)
    expect(await job(id)).toMatchObject({
      state: 'running',
      created: 20,
      retry_at: new Date(now.getTime() + 600_000).toISOString(),
    })
    server.faultOf = () => undefined
    await drain()
    expect(await job(id)).toMatchObject({ state: 'succeeded', created: 45, retry_at: null })
  })

  it.each([
    ['half a page', { body: '{"result": [{"place_id": "P03', cut: true }, 'unavailable'],
    ['half a page that looks whole', { body: '{"result": [{"place_id": "P03' }, 'bad_answer'],
    ['another type', { body: '{"result": "none"}' }, 'bad_answer'],
    ['errors', { status: 503 }, 'unavailable'],
  ])(
    'tries again after %s, and gives up after eight runs without a page; nothing is deleted',
    async (_what, fault, code) => {
      expect(await syncAfterGivingUp(fault, code)).toMatchObject(WHOLE)
    },
  )

  it('goes on when the server comes back after it has gone in the middle of a page', async () => {
    server.places = places(45)
    const id = await request()
    let isGone = true
    server.faultOf = ({ path }) => (isGone && /P0300003\d$/.test(path) ? { cut: true } : undefined)
    await service.runQueued(SYNC_QUEUE)
    isGone = false
    await drain()
    const { state, created, failed } = await job(id)
    expect([state, created + failed]).toEqual(['succeeded', 45])
    now = new Date(now.getTime() + DAY_MS)
    expect(await sync()).toMatchObject({ state: 'succeeded', failed: 0, created: failed })
  })

  it('ends at once when the key is refused, and says what to do in both languages', async () => {
    server.faultOf = () => ({ status: 401, body: '{}' })
    const { job_id: id, ...failed } = await sync()
    expect(failed).toMatchObject({
      state: 'failed',
      failure: { code: 'unauthorized', message: expect.stringContaining('PARTNER_API_KEY') },
    })
    expect((await job(id, 'th')).failure.message).toContain('ตรวจสอบ')
  })

  it('reports the first hundred errors of places with wrong types and counts them all', async () => {
    server.places = places(110).map((each) => ({
      ...each,
      latitude: 0,
      longitude: 0,
      v5: { latitude: 'north', tags: 7 },
    }))
    const done = await sync()
    expect(done).toMatchObject({ state: 'succeeded', created: 0, failed: 110 })
    expect(done.errors).toHaveLength(100)
    expect(done.errors[0]).toMatchObject({ kind: 'place', id: 'P03000001', pointer: '/lat' })
    // They could be read: next time only changes are.
    now = new Date(now.getTime() + DAY_MS)
    expect((await sync()).changed_since).not.toBeNull()
  })

  it('is given up after eight kills on the same page', async () => {
    server.places = places(3)
    const id = await request()
    await service.services.db.updateTable('partner_sync').set({ tries: 8 }).execute()
    await drain()
    expect(await job(id)).toMatchObject({ state: 'failed', failure: { code: 'no_progress' } })
  })
})

describe('the scheduled jobs', () => {
  beforeEach(() => start('v5'))

  it('resume a sync that the queue has given up', async () => {
    server.places = places(3)
    const id = await request()
    await expect(service.runQueued(SYNC_QUEUE, AbortSignal.abort())).rejects.toThrow('The call was stopped.')
    await resumeStalledSync(service.services)
    expect(await service.runQueued(SYNC_QUEUE)).toBe(0)
    now = new Date(now.getTime() + 601_000)
    await resumeStalledSync(service.services)
    await resumeStalledSync(service.services)
    expect(await service.runQueued(SYNC_QUEUE)).toBe(1)
    expect(await job(id)).toMatchObject({ state: 'succeeded', created: 3 })
  })

  it('remove syncs after 90 days, but not the last complete one of a kind', async () => {
    const [first, second, routes] = [await sync(), await sync(), await sync('routes')]
    now = new Date(now.getTime() + 91 * DAY_MS)
    await purgeSyncs(service.services)
    expect(await job(first.job_id)).toMatchObject({ code: 'sync_not_found' })
    expect(await job(second.job_id)).toMatchObject({ state: 'succeeded' })
    expect(await job(routes.job_id)).toMatchObject({ state: 'succeeded' })
  })
})
