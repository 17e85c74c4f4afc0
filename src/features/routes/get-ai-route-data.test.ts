import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())
const url = '/trips/v1/internal/ai-data/route'

describe('route data for language models', () => {
  it('is every route with exactly the members of the interface, ordered by id', async () => {
    const { status, body } = await service.call('GET', url, { headers: { 'accept-language': 'en' } })
    expect(status).toBe(200)
    const ids = body.map((route: { route_id: string }) => route.route_id)
    expect(ids).toEqual([...service.parts.catalogue.routes()].map((route) => route.route_id).sort())
    for (const route of body) {
      expect(Object.keys(route).sort()).toEqual(
        ['distance', 'introduction', 'name', 'numberOfDay', 'provinces', 'route_id', 'thumbnail_url'].sort(),
      )
      expect(route.distance).toBeGreaterThan(0)
      expect(route.provinces.length).toBeGreaterThan(0)
    }
    expect(body.find((route: { route_id: string }) => route.route_id === 'ayutthaya-1d')).toMatchObject({
      name: 'Ayutthaya old city day trip',
      numberOfDay: 1,
      provinces: ['Phra Nakhon Si Ayutthaya'],
    })
  })

  it('is in Thai unless told otherwise', async () => {
    const { headers, body } = await service.call('GET', url)
    expect(headers['content-language']).toBe('th')
    for (const { name, introduction } of body) expect(name + introduction).toMatch(/[\u0e00-\u0e7f]/)
  })

  it('takes no parameters', async () => {
    const { status, body } = await service.call('GET', `${url}?page=2`)
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ parameter: 'page', code: 'unknown' })
  })

  it('answers 304 to a caller who has it already, and 503 while the catalogue is loading', async () => {
    const { headers } = await service.call('GET', url)
    expect((await service.call('GET', url, { headers: { 'if-none-match': headers.etag! } })).status).toBe(304)
    const { version } = service.parts.catalogue
    service.parts.catalogue.version = -1
    try {
      expect((await service.call('GET', url)).body.code).toBe('catalogue_not_ready')
    } finally {
      service.parts.catalogue.version = version
    }
  })
})
