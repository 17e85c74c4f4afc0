import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planWith } from '../../../test/support/planned-trip.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { distanceM } from '../../world/point.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const CHIANG_MAI = { latitude: 18.788, longitude: 98.99 }

function plan(prompt: string) {
  const { days, assumed, unmet } = planWith(service, prompt, 0.1)
  const placesOn = (day: number) =>
    (days[day]?.stops ?? []).flatMap(({ place_id: id }) => (id && service.services.catalogue.findPlace(id)) || [])
  return { placesOn, assumed: assumed.map(({ code }) => code), unmet, days }
}

describe('the days of a feast', () => {
  it.each([
    ['5 days in Chiang Mai from 23 November 2026 for Yi Peng', [1, 2]],
    ['เชียงใหม่ 4 วัน ไปเล่นสงกรานต์', [0, 1, 2]],
    ['Songkran in Chiang Mai, 12 to 16 April 2027', [1, 2, 3]],
  ] as const)('are in the town, and the trip says why: %s', (prompt, feast) => {
    const { placesOn, assumed, unmet } = plan(prompt)
    for (const day of feast) {
      expect(placesOn(day).length).toBeGreaterThanOrEqual(4)
      for (const { point } of placesOn(day)) expect(distanceM(point, CHIANG_MAI)).toBeLessThan(6_000)
    }
    expect(assumed).toContain('feast_in_town')
    expect(unmet).toEqual([])
  })

  it('are slept in the town, from the night before on', () => {
    const { days } = plan('Songkran in Chiang Mai 4 days, 12 to 15 April 2027, mountains too')
    expect(days.slice(0, 3).map(({ base }) => base?.town_id)).toEqual(['chiang-mai', 'chiang-mai', 'chiang-mai'])
  })

  it('end in the evening where people are for it', () => {
    const { days } = plan('Yi Peng in Chiang Mai, 3 days')
    const late = days.flatMap(({ stops }) => stops).filter(({ arrive }) => arrive >= 18 * 60 + 30)
    expect(late.map(({ place_id: id }) => id)).toContain('th-50-tha-phae-gate')
  })

  it('leave a trip to the islands as it is, and one that is there after the feast', () => {
    expect(plan('Songkran on Koh Lanta, 4 days').assumed).not.toContain('feast_in_town')
    expect(plan('Chiang Mai 3 days after Songkran').assumed).not.toContain('feast_in_town')
  })
})
