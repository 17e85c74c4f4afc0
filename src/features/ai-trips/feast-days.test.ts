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

  it.each([
    ['Loy Krathong in Sukhothai 2 days', 'th-64-sukhothai-historical-park', 18, 22],
    ['ลอยกระทงที่ตาก 2 วัน', 'th-63-rattanakosin-bridge', 18, 22],
    ['ลอยกระทงกรุงเทพ 2 วัน', 'th-10-phra-sumen-fort', 18, 22],
    ['Yi Peng in Chiang Mai, 3 days', 'th-50-nawarat-bridge', 18, 22],
    ['สงกรานต์เชียงใหม่ 3 วัน', 'th-50-tha-phae-gate', 13, 18],
    ['Songkran in Bangkok and Chiang Mai 7 days', 'th-10-khaosan-road', 13, 18],
  ] as const)('are where the feast itself is, at its hours: %s', (prompt, id, from, to) => {
    const { days, assumed } = plan(prompt)
    const stop = days.flatMap(({ stops }) => stops).find(({ place_id: each }) => each === id)
    expect(stop?.arrive).toBeGreaterThanOrEqual(from * 60)
    expect((stop?.arrive ?? 0) + (stop?.stay_minutes ?? 0)).toBeLessThanOrEqual(to * 60)
    expect(assumed).toContain(from < 18 ? 'feast_water' : 'feast_krathong')
  })

  it('leave the day home as it is, where the feast is at night', () => {
    const last = plan('Loy Krathong in Sukhothai 2 days').placesOn(1)
    expect(last.map(({ id }) => id)).toContain('th-64-si-satchanalai-historical-park')
  })

  it('say what is not known where no place of the feast is', () => {
    expect(plan('Loy Krathong in Nan 3 days').assumed).toContain('feast_krathong_somewhere')
  })

  it('leave a trip to the islands as it is, and one that is there after the feast', () => {
    expect(plan('Songkran on Koh Lanta, 4 days').assumed).not.toContain('feast_in_town')
    expect(plan('Chiang Mai 3 days after Songkran').assumed).not.toContain('feast_in_town')
  })
})
