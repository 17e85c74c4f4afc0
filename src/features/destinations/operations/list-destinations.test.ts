import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
let now = new Date('2026-11-21T03:00:10Z')
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => now })
})
afterAll(() => service.stop())

const URL = '/trips/v1/destinations'
const english = { 'accept-language': 'en' }
const list = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  service.call('GET', `${URL}?${new URLSearchParams(query)}`, { headers })
interface Shown {
  destination_id: string
  name: string
  region: string
  best_months: number[]
}
const idsOf = async (query: Record<string, string>, headers?: Record<string, string>): Promise<string[]> =>
  (await list({ limit: '100', ...query }, headers)).body.results.map(({ destination_id: id }: Shown) => id)

describe('destinations', () => {
  it('are listed page by page, each once', async () => {
    const { body } = await list({ limit: '100' })
    const total = service.services.catalogue.world.destinations.length
    expect(body).toMatchObject({ total, page: 1, nextpage: 2, limit: 100 })
    const second = await list({ limit: '100', page: '2' })
    expect(second.body.nextpage).toBe(0)
    const ids = [...body.results, ...second.body.results].map(({ destination_id: id }: Shown) => id)
    expect(new Set(ids).size).toBe(total)
    expect((await list({ page: '99' })).body.results).toEqual([])
  })

  it('come in the order of fame among the readers of a language', async () => {
    expect((await idsOf({}))[0]).toBe('chiang-mai')
    expect((await idsOf({}, english))[0]).toBe('bangkok')
  })

  it('come from every region in turn, or by name', async () => {
    const { body } = await list({ sort: 'mixed', limit: '6' })
    expect(new Set(body.results.map(({ region }: Shown) => region)).size).toBe(6)
    const names: string[] = (await list({ sort: 'name', limit: '100' })).body.results.map(({ name }: Shown) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('th').compare))
  })

  it('can be limited to a region and to a month, together', async () => {
    const { body } = await list({ region: 'ภาคใต้', month: '7', limit: '100' })
    expect(body.total).toBeGreaterThan(5)
    for (const { region, best_months: months } of body.results as Shown[]) {
      expect(region).toBe('south')
      expect(months).toContain(7)
    }
    expect(await idsOf({ region: 'south', month: '7' })).not.toContain('phuket')
  })

  it.each([
    ['เขาใหญ่', 'khao-yai'],
    ['khao y', 'khao-yai'],
    ['โคราช', 'korat'],
    ['Nakhon Ratchasima', 'korat'],
    ['Chiangmai', 'chiang-mai'],
    ['Koh Lipe', 'ko-lipe'],
  ])('are found by a name in either language: %s', async (keyword, id) => {
    expect(await idsOf({ keyword })).toContain(id)
    expect(await idsOf({ keyword }, english)).toContain(id)
  })

  it('are none for a name that nobody knows, and all for a keyword without letters', async () => {
    expect((await list({ keyword: 'แอตแลนติส' })).body).toMatchObject({ results: [], total: 0, nextpage: 0 })
    expect((await list({ keyword: '…' })).body.total).toBe((await list({})).body.total)
  })

  it('are those that recommend a place or contain it', async () => {
    expect(await idsOf({ place_id: 'th-10-wat-pho' })).toEqual(['bangkok'])
    const ofDoiSuthep = await idsOf({ place_id: 'th-50-wat-phra-that-doi-suthep' })
    expect(ofDoiSuthep[0]).toBe('chiang-mai')
    expect(ofDoiSuthep).not.toContain('mae-hong-son-loop')
  })

  it('are 404 for a region or a place that does not exist', async () => {
    const unknownRegion = await list({ region: 'centre' })
    expect([unknownRegion.status, unknownRegion.body.code]).toEqual([404, 'region_not_found'])
    const unknownPlace = await list({ place_id: 'th-10-nowhere' })
    expect([unknownPlace.status, unknownPlace.body.code]).toEqual([404, 'place_unknown'])
  })

  it('reports every wrong parameter at once', async () => {
    const { status, body } = await list({ month: '13', sort: 'size', regoin: 'north' }, english)
    expect(status).toBe(400)
    expect(body.errors.map(({ parameter }: { parameter: string }) => parameter).sort()).toEqual([
      'month',
      'regoin',
      'sort',
    ])
  })

  it('keep their ETag within a minute, one per language', async () => {
    const first = await list({})
    const held = { 'if-none-match': first.headers['etag']! }
    now = new Date('2026-11-21T03:00:50Z')
    expect((await list({}, held)).status).toBe(304)
    expect((await list({}, { ...held, ...english })).status).toBe(200)
  })
})
