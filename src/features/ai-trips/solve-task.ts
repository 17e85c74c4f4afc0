import type { Plan } from '../../planner/itinerary.ts'
import type { Problem } from '../../planner/problem.ts'
import { afterMs, afterRounds } from '../../planner/search.ts'
import { solve } from '../../planner/solve.ts'

export interface SolveTask {
  readonly problem: Problem
  readonly seed: number
  readonly budgetMs: number
}

/** So many rounds for each day settle a usual trip: the plan is then the same each time, however busy the machine. */
const ROUNDS_A_DAY = 1_500

/** Solves one trip: until it is settled, or the time is used up. */
export function solveTask({ problem, seed, budgetMs }: SolveTask): Plan {
  const settled = afterRounds(ROUNDS_A_DAY * problem.days.length)
  const late = afterMs(budgetMs, () => performance.now())
  return solve(problem, { seed, stop: (rounds) => Math.max(settled(rounds), late(rounds)) })
}
