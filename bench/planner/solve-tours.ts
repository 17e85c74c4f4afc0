import type { Orienteering } from '../../src/planner/engine/orienteering.ts'
import { Search, type StoppingCriterion } from '../../src/planner/engine/search.ts'
import type { Tours } from '../../src/planner/engine/tours.ts'

/** The best tours found until the stop rule ends the search. The same seed and count of iterations give the same tours. */
export function solveTours(
  problem: Orienteering,
  options: { readonly seed: number; readonly stop: StoppingCriterion },
): Tours {
  const search = new Search(problem, options.seed)
  const largest = problem.score.reduce((most, score) => Math.max(most, score), 0)
  search.run(options.stop, largest * 0.5)
  return search.best
}
