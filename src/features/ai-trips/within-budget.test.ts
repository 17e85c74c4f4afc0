import { describe, expect, it } from 'vitest'
import type { TripProblem } from '../../planner/problem.ts'
import { planWithinBudget } from './within-budget.ts'

const TRANSPORT = 1_000
const problemOf = (budgetBaht: number | null) => ({ budgetBaht, otherCostBaht: 500 }) as TripProblem
/** Spends what the budget leaves, up to 3,000 baht. */
function planAll(problem: TripProblem) {
  const calls: number[] = []
  const planned = planWithinBudget(
    problem,
    ({ budgetBaht, otherCostBaht }) => {
      calls.push(otherCostBaht)
      return Math.max(0, Math.min(3_000, (budgetBaht ?? Number.POSITIVE_INFINITY) - otherCostBaht))
    },
    (spent) => ({ spent, cost: spent + 500 + TRANSPORT, missed: 0 }),
  )
  return { planned, calls }
}

describe('planning within a budget', () => {
  it('plans once without a budget, and once if all of the trip is within it', () => {
    expect(planAll(problemOf(null))).toEqual({ planned: 3_000, calls: [500] })
    expect(planAll(problemOf(9_000))).toEqual({ planned: 3_000, calls: [500] })
  })

  it('plans again with what transport leaves', () => {
    expect(planAll(problemOf(2_500))).toEqual({ planned: 1_000, calls: [500, 1_500] })
  })

  it('ends when nothing is left to save', () => {
    expect(planAll(problemOf(800))).toEqual({ planned: 0, calls: [500, 1_500] })
  })

  it('gives up nothing that the wish names where the trip costs too much without it as well', () => {
    const plan = (budgetBaht: number) =>
      planWithinBudget(
        problemOf(budgetBaht),
        ({ otherCostBaht }) => (budgetBaht - otherCostBaht >= 400 ? 'with the boat' : 'without'),
        (planned) =>
          planned === 'without' ? { cost: 1_500, spent: 0, missed: 1 } : { cost: 2_500, spent: 400, missed: 0 },
      )
    expect(plan(1_000)).toBe('with the boat')
    expect(plan(1_600)).toBe('without')
  })

  it('gives up nothing that the wish names for a few baht', () => {
    const plan = (cost: number) =>
      planWithinBudget(
        problemOf(2_000),
        ({ otherCostBaht }) => (otherCostBaht <= 500 ? 'with the park' : 'without'),
        (planned) => (planned === 'without' ? { cost: 1_500, spent: 0, missed: 1 } : { cost, spent: 400, missed: 0 }),
      )
    expect(plan(2_200)).toBe('with the park')
    expect(plan(2_600)).toBe('without')
  })
})
