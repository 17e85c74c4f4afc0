import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { daysWith, PLACES, TRIPS, tripCalls } from '../../../../test/support/trips.ts'
import type { Trip } from '../../trips/public.ts'
import { kindsOf } from '../interest.ts'

type Moved = { readonly before: { readonly day: number }; readonly after: { readonly day: number } }

let service: TestService
let trips: ReturnType<typeof tripCalls>
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  trips = tripCalls(service, await createTestUser(service))
})
afterAll(() => service.stop())

const plan = async (prompt: string): Promise<Trip> => (await trips.call('POST', `${TRIPS}/ai`, { prompt })).body
const create = async (body: object): Promise<Trip> => (await trips.create(body)).body
const optimize = (trip: Pick<Trip, 'trip_id' | 'version'>, body: object = {}) =>
  trips.call('POST', `${TRIPS}/${trip.trip_id}/optimize`, body, { 'if-match': `"${trip.version}"` })
const placesOf = (trip: Trip) => trip.days.map(({ stops }) => stops.flatMap(({ place_id: id }) => id ?? []))
const visitsOn = (trip: Trip, day: number) => trip.days[day - 1]!.stops.filter(({ kind }) => kind === 'visit').length
const categoriesOf = (trip: Trip) =>
  trip.days.flatMap(({ stops }) => stops.flatMap(({ place }) => place?.category ?? []))

/** Four sights of Ayutthaya in an order that crosses the town again and again. */
const ZIGZAG = [
  'th-14-wat-chaiwatthanaram',
  'th-14-wat-yai-chai-mongkhon',
  'th-14-wat-phutthaisawan',
  'th-14-wat-phanan-choeng',
]
const CHIANG_MAI = 'เชียงใหม่ 3 วัน วัด พิพิธภัณฑ์ คาเฟ่ เริ่ม 2026-12-07'

describe('optimizeTripWithAiPrompt', () => {
  it('puts the stops of a hand-made trip in a better order and says what that gains', async () => {
    const trip = await create({ start_date: '2027-01-12', days: daysWith(ZIGZAG) })
    const { status, body, headers } = await optimize(trip)
    expect([status, body.version, headers['etag']]).toEqual([200, 2, '"2"'])
    expect(placesOf(body).flat().sort()).toEqual([...ZIGZAG].sort())
    expect(body.changes).toMatchObject({ added: [], removed: [], unscheduled: [] })
    expect(body.changes.moved.length).toBeGreaterThan(0)
    const { gain } = body.changes
    expect(gain.minutes_travel).toBe(trip.totals.minutes_travel - body.totals.minutes_travel)
    expect(gain.minutes_travel).toBeGreaterThan(0)
    expect(gain.score_after).toBeGreaterThan(gain.score_before)
    const { changes: _c, wishes: _w, not_understood: _n, ...saved } = body
    expect((await trips.read(trip.trip_id)).body).toEqual(saved)
  })

  it('leaves an optimal trip as it is, and saves no version of it', async () => {
    const trip = await create({ days: daysWith(ZIGZAG) })
    const first = await optimize(trip)
    const again = await optimize(first.body)
    const none = { fields: [], moved: [], added: [], removed: [], retimed: [], unscheduled: [] }
    expect([again.status, again.body.version]).toEqual([200, 2])
    expect(again.body.changes).toMatchObject({ ...none, gain: { minutes_travel: 0 } })
    expect(again.body.days).toEqual(first.body.days)
  })

  it('leaves what it has just optimised as it is', async () => {
    const { body: trip } = await optimize(await plan(CHIANG_MAI))
    const { body } = await optimize(trip)
    expect(body.changes.moved).toEqual([])
    expect([body.version, body.days]).toEqual([trip.version, trip.days])
  })

  it('starts and ends at the hotel', async () => {
    const north = { latitude: 14.38, longitude: 100.56 }
    const days = [{ base: north, stops: ZIGZAG.map((place_id) => ({ place_id })) }]
    const { body } = await optimize(await create({ days }))
    const [day] = body.days
    expect(day.stops[0].travel.minutes).toBeGreaterThan(0)
    expect(day.travel_back.minutes).toBeGreaterThan(0)
  })

  it.each([
    'make day 2 lighter, no museums, add a night market, keep the hotel',
    'วันที่ 2 ให้เบาลง ไม่เอาพิพิธภัณฑ์ เพิ่มตลาดกลางคืน พักที่เดิม',
  ])('does what a prompt asks for: %s', async (prompt) => {
    const trip = await plan(CHIANG_MAI)
    expect(categoriesOf(trip)).toContain('museum')
    const { status, body } = await optimize(trip, { prompt })
    expect(status).toBe(200)
    expect(visitsOn(body, 2)).toBeLessThan(visitsOn(trip, 2))
    expect(categoriesOf(body)).not.toContain('museum')
    const { catalogue } = service.services
    const added = body.changes.added.flatMap(({ place_id: id }: { place_id: string | null }) => {
      const place = id === null ? undefined : catalogue.findPlace(id)
      return place ? [kindsOf(place, catalogue.conceptsByKey)] : []
    })
    expect(added).toEqual([expect.arrayContaining(['night_market'])])
    // Other days keep their stops.
    const stays = body.changes.moved.filter(({ before, after }: Moved) => before.day !== after.day && before.day !== 2)
    expect(stays).toEqual([])
    expect(body.days.map(({ base }: Trip['days'][number]) => base)).toEqual(trip.days.map(({ base }) => base))
    expect(body.wishes.map(({ wish }: { wish: string }) => wish).sort()).toEqual(['add', 'keep_base', 'pace', 'remove'])
    expect([body.not_understood, body.unmet]).toEqual([[], trip.unmet])
    // What was not asked to go waits among the unscheduled.
    const removed = body.changes.removed.filter(({ place_id: id }: { place_id: string | null }) => id !== null)
    for (const { place_id: id, unscheduled } of removed)
      expect(unscheduled || kindsOf(catalogue.findPlace(id)!, catalogue.conceptsByKey).includes('museum')).toBe(true)
  })

  it('changes only the day of its scope', async () => {
    const trip = await plan(CHIANG_MAI)
    const { body } = await optimize(trip, { scope: 'day', day: 2, prompt: 'ขอเบาๆ หน่อยค่ะ' })
    expect(visitsOn(body, 2)).toBeLessThan(visitsOn(trip, 2))
    expect([body.days[0], body.days[2]]).toEqual([trip.days[0], trip.days[2]])
    const outside = await optimize(body, { scope: 'day', day: 2, prompt: 'make day 1 lighter' })
    expect(outside.body.unmet).toContainEqual(
      expect.objectContaining({ about: 'edit', code: 'other_day', wish: 'make day 1 lighter' }),
    )
    expect([outside.body.version, outside.body.days]).toEqual([2, body.days])
  })

  it('keeps locked stops at their day and time, whatever the prompt says', async () => {
    const trip = await plan(CHIANG_MAI)
    const stops = trip.days.flatMap((day) => day.stops.map((stop) => ({ day: day.day, stop })))
    const museum = stops.find(({ stop }) => stop.place?.category === 'museum')!
    const { body } = await optimize(trip, { prompt: 'no museums', locked: [museum.stop.stop_id] })
    const kept = body.days[museum.day - 1].stops.find(
      (stop: { stop_id: string }) => stop.stop_id === museum.stop.stop_id,
    )
    expect(kept).toMatchObject({ arrive: museum.stop.arrive, depart: museum.stop.depart })
    expect(body.unmet).toContainEqual(expect.objectContaining({ code: 'stop_locked', place_id: museum.stop.place_id }))
  })

  it('leaves excluded places out', async () => {
    const trip = await create({ days: daysWith(ZIGZAG) })
    const { body } = await optimize(trip, { exclude: [ZIGZAG[1]] })
    expect(placesOf(body).flat().sort()).toEqual(ZIGZAG.filter((id) => id !== ZIGZAG[1]).sort())
    expect(body.changes.removed).toMatchObject([{ place_id: ZIGZAG[1], unscheduled: false }])
  })

  it('moves, replaces and swaps', async () => {
    const trip = await plan(CHIANG_MAI)
    // Day 3 has no room for half a day more, nor for one café more.
    const first = trip.days[0]!.stops.find(
      ({ kind, stay_minutes: stay, place }) => kind === 'visit' && stay <= 60 && place!.category_code === 'ATTRACTION',
    )
    const name = first!.place!.place_name
    const moved = (await optimize(trip, { prompt: `ย้าย ${name} ไปวันที่ 3` })).body
    expect(moved.days[2].stops.map(({ place_id: id }: { place_id: string }) => id)).toContain(first!.place_id)
    const swapped = (await optimize(moved, { prompt: 'swap day 1 and day 3' })).body
    expect(swapped.days[0].stops.map(({ place_id: id }: { place_id: string }) => id)).toContain(first!.place_id)
  })

  it('starts later and ends earlier', async () => {
    const trip = await plan(CHIANG_MAI)
    const { body } = await optimize(trip, { prompt: 'วันที่ 2 เริ่ม 11 โมง กลับก่อน 6 โมงเย็น' })
    expect([body.days[1].start_time, body.days[1].end_time]).toEqual(['11:00', '18:00'])
    expect(body.days[1].stops[0].arrive >= '11:00').toBe(true)
    expect(body.changes.fields).toContain('days')
    expect(body.days[0]).toEqual(trip.days[0])
  })

  it('spends a night elsewhere', async () => {
    const trip = await plan(CHIANG_MAI)
    const { body } = await optimize(trip, { prompt: 'stay in Chiang Dao on the first night' })
    expect(body.days[0].base.name).not.toBe(trip.days[0]!.base!.name)
  })

  it('says what it did not understand, and then changes nothing', async () => {
    const trip = await plan(CHIANG_MAI)
    const { status, body } = await optimize(trip, { prompt: 'zorblatt the frobnicator' })
    expect([status, body.version, body.wishes, body.days]).toEqual([200, 1, [], trip.days])
    expect(body.not_understood.join(' ')).toContain('zorblatt')
  })

  it('shows the result of a dry run, saves nothing, and the same again when it saves', async () => {
    const trip = await create({ days: daysWith(ZIGZAG) })
    const dry = await optimize(trip, { dry_run: true })
    expect([dry.status, dry.body.version]).toEqual([200, 1])
    expect((await trips.read(trip.trip_id)).body).toEqual(trip)
    const wet = await optimize(trip)
    expect(wet.body).toEqual({ ...dry.body, version: 2 })
    const undone = await trips.undo(trip.trip_id)
    expect([undone.body.version, undone.body.days]).toEqual([3, trip.days])
  })

  it('moves a stop that is closed that day to unscheduled, with the reason', async () => {
    const { catalogue } = service.services
    const shut = [...catalogue.places()].find(
      ({ hours, provinceCode }) => provinceCode === '50' && hours?.[0]?.length === 0 && hours[5]?.length === 1,
    )
    if (!shut) throw new Error('the shipped catalogue has no place in Chiang Mai that is closed on Mondays')
    const open = (await plan(CHIANG_MAI)).days[0]!.stops.find(({ kind }) => kind === 'visit')!.place_id!
    const trip = await create({ start_date: '2027-05-10', days: daysWith([shut.id, open]) })
    const { body } = await optimize(trip)
    expect(body.unscheduled).toMatchObject([{ place_id: shut.id, code: 'closed' }])
    expect(body.changes.removed).toMatchObject([{ place_id: shut.id, unscheduled: true }])
  })

  it('needs If-Match: 428 without, 412 with the version and what has changed since', async () => {
    const trip = await create({ days: daysWith(ZIGZAG) })
    expect((await trips.call('POST', `${TRIPS}/${trip.trip_id}/optimize`, {})).status).toBe(428)
    await trips.edit(trip.trip_id, 1, { name: 'ใหม่' })
    const stale = await optimize(trip)
    expect([stale.status, stale.body.version, stale.body.changes.fields]).toEqual([412, 2, ['name']])
  })

  it('lets one of 20 concurrent calls for the same version win', async () => {
    const trip = await create({ days: daysWith(ZIGZAG) })
    const answers = await Promise.all(Array.from({ length: 20 }, () => optimize(trip)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(19)
    expect((await trips.read(trip.trip_id)).body.version).toBe(2)
  })

  it('returns 400 for what does not fit together and 422 for unknown places and clashing locks', async () => {
    const trip = await create({ days: daysWith(ZIGZAG) })
    const pointers = async (body: object) =>
      (await optimize(trip, body)).body.errors.map(({ pointer }: { pointer: string }) => pointer)
    expect(await pointers({ scope: 'day' })).toEqual(['/day'])
    expect(await pointers({ day: 1 })).toEqual(['/day'])
    expect(await pointers({ scope: 'day', day: 2, locked: ['none'] })).toEqual(['/day', '/locked/0'])
    expect((await pointers({ prompt: ' ', promt: 'x' })).sort()).toEqual(['/prompt', '/promt'])
    const unknown = await optimize(trip, { exclude: ['nowhere'] })
    expect([unknown.status, unknown.body.place_ids]).toEqual([422, ['nowhere']])
    const far = [
      { place_id: PLACES[0], arrive: '10:00' },
      { place_id: 'th-50-wat-phra-that-doi-suthep', arrive: '11:00' },
    ]
    const clash = await optimize(await create({ days: [{ stops: far }] }))
    expect([clash.status, clash.body.code]).toEqual([422, 'infeasible_trip'])
  })

  it('returns 404 for another user’s trip, a deleted and an unknown one, and 401 without a credential', async () => {
    const trip = await create({ days: daysWith(ZIGZAG) })
    const other = tripCalls(service, await createTestUser(service))
    const path = `${TRIPS}/${trip.trip_id}/optimize`
    const match = { 'if-match': '"1"' }
    expect((await other.call('POST', path, {}, match)).body.code).toBe('trip_not_found')
    expect((await trips.call('POST', `${TRIPS}/trip_none/optimize`, {}, match)).status).toBe(404)
    await trips.remove(trip.trip_id)
    expect((await optimize(trip)).status).toBe(404)
    expect((await service.call('POST', path, { payload: {}, headers: match })).status).toBe(401)
  })
})
