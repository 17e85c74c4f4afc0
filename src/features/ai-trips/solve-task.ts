import type { Plan } from '../../planner/itinerary.ts'
import type { Problem } from '../../planner/problem.ts'
import { afterMs, afterRounds } from '../../planner/search.ts'
import { roadsFor, solve } from '../../planner/solve.ts'
import type { Roads } from '../../world/roads.ts'

/** What no trip changes: a thread gets it once and makes its roads of it once. */
export type Geography = Pick<Problem, 'islands' | 'ferries' | 'airports'>

export interface SolveTask {
  readonly problem: Omit<Problem, keyof Geography>
  readonly seed: number
  readonly budgetMs: number
}

/** So many rounds for each day settle a usual trip: the plan is then the same each time, however busy the machine. */
const ROUNDS_A_DAY = 1_500

/** So far may the clock be ahead of the count: a slow moment must not change the plan, only a machine that is too slow for it. */
const PATIENCE = 0.15

/** What solves one trip after another: each until it is settled, or its time is used up. */
export function createSolver(geography: Geography): (task: SolveTask) => Plan {
  let roads: Roads | undefined
  return ({ problem, seed, budgetMs }) => {
    roads ??= roadsFor(geography)
    const settled = afterRounds(ROUNDS_A_DAY * problem.days.length)
    const late = afterMs(budgetMs, () => performance.now())
    const stop = (rounds: number) => {
      const [byCount, byClock] = [settled(rounds), late(rounds)]
      return byClock >= 1 || byClock > byCount + PATIENCE ? byClock : byCount
    }
    return solve({ ...problem, ...geography }, { seed, stop, roads })
  }
}
