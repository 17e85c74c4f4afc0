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

async function plan(prompt: string, constraints = {}, language: 'th' | 'en' = 'en'): Promise<TripPreview> {
  const wish = { prompt, today: '2026-11-21', constraints, language }
  const seat = { caller: 'test', signal: AbortSignal.timeout(60_000) }
  const facts = await planTrip(service.services, wish, seat)
  const trip = renderPreview(facts, { catalogue: service.services.catalogue, language, today: wish.today })
  expect(judgeTrip(trip, service.services.catalogue)).toEqual([])
  return trip
}
const visitsOf = (trip: TripPreview) => trip.days.flatMap(({ stops }) => stops).filter(({ kind }) => kind === 'visit')
const idsOf = (trip: TripPreview) => visitsOf(trip).map((stop) => stop.place_id)
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const NATURE = /^(?:beach|viewpoint|national_park|island|waterfall)$/
const natureEnds = (trip: TripPreview) =>
  visitsOf(trip)
    .filter(({ place }) => NATURE.test(place?.category ?? ''))
    .map(({ depart }) => minutesOf(depart))

describe('a market of some weekdays on an island that is always open', () => {
  const koKret = (trip: TripPreview) => idsOf(trip).includes('th-12-ko-kret')

  it('is visited on these, and on others only by those who name it, who are told', async () => {
    const on = (start_date: string) => plan('A day on Ko Kret from Bangkok', { start_date, days: 1 })
    const wednesday = await on('2027-01-13')
    expect(koKret(wednesday)).toBe(true)
    expect(wednesday.warnings.map(({ code }) => code)).toContain('lively_only_on')
    const saturday = await on('2027-01-16')
    expect(koKret(saturday)).toBe(true)
    expect(saturday.warnings.map(({ code }) => code)).not.toContain('lively_only_on')
    expect(koKret(await plan('A day in Nonthaburi', { start_date: '2027-01-13', days: 1 }))).toBe(false)
  })
})

describe('a street whose stalls rest on Mondays', () => {
  const codesOf = (trip: TripPreview) => trip.warnings.map(({ code }) => code)
  const daysAt = (trip: TripPreview) =>
    trip.days
      .filter(({ stops }) => stops.some(({ place_id: id }) => id === 'th-10-yaowarat-street-food'))
      .map(({ day }) => day)

  it('is visited on another day, and on a Monday by whoever names it and has no other evening, who is told', async () => {
    const on = (days: number) => plan('Bangkok, Yaowarat street food', { start_date: '2026-11-30', days })
    const [short, long] = [await on(2), await on(3)]
    expect({ days: daysAt(short), isTold: codesOf(short).includes('quiet_on') }).toEqual({ days: [1], isTold: true })
    expect([2, 3]).toContain(daysAt(long)[0])
    expect({ visits: daysAt(long).length, isTold: codesOf(long).includes('quiet_on') }).toEqual({
      visits: 1,
      isTold: false,
    })
  })
})

describe('an open-air place', () => {
  it('is visited by daylight', async () => {
    for (const prompt of [
      '4 days in Phuket, beaches and viewpoints, full pace',
      '3 days in Krabi, islands and beaches',
    ]) {
      const ends = natureEnds(await plan(prompt))
      expect(ends.length).toBeGreaterThan(5)
      expect(Math.max(...ends)).toBeLessThanOrEqual(19 * 60)
    }
  })

  it('is left for dinner, however lively its evenings are', async () => {
    const { days, unmet } = await plan('10 days in Thailand, first time, beaches and food')
    expect(unmet.filter(({ wish }) => /dinner/.test(wish ?? ''))).toEqual([])
    const chaweng = days.flatMap(({ stops }) => stops).find(({ place_id }) => place_id === 'th-84-chaweng')
    expect(minutesOf(chaweng?.depart ?? '')).toBeLessThanOrEqual(18 * 60 + 45)
  })

  it('is visited longer in summer, when the sun sets later', async () => {
    const wish = (start_date: string) =>
      plan('4 days in Phuket, beaches and viewpoints, full pace', { start_date, days: 4 })
    // The sun sets at 18:46 in June and at 18:23 in January.
    expect(Math.max(...natureEnds(await wish('2027-06-10')))).toBeGreaterThan(18 * 60 + 45)
    expect(Math.max(...natureEnds(await wish('2027-01-10')))).toBeLessThanOrEqual(18 * 60 + 50)
  })

  it('is visited in the evening when the trip is about the evening, as are night markets', async () => {
    const evening = await plan('an evening in Pattaya from 17:00 to 22:00, Pattaya Beach and a night market')
    expect(natureEnds(evening).some((end) => end > 18 * 60 + 30)).toBe(true)
    const { days } = await plan('2 days in Hua Hin, night markets and beaches')
    const market = days.flatMap(({ stops }) => stops).filter(({ place }) => place?.category === 'night_market')
    expect(market.some(({ depart }) => minutesOf(depart) > 18 * 60 + 30)).toBe(true)
  })
})

describe('islands that close in the monsoon', () => {
  const similan = 'th-82-similan'

  it('are visited in their season', async () => {
    const trip = await plan('3 days in Phang Nga, must see the Similan Islands', { start_date: '2027-02-10', days: 3 })
    expect(idsOf(trip)).toContain('th-82-x-khao-lak-similan')
  })

  it('are unmet out of season, with the months in which they open, in both languages', async () => {
    const prompt = '3 days in Phang Nga, must see the Similan Islands'
    const constraints = { start_date: '2027-07-10', days: 3 }
    const texts = { en: /Similan.* 15 October to 15 May/, th: /สิมิลัน.* 15 ตุลาคม ถึง 15 พฤษภาคม/ }
    for (const language of ['en', 'th'] as const) {
      const trip = await plan(prompt, constraints, language)
      expect(idsOf(trip)).not.toContain(similan)
      const unmet = trip.unmet.find(({ place_id: id }) => id === similan)
      expect(unmet).toMatchObject({
        about: 'must_visit',
        code: 'closed_season',
        values: { island_id: expect.any(String), season_start: '10-15', season_end: '05-15' },
        reason: expect.stringMatching(texts[language]),
      })
      expect(trip.unscheduled).toEqual([expect.objectContaining({ place_id: similan, code: 'closed_season' })])
    }
  })

  it('are not suggested on days outside their season', async () => {
    const islands = new Set([
      'th-81-bamboo-island',
      'th-81-thale-waek',
      'th-81-poda',
      'th-81-chicken-island',
      // A boat tour of them.
      'th-81-x-four-islands',
    ])
    const wish = (start_date: string, days: number) => plan('Krabi, islands', { start_date, days })
    expect(idsOf(await wish('2027-07-10', 5)).filter((id) => islands.has(id ?? ''))).toEqual([])
    const divided = await wish('2027-10-12', 6)
    const open = divided.days.flatMap(({ date, stops }) =>
      stops.filter(({ place_id }) => islands.has(place_id ?? '')).map(() => date ?? ''),
    )
    expect(open.length).toBeGreaterThan(0)
    expect(open.toSorted()[0]! >= '2027-10-15').toBe(true)
  })
})
