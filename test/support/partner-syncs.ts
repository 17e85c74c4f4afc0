import { afterEach, expect } from 'vitest'
import { createReaderContext } from '../../src/catalogue/import/reader-context.ts'
import { createKey } from '../../src/features/access/public.ts'
import { SYNC_QUEUE } from '../../src/features/partner-sync/sync-queue.ts'
import { Breaker } from '../../src/platform/breaker.ts'
import { createPartner } from '../../src/platform/partner/create-partner.ts'
import { PARTNER_KEY, type PartnerServer, type ServedPlace, startPartnerServer } from './partner-server.ts'
import { type Answer, startTestService, type TestService, testWorld } from './service.ts'

export const DAY_MS = 86_400_000

/** A partner's server and a service that syncs with it, new for each test that starts them. */
export interface PartnerSyncs {
  server: PartnerServer
  service: TestService
  now: Date
  headers: Record<string, string>
  start(version: 'v5' | 'v2', timeoutMs?: number): Promise<void>
  /** Requests a sync. @returns the id of its job */
  request(what?: 'places' | 'routes', payload?: object): Promise<string>
  job(id: string, language?: string): Promise<Answer['body']>
  /** Runs everything that is queued, retries too. */
  drain(): Promise<void>
  /** Requests a sync and runs it. @returns its job */
  sync(what?: 'places' | 'routes', payload?: object): Promise<Answer['body']>
  storedPlaces(): Promise<{ place_id: string; name_th: string | null; name_en: string | null }[]>
}

export function partnerSyncs(): PartnerSyncs {
  const syncs = {
    now: new Date(0),
    headers: {},
    async start(version, timeoutMs = 30_000) {
      syncs.now = new Date('2026-11-21T03:00:00Z')
      syncs.server = await startPartnerServer()
      const partner = createPartner(version, {
        baseUrl: syncs.server[version],
        apiKey: PARTNER_KEY,
        now: () => syncs.now,
        timeoutMs,
        retryDelayMs: 1,
        pageSize: 20,
        breaker: new Breaker({ failures: 1_000 }),
      })
      readerContext ??= createReaderContext(await testWorld())
      syncs.service = await startTestService({ vendors: { partner }, clock: () => syncs.now, readerContext })
      const key = await createKey(syncs.service.services.db, { name: 'sync', scopes: ['internal'], expiresAt: null })
      syncs.headers = { 'x-api-key': key.secret, 'accept-language': 'en' }
    },
    async request(what = 'places', payload) {
      const { headers } = syncs
      const more = payload ? { headers, payload } : { headers }
      const { status, body } = await syncs.service.call('POST', `/trips/v1/internal/sync/partner-${what}`, more)
      expect([status, body.state]).toEqual([202, 'queued'])
      return body.job_id
    },
    async job(id, language = 'en') {
      const headers = { ...syncs.headers, 'accept-language': language }
      return (await syncs.service.call('GET', `/trips/v1/internal/sync/jobs/${id}`, { headers })).body
    },
    async drain() {
      for (let turn = 0; turn < 20; turn += 1) if ((await syncs.service.runQueued(SYNC_QUEUE)) === 0) return
      throw new Error('The sync does not end')
    },
    async sync(what = 'places', payload) {
      const id = await syncs.request(what, payload)
      await syncs.drain()
      return syncs.job(id)
    },
    storedPlaces: () =>
      syncs.service.services.db
        .selectFrom('place')
        .select(['place_id', 'name_th', 'name_en'])
        .orderBy('place_id')
        .execute(),
  } as PartnerSyncs
  afterEach(() => Promise.all([syncs.service.stop(), syncs.server.close()]))
  return syncs
}

let readerContext: ReturnType<typeof createReaderContext> | undefined

export const place = (number: number, more: Partial<ServedPlace> = {}): ServedPlace => ({
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

export const places = (count: number) => Array.from({ length: count }, (_, index) => place(index + 1))

export const isList = (path: string) => /places(\/search)?$/.test(path)

export const pageOf = (query: Readonly<Record<string, string>>) => query['page'] ?? query['pagenumber']
