import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemIn } from '../../../test/support/prompt-problems.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import type { Candidate } from '../../planner/problem.ts'
import { BREAKFAST, BREAKFAST_ENDS, CHILDREN_FIRST } from './wish-minimums.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const problemOf = (prompt: string) => problemIn(service, prompt)
const wanted = (prompt: string) => Object.fromEntries(problemOf(prompt).wanted.map(({ kind, count }) => [kind, count]))
const hasKind = (kind: string) => (candidate: Candidate) => candidate.kind === kind || candidate.tags.includes(kind)

describe('what a wish gets before other sights', () => {
  it('is a dive on each day but the last, on which nobody dives before flying home', () => {
    expect(wanted('Koh Tao 3 days diving')['dive_trip']).toBe(2)
    const dives = problemOf('Koh Tao 3 days diving').candidates.filter(hasKind('dive_trip'))
    expect(dives.length).toBeGreaterThanOrEqual(2)
    for (const { days } of dives) expect(days).not.toContain(2)
  })

  it('is the first dive before those for which one needs a licence, and none where they come on an island before', () => {
    const daysOf = (prompt: string) =>
      Object.fromEntries(
        problemOf(prompt)
          .candidates.filter(hasKind('dive_trip'))
          .map(({ id, days }) => [id, days]),
      )
    const tao = daysOf('เกาะเต่า 4 วัน ดำน้ำ')
    expect(tao['th-84-x-tao-discover-scuba']).toEqual([0, 1])
    expect(tao['th-84-x-tao-reef-dives']).toEqual([2])
    const islands = daysOf('diving on Koh Phangan and Koh Tao, 7 days')
    expect(Object.keys(islands)).not.toContain('th-84-x-tao-discover-scuba')
    for (const days of Object.values(islands)) expect(days).not.toContain(6)
  })

  it('is a local breakfast every day, early, for those who come for food', () => {
    const { candidates } = problemOf('ตรัง 3 วัน ของกิน')
    expect(wanted('ตรัง 3 วัน ของกิน')[BREAKFAST]).toBe(3)
    const breakfasts = candidates.filter(hasKind(BREAKFAST))
    expect(breakfasts.map(({ id }) => id)).toContain('th-92-trang-dim-sum')
    for (const { meal, hours } of breakfasts) {
      expect(meal).toBe('no')
      expect(hours?.flat().every(({ close }) => close <= BREAKFAST_ENDS)).toBe(true)
    }
    expect(problemOf('3 days in Trang').candidates.filter(hasKind(BREAKFAST))).toEqual([])
  })

  it('is one food walk or class for food, and one of each on a longer trip', () => {
    const short = wanted('Bangkok 2 days food')
    expect([short['food_tour'], short['cooking_class']].filter(Boolean)).toEqual([1])
    const long = problemOf('Bangkok 6 days food')
    expect(long.limits).toContainEqual({ kind: 'cooking_class', perDay: 1, perTrip: 1 })
  })

  it('is what is made for children on each day, and nothing of it without children', () => {
    expect(wanted('หัวหิน 2 วัน ครอบครัวมีเด็ก')[CHILDREN_FIRST]).toBe(2)
    expect(wanted('Hua Hin 2 days')[CHILDREN_FIRST]).toBeUndefined()
  })
})

describe('a diet that the catalogue knows', () => {
  it('keeps meals to places for it, and leaves the others free', () => {
    const tables = problemOf('Bangkok 2 days vegetarian food and temples').candidates.filter(
      ({ meal }) => meal !== 'no',
    )
    expect(tables.map(({ id }) => id)).toContain('th-10-may-veggie-home')
    expect(tables.filter((table) => !hasKind('vegetarian')(table))).toEqual([])
    const halal = problemOf('2 days in Chiang Mai, halal food').candidates.filter(({ meal }) => meal !== 'no')
    expect(halal.length).toBeGreaterThan(0)
    expect(halal.filter((table) => !hasKind('muslim food')(table))).toEqual([])
  })
})
