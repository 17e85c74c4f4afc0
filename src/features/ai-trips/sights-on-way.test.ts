import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { distanceM } from '../../world/point.ts'
import { gazetteerOf } from './gazetteer.ts'
import { withSightsOnWay } from './sights-on-way.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const readingOf = (prompt: string) =>
  readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(service.services.catalogue) })
const sightsOf = (prompt: string) => {
  const { catalogue } = service.services
  return withSightsOnWay(readingOf(prompt), catalogue).mustVisit.map(({ placeId }) => catalogue.findPlace(placeId)!)
}

describe('a long drive that is to be broken', () => {
  it('has a sight on the way there and another one on the way home', () => {
    const { provincesByCode } = service.services.catalogue
    const sights = sightsOf('ขับรถจากกรุงเทพไปศรีสะเกษ 4 วัน แวะเที่ยวระหว่างทาง')
    expect(sights).toHaveLength(2)
    const [from, to] = ['10', '33'].map((code) => provincesByCode.get(code)!.point)
    for (const { point } of sights)
      expect(distanceM(from!, point) + distanceM(point, to!)).toBeLessThan(distanceM(from!, to!) * 1.15)
  })

  it('has one on a weekend, and none where nobody asks or the way is short', () => {
    expect(sightsOf('ขับรถจากกรุงเทพไปขอนแก่น 2 วัน แวะเที่ยวระหว่างทาง')).toHaveLength(1)
    expect(sightsOf('ขับรถจากกรุงเทพไปขอนแก่น 3 วัน')).toEqual([])
    expect(sightsOf('ขับรถจากกรุงเทพไปหัวหิน 3 วัน แวะเที่ยวระหว่างทาง')).toEqual([])
  })
})
