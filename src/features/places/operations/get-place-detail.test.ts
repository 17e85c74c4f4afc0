import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  // Saturday, ten in the morning in Bangkok.
  service = await startTestService({ withStarter: true, clock: () => new Date('2026-11-21T03:00:00Z') })
})
afterAll(() => service.stop())
const url = '/trips/v1/place/detail/ATTRACTION/th-10-grand-palace'

describe('place detail', () => {
  it('returns a place in Thai by default', async () => {
    const { status, headers, body } = await service.call('GET', url)
    expect(status).toBe(200)
    expect(headers['content-language']).toBe('th')
    expect(body).toMatchObject({
      place_id: 'th-10-grand-palace',
      place_name: 'พระบรมมหาราชวัง',
      category_code: 'ATTRACTION',
      category: 'palace',
    })
    expect(body.address).toMatchObject({ province: 'กรุงเทพมหานคร', province_code: '10', district: 'พระนคร' })
    expect(body.fee).toEqual({ thai_adult: 0, thai_child: 0, foreigner_adult: 500, foreigner_child: 0 })
    expect(body.attribution).toContain('CC0-1.0')
  })

  it('returns it in English when preferred', async () => {
    const { headers, body } = await service.call('GET', url, {
      headers: { 'accept-language': 'fr, en-GB;q=0.8, th;q=0.3' },
    })
    expect(headers['content-language']).toBe('en')
    expect(body.place_name).toBe('Grand Palace')
    expect(body.address.province).toBe('Bangkok')
  })

  it('responds in Thai, never 406, when no language matches', async () => {
    const { status, headers } = await service.call('GET', url, { headers: { 'accept-language': 'de, th;q=0' } })
    expect(status).toBe(200)
    expect(headers['content-language']).toBe('th')
  })

  it('returns the hours of each day and whether it is open now in Bangkok', async () => {
    const { body } = await service.call('GET', url)
    expect(body.opening_hours.mon).toEqual({ hasTime: true, open: '08:30', close: '15:30', string_time: '08:30-15:30' })
    expect(body.opening_hours.special_close_text).toContain('พระราชพิธี')
    expect(body.open_now).toBe(true)
  })

  it('marks closed days and leaves unknown hours empty', async () => {
    const closed = [...service.services.catalogue.places()].find(
      (place) => place.hours?.[0]?.length === 0 && place.categoryCode === 'ATTRACTION',
    )!
    const unknown = [...service.services.catalogue.places()].find(
      ({ hours, categoryCode, businessStatus }) =>
        hours === null && categoryCode === 'ATTRACTION' && businessStatus === 'operational',
    )!
    const first = await service.call('GET', `/trips/v1/place/detail/ATTRACTION/${closed.id}`, {
      headers: { 'accept-language': 'en' },
    })
    expect(first.body.opening_hours.mon).toEqual({ hasTime: false, open: '', close: '', string_time: 'Closed' })
    const second = await service.call('GET', `/trips/v1/place/detail/ATTRACTION/${unknown.id}`)
    expect(second.body.opening_hours.mon).toEqual({ hasTime: false, open: '', close: '', string_time: '' })
    expect(second.body.open_now).toBeNull()
  })

  it('returns 404 under another category', async () => {
    const { status, body } = await service.call('GET', '/trips/v1/place/detail/SHOP/th-10-grand-palace', {
      headers: { 'accept-language': 'en' },
    })
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'place_not_found', type: '/docs/errors#place_not_found', status: 404 })
    expect(body.detail).toContain('th-10-grand-palace')
  })

  it('rejects an unknown category by name', async () => {
    const { status, body } = await service.call('GET', '/trips/v1/place/detail/TEMPLE/th-10-grand-palace')
    expect(status).toBe(400)
    expect(body.errors).toEqual([expect.objectContaining({ parameter: 'category_code', code: 'not_allowed' })])
  })

  it('returns 304 until open_now changes', async () => {
    const { headers } = await service.call('GET', url)
    const again = await service.call('GET', url, { headers: { 'if-none-match': `"other", ${headers.etag}` } })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    expect(again.headers.etag).toBe(headers.etag)
    expect(headers['cache-control']).toContain('public, max-age=60')
  })

  it('compresses the same content on request', async () => {
    const plain = await service.call('GET', url)
    const packed = await service.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers.vary).toContain('Accept-Encoding')
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.body)
    const refused = await service.app.inject({ url, headers: { 'accept-encoding': 'gzip;q=0' } })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  it('returns 503 with Retry-After while the catalogue loads', async () => {
    const empty = await startTestService()
    try {
      empty.services.catalogue.version = -1
      const { status, headers, body } = await empty.call('GET', url)
      expect(status).toBe(503)
      expect(body.code).toBe('catalogue_not_ready')
      expect(headers['retry-after']).toBe('2')
    } finally {
      await empty.stop()
    }
  })
})
