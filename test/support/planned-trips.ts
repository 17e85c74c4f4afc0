import type { Infeasible, Itinerary, SolveResult } from '../../src/planner/itinerary.ts'
import type { TripProblem } from '../../src/planner/problem.ts'
import { roadsFor, solve } from '../../src/planner/solve.ts'
import { maxIterations, problem } from './planner-problems.ts'

export const roads = roadsFor(problem())

export const plan = (asked: TripProblem, seed = 1, iterations = 400): SolveResult =>
  solve(asked, { seed, stop: maxIterations(iterations), roads })

/** @throws Error if the problem is infeasible */
export function planned(asked: TripProblem, seed = 1, iterations = 400): Itinerary {
  const result = plan(asked, seed, iterations)
  if ('infeasible' in result) throw new Error(JSON.stringify(result))
  return result
}

/** @throws Error if the problem is feasible */
export function refused(asked: TripProblem): Infeasible['infeasible'] {
  const result = plan(asked)
  if (!('infeasible' in result)) throw new Error('a plan was made')
  return result.infeasible
}

/** The candidates that a trip visits, in order. */
export const visited = (itinerary: Itinerary): string[] =>
  itinerary.days.flatMap((each) => each.stops).flatMap((stop) => (stop.candidateId === null ? [] : [stop.candidateId]))
