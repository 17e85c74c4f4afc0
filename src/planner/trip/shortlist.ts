import { type Candidate, isOfKind, type TripProblem } from '../problem.ts'
import { type CandidateParams, DEFAULT_SEARCH_PARAMS } from '../search-params.ts'

/** The candidates that the search considers: the best ones, and enough of each kind, province and meal for the wishes. */
export function shortlistCandidates(
  problem: TripProblem,
  params: CandidateParams = DEFAULT_SEARCH_PARAMS.candidates,
): Candidate[] {
  const days = problem.days.length
  const limit = params.base + params.perDay * days
  const byScore = [...problem.candidates].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  const named = new Set([...problem.mustVisit, ...problem.locked.map((stop) => stop.candidateId)])
  const chosen = new Set(byScore.filter((candidate) => named.has(candidate.id)))
  const addBest = (most: number, fits: (candidate: Candidate) => boolean) => {
    for (const candidate of byScore.filter(fits).slice(0, most)) chosen.add(candidate)
  }
  for (const { kind, count } of problem.wanted)
    addBest(count * params.perWanted + params.extraWanted, (candidate) => isOfKind(candidate, kind))
  for (const { code } of problem.provinces) addBest(params.perProvince, (candidate) => candidate.provinceCode === code)
  const isSight = (candidate: Candidate) => candidate.meal !== 'only'
  addBest(Math.max(0, limit - chosen.size), (candidate) => isSight(candidate) && !chosen.has(candidate))
  addBest(params.baseMeals + params.mealsPerDay * days, (candidate) => !isSight(candidate))
  return [...chosen].sort((a, b) => (a.id < b.id ? -1 : 1))
}
