// “One temple”, “a night market”: the trip has one of them, and other places fill its days.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Interest, Reading } from '../../language/reader/reading.ts'
import { isOfKind, type KindLimit, type TripProblem } from '../../planner/problem.ts'
import { namedDestinations } from './destination-focus.ts'
import { isOneStay } from './one-stay.ts'
import { SERVED } from './stay-worth.ts'
import type { PreparedTrip } from './trip-problem.ts'

/**
 * The trip with no more of a kind than the wish asks for: one, or as many as it names, and where it only says “a”, one a day
 * besides what people come for. Where the nights are by the sea for it, one beach a day.
 */
export function withSingles(
  prepared: PreparedTrip,
  reading: Reading,
  catalogue: Pick<CatalogueView, 'world'>,
): PreparedTrip {
  const singles = reading.interests.filter(({ minCount }) => minCount === 1)
  if (singles.length === 0) return prepared
  const isBySea = namedDestinations(reading, catalogue).some(({ fits }) => fits.beach >= SERVED)
  return {
    ...prepared,
    problem: singles.reduce((problem, each) => withOne(problem, each, isOneStay(each) && !isBySea), prepared.problem),
  }
}

function withOne(problem: TripProblem, single: Interest, isStay: boolean): TripProblem {
  const { key } = single
  const named = new Set(problem.mustVisit)
  const ofKind = problem.candidates.filter((candidate) => candidate.meal !== 'only' && isOfKind(candidate, key))
  const most = Math.max(1, ofKind.filter(({ id }) => named.has(id)).length)
  if (!single.isOne || isStay)
    return { ...problem, limits: withLimit(problem.limits, { kind: key, perDay: most, perTrip: null }) }
  const own = new Set(ofKind.map(({ id }) => id))
  const isMore = (id: string) => own.has(id) && !named.has(id)
  const first = most > 1 || named.size > 0 ? undefined : (problem.mustSee ?? []).find((id) => own.has(id))
  return {
    ...problem,
    limits: withLimit(problem.limits, { kind: key, perDay: most, perTrip: most }),
    mustSee: (problem.mustSee ?? []).filter((id) => !isMore(id) || id === first),
    candidates: problem.candidates.map((candidate) => {
      if (!own.has(candidate.id)) return candidate
      // Limits do not count highlights.
      const { isHighlight: _, ...ordinary } = candidate
      return ordinary
    }),
  }
}

const withLimit = (limits: readonly KindLimit[], limit: KindLimit): readonly KindLimit[] => [
  ...limits.filter(({ kind }) => kind !== limit.kind),
  limit,
]
