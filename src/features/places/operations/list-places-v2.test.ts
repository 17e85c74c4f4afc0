import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  user = await createTestUser(service)
})
afterAll(() => service.stop())

interface Place {
  readonly place_id: string
  readonly is_favorite: boolean
}
type List = { body: { results: Place[] } }
const get = (path: string, query: Record<string, string> = {}, headers: Record<string, string> = user.headers) =>
  service.call('GET', `/trips/v1/place/${path}?${new URLSearchParams(query)}`, { headers })
const idsOf = ({ body }: List) => body.results.map((place) => place.place_id)
const favoritesOf = ({ body }: List) => body.results.filter((place) => place.is_favorite).map((place) => place.place_id)
const favor = (placeId: string) =>
  service.call('POST', '/trips/v1/activities/favorites', {
    payload: { ref_type: 'place', ref_id: placeId },
    headers: user.headers,
  })

describe('listRegionPlacesV2', () => {
  it('lists what version 1 lists, each with whether it is a favourite of the caller', async () => {
    expect((await favor('th-81-railay')).status).toBe(201)
    const { body } = await get('v2/region/south', { limit: '100', province: 'Krabi' })
    const version1 = await get('region/south', { limit: '100', province: 'Krabi' })
    expect(body.results.map(({ is_favorite: _own, ...place }: Place) => place)).toEqual(version1.body.results)
    expect(favoritesOf({ body })).toEqual(['th-81-railay'])
    const stranger = await createTestUser(service)
    const theirs = await get('v2/region/south', { limit: '100', province: 'Krabi' }, { ...stranger.headers })
    expect([idsOf(theirs), favoritesOf(theirs)]).toEqual([idsOf({ body }), []])
  })

  it('is private, and its ETag changes with the favourites', async () => {
    const first = await get('v2/region/central', { limit: '3' })
    expect(first.headers['cache-control']).toBe('private, no-store')
    const again = { ...user.headers, 'if-none-match': String(first.headers['etag']) }
    expect((await get('v2/region/central', { limit: '3' }, again)).status).toBe(304)
    await favor(idsOf(first)[0]!)
    const changed = await get('v2/region/central', { limit: '3' }, again)
    expect([changed.status, favoritesOf(changed)]).toEqual([200, [idsOf(first)[0]]])
  })

  it('returns 404 for an unknown region and 401 without a token', async () => {
    expect((await get('v2/region/middle-earth')).body.code).toBe('region_not_found')
    expect((await get('v2/region/south', {}, {})).status).toBe(401)
  })
})

describe('listPlacesV2', () => {
  it('lists the whole catalogue, popular places first, page by page', async () => {
    const { catalogue } = service.services
    const first = await get('v2/list', { limit: '50' })
    expect(first.body.total).toBe([...catalogue.listedPlaces()].length)
    const ranks = idsOf(first).map((id) => catalogue.findPlace(id)!.popularity)
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
    const second = await get('v2/list', { limit: '50', page: '2' })
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(100)
    expect(first.headers['link']).toContain('page=2')
  })

  it('filters by region, province, category and keyword, and sorts', async () => {
    const beaches = await get('v2/list', { region: 'ใต้', category: 'beach', sort: 'name', limit: '100' })
    const { catalogue } = service.services
    expect(beaches.body.total).toBeGreaterThan(10)
    const regions = idsOf(beaches).map(
      (id) => catalogue.provincesByCode.get(catalogue.findPlace(id)!.provinceCode)!.region,
    )
    expect(new Set(regions)).toEqual(new Set(['south']))
    const names = beaches.body.results.map(({ place_name: name }: { place_name: string }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
    expect(idsOf(await get('v2/list', { province: '50', keyword: 'Doi Suthep' }))[0]).toBe(
      'th-50-wat-phra-that-doi-suthep',
    )
    expect((await get('v2/list', { region: 'north', province: 'Krabi' })).body.total).toBe(0)
  })

  it('returns 404 for unknown areas, 400 for other input and 401 without a token', async () => {
    expect((await get('v2/list', { region: 'middle-earth' })).body.code).toBe('region_not_found')
    expect((await get('v2/list', { province: 'Atlantis' })).body.code).toBe('province_not_found')
    for (const query of [{ sort: 'distance' }, { limit: '101' }, { colour: 'red' }])
      expect((await get('v2/list', query)).status).toBe(400)
    expect((await get('v2/list', {}, {})).status).toBe(401)
  })
})
