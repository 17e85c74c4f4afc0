import { distanceM } from '../../world/point.ts'
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
  const named = new Set([
    ...problem.mustVisit,
    ...(problem.mustSee ?? []),
    ...problem.locked.map((stop) => stop.candidateId),
  ])
  const chosen = new Set(byScore.filter((candidate) => named.has(candidate.id)))
  const addBest = (most: number, fits: (candidate: Candidate) => boolean) => {
    for (const candidate of byScore.filter(fits).slice(0, most)) chosen.add(candidate)
  }
  for (const { kind, count } of problem.wanted)
    addBest(count * params.perWanted + params.extraWanted, (candidate) => isOfKind(candidate, kind))
  for (const { code } of problem.provinces) addBest(params.perProvince, (candidate) => candidate.provinceCode === code)
  const isSight = (candidate: Candidate) => candidate.meal !== 'only'
  addBest(Math.max(0, limit - chosen.size), (candidate) => isSight(candidate) && !chosen.has(candidate))
  const sights = [...chosen].filter(isSight).slice(0, MOST_SIGHTS)
  const beds = problem.bases.slice(0, MOST_BEDS)
  const most = params.baseMeals + params.mealsPerDay * days
  for (const place of placesToEat(problem.candidates, [...sights, ...beds], most)) chosen.add(place)
  return [...chosen].sort((a, b) => (a.id < b.id ? -1 : 1))
}

const MOST_SIGHTS = 200
/** Towns for the nights in whose streets people have dinner. */
const MOST_BEDS = 12
/** So far away a place to eat is worth 1/e of one next door. */
const NEAR_M = 6_000

/** Places to eat that together are near the sights and beds: one good place for each area comes before a second for any. */
function placesToEat(
  candidates: readonly Candidate[],
  sights: readonly Pick<Candidate, 'point'>[],
  most: number,
): Candidate[] {
  const places = candidates.filter(({ meal }) => meal === 'only')
  const nearness = places.map((place) => sights.map((sight) => Math.exp(-distanceM(place.point, sight.point) / NEAR_M)))
  const served = new Float64Array(sights.length)
  const left = new Set(places.keys())
  const chosen: Candidate[] = []
  while (chosen.length < most && left.size > 0) {
    let best = -1
    let bestWorth = -1
    for (const at of left) {
      const near = nearness[at] ?? []
      const gain = near.reduce((sum, share, i) => sum + share / (1 + (served[i] ?? 0)) ** 2, 0)
      const worth = gain * (0.5 + (places[at]?.score ?? 0))
      if (worth <= bestWorth) continue
      bestWorth = worth
      best = at
    }
    left.delete(best)
    chosen.push(places[best] as Candidate)
    nearness[best]?.forEach((share, i) => {
      served[i] = (served[i] ?? 0) + share
    })
  }
  return chosen
}
