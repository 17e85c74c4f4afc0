import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quietLog } from '../../../../test/support/log.ts'
import { roadMinutes, startRoadEngineServer } from '../../../../test/support/road-server.ts'
import { startTestService, type TestService, testWorld } from '../../../../test/support/service.ts'
import { createRoadEngine } from '../../../platform/roads/create-road-engine.ts'
import { osrm } from '../../../platform/roads/dialects.ts'
import { distanceM, type Point } from '../../../world/point.ts'
import { createRoads } from '../../../world/roads.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())
const url = '/trips/v1/internal/ai-data/route'

describe('route data for language models', () => {
  it('returns every route with exactly the specified members, ordered by id', async () => {
    const { status, body } = await service.call('GET', url, { headers: { 'accept-language': 'en' } })
    expect(status).toBe(200)
    const ids = body.map((route: { route_id: string }) => route.route_id)
    expect(ids).toEqual([...service.services.catalogue.routes()].map((route) => route.route_id).sort())
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

  it('responds in Thai by default', async () => {
    const { headers, body } = await service.call('GET', url)
    expect(headers['content-language']).toBe('th')
    for (const { name, introduction } of body) expect(name + introduction).toMatch(/[\u0e00-\u0e7f]/)
  })

  it('rejects parameters', async () => {
    const { status, body } = await service.call('GET', `${url}?page=2`)
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ parameter: 'page', code: 'unknown' })
  })

  it('returns 304 for a matching ETag and 503 while the catalogue loads', async () => {
    const { headers } = await service.call('GET', url)
    expect((await service.call('GET', url, { headers: { 'if-none-match': headers.etag! } })).status).toBe(304)
    const { version } = service.services.catalogue
    service.services.catalogue.version = -1
    try {
      expect((await service.call('GET', url)).body.code).toBe('catalogue_not_ready')
    } finally {
      service.services.catalogue.version = version
    }
  })

  it('returns road-engine distances if configured, and estimates the rest', async () => {
    const server = await startRoadEngineServer()
    const roads = createRoadEngine({ url: server.url, dialect: osrm, log: quietLog(), timeoutMs: 5_000 })
    const measured = await startTestService({ withStarter: true, roads })
    const distances = async () => {
      const { body } = await measured.call('GET', url)
      return new Map<string, number>(
        body.map(({ route_id, distance }: { route_id: string; distance: number }) => [route_id, distance]),
      )
    }
    const stopsOf = (routeId: string) =>
      measured.services.catalogue
        .findRoute(routeId)!
        .days.flatMap(({ place }) => place)
        .map((id) => measured.services.catalogue.findPlace(id)!.point)
    const estimated = await distances()
    // One stop has no road.
    const [first, second, ...others] = stopsOf('ayutthaya-1d') as [Point, Point, ...Point[]]
    server.behave({ islands: (point) => distanceM(point, first) < 50 })
    await measured.services.routeBoard.measure(new AbortController().signal)
    const told = await distances()
    // The engine reports a kilometre per minute.
    const kmOf = (stops: readonly Point[]) =>
      stops.slice(1).reduce((sum, stop, i) => sum + roadMinutes(stops[i]!, stop), 0)
    expect(told.get('chiang-rai-3d')).toBeCloseTo(kmOf(stopsOf('chiang-rai-3d')), 0)
    expect(told.get('chiang-rai-3d')).not.toBe(estimated.get('chiang-rai-3d'))
    const estimate = createRoads(await testWorld()).leg(first, second, { transport: 'car', flights: false })
    expect(told.get('ayutthaya-1d')).toBeCloseTo(estimate.metres / 1_000 + kmOf([second, ...others]), 0)
    await measured.stop()
    await server.stop()
  })
})
