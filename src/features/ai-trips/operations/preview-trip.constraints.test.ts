import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { judgeTrip } from '../../acceptance/public.ts'
import type { TripPreview } from '../../trips/public.ts'

let service: TestService
beforeAll(async () => {
  // Saturday, ten in the morning in Bangkok.
  service = await startTestService({ withStarter: true, clock: () => new Date('2026-11-21T03:00:00Z') })
})
afterAll(() => service.stop())

const english = { 'accept-language': 'en' }
const preview = (payload: object, headers: Record<string, string> = english, of = service) =>
  of.call('POST', '/trips/v1/custom-trips/ai/preview', { headers, payload })
/** A trip that can be followed; the faults are the message of the failure. */
async function plan(payload: object, headers = english): Promise<TripPreview> {
  const { status, body } = await preview(payload, headers)
  expect([status, body.detail]).toEqual([200, undefined])
  expect(judgeTrip(body, service.services.catalogue)).toEqual([])
  return body
}
const stopsOf = (trip: TripPreview) => trip.days.flatMap((day) => day.stops)

describe('constraints', () => {
  it('override the prompt', async () => {
    const trip = await plan({
      prompt: '4 days in Chiang Mai with museums, full pace, 100000 baht',
      constraints: {
        days: 2,
        start_date: '2026-12-01',
        provinces: ['57'],
        interests: [{ category: 'temple', weight: 1 }],
        must_visit: ['th-57-wat-rong-khun'],
        avoid: { categories: ['museum'] },
        pace: 'easy',
        daily_window: { start: '10:00', end: '18:00' },
        budget: { amount: 3_000, per: 'person' },
        party: { adults: 2, children: 1 },
        transport: 'car',
        language: 'en',
      },
    })
    expect(trip).toMatchObject({
      number_of_days: 2,
      start_date: '2026-12-01',
      end_date: '2026-12-02',
      travellers: 3,
      budget: { amount: 9_000 },
      understood: {
        days: 2,
        provinces: ['57'],
        interests: [{ category: 'temple', weight: 1 }],
        must_visit: ['th-57-wat-rong-khun'],
        avoid: { categories: ['museum'], place_ids: [] },
        pace: 'easy',
        daily_window: { start: '10:00', end: '18:00' },
        budget: { amount: 3_000, currency: 'THB', per: 'person' },
        // Whoever writes in English pays what visitors pay, all of the party.
        party: { adults: 2, children: 1, seniors: 0, foreigners: 3 },
        transport: 'car',
      },
    })
    expect(stopsOf(trip).map((stop) => stop.place_id)).toContain('th-57-wat-rong-khun')
    for (const day of trip.days) expect([day.start_time, day.end_time]).toEqual(['10:00', '18:00'])
    expect(trip.assumed.map(({ code }) => code)).toEqual(['open_ends', 'way_there', 'hired_car', 'budget_for_stay'])
  })

  it('exclude places by id, and leave the rest to the prompt', async () => {
    const first = await plan({ prompt: 'one day in Ayutthaya, temples' })
    const id = stopsOf(first).find(({ kind }) => kind === 'visit')!.place_id!
    const second = await plan({ prompt: 'one day in Ayutthaya, temples', constraints: { avoid: { place_ids: [id] } } })
    expect(stopsOf(second).map((stop) => stop.place_id)).not.toContain(id)
    expect(second.understood).toMatchObject({ provinces: ['14'], avoid: { place_ids: [id] } })
  })

  it('derive the dates from any two of start, end and days', async () => {
    const dates = async (constraints: object) => {
      const {
        start_date: start,
        end_date: end,
        number_of_days: days,
      } = await plan({ prompt: 'Ayutthaya 3 days', constraints })
      return [start, end, days]
    }
    expect(await dates({ start_date: '2026-12-01', end_date: '2026-12-02' })).toEqual(['2026-12-01', '2026-12-02', 2])
    expect(await dates({ end_date: '2026-12-02', days: 1 })).toEqual(['2026-12-02', '2026-12-02', 1])
    expect(await dates({ end_date: '2026-12-05' })).toEqual(['2026-12-03', '2026-12-05', 3])
    expect(await dates({ start_date: '2026-12-05' })).toEqual(['2026-12-05', '2026-12-07', 3])
  })

  it('are refused if they contradict each other', async () => {
    for (const constraints of [
      { start_date: '2026-12-05', end_date: '2026-12-01' },
      { start_date: '2026-12-01', end_date: '2026-12-03', days: 2 },
      { start_date: '2026-12-01', end_date: '2027-02-01' },
    ]) {
      const { status, body } = await preview({ prompt: 'Ayutthaya', constraints })
      expect(status).toBe(400)
      expect(body.errors).toEqual([
        expect.objectContaining({ pointer: '/constraints/end_date', code: 'contradiction' }),
      ])
    }
  })

  it('may name as many foreigners as travellers', async () => {
    const party = { adults: 90, children: 30, seniors: 10 }
    const trip = await plan({ prompt: 'One day in Ayutthaya', constraints: { party } })
    expect(trip.understood.party).toEqual({ ...party, foreigners: 130 })
  })

  it('either require or avoid a place, and override the prompt', async () => {
    const id = 'th-10-grand-palace'
    const both = await preview({
      prompt: 'Bangkok 1 day',
      constraints: { must_visit: [id], avoid: { place_ids: [id] } },
    })
    expect(both.status).toBe(400)
    expect(both.body.errors).toEqual([
      expect.objectContaining({ pointer: '/constraints/avoid/place_ids', code: 'contradiction' }),
    ])
    const prompt = 'Grand Palace and Wat Pho in Bangkok, 1 day'
    const without = await plan({ prompt, constraints: { avoid: { place_ids: [id] } } })
    expect(without.understood.must_visit).not.toContain(id)
    expect(stopsOf(without).map((stop) => stop.place_id)).not.toContain(id)
  })

  it('must use existing ids and keys; all errors are reported at once', async () => {
    const { status, body } = await preview({
      prompt: 'Chiang Mai',
      constraints: {
        provinces: ['50', '99'],
        interests: [
          { category: 'temple', weight: 1 },
          { category: 'castle', weight: 1 },
        ],
        must_visit: ['th-10-atlantis'],
        avoid: { categories: ['dragon'], place_ids: ['th-10-grand-palace', 'th-10-moon'] },
      },
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual(
      [
        '/constraints/provinces/1',
        '/constraints/interests/1/category',
        '/constraints/must_visit/0',
        '/constraints/avoid/categories/0',
        '/constraints/avoid/place_ids/1',
      ].map((pointer) => ({ pointer, code: 'not_found', message: 'does not exist' })),
    )
  })

  it('are validated by their schema', async () => {
    const { status, body } = await preview({
      prompt: 'Chiang Mai',
      constraints: {
        days: 31,
        start_date: '2026-02-30',
        provinces: ['CM'],
        interests: [{ category: 'temple', weight: 2 }],
        daily_window: { start: '25:00' },
        budget: { amount: -1, per: 'week' },
        party: { adults: 1.5 },
        days_off: 1,
      },
    })
    expect(status).toBe(400)
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(
      [
        '/constraints/budget/amount',
        '/constraints/budget/per',
        '/constraints/daily_window/start',
        '/constraints/days',
        '/constraints/days_off',
        '/constraints/interests/0/weight',
        '/constraints/party/adults',
        '/constraints/provinces/0',
        '/constraints/start_date',
      ].sort(),
    )
  })

  it('are refused for a day that ends before it starts and for a party of nobody', async () => {
    const window = await preview({
      prompt: 'Ayutthaya',
      constraints: { daily_window: { start: '18:00', end: '09:00' } },
    })
    expect([window.status, window.body.errors?.[0].pointer]).toEqual([400, '/constraints/daily_window/end'])
    const nobody = await preview({
      prompt: 'Ayutthaya',
      constraints: { party: { adults: 0, children: 0, seniors: 0 } },
    })
    expect([nobody.status, nobody.body.errors?.[0].pointer]).toEqual([400, '/constraints/party'])
  })
})
