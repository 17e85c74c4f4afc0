import type { TripProblem } from '../../planner/problem.ts'

interface Attempt {
  /** What the trip costs in all; see `costOfTrip`. */
  readonly cost: number
  /** What the planner spent on fees and meals, which is what it can save on. */
  readonly spent: number
  /** How many wishes it gives up to save. */
  readonly missed: number
}

/** Transport is known only once a trip is planned: more attempts than this rarely save more. */
const MOST_ATTEMPTS = 3
/** By this share, a trip may exceed its budget for what the wish names. */
const FEW_BAHT = 0.15

/**
 * Plans a trip, and again with less for fees and meals while the whole trip, with its transport, costs more than its
 * budget. The last attempt may still cost more: then nothing is left to save, and what the wish names is not given up for it.
 * Nor is it for a few baht, which the trip then tells.
 */
export function planWithinBudget<T>(
  problem: TripProblem,
  plan: (problem: TripProblem) => T,
  costsOf: (planned: T) => Attempt | null,
): T {
  let reserved = problem
  let fullest: { readonly planned: T; readonly missed: number; readonly over: number } | null = null
  for (let attempt = 1; ; attempt++) {
    const planned = plan(reserved)
    const costs = costsOf(planned)
    const over = costs && problem.budgetBaht !== null ? costs.cost - problem.budgetBaht : 0
    if (!costs) return planned
    const isNearly = fullest && fullest.missed < costs.missed && fullest.over <= (problem.budgetBaht ?? 0) * FEW_BAHT
    if (over <= 0) return isNearly ? fullest!.planned : planned
    if (!fullest || costs.missed <= fullest.missed) fullest = { planned, missed: costs.missed, over }
    if (costs.spent === 0 || attempt === MOST_ATTEMPTS) return fullest.planned
    reserved = { ...reserved, otherCostBaht: reserved.otherCostBaht + over }
  }
}
