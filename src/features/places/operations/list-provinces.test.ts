import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
let now = new Date('2026-11-21T03:00:10Z')
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => now })
})
afterAll(() => service.stop())
const url = '/trips/v1/config/provinces'
const english = { headers: { 'accept-language': 'en' } }
interface Shown {
  code: string
  name: string
  name_th: string
  name_en: string
  region: string
  place_count: number
}

describe('provinces', () => {
  it('returns all 77 on one page by default, each once', async () => {
    const { body } = await service.call('GET', url)
    expect(body).toMatchObject({ total: 77, page: 1, nextpage: 0, limit: 100 })
    expect(new Set(body.results.map((province: Shown) => province.code)).size).toBe(77)
  })

  it('sorts in Thai dictionary order: leading vowels sort after their consonant', async () => {
    const names: string[] = (await service.call('GET', url)).body.results.map((province: Shown) => province.name)
    expect(names.slice(0, 3)).toEqual(['กระบี่', 'กรุงเทพมหานคร', 'กาญจนบุรี'])
    // In code point order, every name that begins with เ would sort after all consonants.
    expect(names.indexOf('เชียงใหม่')).toBeLessThan(names.indexOf('ตรัง'))
    expect(names).toEqual([...names].sort(new Intl.Collator('th').compare))
  })

  it('sorts in English order in English', async () => {
    const { body } = await service.call('GET', url, english)
    const names: string[] = body.results.map((province: Shown) => province.name)
    expect(names[0]).toBe('Amnat Charoen')
    expect(names.at(-1)).toBe('Yasothon')
    expect(body.results[0]).toMatchObject({ name_th: 'อำนาจเจริญ', name_en: 'Amnat Charoen', iso: 'TH-37' })
  })

  it('returns the number of places and the position', async () => {
    const { body } = await service.call('GET', url)
    const total = body.results.reduce((sum: number, { place_count: count }: Shown) => sum + count, 0)
    expect(total).toBe(service.services.catalogue.size)
    const krabi = body.results.find(({ code }: Shown) => code === '81')
    const search = await service.call('GET', '/trips/v1/place/search?province=81')
    expect(krabi).toMatchObject({ region: 'south', place_count: search.body.total })
    expect([Math.round(krabi.latitude), Math.round(krabi.longitude)]).toEqual([8, 99])
  })

  it('paginates on request', async () => {
    const { body, headers } = await service.call('GET', `${url}?limit=50`)
    expect([body.results.length, body.nextpage, headers.link]).toEqual([
      50,
      2,
      `<http://localhost:80${url}?limit=50&page=2>; rel="next"`,
    ])
    const second = await service.call('GET', `${url}?limit=50&page=2`)
    expect([second.body.results.length, second.body.nextpage]).toEqual([27, 0])
    expect((await service.call('GET', `${url}?page=3`)).body.results).toEqual([])
  })

  it('keeps its ETag within a minute, one per language', async () => {
    const first = await service.call('GET', url)
    now = new Date('2026-11-21T03:00:50Z')
    const ask = (headers: Record<string, string>) =>
      service.call('GET', url, { headers: { 'if-none-match': first.headers.etag!, ...headers } })
    expect((await ask({})).status).toBe(304)
    expect((await ask({ 'accept-language': 'en' })).status).toBe(200)
    now = new Date('2026-11-21T03:01:00Z')
    expect((await ask({})).status).toBe(200)
  })

  it('rejects other parameters', async () => {
    const { status, body } = await service.call('GET', `${url}?regoin=north&Limit=5`, english)
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { parameter: 'regoin', code: 'unknown', message: 'is not known' },
      { parameter: 'Limit', code: 'unknown', message: 'is not known; did you mean "limit"?' },
    ])
  })
})
