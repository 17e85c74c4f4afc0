import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())
const suggest = (query: Record<string, string>, headers: Record<string, string> = { 'accept-language': 'en' }) =>
  service.call('GET', `/trips/v1/place/suggest?${new URLSearchParams(query)}`, { headers })

describe('suggestions while typing', () => {
  it('finds a name by its beginning, with id, name, category and province only', async () => {
    const { status, body } = await suggest({ keyword: 'wat ph' })
    expect(status).toBe(200)
    expect(body.results).toContainEqual({
      place_id: 'th-10-wat-pho',
      place_name: 'Wat Pho',
      category: 'temple',
      category_code: 'ATTRACTION',
      province: 'Bangkok',
      province_code: '10',
    })
  })

  it('understands half a Thai word, and answers in Thai unless told otherwise', async () => {
    const { headers, body } = await suggest({ keyword: 'พระบรมมหา' }, {})
    expect(headers['content-language']).toBe('th')
    expect(body.results[0]).toMatchObject({ place_id: 'th-10-grand-palace', place_name: 'พระบรมมหาราชวัง' })
  })

  it('shows eight at most, or as many as are asked for up to ten', async () => {
    expect((await suggest({ keyword: 'wat' })).body.results).toHaveLength(8)
    expect((await suggest({ keyword: 'wat', limit: '10' })).body.results).toHaveLength(10)
    const many = await suggest({ keyword: 'wat', limit: '11' })
    expect(many.status).toBe(400)
    expect(many.body.errors[0]).toMatchObject({ parameter: 'limit', code: 'too_large' })
  })

  it('prefers what is near when it is told where', async () => {
    const { body } = await suggest({ keyword: 'วัดพระแก้ว', geolocation: '19.911,99.828', limit: '3' })
    expect(body.results[0].place_id).toBe('th-57-wat-phra-kaeo')
  })

  it('needs a keyword and a position on the earth', async () => {
    expect((await suggest({ limit: '5' })).body.errors).toEqual([
      { parameter: 'keyword', code: 'missing', message: 'is needed' },
    ])
    expect((await suggest({ keyword: 'a', geolocation: '91,0' })).body.errors[0]).toMatchObject({
      parameter: 'geolocation',
      code: 'too_large',
    })
  })

  it('answers 304 to a caller who has it already', async () => {
    const { headers } = await suggest({ keyword: 'wat ph' })
    const again = await suggest({ keyword: 'wat ph' }, { 'accept-language': 'en', 'if-none-match': headers.etag! })
    expect([again.status, again.text]).toEqual([304, ''])
  })
})
