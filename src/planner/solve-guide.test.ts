import { describe, expect, test } from 'vitest'
import { CHIANG_MAI, candidate, day, maxIterations, near, problem, week } from '../../test/support/planner-problems.ts'
import { checkItinerary } from './check/check.ts'
import type { Itinerary } from './itinerary.ts'
import type { TripProblem } from './problem.ts'
import { solve } from './solve.ts'

function planOf(asked: TripProblem): Itinerary {
  const plan = solve(asked, { seed: 1, stop: maxIterations(300) }) as Itinerary
  expect(checkItinerary(asked, plan)).toEqual([])
  return plan
}
const stopsOf = (plan: Itinerary) => plan.days.flatMap(({ stops }) => stops)
const idsOf = (plan: Itinerary) => stopsOf(plan).flatMap(({ candidateId }) => candidateId ?? [])
const rulesOf = (asked: TripProblem, plan: Itinerary) => checkItinerary(asked, plan).map(({ rule }) => rule)

const park = candidate('park', near(CHIANG_MAI, 1, 0), { score: 2 })
const ruins = ['gate', 'tower'].map((id, at) =>
  candidate(id, near(CHIANG_MAI, 1, 0.2 * (at + 1)), { score: 1.5, apart: ['park'] }),
)

describe('a place and what contains it', () => {
  test('are never both planned', () => {
    const ids = idsOf(planOf(problem({ days: [day()], candidates: [park, ...ruins] })))
    expect(ids).toEqual(expect.arrayContaining(['gate', 'tower']))
    expect(ids).not.toContain('park')
  })

  test('are both planned if both were asked for', () => {
    const asked = problem({ days: [day()], candidates: [park, ...ruins], mustVisit: ['park', 'gate'] })
    expect(idsOf(planOf(asked))).toEqual(expect.arrayContaining(['park', 'gate']))
  })

  test('are a violation that the checker finds', () => {
    const free = problem({ days: [day()], candidates: [park, ...ruins.map((ruin) => ({ ...ruin, apart: [] }))] })
    const both = planOf(free)
    expect(idsOf(both)).toContain('park')
    expect(rulesOf({ ...free, candidates: [park, ...ruins] }, both)).toContain('apart')
  })
})

describe('a tour with lunch', () => {
  const tour = candidate('tour', near(CHIANG_MAI, 2, 0), {
    dwellMinutes: 300,
    hours: week({ open: 540, close: 900 }),
    score: 3,
    mealsIncluded: ['lunch'],
  })
  const asked = problem({ days: [day({ startMinute: 540 })], candidates: [tour], mustVisit: ['tour'] })

  test('lasts through lunch, and there is no second one', () => {
    const stops = stopsOf(planOf(asked))
    expect(stops.find(({ candidateId }) => candidateId === 'tour')).toMatchObject({
      kind: 'visit',
      includes: ['lunch'],
    })
    expect(stops.filter(({ meal }) => meal === 'lunch')).toEqual([])
  })

  test('is a violation where it includes none, or at another time', () => {
    const plan = planOf(asked)
    const without = { ...asked, candidates: [{ ...tour, mealsIncluded: [] }] }
    expect(rulesOf(without, plan)).toContain('meal')
    const late = structuredClone(plan)
    const stop = late.days[0]!.stops.find(({ candidateId }) => candidateId === 'tour')!
    Object.assign(stop, { arrive: 840, depart: 1140 })
    expect(rulesOf(asked, late)).toContain('meal')
  })
})

test('places that are one visit are not visited once more', () => {
  const palace = candidate('palace', near(CHIANG_MAI, 1, 0), {
    visits: [
      { id: 'palace', minutes: 40, costBaht: 0, leg: null },
      { id: 'chapel', minutes: 20, costBaht: 0, leg: null },
    ],
  })
  const chapel = candidate('chapel', near(CHIANG_MAI, 1, 0.1))
  const twice = planOf(problem({ days: [day()], candidates: [candidate('palace', palace.point), chapel] }))
  expect(idsOf(twice)).toEqual(expect.arrayContaining(['palace', 'chapel']))
  expect(rulesOf(problem({ days: [day()], candidates: [palace, chapel] }), twice)).toContain('once')
})
