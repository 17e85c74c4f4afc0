import type { Candidate } from '../../planner/problem.ts'
import type { PreparedTrip } from './trip-problem.ts'

/**
 * A last day that ends anywhere has no boat back, so it stays off islands where nobody slept the night before. Tours come back
 * by themselves, and what the wish names is seen on any day.
 */
export function withBoatsBack(prepared: PreparedTrip): PreparedTrip {
  const { problem } = prepared
  const last = problem.days.length - 1
  if (last === 0 || problem.days[last]?.end) return prepared
  const bed = problem.days[last - 1]?.baseTownId
  const slept = new Set(problem.bases.filter(({ id }) => bed === null || id === bed).map(({ islandId }) => islandId))
  const named = new Set(problem.mustVisit)
  const earlier = Array.from({ length: last }, (_, day) => day)
  const onTime = (candidate: Candidate): Candidate => {
    if (candidate.islandId === null || slept.has(candidate.islandId) || named.has(candidate.id)) return candidate
    return { ...candidate, days: (candidate.days ?? earlier).filter((day) => day < last) }
  }
  return { ...prepared, problem: { ...problem, candidates: problem.candidates.map(onTime) } }
}
