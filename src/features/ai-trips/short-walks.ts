import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type Candidate, isOfKind, type TripProblem } from '../../planner/problem.ts'
import { haveTrait } from '../../world/vocabulary.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Kind of candidates that are a long round on foot, without a seat. */
const LONG_ROUND = 'long_round'
const LONG_MINUTES = 75
/** Among ruins there is no shade and no bench either. */
const RUINS = 'historic_site'
const RUINS_MINUTES = 60
/** Lanes are nothing but walking. */
const LANES = 'old quarter'
const LANES_SHARE = 0.25
const SEATED = [
  'boat',
  'boat_tour',
  'night_show',
  'stadium',
  'theme_park',
  'zoo',
  'beach',
  'spa',
  'cooking_class',
  'river',
]

/**
 * Who says that they cannot walk far has one large sight on foot a day, be it the first of the guide's list, and no quarter of
 * lanes in its place. What the wish names is seen besides.
 */
export function shortWalks(prepared: PreparedTrip, reading: Reading, catalogue: CatalogueView): PreparedTrip {
  if (reading.walking !== 'little') return prepared
  const { problem } = prepared
  const named = new Set(problem.mustVisit)
  const candidates = problem.candidates.map((candidate) =>
    named.has(candidate.id) ? candidate : shorter(candidate, catalogue),
  )
  const lanes = new Set(candidates.filter((candidate) => isOfKind(candidate, LANES)).map(({ id }) => id))
  const limits: TripProblem['limits'] = [...problem.limits, { kind: LONG_ROUND, perDay: 1, perTrip: null }]
  const mustSee = (problem.mustSee ?? []).filter((id) => !lanes.has(id))
  return { ...prepared, problem: { ...problem, candidates, limits, mustSee } }
}

function shorter(candidate: Candidate, { conceptsByKey }: Pick<CatalogueView, 'conceptsByKey'>): Candidate {
  const { kind, tags, dwellMinutes, meal } = candidate
  const isSeated =
    SEATED.some((each) => isOfKind(candidate, each)) || haveTrait([kind ?? '', ...tags], 'indoor', conceptsByKey)
  if (meal === 'only' || isSeated || dwellMinutes < (kind === RUINS ? RUINS_MINUTES : LONG_MINUTES)) return candidate
  // Limits do not count highlights.
  const { isHighlight: _, ...round } = candidate
  const score = isOfKind(candidate, LANES) ? candidate.score * LANES_SHARE : candidate.score
  return { ...round, score, tags: [...tags, LONG_ROUND] }
}
