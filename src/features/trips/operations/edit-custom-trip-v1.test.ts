import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { daysWith, PLACES, TRIPS, tripCalls } from '../../../../test/support/trips.ts'
import type { Trip } from '../trip-schema.ts'

let service: TestService
let trips: ReturnType<typeof tripCalls>
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  trips = tripCalls(service, await createTestUser(service))
})
afterAll(() => service.stop())

const create = async (body: object = { days: daysWith(PLACES.slice(0, 2), [PLACES[2]]) }): Promise<Trip> =>
  (await trips.create(body)).body
const idsOf = (trip: Trip) => trip.days.map(({ stops }) => stops.map(({ place_id: id }) => id))
const stopIds = (trip: Trip) => trip.days.map(({ stops }) => stops.map(({ stop_id: id }) => ({ stop_id: id })))

describe('editCustomTripV1', () => {
  it('saves the next version and says what has changed', async () => {
    const trip = await create()
    const [[first, second], [cafe]] = stopIds(trip) as [[object, object], [object]]
    const { status, body, headers } = await trips.edit(trip.trip_id, 1, {
      name: 'ทริปใหม่',
      days: [{ stops: [second, first] }, { stops: [cafe] }],
    })
    expect([status, body.version, headers['etag'], body.name]).toEqual([200, 2, '"2"', 'ทริปใหม่'])
    expect(idsOf(body)).toEqual([[PLACES[1], PLACES[0]], [PLACES[2]]])
    expect(body.changes.fields).toEqual(['name'])
    expect(body.changes.moved).toHaveLength(1)
    expect(body.changes.moved[0].before.day).toBe(1)
    const { changes: _changes, ...saved } = body
    expect((await trips.read(trip.trip_id)).body).toEqual(saved)
  })

  it('keeps the ids, notes and stays of stops that it moves', async () => {
    const trip = await create({
      days: [{ stops: [{ place_id: PLACES[0], stay_minutes: 33, note: 'ก่อนแดดแรง' }, { place_id: PLACES[1] }] }, {}],
    })
    const [[first, second]] = stopIds(trip) as [[{ stop_id: string }, object]]
    const { body } = await trips.edit(trip.trip_id, 1, { days: [{ stops: [second] }, { stops: [first] }] })
    expect(body.days[1].stops[0]).toMatchObject({ ...first, stay_minutes: 33, note: 'ก่อนแดดแรง' })
    expect(body.changes).toMatchObject({ added: [], removed: [], moved: [{ ...first, after: { day: 2 } }] })
  })

  it('shows the result of a dry run and saves nothing', async () => {
    const trip = await create()
    const dry = await trips.edit(trip.trip_id, 1, { number_of_days: 1, dry_run: true })
    expect([dry.status, dry.body.number_of_days, dry.body.version]).toEqual([200, 1, 1])
    expect(dry.body.changes.unscheduled).toEqual([PLACES[2]])
    expect((await trips.read(trip.trip_id)).body).toEqual(trip)
    const wet = await trips.edit(trip.trip_id, 1, { number_of_days: 1 })
    expect(wet.body).toEqual({ ...dry.body, version: 2 })
  })

  it('moves the stops of a shrunk trip to unscheduled, and takes them back', async () => {
    const trip = await create()
    const { body: shorter } = await trips.edit(trip.trip_id, 1, { number_of_days: 1 })
    expect(shorter.unscheduled).toMatchObject([{ place_id: PLACES[2], code: 'no_time' }])
    expect(shorter.changes.removed).toMatchObject([{ place_id: PLACES[2], unscheduled: true }])
    const { body: longer } = await trips.edit(trip.trip_id, 2, {
      days: [{ stops: stopIds(shorter)[0] }, {}, { stops: [{ place_id: PLACES[2] }] }],
    })
    expect([idsOf(longer), longer.unscheduled]).toEqual([[[PLACES[0], PLACES[1]], [], [PLACES[2]]], []])
  })

  it('moves stops to unscheduled when fewer days are sent, and removes them from days that stay', async () => {
    const trip = await create()
    const [first] = stopIds(trip)
    const fewer = await trips.edit(trip.trip_id, 1, { days: [{ stops: first }] })
    expect(fewer.body.unscheduled).toMatchObject([{ place_id: PLACES[2] }])
    const removed = await trips.edit(trip.trip_id, 2, { days: [{ stops: first?.slice(0, 1) }] })
    expect(removed.body.changes.removed).toMatchObject([{ place_id: PLACES[1], unscheduled: false }])
    const cleared = await trips.edit(trip.trip_id, 3, { unscheduled: [] })
    expect(cleared.body.unscheduled).toEqual([])
  })

  it('leaves the other days and the locked stops as they are', async () => {
    const trip = await create({
      days: [
        { stops: [{ place_id: PLACES[0] }, { place_id: PLACES[1], arrive: '15:00' }] },
        { stops: [{ place_id: PLACES[2] }] },
      ],
    })
    const [[first, locked], [cafe]] = stopIds(trip) as [[object, object], [object]]
    const { body } = await trips.edit(trip.trip_id, 1, {
      days: [{ stops: [{ ...first, stay_minutes: 15 }, locked] }, { stops: [cafe] }],
    })
    expect(body.days[0].stops[1].arrive).toBe('15:00')
    expect(body.days[1]).toEqual(trip.days[1])
    expect(body.changes.retimed).toMatchObject([first])
  })

  it('checks opening again when the dates move', async () => {
    const { catalogue } = service.services
    const closedOn = (weekday: number) =>
      [...catalogue.places()].find(({ hours }) => hours?.[weekday]?.length === 0 && hours[5]?.length === 1)
    const place = closedOn(0)
    if (!place) throw new Error('the shipped catalogue has no place that is closed on Mondays')
    // A Saturday, then a Monday.
    const trip = await create({ start_date: '2027-05-08', days: daysWith([place.id]) })
    expect(trip.days[0]?.stops[0]?.opening).toBe('open')
    const { body } = await trips.edit(trip.trip_id, 1, { start_date: '2027-05-10' })
    expect([body.days[0].stops[0].opening, body.changes.fields]).toEqual(['closed', ['start_date']])
    expect(body.warnings).toContainEqual(expect.objectContaining({ code: 'closed_then' }))
  })

  it('needs If-Match: 428 without, 412 with the current version and what has changed since', async () => {
    const trip = await create()
    const missing = await trips.call('PUT', `${TRIPS}/${trip.trip_id}`, { name: 'x' })
    expect([missing.status, missing.body.code]).toEqual([428, 'precondition_required'])
    await trips.edit(trip.trip_id, 1, { name: 'ใหม่' })
    await trips.edit(trip.trip_id, 2, { number_of_days: 1 })
    const stale = await trips.edit(trip.trip_id, 1, { name: 'x' })
    expect([stale.status, stale.body.code, stale.body.version, stale.headers['etag']]).toEqual([
      412,
      'stale_trip',
      3,
      '"3"',
    ])
    expect(stale.body.changes).toMatchObject({
      fields: ['name', 'number_of_days', 'days'],
      removed: [{ place_id: PLACES[2], unscheduled: true }],
    })
    expect((await trips.edit(trip.trip_id, 99, { name: 'x' })).body.changes).toBeNull()
    // The validator of a read is one of its version.
    const { headers } = await trips.read(trip.trip_id)
    const edited = await trips.call(
      'PUT',
      `${TRIPS}/${trip.trip_id}`,
      { name: 'y' },
      { 'if-match': headers['etag'] as string },
    )
    expect(edited.status).toBe(200)
  })

  it('lets one of 20 concurrent edits of the same version win', async () => {
    const trip = await create()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => trips.edit(trip.trip_id, 1, { name: `รุ่น ${n}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(19)
    expect((await trips.read(trip.trip_id)).body.version).toBe(2)
  })

  it('refuses dates of another trip, in a dry run too, unless the caller allows it', async () => {
    const other = await create({ start_date: '2027-06-01', days: [{}, {}] })
    const trip = await create({ start_date: '2027-06-03', days: [{}] })
    for (const dry_run of [true, false]) {
      const { status, body } = await trips.edit(trip.trip_id, 1, { start_date: '2027-06-02', dry_run })
      expect([status, body.code, body.trip_id]).toEqual([409, 'trip_dates_overlap', other.trip_id])
    }
    expect((await trips.edit(trip.trip_id, 1, { start_date: '2027-06-02', allow_overlap: true })).status).toBe(200)
    // What may overlap may be renamed without saying so again.
    expect((await trips.edit(trip.trip_id, 2, { name: 'ซ้อน' })).status).toBe(200)
  })

  it('returns 400 for what does not fit together and 422 for unknown places', async () => {
    const trip = await create()
    const [[first]] = stopIds(trip) as [[object]]
    const pointers = async (body: object) =>
      (await trips.edit(trip.trip_id, 1, body)).body.errors.map(({ pointer }: { pointer: string }) => pointer)
    expect(await pointers({ number_of_days: 2, days: [{}] })).toEqual(['/number_of_days'])
    expect(await pointers({ days: [{ stops: [first, first] }] })).toEqual(['/days/0/stops/1/stop_id'])
    expect(await pointers({ days: [{ stops: [{ stop_id: 'none' }] }] })).toEqual(['/days/0/stops/0/stop_id'])
    expect(await pointers({})).toEqual([''])
    const { status, body } = await trips.edit(trip.trip_id, 1, { days: daysWith(['nowhere']), unscheduled: ['never'] })
    expect([status, body.place_ids]).toEqual([422, ['nowhere', 'never']])
  })

  it('edits a trip that was planned from a prompt', async () => {
    const { body: planned } = await trips.call('POST', `${TRIPS}/ai`, { prompt: 'one day in Ayutthaya, temples' })
    const [[first, second, ...rest]] = stopIds(planned) as [[object, object, ...object[]]]
    const stops = [second, first, ...rest]
    const { status, body } = await trips.edit(planned.trip_id, 1, { days: [{ stops }] })
    expect([status, body.source]).toEqual([200, 'ai'])
    expect(body.days[0].stops).toHaveLength(stops.length)
    expect(body.understood).toEqual(planned.understood)
  })

  it('returns 404 for another user’s trip, a deleted and an unknown one, and 401 without a credential', async () => {
    const trip = await create()
    const other = tripCalls(service, await createTestUser(service))
    expect((await other.edit(trip.trip_id, 1, { name: 'x' })).body.code).toBe('trip_not_found')
    expect((await trips.edit('trip_none', 1, { name: 'x' })).status).toBe(404)
    await trips.remove(trip.trip_id)
    expect((await trips.edit(trip.trip_id, 1, { name: 'x' })).status).toBe(404)
    expect((await service.call('PUT', `${TRIPS}/${trip.trip_id}`, { payload: { name: 'x' } })).status).toBe(401)
  })
})
