import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { daysWith, PLACES, TRIPS, tripCalls } from '../../../../test/support/trips.ts'

let service: TestService
let trips: ReturnType<typeof tripCalls>
// Noon in Bangkok on 21 November 2026.
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date('2026-11-21T05:00:00Z') })
  trips = tripCalls(service, await createTestUser(service))
  for (const [name, start_date] of [
    ['จบแล้ว', '2026-11-01'],
    ['อยู่ในทริป', '2026-11-20'],
    ['ยังไม่ถึง', '2026-12-30'],
    ['แผน 100%', null],
  ])
    await trips.create({ name, start_date, days: daysWith([PLACES[0]], [PLACES[1]]) })
})
afterAll(() => service.stop())

const list = async (query = '') => (await trips.call('GET', `${TRIPS}${query}`)).body
const namesOf = ({ results }: { results: { name: string }[] }) => results.map(({ name }) => name)

describe('listCustomTripsV1', () => {
  it('lists trips newest first, page by page, each once', async () => {
    const all = await list()
    expect(namesOf(all)).toEqual(['แผน 100%', 'ยังไม่ถึง', 'อยู่ในทริป', 'จบแล้ว'])
    expect(all.results.map(({ status }: { status: string }) => status)).toEqual([
      'upcoming',
      'upcoming',
      'active',
      'completed',
    ])
    expect(all.results[0]).toMatchObject({ number_of_days: 2, number_of_stops: 2, province_codes: ['14'], version: 1 })
    const [first, second] = [await list('?limit=3'), await list('?limit=3&page=2')]
    expect([first.total, first.nextpage, second.nextpage]).toEqual([4, 2, 0])
    expect([...namesOf(first), ...namesOf(second)]).toEqual(namesOf(all))
    expect(namesOf(await list('?page=9'))).toEqual([])
  })

  it('filters by status, dates and keyword', async () => {
    expect(namesOf(await list('?status=active'))).toEqual(['อยู่ในทริป'])
    expect(namesOf(await list('?status=completed'))).toEqual(['จบแล้ว'])
    expect(namesOf(await list('?status=upcoming'))).toEqual(['แผน 100%', 'ยังไม่ถึง'])
    expect(namesOf(await list('?status=cancelled'))).toEqual([])
    expect(namesOf(await list('?from=2026-11-21&to=2026-12-30'))).toEqual(['ยังไม่ถึง', 'อยู่ในทริป'])
    expect(namesOf(await list(`?keyword=${encodeURIComponent('0%')}`))).toEqual(['แผน 100%'])
    expect((await list('?keyword=CHAIWATTHANARAM')).total).toBe(4)
    expect((await list('?keyword=nothing')).total).toBe(0)
  })

  it('hides deleted trips and those of other users, and returns 401 without a credential', async () => {
    const user = tripCalls(service, await createTestUser(service))
    expect((await user.call('GET', TRIPS)).body.total).toBe(0)
    const { body } = await user.create({ days: [{}] })
    await user.remove(body.trip_id)
    expect((await user.call('GET', TRIPS)).body.total).toBe(0)
    expect((await service.call('GET', TRIPS)).status).toBe(401)
    expect((await trips.call('GET', `${TRIPS}?status=lost`)).status).toBe(400)
  })
})

describe('listActiveTripsV1', () => {
  it('lists current and upcoming trips by date, plans without dates last', async () => {
    expect(namesOf(await list('/active'))).toEqual(['อยู่ในทริป', 'ยังไม่ถึง', 'แผน 100%'])
    expect(namesOf(await list('/active?limit=2&page=2'))).toEqual(['แผน 100%'])
    expect((await service.call('GET', `${TRIPS}/active`)).status).toBe(401)
  })
})

describe('listUnavailableDatesV1', () => {
  it('lists the dates that trips cover within a span, with the trips', async () => {
    const body = await list('/unavailable-dates?from=2026-11-21&to=2026-12-31')
    expect(body.dates.map(({ date }: { date: string }) => date)).toEqual(['2026-11-21', '2026-12-30', '2026-12-31'])
    expect(body.trips.map(({ name }: { name: string }) => name)).toEqual(['อยู่ในทริป', 'ยังไม่ถึง'])
    expect(body.dates[0].trip_ids).toEqual([body.trips[0].trip_id])
    const without = await list(`/unavailable-dates?except_trip_id=${body.trips[0].trip_id}`)
    expect([without.from, without.to, without.trips.length]).toEqual(['2026-11-21', '2027-11-21', 1])
  })

  it('refuses a span that is reversed or longer than 366 days', async () => {
    for (const [query, code] of [
      ['from=2026-12-02&to=2026-12-01', 'too_early'],
      ['from=2026-01-01&to=2027-01-02', 'too_late'],
    ]) {
      const { status, body } = await trips.call('GET', `${TRIPS}/unavailable-dates?${query}`)
      expect([status, body.errors[0].parameter, body.errors[0].code]).toEqual([400, 'to', code])
    }
    expect((await service.call('GET', `${TRIPS}/unavailable-dates`)).status).toBe(401)
  })
})

describe('checkUnavailableDateV1', () => {
  const check = (body: object) => trips.call('POST', `${TRIPS}/unavailable-dates/check`, body)

  it('names the trips that cover any of the dates', async () => {
    const free = await check({ start_date: '2026-11-22', end_date: '2026-12-29' })
    expect(free.body).toEqual({ available: true, conflicts: [] })
    const { body } = await check({ start_date: '2026-11-21', end_date: '2026-12-30' })
    expect([body.available, body.conflicts.length]).toEqual([false, 2])
    const except_trip_id = body.conflicts[0].trip_id
    const other = await check({ start_date: '2026-11-21', end_date: '2026-11-22', except_trip_id })
    expect(other.body.available).toBe(true)
  })

  it('refuses reversed dates and calls without a credential', async () => {
    const { status, body } = await check({ start_date: '2026-12-02', end_date: '2026-12-01' })
    expect([status, body.errors[0].pointer]).toEqual([400, '/end_date'])
    expect((await check({ start_date: '2026-02-30', end_date: '2026-12-01' })).status).toBe(400)
    const payload = { start_date: '2026-12-01', end_date: '2026-12-01' }
    expect((await service.call('POST', `${TRIPS}/unavailable-dates/check`, { payload })).status).toBe(401)
  })
})
