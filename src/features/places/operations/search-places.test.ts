import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { distanceM } from '../../../world/point.ts'

let service: TestService
beforeAll(async () => {
  // Saturday, ten in the morning in Bangkok.
  service = await startTestService({ withStarter: true, clock: () => new Date('2026-11-21T03:00:30Z') })
})
afterAll(() => service.stop())

const english = { headers: { 'accept-language': 'en' } }
const search = (query: Record<string, string | number>, options: object = english) =>
  service.call('GET', `/trips/v1/place/search?${new URLSearchParams(query as Record<string, string>)}`, options)
const ids = ({ body }: { body: { results: { place_id: string }[] } }) => body.results.map((place) => place.place_id)
const entry = (id: string) => service.services.catalogue.findPlace(id)!
const errorsOf = ({ body }: { body: { errors: { parameter: string; code: string }[] } }) =>
  body.errors.map(({ parameter, code }) => [parameter, code])

describe('matching', () => {
  it('finds a place by its Thai and English name', async () => {
    expect(ids(await search({ keyword: 'พระบรมมหาราชวัง' }))[0]).toBe('th-10-grand-palace')
    expect(ids(await search({ keyword: 'Grand Palace' }))[0]).toBe('th-10-grand-palace')
  })

  it('responds in the preferred language, whatever the language of the keyword', async () => {
    const thai = await search({ keyword: 'Grand Palace', limit: 1 }, {})
    expect(thai.headers['content-language']).toBe('th')
    expect(thai.body.results[0].place_name).toBe('พระบรมมหาราชวัง')
    const inEnglish = await search({ keyword: 'พระบรมมหาราชวัง', limit: 1 })
    expect(inEnglish.headers['content-language']).toBe('en')
    expect(inEnglish.headers.vary).toContain('Accept-Language')
    expect(inEnglish.body.results[0].place_name).toBe('Grand Palace')
  })

  it('filters by province code or name, in Thai or English', async () => {
    const byCode = await search({ province: '81', limit: 100 })
    expect(byCode.body.total).toBeGreaterThan(20)
    for (const id of ids(byCode)) expect(entry(id).provinceCode).toBe('81')
    expect(ids(await search({ province: 'กระบี่', limit: 100 }))).toEqual(ids(byCode))
    expect(ids(await search({ province: 'krabi', limit: 100 }))).toEqual(ids(byCode))
  })

  it('accepts a province or a district as a destination', async () => {
    expect(ids(await search({ destination: 'Krabi' }))).toEqual(ids(await search({ province: 'Krabi' })))
    const district = await search({ destination: 'พระนคร', limit: 100 })
    expect(district.body.total).toBeGreaterThan(5)
    for (const id of ids(district)) expect(entry(id)).toMatchObject({ provinceCode: '10', districtTh: 'พระนคร' })
  })

  it('accepts a town or an island as a destination and returns only places there', async () => {
    const town = await search({ destination: 'ปาย', limit: 100 })
    expect(ids(town)).toContain('th-58-pai-canyon')
    const { point } = service.services.catalogue.world.towns.find(({ nameTh }) => nameTh === 'ปาย')!
    for (const id of ids(town)) expect(distanceM(entry(id).point, point)).toBeLessThan(26_000)
    const island = service.services.catalogue.world.islands.find(({ nameEn }) => nameEn === 'Ko Lanta')!
    const onIsland = await search({ destination: 'Ko Lanta', limit: 100 })
    expect(onIsland.body.total).toBeGreaterThan(0)
    for (const id of ids(onIsland))
      expect(island.areas.some((area) => distanceM(area.point, entry(id).point) <= area.radiusM)).toBe(true)
  })

  it('filters by category key, by name in either language and by category code', async () => {
    const byKey = await search({ category: 'temple', province: '50', limit: 100 })
    expect(byKey.body.total).toBeGreaterThan(5)
    expect(ids(await search({ category: 'วัด', province: '50', limit: 100 }))).toEqual(ids(byKey))
    const food = await search({ category: 'restaurant', province: '10', limit: 100 })
    for (const place of food.body.results) expect(place.category_code).toBe('RESTAURANT')
    const beds = await search({ category: 'ACCOMMODATION', limit: 100 })
    expect(new Set(beds.body.results.map((place: { category_code: string }) => place.category_code))).toEqual(
      new Set(['ACCOMMODATION']),
    )
  })

  it('returns only places with all tags', async () => {
    const both = await search({ province: '10', tags: 'must_see, history', limit: 100 })
    expect(both.body.total).toBeGreaterThan(0)
    for (const place of both.body.results) expect(place.tags).toEqual(expect.arrayContaining(['must_see', 'history']))
    const one = await search({ province: '10', tags: 'must_see', limit: 100 })
    expect(one.body.total).toBeGreaterThan(both.body.total)
  })

  it('accepts tags by key or name and returns their names in the response language', async () => {
    const byKey = await search({ province: '10', tags: 'must_see', limit: 100 })
    for (const tags of ['must see', 'Must See', 'ห้ามพลาด'])
      expect(ids(await search({ province: '10', tags, limit: 100 }))).toEqual(ids(byKey))
    const [first] = byKey.body.results
    expect(first.tag_names[first.tags.indexOf('must_see')]).toBe('must see')
    const inThai = await search({ province: '10', tags: 'must_see', limit: 1 }, {})
    expect(inThai.body.results[0].tags).toEqual(first.tags)
    expect(inThai.body.results[0].tag_names).toContain('ห้ามพลาด')
  })

  it('combines a region with other filters', async () => {
    const { body } = await search({ category: 'national_park', region: 'ภาคเหนือ', limit: 100 })
    expect(body.total).toBeGreaterThan(3)
    for (const place of body.results)
      expect(service.services.catalogue.provincesByCode.get(entry(place.place_id).provinceCode)?.region).toBe('north')
    expect((await search({ category: 'beach', region: 'atlantis' })).body.code).toBe('region_not_found')
    expect(ids(await search({ destination: 'northern thailand' }))).toEqual(ids(await search({ destination: 'north' })))
  })

  it('combines a box with a category, a keyword, a position and other filters', async () => {
    const [south, west, north, east] = [18.75, 98.95, 18.83, 99.02]
    const bbox = [south, west, north, east].join(',')
    const pages = await Promise.all([1, 2, 3].map((page) => search({ province: '50', limit: 100, page })))
    const inside = pages.flatMap(ids).filter((id) => {
      const { latitude, longitude } = entry(id).point
      return latitude >= south && latitude <= north && longitude >= west && longitude <= east
    })
    expect(inside.length).toBeGreaterThan(3)
    const byBox = await search({ province: '50', bbox, limit: 100, facets: 'true' })
    expect(ids(byBox)).toEqual(inside)
    expect(byBox.body.facets.province).toEqual({ '50': inside.length })
    for (const query of [{ category: 'temple' }, { keyword: 'วัด' }, { geolocation: '18.79,98.98', radius: 3_000 }]) {
      const { body } = await search({ ...(query as Record<string, string | number>), bbox, limit: 100 })
      expect(body.total).toBeGreaterThan(0)
      for (const { latitude, longitude } of body.results) {
        expect(latitude).toBeGreaterThanOrEqual(south)
        expect(latitude).toBeLessThanOrEqual(north)
        expect(longitude).toBeGreaterThanOrEqual(west)
        expect(longitude).toBeLessThanOrEqual(east)
      }
    }
    expect((await search({ province: '50', bbox: '0,0,1,1' })).body.total).toBe(0)
  })

  it('finds nothing for a keyword of punctuation, and rejects it without a filter', async () => {
    for (const keyword of [' ', '!!!', '🍜', '…', '()']) {
      const alone = await search({ keyword })
      expect([keyword, alone.status, alone.body.code]).toEqual([keyword, 400, 'search_needs_input'])
      const { body } = await search({ keyword, province: '10' })
      expect([keyword, body.total]).toEqual([keyword, 0])
    }
  })

  it('returns an empty list when nothing in a province matches', async () => {
    const { status, body } = await search({ province: '37', category: 'island' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ results: [], total: 0, nextpage: 0 })
  })
})

describe('with a position', () => {
  const chiangMai = '18.788,98.985'

  it('sorts by distance without a keyword and returns metres', async () => {
    const { body } = await search({ geolocation: chiangMai, limit: 50 })
    const distances: number[] = body.results.map((place: { distance: number }) => place.distance)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    for (const place of body.results)
      expect(place.distance).toBe(
        Math.round(distanceM(entry(place.place_id).point, { latitude: 18.788, longitude: 98.985 })),
      )
  })

  it('omits distance without a position', async () => {
    const { body } = await search({ province: '50' })
    for (const place of body.results) expect(place).not.toHaveProperty('distance')
  })

  it('ranks the match near the caller first', async () => {
    const anywhere = await search({ keyword: 'วัดพระแก้ว', limit: 1 })
    expect(ids(anywhere)).toEqual(['th-10-wat-phra-kaew'])
    const inChiangRai = await search({ keyword: 'วัดพระแก้ว', geolocation: '19.911,99.828', limit: 1 })
    expect(ids(inChiangRai)).toEqual(['th-57-wat-phra-kaeo'])
  })

  it('returns only places within the radius', async () => {
    const near = await search({ geolocation: chiangMai, radius: 1_000, limit: 100 })
    expect(near.body.total).toBeGreaterThan(3)
    expect(near.body.total).toBe(near.body.results.length)
    for (const place of near.body.results) expect(place.distance).toBeLessThanOrEqual(1_000)
  })
})

describe('sorting, hours and facets', () => {
  it('sorts by popularity and by name in the response language', async () => {
    const popular = await search({ province: '50', sort: 'popularity', limit: 30 })
    const ranks = ids(popular).map((id) => entry(id).popularity)
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
    const names = async (options: object) =>
      (await search({ province: '50', sort: 'name', limit: 30 }, options)).body.results.map(
        (place: { place_name: string }) => place.place_name,
      )
    const inEnglish: string[] = await names(english)
    expect(inEnglish).toEqual([...inEnglish].sort(new Intl.Collator('en').compare))
    const inThai: string[] = await names({})
    expect(inThai).toEqual([...inThai].sort(new Intl.Collator('th').compare))
  })

  it('sorts by distance on request, even with a keyword', async () => {
    const { body } = await search({ keyword: 'temple', geolocation: '18.788,98.985', sort: 'distance', limit: 20 })
    const distances: number[] = body.results.map((place: { distance: number }) => place.distance)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })

  it('returns places open at a Bangkok time, unknown hours marked and last', async () => {
    const all = await search({ category: 'restaurant', province: '30', limit: 100 })
    const unknown = ids(all).filter((id) => entry(id).hours === null)
    expect(unknown.length).toBeGreaterThan(0)
    for (const sort of ['relevance', 'popularity', 'name', 'distance']) {
      const { body } = await search({
        category: 'restaurant',
        province: '30',
        open_at: '2026-11-21T12:00',
        geolocation: '14.97,102.1',
        limit: 100,
        sort,
      })
      const marks: (boolean | null)[] = body.results.map((place: { open_at: boolean | null }) => place.open_at)
      expect(marks).toEqual([...marks].sort((a, b) => Number(b) - Number(a)))
      expect(marks.filter((mark) => mark === null)).toHaveLength(unknown.length)
      expect(marks).toContain(true)
      for (const place of body.results) expect(place.open_at).toBe(entry(place.place_id).hours === null ? null : true)
    }
    expect(all.body.results[0]).not.toHaveProperty('open_at')
  })

  it('excludes places closed at a Bangkok time', async () => {
    const open = (at: string) => search({ category: 'museum', province: '10', open_at: at, limit: 100 })
    const monday = ids(await open('2026-11-23T10:00'))
    const saturday = ids(await open('2026-11-21T10:00'))
    expect(saturday).toContain('th-10-national-museum-bangkok')
    // The National Museum is closed on Mondays.
    expect(monday).not.toContain('th-10-national-museum-bangkok')
    expect(ids(await open('now'))).toEqual(saturday)
    for (const id of ids(await open('2026-11-21T03:00'))) expect(entry(id).hours).toBeNull()
  })

  it('counts all matches by category and province, and those open now', async () => {
    const { body } = await search({ province: '81', facets: 'true', limit: 100 })
    const { category, province, open_now: openNow } = body.facets
    expect(province).toEqual({ '81': body.total })
    expect(category.beach).toBe(
      body.results.filter((place: { category?: string }) => place.category === 'beach').length,
    )
    expect(openNow).toBe(body.results.filter((place: { open_now: boolean | null }) => place.open_now === true).length)
    expect(openNow).toBeGreaterThan(0)
    expect((await search({ province: '81' })).body).not.toHaveProperty('facets')
  })
})

describe('pagination', () => {
  it('returns every match once over all pages, with the next page in the body and in Link', async () => {
    const pages: Awaited<ReturnType<typeof search>>[] = []
    for (let page = 1; page !== 0 && pages.length < 10; page = pages.at(-1)!.body.nextpage)
      pages.push(await search({ province: '81', limit: 10, page }))
    const { total } = pages[0]!.body
    const count = Math.ceil(total / 10)
    expect(pages.map(({ body }) => [body.page, body.nextpage, body.limit, body.total])).toEqual(
      pages.map((_, index) => [index + 1, index + 1 === count ? 0 : index + 2, 10, total]),
    )
    expect(pages.map(({ headers }) => headers.link)).toEqual(
      pages.map((_, index) =>
        index + 1 === count
          ? undefined
          : `<http://localhost:80/trips/v1/place/search?province=81&limit=10&page=${index + 2}>; rel="next"`,
      ),
    )
    const seen = pages.flatMap(ids)
    expect(new Set(seen).size).toBe(total)
    expect(seen).toHaveLength(total)
  })

  it('returns an empty list beyond the last page', async () => {
    const { status, body, headers } = await search({ province: '81', page: 1_000 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ results: [], page: 1_000, nextpage: 0 })
    expect(body.total).toBeGreaterThan(0)
    expect(headers.link).toBeUndefined()
  })

  it('returns 20 results by default', async () => {
    const { body } = await search({ province: '10' })
    expect(body).toMatchObject({ page: 1, nextpage: 2, limit: 20 })
    expect(body.results).toHaveLength(20)
  })

  it('rejects out-of-range pages and limits by name', async () => {
    const answer = await search({ province: '81', page: 0, limit: 101 })
    expect(answer.status).toBe(400)
    expect(errorsOf(answer)).toEqual([
      ['page', 'too_small'],
      ['limit', 'too_large'],
    ])
    expect(errorsOf(await search({ province: '81', page: '1.5', limit: 'ten' }))).toEqual([
      ['page', 'wrong_type'],
      ['limit', 'wrong_type'],
    ])
  })
})

describe('caching', () => {
  it('returns 304 within the same minute', async () => {
    const first = await search({ province: '81' })
    expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300')
    expect(first.body.timestamp).toBe('2026-11-21T03:00:00.000Z')
    const again = await search(
      { province: '81' },
      { headers: { ...english.headers, 'if-none-match': first.headers.etag! } },
    )
    expect([again.status, again.text]).toEqual([304, ''])
    const inThai = await search({ province: '81' }, { headers: { 'if-none-match': first.headers.etag! } })
    expect(inThai.status).toBe(200)
  })
})
