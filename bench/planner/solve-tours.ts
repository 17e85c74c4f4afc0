import type { Orienteering } from '../../src/planner/engine/orienteering.ts'
import { Search, type Stop } from '../../src/planner/engine/search.ts'
import type { Tours } from '../../src/planner/engine/tours.ts'

/** The best tours found until the stop rule ends the search. The same seed and count of rounds give the same tours. */
export function solveTours(problem: Orienteering, options: { readonly seed: number; readonly stop: Stop }): Tours {
  const search = new Search(problem, options.seed)
  const largest = problem.score.reduce((most, score) => Math.max(most, score), 0)
  search.run(options.stop, largest * 0.5)
  return search.best
}
