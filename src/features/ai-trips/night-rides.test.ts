import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planWith } from '../../../test/support/planned-trip.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { costOfTrip } from '../trips/public.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function plan(prompt: string) {
  return planWith(service, prompt)
}
type Trip = ReturnType<typeof plan>
const codesOf = ({ assumed }: Trip) => assumed.map(({ code }) => code)
const bedsOf = ({ days }: Trip) => days.map(({ base }) => base?.town_id ?? null)
const legsOf = ({ days }: Trip) =>
  days.flatMap(({ stops, leg_back: back }) => [...stops.map(({ leg }) => leg), back].flatMap((leg) => leg ?? []))

describe('a night on a train or bus', () => {
  it.each([
    'Trang 4 days by night train from Bangkok',
    'Ubon for 3 days, we take the sleeper train',
    'นั่งรถไฟตู้นอนไปอุดร 3 วัน',
    'นั่งรถทัวร์กลางคืนจากกรุงเทพไปน่าน 4 วัน',
  ])('comes before the first day, which begins in the morning where they arrive: %s', (prompt) => {
    const trip = plan(prompt)
    const [first] = trip.days
    expect(codesOf(trip)).toContain('night_ride_there')
    expect(first?.night_ride?.minutes).toBeGreaterThan(300)
    expect(first?.start).toBeLessThanOrEqual(9 * 60)
    expect(first?.stops.filter(({ kind }) => kind === 'visit').length).toBeGreaterThan(0)
    expect(Math.max(...legsOf(trip).map(({ minutes }) => minutes))).toBeLessThan(300)
  })

  it('lies between two stays, without a bed or a day on the way', () => {
    const trip = plan('Bangkok 2 days, then the overnight train to Udon Thani for 3 days')
    const at = bedsOf(trip).indexOf(null)
    expect(at).toBe(1)
    expect(trip.days[at]!.end).toBeLessThanOrEqual(17 * 60 + 30)
    expect(trip.days[at + 1]!.night_ride?.mode).toBe('train')
    expect(trip.assumed.find(({ code }) => code === 'night_ride_between')?.values).toMatchObject({
      day: 2,
      ride: 'train',
    })
    expect(trip.unmet.map(({ code }) => code)).not.toContain('tickets')
  })

  it('is how a trip by train goes where a day would be spent on one', () => {
    expect(codesOf(plan('Chiang Mai and Bangkok, 8 days, by train'))).toContain('night_ride_between')
    expect(codesOf(plan('Bangkok and Ayutthaya, 5 days, by train'))).not.toContain('night_ride_between')
  })

  it('ends a trip that goes home by it', () => {
    const trip = plan('3 days in Nong Khai, night train both ways')
    expect(codesOf(trip)).toEqual(expect.arrayContaining(['night_ride_there', 'night_ride_home']))
    expect(trip.days.at(-1)!.end).toBeLessThanOrEqual(17 * 60 + 30)
  })

  it('is no use on a way of two hours', () => {
    expect(codesOf(plan('Night train from Bangkok to Ayutthaya, 2 days'))).not.toContain('night_ride_there')
  })

  it('costs a berth', () => {
    const trip = plan('Ubon for 3 days, I take the sleeper train')
    const days = trip.days.map((day) => {
      const { night_ride: ride, ...other } = day
      return ride ? other : day
    })
    const { catalogue } = service.services
    const berth = costOfTrip(trip, catalogue) - costOfTrip({ ...trip, days }, catalogue)
    expect(berth).toBeGreaterThan(600)
    expect(berth).toBeLessThan(1_200)
  })
})
