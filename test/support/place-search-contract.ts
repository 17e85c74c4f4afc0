/** The contract of every implementation of the port `PlaceSearch`. */
import { describe, expect, test } from 'vitest'
import type { PlaceSearch } from '../../src/catalogue/place-search.ts'
import type { SearchQuery } from '../../src/search/search-query.ts'
import { isOpenThroughout } from '../../src/world/hours.ts'
import type { PlaceFacts } from '../../src/world/place.ts'
import { distanceM } from '../../src/world/point.ts'

export interface SearchedCatalogue {
  readonly search: PlaceSearch
  readonly places: readonly PlaceFacts[]
}

const BANGKOK = { latitude: 13.75, longitude: 100.5 }

/** Keywords and the shipped place that they must find. */
const NAMED: readonly (readonly [keyword: string, id: string, why: string])[] = [
  ['วัดโพธิ์', 'th-10-wat-pho', 'the Thai name'],
  ['wat pho', 'th-10-wat-pho', 'the English name'],
  ['Jatujak market', 'th-10-chatuchak-market', 'another romanisation'],
  ['grand palce', 'th-10-grand-palace', 'a missing letter'],
  ['doi suteph', 'th-50-wat-phra-that-doi-suthep', 'a wrong letter'],
  ['wat arun ratch', 'th-10-wat-arun', 'a prefix of the name'],
  ['น้ำตกเอราวรรณ', 'th-71-erawan', 'another Thai spelling'],
]

/** Filters and the places that pass them. */
const FILTERS: readonly (readonly [
  what: string,
  query: Partial<SearchQuery>,
  passes: (place: PlaceFacts) => boolean,
])[] = [
  ['a province', { provinceCode: '50' }, ({ provinceCode }) => provinceCode === '50'],
  ['a region', { regionProvinceCodes: new Set(['81', '83']) }, ({ provinceCode }) => /^8[13]$/.test(provinceCode)],
  ['a category code', { categoryCode: 'SHOP' }, ({ categoryCode }) => categoryCode === 'SHOP'],
  [
    'tags',
    { provinceCode: '10', tags: ['family'] },
    (place) => place.provinceCode === '10' && labels(place).has('family'),
  ],
  ['a radius', { point: BANGKOK, radiusM: 3_000 }, ({ point }) => distanceM(BANGKOK, point) <= 3_000],
  ['circles', { areas: [{ point: BANGKOK, radiusM: 1_500 }] }, ({ point }) => distanceM(BANGKOK, point) <= 1_500],
]

export function describePlaceSearch(name: string, find: () => SearchedCatalogue): void {
  const page = (query: Partial<SearchQuery>): SearchQuery => ({ offset: 0, limit: 10, ...query })
  const idsOf = async (query: Partial<SearchQuery>) =>
    (await find().search.search(page(query))).hits.map(({ id }) => id)
  const allIds = async (query: Partial<SearchQuery>) => {
    const ids: string[] = []
    for (let offset = 0; ; offset += 100) {
      const more = await idsOf({ ...query, offset, limit: 100 })
      ids.push(...more)
      if (more.length < 100) return ids
    }
  }

  describe(`place search ${name}`, () => {
    test.each(NAMED)('“%s” finds %s in the top three: %s', async (keyword, id) => {
      expect((await idsOf({ keyword })).slice(0, 3)).toContain(id)
    })

    test('every thirtieth name finds its place or a namesake first', async () => {
      const { places } = find()
      const missed: string[] = []
      for (const { id, nameTh, nameEn } of places.filter((_, at) => at % 30 === 0)) {
        const keyword = nameTh ?? nameEn ?? ''
        const [first] = await idsOf({ keyword, limit: 1 })
        const found = places.find((place) => place.id === first)
        if (first !== id && found?.nameTh !== nameTh) missed.push(keyword)
      }
      expect(missed).toEqual([])
    })

    test.each(FILTERS)('filters by %s and counts the matches', async (_, query, passes) => {
      const expected = find().places.filter(passes)
      expect(expected.length).toBeGreaterThan(0)
      expect((await allIds(query)).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
      expect((await find().search.search(page(query))).total).toBe(expected.length)
    })

    test('openAt returns no place known to be closed', async () => {
      const openAt = { weekday: 5, minute: 600 }
      const byId = new Map(find().places.map((place) => [place.id, place]))
      const found = await allIds({ provinceCode: '10', openAt })
      expect(found.length).toBeGreaterThan(0)
      for (const id of found) {
        const hours = byId.get(id)?.hours
        if (hours) expect(isOpenThroughout(hours, 5, 600, 601)).toBe(true)
      }
    })

    test('facets count all matches, not only the page', async () => {
      const { facets, total } = await find().search.search(page({ provinceCode: '50', facets: true, limit: 1 }))
      const expected = find().places.filter(({ provinceCode }) => provinceCode === '50')
      expect(facets?.province).toEqual({ 50: expected.length })
      expect(total).toBe(expected.length)
      const temples = expected.filter(({ category }) => category === 'temple').length
      expect(facets?.category['temple']).toBe(temples)
    })

    test('a kind in an area lists only places of that area', async () => {
      const { hits, understood } = await find().search.search(page({ keyword: 'น้ำตก เชียงใหม่' }))
      expect(understood).toMatchObject({ provinceCode: '50', category: 'waterfall' })
      const byId = new Map(find().places.map((place) => [place.id, place]))
      for (const { id } of hits) expect(byId.get(id)?.provinceCode).toBe('50')
    })

    test('without a keyword, a point sorts by distance', async () => {
      const { hits } = await find().search.search(page({ point: BANGKOK, limit: 50 }))
      const distances = hits.map(({ distanceM }) => distanceM!)
      expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    })

    test('pages of a keyword with hundreds of matches neither overlap nor leave gaps', async () => {
      const { total } = await find().search.search(page({ keyword: 'วัด', limit: 1 }))
      expect(total).toBeGreaterThan(200)
      const ids = await allIds({ keyword: 'วัด' })
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toHaveLength(total)
      expect(await idsOf({ keyword: 'วัด', offset: 5_000_000 })).toEqual([])
    })

    test('suggests completions of a prefix', async () => {
      const suggest = async (keyword: string) =>
        (await find().search.suggest({ keyword, limit: 8 })).map(({ id }) => id)
      expect(await suggest('chatucha')).toContain('th-10-chatuchak-market')
      expect((await suggest('wat ph')).length).toBeGreaterThan(0)
    })
  })
}

function labels({ category, subCategories, tags }: PlaceFacts): ReadonlySet<string | null> {
  return new Set([category, ...subCategories, ...tags])
}
