import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date('2026-11-21T03:00:30Z') })
})
afterAll(() => service.stop())

const english = { headers: { 'accept-language': 'en' } }
const search = (query: Record<string, string | number>, options: object = english) =>
  service.call('GET', `/trips/v1/place/search?${new URLSearchParams(query as Record<string, string>)}`, options)
const errorsOf = ({ body }: { body: { errors: { parameter: string; code: string }[] } }) =>
  body.errors.map(({ parameter, code }) => [parameter, code])

describe('invalid filters', () => {
  it('returns 400 without anything to search for', async () => {
    const { status, body } = await search({ tags: 'family', limit: 5 })
    expect(status).toBe(400)
    expect(body.code).toBe('search_needs_input')
    expect(body.detail).toContain('geolocation')
  })

  it('returns 404 for an unknown province or destination', async () => {
    const province = await search({ province: 'Atlantis' })
    expect(province.status).toBe(404)
    expect(province.body).toMatchObject({ code: 'province_not_found', title: 'Record Not Found' })
    expect(province.body.detail).toContain('Atlantis')
    const destination = await search({ destination: 'แอตแลนติส' }, {})
    expect(destination.status).toBe(404)
    expect(destination.body.code).toBe('destination_not_found')
    expect(destination.body.detail).toContain('แอตแลนติส')
  })

  it('suggests the nearest names, and lists both unknown areas in one answer', async () => {
    const province = await search({ province: 'Chiang Mia' })
    expect(province.status).toBe(404)
    expect(province.body.errors[0]).toMatchObject({ parameter: 'province', code: 'unknown' })
    expect(province.body.errors[0].message).toContain('did you mean "Chiang Mai"')
    const thai = await search({ destination: 'เชียงไหม่' }, {})
    expect(thai.body.errors[0].message).toContain('“เชียงใหม่”')
    const both = await search({ province: 'xx', destination: 'yy' })
    expect(both.status).toBe(404)
    expect(errorsOf(both)).toEqual([
      ['province', 'unknown'],
      ['destination', 'unknown'],
    ])
  })

  it('rejects an unknown tag and suggests the nearest', async () => {
    const { status, body } = await search({ province: '10', tags: 'hikng,family' })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { parameter: 'tags', code: 'unknown', message: expect.stringContaining('did you mean "hiking"') },
    ])
    for (const tags of ['constructor', '__proto__', ','])
      expect(errorsOf(await search({ province: '10', tags }))).toEqual([['tags', 'unknown']])
  })

  it('rejects an unknown category and suggests the nearest', async () => {
    const { status, body } = await search({ province: '10', category: 'tempel' })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { parameter: 'category', code: 'unknown', message: expect.stringContaining('did you mean "temple"') },
    ])
  })

  it('requires a position for a radius and for sorting by distance', async () => {
    const answer = await search({ keyword: 'wat', radius: 500, sort: 'distance' })
    expect(answer.status).toBe(400)
    expect(errorsOf(answer)).toEqual([
      ['radius', 'missing'],
      ['sort', 'missing'],
    ])
  })

  it.each([
    ['geolocation', 'north', 'bad_format'],
    ['geolocation', '18.7', 'bad_format'],
    ['geolocation', '98.985,18.788,1', 'bad_format'],
    ['geolocation', '98.985,18.788', 'bad_format'],
    ['geolocation', '18.788,181', 'bad_format'],
    ['bbox', '18,98,19', 'bad_format'],
    ['bbox', 'a,b,c,d', 'bad_format'],
    ['bbox', '19,98,18,99', 'bad_order'],
    ['bbox', '18,99,19,98', 'bad_order'],
    ['bbox', '18,98,18,99', 'bad_order'],
    ['bbox', '-91,98,18,99', 'too_large'],
    ['bbox', '18,98,19,181', 'too_large'],
    ['bbox', '0,90,20.1,100', 'too_large'],
    ['open_at', '10:00', 'bad_format'],
    ['open_at', '2026-02-30T10:00', 'bad_format'],
    ['open_at', '2026-02-20T25:00', 'bad_format'],
    ['category', 'castle in the air', 'unknown'],
    ['sort', 'price', 'not_allowed'],
    ['facets', 'yes', 'wrong_type'],
    ['keyword', '', 'too_short'],
    ['keyword', 'x'.repeat(201), 'too_long'],
  ])('rejects %s=%s', async (parameter, value, code) => {
    const answer = await search({ province: '10', [parameter]: value })
    expect(answer.status).toBe(400)
    expect(errorsOf(answer)).toEqual([[parameter, code]])
  })

  it.each(['0', '200001', '-5', '1e3'])('rejects a radius of %s', async (radius) => {
    const answer = await search({ geolocation: '18.788,98.985', radius })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0].parameter).toBe('radius')
  })

  it('lists every invalid parameter in one answer', async () => {
    const answer = await search({ radius: '500', category: 'castle', open_at: '2026-13-01T10:00' })
    expect(errorsOf(answer)).toEqual(
      expect.arrayContaining([
        ['radius', 'missing'],
        ['category', 'unknown'],
        ['open_at', 'bad_format'],
      ]),
    )
  })

  it('lists errors of the schema together with those that only the operation finds', async () => {
    const answer = await search({ sort: 'price', tags: 'hikng', radius: 500, geolocation: 'here', bbox: '19,98,18,99' })
    expect(answer.status).toBe(400)
    expect(errorsOf(answer).toSorted()).toEqual([
      ['bbox', 'bad_order'],
      ['geolocation', 'bad_format'],
      ['sort', 'not_allowed'],
      ['tags', 'unknown'],
    ])
    const region = await service.call('GET', '/trips/v1/place/region/north?limit=0&category=castle&sort=distance')
    expect(errorsOf(region).toSorted()).toEqual([
      ['category', 'unknown'],
      ['limit', 'too_small'],
      ['sort', 'missing'],
    ])
  })

  it('returns 503 with Retry-After while the catalogue loads', async () => {
    const { version } = service.services.catalogue
    service.services.catalogue.version = -1
    try {
      const { status, headers, body } = await search({ keyword: 'wat' })
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'catalogue_not_ready', '2'])
    } finally {
      service.services.catalogue.version = version
    }
  })
})
