import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planWith } from '../../../test/support/planned-trip.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { sunTimes } from '../../world/sun.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function plan(prompt: string) {
  const trip = planWith(service, prompt, 0.2)
  const stops = trip.days.flatMap((day) =>
    day.stops.flatMap((stop) => {
      const place = stop.place_id ? service.services.catalogue.findPlace(stop.place_id) : undefined
      return place ? [{ ...stop, place }] : []
    }),
  )
  const dinners = stops.filter(({ meal, place }) => meal === 'dinner' && place.tags.includes('romantic'))
  const sunsets = stops.filter(({ arrive, stay_minutes, place, kind }) => {
    const { sunset } = sunTimes(place.point, null)
    return kind === 'visit' && place.tags.includes('sunset') && arrive <= sunset && arrive + stay_minutes >= sunset - 20
  })
  return { ...trip, dinners, sunsets, codes: trip.assumed.map(({ code }) => code) }
}

describe('a trip for two', () => {
  it.each([
    'honeymoon in Phuket 4 days',
    'honeymoon Koh Samui 5 days',
    'ฮันนีมูนกระบี่ 3 วัน',
    'anniversary in Hua Hin 2 days, couple',
  ])('has a sunset and a dinner that is remembered, and says that no spa is known: %s', (prompt) => {
    const { dinners, sunsets, codes, unmet } = plan(prompt)
    expect(dinners.length).toBeGreaterThan(0)
    expect(sunsets.length).toBeGreaterThan(0)
    expect(codes).toContain('spa_for_two')
    expect(unmet).toEqual([])
  })

  it('has an hour of massage where one is known', () => {
    const { days, codes } = plan('ครบรอบแต่งงาน เชียงใหม่ 3 วัน 2 คน')
    expect(days.flatMap(({ stops }) => stops.map(({ place_id: id }) => id))).toContain('th-50-x-women-massage')
    expect(codes).not.toContain('spa_for_two')
  })

  it('is no trip of friends, of families or of parents who celebrate', () => {
    for (const prompt of [
      'Phuket 3 days with friends',
      "Phuket 3 days, my parents' anniversary, family of 4 with 2 kids",
    ])
      expect(plan(prompt).codes).not.toContain('spa_for_two')
  })
})
