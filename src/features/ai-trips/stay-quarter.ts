// A bed in a quarter of a city, or a day there: days begin and end there, not in the middle of the city.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { TripProblem } from '../../planner/problem.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { QuarterGoal } from './quarter-goal.ts'
import { quarterNamed } from './quarter-landmarks.ts'

/** A quarter is in its city; what is further away is a stay of its own. */
const IN_THE_CITY_M = 15_000

/** The problem with the beds of a city moved to the quarter where the travellers stay. A day trip begins and ends there too. */
export function fromQuarter(
  problem: TripProblem,
  { base, start, end }: Pick<Reading, 'base' | 'start' | 'end'>,
  catalogue: Pick<CatalogueView, 'findPlace'>,
  goal: QuarterGoal | null = null,
): TripProblem {
  const point = base === null ? goal?.points[0] : quarterOf(base, catalogue)
  if (!point) return problem
  const bases = problem.bases.map((town) =>
    distanceM(town.point, point) <= IN_THE_CITY_M ? { ...town, point: { ...point } } : town,
  )
  if (problem.days.length > 1 || start || end) return { ...problem, bases }
  return { ...problem, bases, days: problem.days.map((day) => ({ ...day, start: point, end: point })) }
}

function quarterOf(base: NonNullable<Reading['base']>, catalogue: Pick<CatalogueView, 'findPlace'>): Point | undefined {
  if (base.townId !== null) return undefined
  return base.placeId === null ? quarterNamed(base.text, catalogue) : catalogue.findPlace(base.placeId)?.point
}
