import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { TRIPS, tripCalls } from '../../../../test/support/trips.ts'
import { judgeTrip } from '../../acceptance/public.ts'
import { scorePopularRoutes } from '../../routes/route-jobs.ts'
import type { Trip } from '../../trips/public.ts'

let service: TestService
let trips: ReturnType<typeof tripCalls>
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  trips = tripCalls(service, await createTestUser(service))
})
afterAll(() => service.stop())

const create = (body: object, headers = {}) => trips.call('POST', `${TRIPS}/preset/popular`, body, headers)
const placesOf = ({ days, unscheduled }: Trip) => ({
  days: days.map(({ stops }) => stops.flatMap(({ place_id: id }) => id ?? [])),
  unscheduled: unscheduled.map(({ place_id: id }) => id),
})
const routes = () => [...service.services.catalogue.routes()]

describe('createTripWithPopularPreset', () => {
  it('copies a route onto dates: every place on its own day or unscheduled, with meals and nights', async () => {
    const { status, body, headers } = await create({ route_id: 'bkk-classic-3d', start_date: '2027-03-02' })
    expect([status, body.source, body.provenance.reader, headers['etag']]).toEqual([
      201,
      'preset_popular',
      'structured',
      '"1"',
    ])
    const route = service.services.catalogue.findRoute('bkk-classic-3d')!
    expect([body.number_of_days, body.start_date]).toEqual([route.number_of_days, '2027-03-02'])
    const { days, unscheduled } = placesOf(body)
    for (const { day, place } of route.days)
      expect([...days[day - 1]!, ...unscheduled]).toEqual(expect.arrayContaining(place))
    expect(judgeTrip(body, service.services.catalogue)).toEqual([])
    expect((await trips.read(body.trip_id)).body).toEqual(body)
  })

  it('copies each shipped route: no day vanishes, no place is lost', async () => {
    const { catalogue } = service.services
    const owner = tripCalls(service, await createTestUser(service))
    for (const route of routes().slice(0, 12)) {
      const { status, body } = await owner.call('POST', `${TRIPS}/preset/popular`, { route_id: route.route_id })
      expect([route.route_id, status]).toEqual([route.route_id, 201])
      expect(body.number_of_days).toBe(route.number_of_days)
      const { days, unscheduled } = placesOf(body)
      const kept = new Set([...days.flat(), ...unscheduled])
      const listed = route.days.flatMap(({ place }) => place.map((id) => catalogue.findPlace(id)?.duplicateOf ?? id))
      expect(listed.filter((id) => !kept.has(id))).toEqual([])
    }
  })

  it('leaves out what is closed on that date, and says why', async () => {
    const { catalogue } = service.services
    const shut = routes()
      .flatMap((route) => route.days.flatMap(({ day, place }) => place.map((id) => ({ route, day, id }))))
      .find(({ id }) => catalogue.findPlace(id)?.hours?.some((hours) => hours.length === 0))
    if (!shut) throw new Error('no shipped route has a place with a weekly day off')
    const weekday = catalogue.findPlace(shut.id)!.hours!.findIndex((hours) => hours.length === 0)
    // 1 March 2027 is a Monday.
    const first = new Date(Date.UTC(2027, 2, 1 + ((weekday - (shut.day - 1) + 28) % 7) + 7)).toISOString().slice(0, 10)
    const { status, body } = await create({ route_id: shut.route.route_id, start_date: first, allow_overlap: true })
    expect(status).toBe(201)
    expect(body.unscheduled).toContainEqual(expect.objectContaining({ place_id: shut.id, code: 'closed' }))
    expect(body.number_of_days).toBe(shut.route.number_of_days)
  })

  it('counts for the popularity of the route, once per user', async () => {
    const { db } = service.services
    const route_id = routes().at(-1)!.route_id
    const score = async () => {
      await scorePopularRoutes(db)
      const row = await db
        .selectFrom('route_popularity')
        .select('trip_score')
        .where('route_id', '=', route_id)
        .executeTakeFirst()
      return Math.round(row?.trip_score ?? 0)
    }
    const owner = tripCalls(service, await createTestUser(service))
    const before = await score()
    await owner.call('POST', `${TRIPS}/preset/popular`, { route_id })
    await owner.call('POST', `${TRIPS}/preset/popular`, { route_id })
    const after = await score()
    expect(after - before).toBe(6)
    expect(await score()).toBe(after)
  })

  it('refuses unknown routes and members, and overlapping dates', async () => {
    const unknown = await create({ route_id: 'nowhere' })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'route_not_found'])
    const wrong = await create({ route: 'bkk-classic-3d' })
    expect(wrong.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(['/route', '/route_id'])
    const overlap = await create({ route_id: 'bkk-classic-3d', start_date: '2027-03-03' })
    expect([overlap.status, overlap.body.code]).toEqual([409, 'trip_dates_overlap'])
    const nobody = await create({ route_id: 'bkk-classic-3d', party: { adults: 0 } })
    expect(nobody.body.errors[0].pointer).toBe('/party')
    expect(
      (await service.call('POST', `${TRIPS}/preset/popular`, { payload: { route_id: 'bkk-classic-3d' } })).status,
    ).toBe(401)
  })

  it('creates one trip per Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one-route' }
    const first = await create({ route_id: 'bkk-classic-3d' }, headers)
    const again = await create({ route_id: 'bkk-classic-3d' }, headers)
    expect([first.status, again.body.trip_id, again.headers['idempotent-replayed']]).toEqual([
      201,
      first.body.trip_id,
      'true',
    ])
  })
})
