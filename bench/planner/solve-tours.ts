import type { Orienteering } from '../../src/planner/engine/orienteering.ts'
import { Search, type StoppingCriterion } from '../../src/planner/engine/search.ts'
import type { Tours } from '../../src/planner/engine/tours.ts'
import { DEFAULT_SEARCH_PARAMS } from '../../src/planner/search-params.ts'

/** The best tours found until the search stops, by the service's parameters. */
export function solveTours(problem: Orienteering, seed: number, stop: StoppingCriterion): Tours {
  const search = new Search(problem, { seed, params: DEFAULT_SEARCH_PARAMS.engine })
  search.run(stop)
  return search.best
}
