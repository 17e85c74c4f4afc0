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
