// “Four days in Bangkok with a day trip to Ayutthaya”: every night in one town, and a day for each place further away.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate, TripProblem } from '../../planner/problem.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'

/** What is nearer to the bed is seen on any day. */
const FAR_M = 30_000

/** The problem in which each destination far from the one bed of the trip has a day of its own; the first and last last. */
export function onDaysFromBase(
  problem: TripProblem,
  { base, destinations = [] }: Pick<Reading, 'base' | 'destinations'>,
  { world }: Pick<CatalogueView, 'world'>,
): TripProblem {
  const bed = world.towns.find(({ id }) => id === base?.townId)
  if (!bed || problem.days.length < 2 || problem.days.some(({ baseTownId }) => baseTownId !== bed.id)) return problem
  const far = world.destinations.filter(
    ({ id, point, kind }) => kind !== 'loop' && destinations.includes(id) && distanceM(point, bed.point) > FAR_M,
  )
  const days = problem.days.map((_, day) => day)
  const order = days.length > 2 ? [...days.slice(1, -1), 0, days.length - 1] : days.toReversed()
  const dayOf = new Map(far.map((destination, at) => [destination, order[at % order.length]!]))
  const placed = (candidate: Candidate): Candidate => {
    const isNearBed = (destination: Destination) =>
      distanceM(candidate.point, bed.point) <= distanceM(candidate.point, destination.point)
    const own = far.find((destination) => isIn(candidate, destination) && !isNearBed(destination))
    const day = own && dayOf.get(own)
    return day === undefined || candidate.days?.includes(day) === false ? candidate : { ...candidate, days: [day] }
  }
  return { ...problem, candidates: problem.candidates.map(placed) }
}

const isIn = ({ id, point }: Candidate, destination: Destination) =>
  destination.highlights.includes(id) || distanceM(destination.point, point) <= destination.radiusM
