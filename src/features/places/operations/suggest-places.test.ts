import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())
const suggest = (query: Record<string, string>, headers: Record<string, string> = { 'accept-language': 'en' }) =>
  service.call('GET', `/trips/v1/place/suggest?${new URLSearchParams(query)}`, { headers })

describe('suggestions', () => {
  it('finds a name by its prefix, with kind, id, name, category and province', async () => {
    const { status, body } = await suggest({ keyword: 'wat ph' })
    expect(status).toBe(200)
    expect(body.results).toContainEqual({
      kind: 'place',
      id: 'th-10-wat-pho',
      name: 'Wat Pho',
      category: 'temple',
      category_name: 'temple',
      category_code: 'ATTRACTION',
      province: 'Bangkok',
      province_code: '10',
    })
  })

  it('matches half a Thai word and responds in Thai by default', async () => {
    const { headers, body } = await suggest({ keyword: 'พระบรมมหา' }, {})
    expect(headers['content-language']).toBe('th')
    expect(body.results[0]).toMatchObject({ id: 'th-10-grand-palace', name: 'พระบรมมหาราชวัง' })
    expect(body.results[0]).not.toHaveProperty('alias')
  })

  it('returns the alias that matched when the shown name does not', async () => {
    const { body } = await suggest({ keyword: 'jatujak' })
    expect(body.results).toContainEqual(
      expect.objectContaining({
        id: 'th-10-chatuchak-market',
        name: 'Chatuchak Weekend Market',
        alias: 'Jatujak Market',
      }),
    )
    const inThai = await suggest({ keyword: 'grand palace' }, {})
    expect(inThai.body.results[0]).toMatchObject({ id: 'th-10-grand-palace', alias: 'Grand Palace' })
  })

  it('suggests provinces and destinations as well as places', async () => {
    const { body } = await suggest({ keyword: 'chiang' })
    expect(body.results.slice(0, 2)).toEqual([
      { kind: 'province', id: '50', name: 'Chiang Mai', province: 'Chiang Mai', province_code: '50' },
      { kind: 'province', id: '57', name: 'Chiang Rai', province: 'Chiang Rai', province_code: '57' },
    ])
    expect((await suggest({ keyword: 'pai' })).body.results[0]).toEqual({
      kind: 'destination',
      id: 'pai',
      name: 'Pai',
      province: 'Mae Hong Son',
      province_code: '58',
    })
    const region = (await suggest({ keyword: 'isan' })).body.results
    expect(region).toContainEqual({
      kind: 'destination',
      id: 'northeast',
      name: 'Northeastern Thailand',
      alias: 'Isan',
    })
  })

  it('suggests destinations whose id and name search accepts', async () => {
    const keywords = ['pai', 'ko sam', 'isan', 'mae rim', 'ภาค']
    for (const keyword of keywords) {
      const { results } = (await suggest({ keyword })).body
      for (const { kind, id, name } of results as { kind: string; id: string; name: string }[]) {
        if (kind === 'place') continue
        for (const destination of kind === 'destination' ? [id, name] : [name]) {
          const found = await service.call('GET', `/trips/v1/place/search?${new URLSearchParams({ destination })}`, {})
          expect([destination, found.status]).toEqual([destination, 200])
        }
      }
    }
  })

  it('returns at most eight, or the limit up to ten', async () => {
    expect((await suggest({ keyword: 'wat' })).body.results).toHaveLength(8)
    expect((await suggest({ keyword: 'wat', limit: '10' })).body.results).toHaveLength(10)
    const many = await suggest({ keyword: 'wat', limit: '11' })
    expect(many.status).toBe(400)
    expect(many.body.errors[0]).toMatchObject({ parameter: 'limit', code: 'too_large' })
  })

  it('ranks near places higher with a position', async () => {
    const { body } = await suggest({ keyword: 'วัดพระแก้ว', geolocation: '19.911,99.828', limit: '3' })
    expect(body.results[0].id).toBe('th-57-wat-phra-kaeo')
  })

  it('requires a keyword and rejects invalid positions', async () => {
    expect((await suggest({ limit: '5' })).body.errors).toEqual([
      { parameter: 'keyword', code: 'missing', message: 'is required' },
    ])
    expect((await suggest({ keyword: 'a', geolocation: '91,0' })).body.errors[0]).toMatchObject({
      parameter: 'geolocation',
      code: 'bad_format',
    })
  })

  it('returns 304 for a matching ETag', async () => {
    const { headers } = await suggest({ keyword: 'wat ph' })
    const again = await suggest({ keyword: 'wat ph' }, { 'accept-language': 'en', 'if-none-match': headers.etag! })
    expect([again.status, again.text]).toEqual([304, ''])
  })
})
