import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())
const list = (region: string, query: Record<string, string> = {}) =>
  service.call('GET', `/trips/v1/place/region/${encodeURIComponent(region)}?${new URLSearchParams(query)}`, {
    headers: { 'accept-language': 'en' },
  })
const ids = ({ body }: { body: { results: { place_id: string }[] } }) => body.results.map((place) => place.place_id)

describe('places of a region', () => {
  it('returns only places of the region, most popular first', async () => {
    const { catalogue } = service.services
    const answer = await list('south', { limit: '100' })
    expect(answer.body.total).toBeGreaterThan(100)
    const entries = ids(answer).map((id) => catalogue.findPlace(id)!)
    for (const { provinceCode } of entries) expect(catalogue.provincesByCode.get(provinceCode)!.region).toBe('south')
    const ranks = entries.map(({ popularity }) => popularity)
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
  })

  it.each([
    ['เหนือ', 'north'],
    ['ภาคเหนือ', 'north'],
    ['อีสาน', 'northeast'],
    ['ภาคตะวันออกเฉียงเหนือ', 'northeast'],
    ['Isan', 'northeast'],
    ['ภาคกลาง', 'central'],
    ['ตะวันออก', 'east'],
    ['ตะวันตก', 'west'],
    ['ใต้', 'south'],
    ['SOUTH', 'south'],
  ])('knows the region %s as %s', async (name, key) => {
    expect(ids(await list(name, { limit: '5' }))).toEqual(ids(await list(key, { limit: '5' })))
  })

  it('the six regions contain every place exactly once', async () => {
    const totals = await Promise.all(
      ['north', 'northeast', 'central', 'east', 'west', 'south'].map(async (region) => (await list(region)).body.total),
    )
    const whole = [...service.services.catalogue.places()].filter(
      ({ duplicateOf, businessStatus }) => duplicateOf === null && businessStatus !== 'closed',
    )
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(whole.length)
  })

  it('accepts the filters of search', async () => {
    const answer = await list('south', { category: 'beach', province: 'Krabi', limit: '100' })
    expect(answer.body.total).toBeGreaterThan(2)
    for (const place of answer.body.results)
      expect([place.address.province_code, place.category]).toEqual(['81', 'beach'])
    expect((await list('north', { province: 'Krabi' })).body.total).toBe(0)
    expect(ids(await list('north', { keyword: 'Doi Suthep' }))[0]).toBe('th-50-wat-phra-that-doi-suthep')
  })

  it('paginates', async () => {
    const first = await list('west', { limit: '10' })
    expect(first.body.nextpage).toBe(2)
    expect(first.headers.link).toContain('<http://localhost:80/trips/v1/place/region/west?limit=10&page=2>; rel="next"')
    const second = await list('west', { limit: '10', page: '2' })
    expect(ids(first).some((id) => ids(second).includes(id))).toBe(false)
    const last = await list('west', { limit: '10', page: String(Math.ceil(first.body.total / 10)) })
    expect(last.body.nextpage).toBe(0)
    expect(last.headers.link).not.toContain('rel="next"')
  })

  it('returns 404 for unknown regions and provinces', async () => {
    const region = await list('middle-earth')
    expect([region.status, region.body.code]).toEqual([404, 'region_not_found'])
    expect(region.body.detail).toContain('middle-earth')
    expect((await list('south', { province: 'Atlantis' })).body.code).toBe('province_not_found')
    expect((await list('south', { destination: 'Atlantis' })).body.code).toBe('destination_not_found')
  })

  it('returns 304 for a matching ETag', async () => {
    const url = '/trips/v1/place/region/west'
    const { headers } = await service.call('GET', url)
    const again = await service.call('GET', url, { headers: { 'if-none-match': headers.etag! } })
    expect([again.status, again.text]).toEqual([304, ''])
  })
})
