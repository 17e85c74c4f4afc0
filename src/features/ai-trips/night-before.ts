// The last night of those who fly home in the morning, from somewhere else than where the trip has been.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { TripProblem } from '../../planner/problem.ts'
import type { Destination } from '../../world/destination.ts'
import { townsByPlane } from '../../world/flights.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { findIslandId } from '../../world/roads.ts'
import { leaveMinute } from './flight-hours.ts'
import { capitalOf, namedEndsOf } from './trip-ends.ts'

/** When the last day begins, and how long before they leave for the airport at the latest. */
const USUAL_START = 8 * 60 + 30
export const UP_BEFORE = 60
/** Minutes for each kilometre of road as the crow flies, … */
const ROAD_MINUTES = 2
/** … from somewhere to the airport, on another plane and on to the next … */
const PLANE_MINUTES = 4 * 60
/** … and for the first boat of the day. */
const BOAT_MINUTES = 2 * 60

/** By road, or by plane where that is quicker; without boats. */
export function wayMinutes(from: Point, to: Point): number {
  return Math.min(PLANE_MINUTES, (distanceM(from, to) / 1000) * ROAD_MINUTES)
}

/** Whether the flight home leaves too early for a night at that point. */
function isOutOfReach(point: Point, end: Point, reading: Reading, { world }: CatalogueView): boolean {
  const island = findIslandId(world.islands, point)
  const isByBoat =
    island !== findIslandId(world.islands, end) &&
    !townsByPlane(world.towns).some(({ islandId }) => islandId === island)
  return (
    wayMinutes(point, end) + (isByBoat ? BOAT_MINUTES : 0) > Math.max(UP_BEFORE, leaveMinute(reading) - USUAL_START)
  )
}

/** Where the flight home leaves from, if nobody gets there in the morning after a night in `last`; null if they do. */
export function nightBeforeFlight(
  last: Destination | undefined,
  reading: Reading,
  catalogue: CatalogueView,
): Destination | null {
  const end = endOfEarlyTrip(reading, catalogue)
  if (!end || !last || !isOutOfReach(last.point, end, reading, catalogue)) return null
  const { provinceCode } = reading.end ?? {}
  const near = catalogue.world.destinations
    .filter(
      ({ kind, townIds, provinceCodes }) => kind !== 'loop' && townIds.length > 0 && provinceCodes[0] === provinceCode,
    )
    .sort((a, b) => distanceM(a.point, end) - distanceM(b.point, end))
  return near[0] ?? null
}

/** The same trip with its last night where the flight leaves from, where the towns of its nights are out of reach of it. */
export function withNightBefore(problem: TripProblem, reading: Reading, catalogue: CatalogueView): TripProblem {
  const end = endOfEarlyTrip(reading, catalogue)
  const town = reading.end && capitalOf(reading.end.provinceCode, catalogue)
  const { days, bases } = problem
  const night = days.at(-2)
  const { baseTownId } = night ?? {}
  if (!end || !town || !night || bases.length === 0 || (days.length < 3 && bases.some(({ id }) => id === town.id)))
    return problem
  const beds = bases.filter(({ id }) => (baseTownId ? id === baseTownId : (night.bedTownIds?.includes(id) ?? true)))
  if (!beds.some(({ point }) => isOutOfReach(point, end, reading, catalogue))) return problem
  const { bedTownIds: _, ...last } = night
  return {
    ...problem,
    bases: bases.some(({ id }) => id === town.id) ? bases : [...bases, town],
    days: days.map((day, at) => (at === days.length - 2 ? { ...last, baseTownId: town.id } : day)),
  }
}

function endOfEarlyTrip(reading: Reading, catalogue: CatalogueView): Point | null {
  const { end, departureMinute, days } = reading
  return end && departureMinute !== null && days > 1 ? namedEndsOf(reading, catalogue).end : null
}
