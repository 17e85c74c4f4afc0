import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planWith } from '../../../test/support/planned-trip.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { isNearStation } from '../../world/rail-between.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function plan(prompt: string) {
  return planWith(service, prompt)
}

describe('a trip by train that leaves open where', () => {
  it.each([
    '13 days Thailand by train, temples and museums',
    'เที่ยวไทยด้วยรถไฟ 10 วัน ชอบวัด',
    'Isan by train, 6 days',
    'two weeks around Thailand by rail, food and old towns',
  ])('sleeps where trains stop, and spends no day on one: %s', (prompt) => {
    const { days, assumed } = plan(prompt)
    const beds = days.slice(0, -1).flatMap(({ base }) => base ?? [])
    for (const bed of beds) expect([bed.town_id, isNearStation(bed, 70_000)]).toEqual([bed.town_id, true])
    const legs = days.flatMap(({ stops }) => stops.flatMap(({ leg }) => leg?.minutes ?? []))
    expect(Math.max(...legs)).toBeLessThan(420)
    expect(assumed.map(({ code }) => code)).not.toContain('night_on_way')
  })

  it('goes on by boat for who asks for the sea', () => {
    const beds = plan('2 weeks by train, temples and beaches').days.map(({ base }) => base?.town_id ?? '')
    expect(beds.some((id) => id.startsWith('ko-') || id === 'bo-phut')).toBe(true)
  })
})

describe('a trip by train to a town without known times', () => {
  it.each([
    ['by train to Hua Hin 2 days', 'hua-hin'],
    ['นั่งรถไฟไปเพชรบุรี 2 วัน', 'phetchaburi'],
    ['นั่งรถไฟจากกรุงเทพไปหัวหิน 2 วัน', 'hua-hin'],
  ])('begins and ends at its station, says how long the rides are, and sleeps there: %s', (prompt, bed) => {
    const { days, assumed } = plan(prompt)
    const [there, home] = ['train_there_about', 'train_home_about'].map((code) =>
      assumed.find((each) => each.code === code),
    )
    expect(there?.values.minutes).toBeGreaterThan(120)
    expect(days[0]!.start).toBe(7 * 60 + 30 + (there?.values.minutes ?? 0))
    expect(days.at(-1)!.end + (home?.values.minutes ?? 0)).toBeLessThanOrEqual(20 * 60)
    expect(days[0]!.base?.town_id).toBe(bed)
  })

  it('is over in a day where the rides are short', () => {
    const { days, assumed } = plan('Lopburi by train, 1 day')
    expect(assumed.map(({ code }) => code)).toContain('train_home_about')
    expect(days[0]!.end).toBeLessThan(18 * 60)
  })

  it('takes the night for a long way, which is from Bangkok if it says nothing else', () => {
    expect(plan('by train to Chiang Mai 4 days').assumed.map(({ code }) => code)).toContain('night_ride_there')
    expect(plan('by car to Hua Hin 2 days').assumed.map(({ code }) => code)).not.toContain('train_there_about')
  })

  it('hires a car where no line goes', () => {
    const legs = plan('by train to Hua Hin 3 days, Phraya Nakhon Cave').days.flatMap(({ stops }) =>
      stops.filter(({ place_id: id }) => id === 'th-77-phraya-nakhon-cave').map(({ leg }) => leg?.mode),
    )
    expect(legs).toEqual(['charter'])
  })
})
