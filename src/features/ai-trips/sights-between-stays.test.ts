import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { distanceM } from '../../world/point.ts'
import { chooseStays } from './choose-stays.ts'
import { gazetteerOf } from './gazetteer.ts'
import { namedEndsOf } from './trip-ends.ts'
import { prepareTrip } from './trip-problem.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const readingOf = (prompt: string) =>
  readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(service.services.catalogue) })

/** Candidates that are further from every bed than the places of a stay. */
function passed(prompt: string) {
  const { catalogue } = service.services
  const stays = chooseStays(readingOf(prompt), catalogue) ?? []
  const isOfStay = (id: string, point: { latitude: number; longitude: number }) =>
    stays.some(
      ({ destination }) =>
        destination.highlights.includes(id) || distanceM(destination.point, point) <= destination.radiusM + 15_000,
    )
  return prepareTrip(readingOf(prompt), catalogue).problem.candidates.filter(({ id, point }) => !isOfStay(id, point))
}

describe('sights between two beds of a road trip', () => {
  const prompt = 'ขับรถเที่ยวเหนือ 7 วัน จากกรุงเทพ'

  it('are on the days that pass them, on the way there too', () => {
    const sights = passed(prompt)
    const home = namedEndsOf(readingOf(prompt), service.services.catalogue).start!
    expect(sights.length).toBeGreaterThan(3)
    for (const { days } of sights) expect(days).toHaveLength(1)
    const onFirst = sights.filter(({ days }) => days?.[0] === 0)
    expect(onFirst.length).toBeGreaterThan(0)
    for (const { point } of onFirst) expect(distanceM(home, point)).toBeLessThan(330_000)
  })

  it('are few on each way, short, and worth less than for those who travel to them', () => {
    const sights = passed(prompt)
    for (const day of [0, 1, 2, 3, 4, 5, 6])
      expect(sights.filter(({ days }) => days?.[0] === day).length).toBeLessThanOrEqual(4)
    for (const { dwellMinutes, isHighlight } of sights) {
      expect(dwellMinutes).toBeLessThanOrEqual(120)
      expect(isHighlight).toBe(false)
    }
  })

  it('are nothing for those who fly from stay to stay', () => {
    expect(passed('10 days in Thailand, first time, Bangkok, Chiang Mai and Krabi')).toEqual([])
  })
})
