import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declaredOperations, startTestService, type TestService } from '../support/service.ts'

const operations = declaredOperations()
const deprecated = operations.filter(({ successor }) => successor)
const parametersOf = (url: string) => url.match(/:\w+/g) ?? []

describe('every operation with a successor', () => {
  it('names an existing one of the same method, whose path its own parameters fill', () => {
    expect(deprecated.length).toBeGreaterThan(0)
    for (const { method, url, schema, successor } of deprecated) {
      const next = operations.find((each) => each.schema.operationId === successor?.operationId)
      expect([schema.operationId, next?.method]).toEqual([schema.operationId, method])
      expect(parametersOf(url)).toEqual(expect.arrayContaining(parametersOf(next?.url ?? '')))
    }
  })
})

describe('an answer of an operation with a successor', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService({ withStarter: true })
  })
  afterAll(() => service.stop())

  it.each([
    ['/trips/v1/place/region/north?limit=1', '/trips/v1/place/v2/region/north'],
    ['/trips/v1/routes/popular/ai?limit=1', '/trips/v1/routes/popular/combined'],
  ])('to %s links to the successor and to the next page', async (url, successor) => {
    const { status, headers } = await service.call('GET', url)
    expect(status).toBe(200)
    expect(headers['deprecation']).toBe('@1795305600')
    expect(headers['link']).toContain(`${successor}>; rel="successor-version"`)
    expect(headers['link']).toContain('page=2>; rel="next"')
  })

  it('keeps both when the caller holds the current copy', async () => {
    const url = '/trips/v1/place/region/north?limit=1'
    const { etag } = (await service.call('GET', url)).headers
    const held = await service.call('GET', url, { headers: { 'if-none-match': String(etag) } })
    expect([held.status, held.headers['deprecation']]).toEqual([304, '@1795305600'])
  })

  it('says so for a refusal too', async () => {
    const { status, headers } = await service.call('GET', '/trips/v1/place/region/nowhere')
    expect([status, headers['deprecation']]).toEqual([404, '@1795305600'])
  })
})
