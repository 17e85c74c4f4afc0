import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { daysWith, PLACES, TRIPS, tripCalls } from '../../../../test/support/trips.ts'
import { erasePreviews } from '../trip-jobs.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
let service: TestService
let trips: ReturnType<typeof tripCalls>
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => NOW })
  trips = tripCalls(service, await createTestUser(service))
})
afterAll(() => service.stop())

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

describe('createCustomTripV1', () => {
  it('fills in times, stays and travel in the order of the stops', async () => {
    const { status, body, headers } = await trips.create({
      name: '  วัดกับแม่ ',
      days: [
        {
          base: { name: 'บ้านป้า', latitude: 14.3532, longitude: 100.5689 },
          stops: [{ place_id: PLACES[0] }, { place_id: PLACES[1], stay_minutes: 90, note: 'เช่าชุดไทย' }],
        },
      ],
    })
    expect([status, headers['etag'], headers['location']]).toEqual([
      201,
      '"1"',
      expect.stringContaining(`${TRIPS}/${body.trip_id}`),
    ])
    const [day] = body.days
    const [first, second] = day.stops
    expect([body.name, body.source, body.version, day.start_time]).toEqual(['วัดกับแม่', 'manual', 1, '09:00'])
    expect([first.place_id, second.place_id, second.stay_minutes, second.note]).toEqual([
      PLACES[0],
      PLACES[1],
      90,
      'เช่าชุดไทย',
    ])
    // From the base in the morning, and back to it.
    expect(minutesOf(first.arrive)).toBe(9 * 60 + first.travel.minutes)
    expect(minutesOf(second.arrive)).toBe(minutesOf(first.depart) + second.travel.minutes)
    expect(day.travel_back.minutes).toBeGreaterThan(0)
    expect((await trips.read(body.trip_id)).body).toEqual(body)
  })

  it('starts each day at the hotel of the night before', async () => {
    const { catalogue } = service.services
    const hotel = [...catalogue.places()].find(
      ({ categoryCode, provinceCode }) => categoryCode === 'ACCOMMODATION' && provinceCode === '14',
    )
    const base = hotel ? { base_place_id: hotel.id } : { base: { latitude: 14.3532, longitude: 100.5689 } }
    const { body } = await trips.create({ days: [{ ...base }, { stops: [{ place_id: PLACES[0] }] }] })
    expect(body.days[0].base).toBeDefined()
    expect(body.days[1].stops[0].travel.minutes).toBeGreaterThan(0)
    expect(body.days[1].travel_back).toBeDefined()
  })

  it('keeps empty days, and stops where and when they are locked', async () => {
    const { body } = await trips.create({
      start_date: '2027-02-01',
      days: [
        {},
        { stops: [{ place_id: PLACES[0], arrive: '14:30' }, { kind: 'meal' }, { kind: 'rest', stay_minutes: 30 }] },
        {},
      ],
    })
    expect(body.days.map(({ date, stops }: { date: string; stops: unknown[] }) => [date, stops.length])).toEqual([
      ['2027-02-01', 0],
      ['2027-02-02', 3],
      ['2027-02-03', 0],
    ])
    const [locked, meal, rest] = body.days[1].stops
    expect([locked.arrive, locked.locked, meal.kind, rest.kind, rest.stay_minutes]).toEqual([
      '14:30',
      true,
      'meal',
      'rest',
      30,
    ])
  })

  it('warns when a locked stop cannot be reached in time and when a day ends too late', async () => {
    const { body } = await trips.create({
      days: [
        {
          end_time: '12:00',
          stops: [
            { place_id: PLACES[0], stay_minutes: 240 },
            { place_id: PLACES[1], arrive: '10:00' },
          ],
        },
      ],
    })
    expect(body.days[0].stops[1].arrive).toBe('10:00')
    const codes = body.warnings.map(({ code }: { code: string }) => code)
    expect(codes).toContain('late_for_locked')
    expect(codes).toContain('day_too_long')
  })

  it('puts what would end after midnight among the unscheduled places', async () => {
    const { body } = await trips.create({
      days: [{ start_time: '20:00', stops: [{ place_id: PLACES[0], stay_minutes: 200 }, { place_id: PLACES[1] }] }],
    })
    expect(body.days[0].stops).toHaveLength(1)
    expect(body.unscheduled).toMatchObject([{ place_id: PLACES[1], code: 'no_time' }])
  })

  it('names the places that it does not know with 422', async () => {
    const { status, body } = await trips.create({ days: daysWith(['nowhere', PLACES[0]], ['neverland']) })
    expect([status, body.code, body.place_ids]).toEqual([422, 'unknown_trip_place', ['nowhere', 'neverland']])
  })

  it('reports every error of the input at once', async () => {
    const { status, body } = await trips.create({
      days: [
        {
          start_time: '10:00',
          end_time: '09:00',
          stops: [{}, { place_id: PLACES[0], arrive: '11:00', locked: false }],
        },
      ],
    })
    expect(status).toBe(400)
    expect(body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code])).toEqual([
      ['/days/0/end_time', 'too_small'],
      ['/days/0/stops/0/place_id', 'missing'],
      ['/days/0/stops/1/locked', 'not_allowed'],
    ])
    expect((await trips.create({ days: [] })).status).toBe(400)
    expect((await service.call('POST', TRIPS, { payload: { days: [{}] } })).status).toBe(401)
  })

  it('refuses dates that overlap another trip and names it, unless the caller allows it', async () => {
    const mine = tripCalls(service, await createTestUser(service))
    const first = (await mine.create({ start_date: '2026-12-05', days: [{}, {}, {}] })).body
    const { status, body } = await mine.create({ start_date: '2026-12-07', days: [{}] })
    expect([status, body.code, body.trip_id, body.start_date, body.end_date]).toEqual([
      409,
      'trip_dates_overlap',
      first.trip_id,
      '2026-12-05',
      '2026-12-07',
    ])
    expect((await mine.create({ start_date: '2026-12-08', days: [{}] })).status).toBe(201)
    expect((await mine.create({ start_date: '2026-12-07', days: [{}], allow_overlap: true })).status).toBe(201)
    // One that may overlap counts for those that may not.
    await mine.remove(first.trip_id)
    expect((await mine.create({ start_date: '2026-12-07', days: [{}] })).status).toBe(409)
    // Another user's trips do not matter, nor do plans without dates.
    const other = tripCalls(service, await createTestUser(service))
    expect((await other.create({ start_date: '2026-12-07', days: [{}] })).status).toBe(201)
    expect((await mine.create({ days: [{}] })).status).toBe(201)
  })

  it('lets one of 20 concurrent trips have the same dates', async () => {
    const mine = tripCalls(service, await createTestUser(service))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        mine.create({ start_date: n % 2 === 0 ? '2027-01-01' : '2027-01-02', days: [{}, {}] }),
      ),
    )
    const created = answers.filter(({ status }) => status === 201)
    expect(created).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 201) expect([status, body.trip_id]).toEqual([409, created[0]?.body.trip_id])
  })

  it('cannot store overlapping dates even past the check: the database refuses them', async () => {
    const user = await createTestUser(service)
    const { db } = service.services
    const row = (id: string) => ({
      trip_id: `trip_overlap_${id}`,
      owner_id: user.userId,
      start_date: '2027-03-01',
      end_date: '2027-03-02',
      number_of_days: 2,
      facts: '{}',
      deleted_at: null,
    })
    await db.insertInto('trip').values(row('a')).execute()
    await expect(db.insertInto('trip').values(row('b')).execute()).rejects.toMatchObject({
      constraint: 'trip_dates_overlap',
    })
  })

  it('saves what was previewed without an account as it stands, for 24 hours', async () => {
    const preview = await service.call('POST', `${TRIPS}/ai/preview`, {
      payload: { prompt: 'one day in Ayutthaya, temples, 2026-11-29' },
      headers: { 'accept-language': 'en' },
    })
    const { preview_id, ...previewed } = preview.body
    expect(preview_id).toMatch(/^preview_/)
    const { status, body } = await trips.create({ preview_id })
    expect([status, body]).toEqual([201, { ...previewed, trip_id: body.trip_id, version: 1, share: null }])
    // The same dates again, with a title of one's own.
    const again = await trips.create({ preview_id, name: 'อีกครั้ง' })
    expect([again.status, again.body.trip_id]).toEqual([409, body.trip_id])
    const named = await trips.create({ preview_id, name: 'อีกครั้ง', allow_overlap: true })
    expect([named.body.name, named.body.days]).toEqual(['อีกครั้ง', body.days])
    const { db } = service.services
    await erasePreviews(db, new Date(NOW.getTime() + 23 * 3_600_000))
    expect((await trips.create({ preview_id, allow_overlap: true })).status).toBe(201)
    await erasePreviews(db, new Date(NOW.getTime() + 25 * 3_600_000))
    const expired = await trips.create({ preview_id, allow_overlap: true })
    expect([expired.status, expired.body.code]).toEqual([422, 'preview_expired'])
  })

  it('takes either days or a preview', async () => {
    const pointers = async (body: object) =>
      (await trips.create(body)).body.errors.map(({ pointer }: { pointer: string }) => pointer)
    expect(await pointers({})).toEqual(['/days'])
    expect(await pointers({ preview_id: 'preview_none', days: [{}] })).toEqual(['/preview_id'])
  })

  it('creates one trip per Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'by-hand' }
    const body = { days: daysWith([PLACES[0]]) }
    const [first, again] = [await trips.create(body, headers), await trips.create(body, headers)]
    expect([again.body.trip_id, again.headers['idempotent-replayed']]).toEqual([first.body.trip_id, 'true'])
  })

  it('refuses more than 200 trips that are not over', async () => {
    const user = await createTestUser(service)
    const { db } = service.services
    const rows = Array.from({ length: 200 }, (_, n) => ({
      trip_id: `trip_many_${n}`,
      owner_id: user.userId,
      start_date: null,
      end_date: null,
      number_of_days: 1,
      facts: '{}',
      deleted_at: null,
    }))
    await db.insertInto('trip').values(rows).execute()
    const { status, body } = await tripCalls(service, user).create({ days: [{}] })
    expect([status, body.code]).toEqual([409, 'too_many_trips'])
  })
})
