import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import type { Itinerary } from '../../planner/itinerary.ts'
import { distanceM } from '../../world/point.ts'
import { createGazetteer } from './gazetteer.ts'
import { missedTowns } from './missed-towns.ts'
import { missingInQuarters, quarterGoalOf } from './quarter-goal.ts'
import { prepareTrip } from './trip-problem.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function read(prompt: string) {
  const { catalogue } = service.services
  return readPrompt(prompt, { today: '2026-11-21', gazetteer: createGazetteer(catalogue) })
}
const goalOf = (prompt: string) => quarterGoalOf(read(prompt), service.services.catalogue)
const problemOf = (prompt: string) => prepareTrip(read(prompt), service.services.catalogue).problem
const idsOf = (prompt: string) => problemOf(prompt).candidates.map(({ id }) => id)

describe('a quarter as the goal', () => {
  it.each([
    'ของกินเยาวราช วันเดียว',
    'a day in Chinatown',
    'one day of cafes on Nimman',
    'ทองหล่อ เอกมัย คาเฟ่ 1 วัน',
    'เดินเล่นตลาดน้อย 1 วัน',
    'Street food in Chinatown, Bangkok, 1 day',
  ])('%s: keeps the day there', (prompt) => {
    const goal = goalOf(prompt)
    expect(goal).not.toBeNull()
    const { days, candidates, mustSee } = problemOf(prompt)
    expect(days[0]).toMatchObject({ start: goal!.points[0], end: goal!.points[0] })
    for (const { point } of candidates)
      expect(Math.min(...goal!.points.map((each) => distanceM(each, point)))).toBeLessThanOrEqual(4_000)
    expect(mustSee).not.toContain('th-10-grand-palace')
    expect(candidates.length).toBeGreaterThan(5)
  })

  it.each([
    'กรุงเทพ 4 วัน วัดพระแก้ว เยาวราช',
    'กรุงเทพ 1 วัน วัดอรุณ เยาวราช',
    'one day in Bangkok: temples, museums and Chinatown',
    'Bangkok 3 days with Thonglor',
    'เยาวราช บางแสน 2 วัน',
  ])('%s: is a trip to more than that', (prompt) => {
    expect(goalOf(prompt)).toBeNull()
  })

  it('has its cafés and malls although nobody asks for them, and says what it has not', () => {
    expect(idsOf('a day in Thonglor')).toContain('th-10-the-commons-thonglor')
    expect(missingInQuarters(read('คาเฟ่ย่านอารีย์ 1 วัน'), service.services.catalogue)).toEqual(['cafe'])
    expect(missingInQuarters(read('คาเฟ่แถวนิมมาน 1 วัน'), service.services.catalogue)).toEqual([])
  })
})

describe('a quarter or a town beside others', () => {
  it('has its best place, whatever the wish asks for elsewhere', () => {
    const ids = problemOf('กรุงเทพ 3 วัน วัดโพธิ์ ทองหล่อ').mustVisit
    expect(ids).toHaveLength(2)
    expect(problemOf('เชียงราย 3 วัน แม่สลอง ภูชี้ฟ้า ทะเลหมอก').mustVisit).toContain('th-57-doi-mae-salong')
  })

  it('is told where the trip neither stops nor sleeps', () => {
    const { catalogue } = service.services
    const trip = (baseTownId: string | null, ...ids: string[]) =>
      ({
        days: [{ baseTownId, stops: ids.map((candidateId) => ({ candidateId })) }],
        unmet: [],
      }) as unknown as Itinerary
    const missed = (prompt: string, ...there: [string | null, ...string[]]) =>
      missedTowns(read(prompt), trip(...there), catalogue).map(({ values }) => values.said)
    const towns = 'เชียงราย 2 วัน แม่สลอง ภูชี้ฟ้า'
    expect(missed(towns, 'phu-chi-fa')).toEqual(['ดอยแม่สลอง'])
    expect(missed(towns, 'phu-chi-fa', 'th-57-tea-101')).toEqual([])
    expect(missed('กรุงเทพ 2 วัน วัดโพธิ์ ทองหล่อ', 'bangkok', 'th-10-wat-pho')).toEqual(['ทองหล่อ'])
    expect(missed('กรุงเทพ 2 วัน วัดโพธิ์ ทองหล่อ', 'bangkok', 'th-10-octave-rooftop')).toEqual([])
  })
})

describe('what has one ticket with a refused kind', () => {
  it('is refused too, unless it is named', () => {
    expect(idsOf('Bangkok 3 days, no temples, museums and parks')).not.toContain('th-10-grand-palace')
    expect(idsOf('Bangkok 3 days, no temples, but the Grand Palace')).toContain('th-10-grand-palace')
    expect(idsOf('Bangkok 3 days, no museums')).toContain('th-10-grand-palace')
  })
})
