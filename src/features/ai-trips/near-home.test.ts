import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { gazetteerOf } from './gazetteer.ts'
import { createTripWork, type TripWish } from './trip-work.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function plan(prompt: string) {
  const { catalogue } = service.services
  const { language } = readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(catalogue) })
  const work = createTripWork(catalogue, { effort: 0.2 })
  const wish: TripWish = { prompt, today: '2026-11-21', constraints: {}, language }
  const planned = work({ kind: 'plan', wish, model: null, roads: { engine: 'none' } })
  if (planned === 'outdated' || !('trip' in planned)) throw new Error(JSON.stringify(planned))
  const visits = planned.trip.days.map(({ stops }) => stops.filter(({ kind }) => kind === 'visit').length)
  const provinces = planned.trip.days.flatMap(({ stops }) => stops.flatMap(({ place_id: id }) => id?.slice(3, 5) ?? []))
  return {
    visits,
    beds: new Set(planned.trip.days.flatMap(({ base }) => base?.town_id ?? [])),
    provinces: new Set(provinces),
    told: planned.trip.assumed.map(({ code }) => code),
  }
}

describe('a day trip by a long boat with small children', () => {
  it.each([
    ['day trip to Koh Phi Phi from Ao Nang with our 3 year old', '81'],
    ['ไปเช้าเย็นกลับเกาะหลีเป๊ะจากหาดใหญ่ ลูก 2 ขวบ', '90'],
  ])('is a day where they are, and says why: %s', (prompt, province) => {
    const { visits, provinces, told } = plan(prompt)
    expect(visits[0]).toBeGreaterThan(1)
    expect([...provinces]).toEqual([province])
    expect(told).toContain('boat_too_long_for_children')
  })

  it('is no night on the island on a longer trip', () => {
    const { beds, provinces, told } = plan('Phuket 3 days with a 2 year old, day trip to Phi Phi')
    expect([...beds].some((id) => id.startsWith('phi-phi'))).toBe(false)
    expect([...provinces]).toEqual(['83'])
    expect(told).toContain('boat_too_long_for_children')
  })
})

it('a day that is too short for the way is spent where it starts', () => {
  const { visits, provinces, told } = plan('day trip to Koh Tao from Bangkok')
  expect(visits[0]).toBeGreaterThan(1)
  expect([...provinces]).toEqual(['10'])
  expect(told).toContain('day_near_home')
})

it('a short boat is no reason to stay', () => {
  expect(plan('day trip to Koh Larn from Pattaya with our 3 year old').told).not.toContain('boat_too_long_for_children')
})
