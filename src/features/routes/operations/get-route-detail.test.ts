import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true, env: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.services.db.deleteFrom('route_view').execute()
  await service.services.db.deleteFrom('route_popularity').execute()
})

const url = (id: string) => `/trips/v1/routes/detail/${id}`
const english = { 'accept-language': 'en' }
const view = (id: string, from: string) =>
  service.call('GET', url(id), { headers: { ...english, 'x-forwarded-for': from } })

describe('route detail', () => {
  it('returns a route with its days and their places', async () => {
    const { status, headers, body } = await service.call('GET', url('ayutthaya-1d'), { headers: english })
    expect(status).toBe(200)
    expect(headers['content-language']).toBe('en')
    expect(body).toMatchObject({
      route_id: 'ayutthaya-1d',
      route_name: 'Ayutthaya old city day trip',
      number_of_days: 1,
      source: 'Tiao editorial',
      reaction_count: 0,
      reviews: [],
    })
    expect(body.places[0]).toMatchObject({
      place_id: 'th-14-bang-pa-in-palace',
      place_name: 'Bang Pa-In Royal Palace',
      category: 'palace',
      destination: 'Phra Nakhon Si Ayutthaya',
      reaction_count: 0,
    })
  })

  it('returns a postal code for every place, the same in both languages', async () => {
    const codesOf = async (id: string, headers: object) =>
      (await service.call('GET', url(id), { headers: { ...headers } })).body.places.map(
        ({ place_id, address }: { place_id: string; address: { postal_code: string } }) => [
          place_id,
          address.postal_code,
        ],
      )
    const first = await codesOf('ayutthaya-1d', english)
    expect(first).toContainEqual(['th-14-bang-pa-in-palace', '13160'])
    for (const { route_id: id } of service.services.catalogue.routes()) {
      const codes = await codesOf(id, english)
      for (const [, code] of codes) expect(code).toMatch(/^[1-9][0-9]{4}$/)
      expect(await codesOf(id, {})).toEqual(codes)
    }
  })

  it('responds in Thai by default', async () => {
    const { headers, body } = await service.call('GET', url('ayutthaya-1d'))
    expect(headers['content-language']).toBe('th')
    expect(body.route_name).toMatch(/[\u0e00-\u0e7f]/)
    expect(body.places[0].place_name).toMatch(/[\u0e00-\u0e7f]/)
    expect(body.introduction).toMatch(/[\u0e00-\u0e7f]/)
  })

  it('every route has consecutive days and all their places', async () => {
    const routes = [...service.services.catalogue.routes()]
    expect(routes.length).toBeGreaterThan(30)
    for (const { route_id: id } of routes) {
      const { body } = await service.call('GET', url(id))
      expect(body.days.map(({ day }: { day: number }) => day)).toEqual(
        Array.from({ length: body.number_of_days }, (_, index) => index + 1),
      )
      const wanted: string[] = body.days.flatMap(({ place }: { place: string[] }) => place)
      const shown: string[] = body.places.map(({ place_id: placeId }: { place_id: string }) => placeId)
      expect(new Set(shown)).toEqual(new Set(wanted))
      expect(new Set(shown).size).toBe(shown.length)
    }
  })

  it('omits a place that has left the catalogue, also from the days', async () => {
    const own = await startTestService({ withStarter: true })
    try {
      const { db, catalogue } = own.services
      await db.deleteFrom('place').where('place_id', '=', 'th-14-wat-mahathat').execute()
      await db
        .insertInto('catalogue_removal')
        .values({ kind: 'place', id: 'th-14-wat-mahathat', version: catalogue.version + 1 })
        .execute()
      await db
        .updateTable('catalogue_version')
        .set({ version: catalogue.version + 1 })
        .execute()
      await catalogue.refresh()
      const { body } = await own.call('GET', url('ayutthaya-1d'))
      expect(body.days[0].place).toHaveLength(7)
      expect(JSON.stringify(body)).not.toContain('th-14-wat-mahathat')
    } finally {
      await own.stop()
    }
  })

  it('returns 404 for unknown routes', async () => {
    const { status, body } = await service.call('GET', url('moon-3d'), { headers: english })
    expect([status, body.code]).toEqual([404, 'route_not_found'])
    expect(body.detail).toBe('There is no route moon-3d.')
  })

  it('returns 503 with Retry-After while the catalogue loads', async () => {
    const { version } = service.services.catalogue
    service.services.catalogue.version = -1
    try {
      const { status, headers } = await service.call('GET', url('ayutthaya-1d'))
      expect([status, headers['retry-after']]).toEqual([503, '2'])
    } finally {
      service.services.catalogue.version = version
    }
  })
})

describe('views', () => {
  it('count once per viewer and hour', async () => {
    expect((await view('ayutthaya-1d', '203.0.113.1')).body.view_count).toBe(1)
    expect((await view('ayutthaya-1d', '203.0.113.1')).body.view_count).toBe(1)
    expect((await view('ayutthaya-1d', '203.0.113.2')).body.view_count).toBe(2)
    // After the hour, the same viewer counts again.
    await service.services.db
      .updateTable('route_view')
      .set({ hour_at: new Date(Date.now() - 2 * 3_600_000) })
      .execute()
    expect((await view('ayutthaya-1d', '203.0.113.1')).body.view_count).toBe(3)
  })

  it('count concurrent views of one viewer once, and of many viewers all', async () => {
    await Promise.all(Array.from({ length: 10 }, () => view('bkk-classic-3d', '203.0.113.7')))
    await Promise.all(Array.from({ length: 10 }, (_, i) => view('bkk-classic-3d', `203.0.113.${100 + i}`)))
    const row = await service.services.db
      .selectFrom('route_popularity')
      .select('view_count')
      .where('route_id', '=', 'bkk-classic-3d')
      .executeTakeFirstOrThrow()
    expect(Number(row.view_count)).toBe(11)
  })

  it('count an IPv6 /64 as one viewer', async () => {
    await view('ayutthaya-1d', '2001:db8:1:2::1')
    expect((await view('ayutthaya-1d', '2001:db8:1:2:ffff::9')).body.view_count).toBe(1)
    expect((await view('ayutthaya-1d', '2001:db8:1:3::1')).body.view_count).toBe(2)
  })

  it('store nothing that identifies a viewer', async () => {
    await view('ayutthaya-1d', '203.0.113.9')
    const rows = await service.services.db.selectFrom('route_view').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]!.viewer_digest).toHaveLength(32)
    expect(JSON.stringify(rows)).not.toContain('203.0.113.9')
  })

  it('are not counted for unknown routes', async () => {
    await view('moon-3d', '203.0.113.1')
    expect(await service.services.db.selectFrom('route_popularity').selectAll().execute()).toEqual([])
  })
})
