import { type Candidate, fixedEndId, type LegMatrix, type TripProblem } from '../../planner/problem.ts'
import { shortlistCandidates } from '../../planner/trip/shortlist.ts'
import { MAX_POINTS, type RoadEngine } from '../../platform/roads/road-engine.ts'
import type { Point } from '../../world/point.ts'

const MAX_BASES = 30
const MAX_MEAL_PLACES = 30

export interface NamedPoint {
  readonly id: string
  readonly point: Point
}

/** Measures driving between the points that matter most for a trip. Returns null if the road engine knows no leg. */
export async function measureLegs(
  roads: RoadEngine,
  named: readonly NamedPoint[],
  signal: AbortSignal,
): Promise<LegMatrix | null> {
  const { minutes, metres } = await roads.table(
    named.map(({ point }) => point),
    { signal },
  )
  const own = named.length + 1
  const isKnown = minutes.some((each, at) => each >= 0 && at % own !== 0)
  return isKnown ? { ids: named.map(({ id }) => id), minutes, metres } : null
}

/** Fixed ends of days, must-visits, bases, then the solver's best candidates. */
export function pointsToMeasure(problem: TripProblem): NamedPoint[] {
  const roadless = new Set(problem.islands.filter(({ roads }) => !roads).map(({ id }) => id))
  const must = new Set([...problem.mustVisit, ...problem.locked.map(({ candidateId }) => candidateId)])
  const candidates = shortlistCandidates(problem)
    .filter(({ islandId }) => islandId === null || !roadless.has(islandId))
    .sort((a, b) => Number(must.has(b.id)) - Number(must.has(a.id)) || b.score - a.score || (a.id < b.id ? -1 : 1))
  const isMealOnly = ({ id, meal }: Candidate) => meal === 'only' && !must.has(id)
  const mealPlaces = new Set(candidates.filter(isMealOnly).slice(0, MAX_MEAL_PLACES))
  const fixed = problem.days.flatMap(({ start, end }, day) => [
    ...(start ? [{ id: fixedEndId(day, 'start'), point: start }] : []),
    ...(end ? [{ id: fixedEndId(day, 'end'), point: end }] : []),
  ])
  const bases = problem.bases.slice(0, MAX_BASES).map(({ id, point }) => ({ id: `town:${id}`, point }))
  const places = candidates.filter((candidate) => !isMealOnly(candidate) || mealPlaces.has(candidate))
  return [...fixed, ...bases, ...places].slice(0, MAX_POINTS).map(({ id, point }) => ({ id, point }))
}
