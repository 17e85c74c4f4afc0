import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())
const url = '/trips/v1/config/place-keywords'
const list = (query = '', headers: Record<string, string> = { 'accept-language': 'en' }) =>
  service.call('GET', `${url}${query}`, { headers })
interface Word {
  key: string
  kind: string
  name: string
  place_count: number
}

describe('the vocabulary', () => {
  it('returns each word in both languages with its synonyms and number of places', async () => {
    const { body } = await list('?limit=100&kind=category')
    const temple = body.results.find(({ key }: Word) => key === 'temple')
    expect(temple).toMatchObject({ kind: 'category', name: 'temple', name_th: 'วัด', name_en: 'temple' })
    expect(temple.synonyms_en).toContain('wat')
    expect(temple.synonyms_th).toContain('ทำบุญ')
    const carrying = [...service.services.catalogue.places()].filter(
      ({ category, subCategories, tags }) =>
        category === 'temple' || subCategories.includes('temple') || tags.includes('temple'),
    )
    expect(temple.place_count).toBe(carrying.length)
    const thai = await list('?limit=100&kind=category', {})
    expect(thai.body.results.find(({ key }: Word) => key === 'temple').name).toBe('วัด')
  })

  it('returns broader words', async () => {
    const { body } = await list('?limit=100&kind=category')
    expect(body.results.find(({ key }: Word) => key === 'night_market').broader).toContain('market')
  })

  it('sorts by number of places, then key, over all pages', async () => {
    const words: Word[] = []
    for (let page = 1; page !== 0; ) {
      const { body } = await list(`?limit=90&page=${page}`)
      words.push(...body.results)
      page = body.nextpage
    }
    expect(words).toHaveLength(service.services.catalogue.world.vocabulary.length)
    expect(new Set(words.map(({ key, kind }) => `${kind} ${key}`)).size).toBe(words.length)
    const sorted = [...words].sort((a, b) => b.place_count - a.place_count || (a.key < b.key ? -1 : 1))
    expect(words).toEqual(sorted)
  })

  it('returns keys that the filters of search accept', async () => {
    const { body } = await list('?kind=category&limit=3')
    for (const { key, place_count: count } of body.results as Word[]) {
      const found = await service.call('GET', `/trips/v1/place/search?category=${key}`)
      expect(found.body.total).toBeGreaterThanOrEqual(count)
    }
  })

  it('filters by kind and rejects unknown kinds', async () => {
    const { body } = await list('?kind=tag')
    expect(new Set(body.results.map(({ kind }: Word) => kind))).toEqual(new Set(['tag']))
    const refused = await list('?kind=colour')
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual([
      { parameter: 'kind', code: 'not_allowed', message: 'must be one of category, sub_category, tag' },
    ])
  })

  it('returns 304 for a matching ETag', async () => {
    const { headers } = await list()
    const again = await list('', { 'accept-language': 'en', 'if-none-match': headers.etag! })
    expect([again.status, again.text]).toEqual([304, ''])
  })
})
