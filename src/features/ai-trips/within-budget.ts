import type { TripProblem } from '../../planner/problem.ts'

interface Attempt {
  /** What the trip costs in all; see `costOfTrip`. */
  readonly cost: number
  /** What the planner spent on fees and meals, which is what it can save on. */
  readonly spent: number
}

/** Transport is known only once a trip is planned: more attempts than this rarely save more. */
const MOST_ATTEMPTS = 3

/**
 * Plans a trip, and again with less for fees and meals while the whole trip, with its transport, costs more than its
 * budget. The last attempt may still cost more: then nothing is left to save.
 */
export function planWithinBudget<T>(
  problem: TripProblem,
  plan: (problem: TripProblem) => T,
  costsOf: (planned: T) => Attempt | null,
): T {
  let reserved = problem
  for (let attempt = 1; ; attempt++) {
    const planned = plan(reserved)
    const costs = costsOf(planned)
    const over = costs && problem.budgetBaht !== null ? costs.cost - problem.budgetBaht : 0
    if (!costs || over <= 0 || costs.spent === 0 || attempt === MOST_ATTEMPTS) return planned
    reserved = { ...reserved, otherCostBaht: reserved.otherCostBaht + over }
  }
}
