import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { judgeTrip } from '../acceptance/public.ts'
import { renderPreview, type TripPreview } from '../trips/public.ts'
import { planTrip } from './plan-trip.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

async function plan(prompt: string, constraints = {}): Promise<TripPreview> {
  const wish = { prompt, today: '2026-11-21', constraints, language: 'en' } as const
  const seat = { caller: 'test', signal: AbortSignal.timeout(60_000) }
  const facts = await planTrip(service.services, wish, seat)
  const trip = renderPreview(facts, { catalogue: service.services.catalogue, language: 'en', today: wish.today })
  expect(judgeTrip(trip, service.services.catalogue)).toEqual([])
  return trip
}
const stopsOf = (trip: TripPreview) => trip.days.flatMap(({ stops }) => stops)
const placesOf = (trip: TripPreview) =>
  stopsOf(trip).flatMap(({ place_id: id }) =>
    id === undefined ? [] : (service.services.catalogue.findPlace(id) ?? []),
  )

describe('an area', () => {
  it('is never a stop, and one that was asked for is visited in its parts', async () => {
    const trip = await plan('3 days in Chiang Mai', { must_visit: ['th-50-doi-inthanon'] })
    const places = placesOf(trip)
    expect(places.filter(({ guide }) => guide?.isArea)).toEqual([])
    expect(places.map(({ partOf }) => partOf)).toContain('th-50-doi-inthanon')
    expect(trip.unmet).toEqual([])
  })

  it('that is a park or a mountain is seen at what people come for, also beside another of its places', async () => {
    const must_visit = ['th-50-doi-inthanon', 'th-50-mae-ya-waterfall']
    const ids = placesOf(await plan('3 days in Chiang Mai by car', { must_visit })).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['th-50-inthanon-royal-pagodas', 'th-50-mae-ya-waterfall']))
  })
})

describe('places behind one gate', () => {
  it('are visited one after the other, and the ticket is paid once', async () => {
    const stops = stopsOf(
      await plan('2 days in Bangkok with the Grand Palace', { party: { adults: 1, foreigners: 1 } }),
    )
    const at = stops.findIndex(({ place_id: id }) => id === 'th-10-grand-palace')
    expect(stops[at + 1]?.place_id).toBe('th-10-wat-phra-kaew')
    expect(stops.slice(at, at + 2).map(({ cost }) => cost)).toEqual([500, 0])
  })

  it('are seen without the one that a tour visits which nobody leaves without', async () => {
    const ids = placesOf(await plan('5 days in Krabi, no car')).map(({ id }) => id)
    expect(ids).toContain('th-81-railay')
  })

  it('are on their own on a day of counted places, where a palace beside a temple is no temple', async () => {
    const trip = await plan('nine temples of Ayutthaya in one day')
    const visits = stopsOf(trip).filter(({ kind, place_id: id }) => kind === 'visit' && id !== undefined)
    expect(visits.map(({ place_id: id }) => id)).not.toContain('th-14-ancient-palace')
    expect(visits.length).toBeLessThanOrEqual(8)
    expect(trip.unmet.map(({ code, values }) => [code, values?.['asked'], values?.['planned']])).toEqual([
      ['only_some', 9, visits.length],
    ])
  })
})

describe('a place that is closed in some months', () => {
  const khao = 'th-42-phu-kradueng'

  it('is missing with its closed months when it was asked for by date', async () => {
    const { unmet } = await plan('3 days in Loei', { must_visit: [khao], start_date: '2027-07-06' })
    expect(unmet[0]).toMatchObject({
      code: 'closed_months',
      place_id: khao,
      reason: expect.stringMatching(/^Phu Kradueng.*: Closed from June to September\.$/),
    })
  })

  it('is missing when only the month is known', async () => {
    const { unmet } = await plan('3 days in Loei in July', { must_visit: [khao] })
    expect(unmet[0]).toMatchObject({ code: 'closed_months', place_id: khao })
  })

  it('is never planned then', async () => {
    const closed = placesOf(await plan('4 days in Loei in July')).filter(({ guide }) =>
      guide?.closedMonths?.includes(7),
    )
    expect(closed).toEqual([])
  })
})

it('a wheelchair gets to every place', async () => {
  const places = placesOf(await plan('2 days in Chiang Mai, one of us uses a wheelchair'))
  expect(places.length).toBeGreaterThan(5)
  expect(places.filter(({ guide }) => guide?.wheelchair === false || (guide?.effort ?? 0) > 1)).toEqual([])
})

it('a tour and the places that it visits are not both planned', async () => {
  const tour = 'th-83-x-james-bond-speedboat'
  const places = placesOf(await plan('3 days in Phuket', { must_visit: [tour] }))
  const ids = places.map(({ id }) => id)
  expect(ids).toContain(tour)
  expect(ids).not.toContain('th-82-james-bond')
  expect(ids).not.toContain('th-82-ko-panyi')
})

it('an experience costs its price for each person, and may include lunch', async () => {
  const trip = await plan('2 days in Chiang Mai', { must_visit: ['th-50-x-thai-farm-cooking'], party: { adults: 2 } })
  const day = trip.days.find(({ stops }) => stops.some(({ place_id: id }) => id === 'th-50-x-thai-farm-cooking'))
  expect(day?.stops.find(({ place_id: id }) => id === 'th-50-x-thai-farm-cooking')?.cost).toBe(3_000)
  // Dinner, unless the day goes home before it.
  expect(day?.stops.filter(({ kind }) => kind === 'meal')).toHaveLength(day === trip.days.at(-1) ? 0 : 1)
})

it('a day trip that people make from a destination is part of a stay there', async () => {
  expect(placesOf(await plan('2 days in Hua Hin')).map(({ id }) => id)).toContain('th-77-phraya-nakhon-cave')
})
