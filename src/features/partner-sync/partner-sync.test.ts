import { beforeEach, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../test/support/accounts.ts'
import type { ServedPlace } from '../../../test/support/partner-server.ts'
import { DAY_MS, isList, pageOf, partnerSyncs, place, places } from '../../../test/support/partner-syncs.ts'
import { grantRole } from '../users/public.ts'
import { purgeSyncs, resumeStalledSync } from './recover-syncs.ts'
import { runSync } from './run-sync.ts'
import { SYNC_QUEUE } from './sync-queue.ts'

const NEVER = new AbortController().signal
const syncs = partnerSyncs()
const { request, job, sync, storedPlaces } = syncs

describe.each(['v5', 'v2'] as const)('a sync from version %s', (version) => {
  beforeEach(() => syncs.start(version))
  const detailOf = ({ id, number }: ServedPlace) => `/${version === 'v5' ? id : number}`

  it('takes over every place in both languages, and the running node shows them', async () => {
    syncs.server.places = places(45)
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
      finished_at: syncs.now.toISOString(),
    })
    const { body } = await syncs.service.call('GET', '/trips/v1/place/search?limit=100&keyword=Wat', {
      headers: syncs.headers,
    })
    expect(body.results.map(({ place_id }: { place_id: string }) => place_id).sort()).toEqual(
      syncs.server.places.map(({ id }) => id),
    )
    expect((await storedPlaces())[6]).toMatchObject({ name_th: 'วัดที่ 7', name_en: 'Wat 7' })
  })

  it('shows its progress to admins, and to nobody else', async () => {
    const [{ userId: admin }, { userId: other }] = [
      await createTestUser(syncs.service),
      await createTestUser(syncs.service),
    ]
    await grantRole(syncs.service.services.db, admin, 'admin')
    syncs.server.places = places(25)
    const { job_id } = await sync()
    const seen = await syncs.service.services.events.list({ userId: admin, after: 0 })
    const shown = seen.map(({ type, stage, data }) => [type, stage, data['created']])
    expect([shown[0], shown.at(-1)]).toEqual([
      ['sync', 'queued', 0],
      ['sync', 'succeeded', 25],
    ])
    expect(shown).toEqual(expect.arrayContaining([['sync', 'running', 20]]))
    expect(new Set(seen.map((event) => event.job_id))).toEqual(new Set([job_id]))
    expect(await syncs.service.services.events.list({ userId: other, after: 0 })).toEqual([])
  })

  it('reads only what changed since the last one, or everything on request', async () => {
    syncs.server.places = places(3)
    await sync()
    syncs.now = new Date(syncs.now.getTime() + DAY_MS)
    syncs.server.places = [place(1), place(2, { th: { name: 'ใหม่' }, updatedAt: '2026-11-21T20:00:00.000Z' }), place(3)]
    expect(await sync()).toMatchObject({ changed_since: '2026-11-21T02:00:00.000Z', updated: 1, unchanged: 0 })
    expect(await sync('places', { full: true })).toMatchObject({ changed_since: null, updated: 0, unchanged: 3 })
  })

  it('says which places it could not read and why, keeps what was stored, and reads them again next time', async () => {
    syncs.server.places = places(3)
    await sync()
    syncs.now = new Date(syncs.now.getTime() + DAY_MS)
    const changed = { th: { name: 'ใหม่' }, updatedAt: '2026-11-21T20:00:00.000Z' }
    syncs.server.places = [place(1, changed), place(2, changed)]
    syncs.server.faultOf = ({ path }) => (path.endsWith(detailOf(place(1))) ? { body: 'no JSON' } : undefined)
    const failed = await sync()
    expect(failed).toMatchObject({ state: 'succeeded', updated: 1, failed: 1 })
    expect(failed.errors).toMatchObject([{ kind: 'place', pointer: '', code: 'partner_bad_answer' }])
    expect((await storedPlaces()).map(({ name_th }) => name_th)).toEqual(['วัดที่ 1', 'ใหม่', 'วัดที่ 3'])
    syncs.server.faultOf = () => undefined
    expect(await sync()).toMatchObject({ changed_since: failed.changed_since, updated: 1, unchanged: 1, failed: 0 })
  })

  it('continues after the last page when its node is killed, and counts each place once', async () => {
    syncs.server.places = places(45)
    const id = await request()
    const kill = new AbortController()
    syncs.server.faultOf = ({ path, query }) => {
      if (!isList(path) || pageOf(query) !== '2') return undefined
      kill.abort()
      return { hang: true }
    }
    await expect(syncs.service.runQueued(SYNC_QUEUE, kill.signal)).rejects.toMatchObject({ code: 'aborted' })
    expect(await job(id)).toMatchObject({ state: 'running', created: 20, finished_at: null })
    syncs.server.faultOf = () => undefined
    syncs.server.requests.length = 0
    // What the queue does when the time of the killed run is over.
    await runSync(syncs.service.services, id, NEVER)
    expect(await job(id)).toMatchObject({ state: 'succeeded', created: 45, unchanged: 0 })
    const firstPages = syncs.server.requests.filter(
      ({ path, query }) =>
        isList(path) && pageOf(query) === '1' && (query['categorycodes'] ?? 'ATTRACTION') === 'ATTRACTION',
    )
    expect(firstPages).toEqual([])
  })

  it('counts each place once when it runs page by page, or twice at the same time', async () => {
    syncs.server.places = places(45)
    const id = await request()
    for (let run = 0; run < 12; run += 1) await runSync(syncs.service.services, id, NEVER, { sliceMs: 0 })
    expect(await job(id)).toMatchObject({ state: 'succeeded', created: 45, unchanged: 0 })
    const again = await request('places', { full: true })
    await Promise.all([1, 2, 3].map(() => runSync(syncs.service.services, again, NEVER)))
    expect(await job(again)).toMatchObject({ state: 'succeeded', created: 0, unchanged: 45 })
  })

  it('takes over routes with those of their places that the catalogue lacks', async () => {
    syncs.server.places = [place(1), place(2), place(3, { code: 'RESTAURANT', id: 'P08000003' })]
    syncs.server.routes = [
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
    const { body } = await syncs.service.call('GET', '/trips/v1/routes/detail/R1', { headers: syncs.headers })
    expect(body).toMatchObject({ route_name: 'Way one', days: [{ place: ['P03000002'] }, { place: ['P08000003'] }] })
    expect(await sync('routes')).toMatchObject({ created: 0, unchanged: 1 })
  })
})

describe('the scheduled jobs', () => {
  beforeEach(() => syncs.start('v5'))

  it('resume a sync that the queue has given up', async () => {
    syncs.server.places = places(3)
    const id = await request()
    await expect(syncs.service.runQueued(SYNC_QUEUE, AbortSignal.abort())).rejects.toThrow('The call was stopped.')
    await resumeStalledSync(syncs.service.services)
    expect(await syncs.service.runQueued(SYNC_QUEUE)).toBe(0)
    syncs.now = new Date(syncs.now.getTime() + 601_000)
    await resumeStalledSync(syncs.service.services)
    await resumeStalledSync(syncs.service.services)
    expect(await syncs.service.runQueued(SYNC_QUEUE)).toBe(1)
    expect(await job(id)).toMatchObject({ state: 'succeeded', created: 3 })
  })

  it('remove syncs after 90 days, but not the last complete one of a kind', async () => {
    const [first, second, routes] = [await sync(), await sync(), await sync('routes')]
    syncs.now = new Date(syncs.now.getTime() + 91 * DAY_MS)
    await purgeSyncs(syncs.service.services)
    expect(await job(first.job_id)).toMatchObject({ code: 'sync_not_found' })
    expect(await job(second.job_id)).toMatchObject({ state: 'succeeded' })
    expect(await job(routes.job_id)).toMatchObject({ state: 'succeeded' })
  })
})
