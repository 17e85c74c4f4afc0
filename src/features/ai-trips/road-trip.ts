import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { type Chain, chainOf, NEXT_M } from './stay-chain.ts'
import { withNights } from './stay-nights.ts'
import { type JourneyEnds, shortestOrder } from './stay-order.ts'
import { stayWorthFor } from './stay-worth.ts'
import { isRoadTrip, namedEndsOf } from './trip-ends.ts'
import { areApart, type TripStay } from './trip-stay.ts'

export function journeyEndsOf(reading: Reading, catalogue: CatalogueView): JourneyEnds {
  const { start, end } = namedEndsOf(reading, catalogue)
  return { start, end: end ?? (isRoadTrip(reading) ? start : null) }
}

/** Beyond this, the way home takes more than a day at the wheel. */
const DAY_OF_DRIVING_M = 520_000
const NIGHTS_FOR_STOPS = 5
/** A detour costs so much more than a way onwards. */
const DETOUR = 2

/** Whether the first and the last night are within a day's drive of home, for those who drive from there. */
export function isReachedFromHome(stays: readonly TripStay[], reading: Reading, catalogue: CatalogueView): boolean {
  const { start } = namedEndsOf(reading, catalogue)
  const ends = [stays[0], stays.at(-1)]
  return !start || ends.every((stay) => stay && distanceM(start, stay.destination.point) <= DAY_OF_DRIVING_M)
}

/** A region seen by car from home and back, with nights on the way there and back if the region is far. */
export function roadTripThrough(
  reading: Reading,
  pool: readonly Destination[],
  catalogue: CatalogueView,
): readonly TripStay[] | null {
  const home = namedEndsOf(reading, catalogue).start
  const nights = reading.days - 1
  const chain = chainOf([], nights, { reading, catalogue, pool })
  if (!home || chain.length === 0) return null
  const around = (stays: readonly TripStay[]) => {
    const divided = withNights(stays, nights)
    return divided && shortestOrder(divided, { start: home, end: home }, catalogue, isDrivable)
  }
  const isNear = ({ destination: { point } }: TripStay) => distanceM(home, point) <= DAY_OF_DRIVING_M
  const isDrivable = ([first, ...others]: readonly TripStay[]) =>
    first !== undefined && isNear(first) && isNear(others.at(-1) ?? first)
  const direct = around(chain)
  if (nights < NIGHTS_FOR_STOPS || (direct && isReachedFromHome(direct, reading, catalogue))) return direct
  const shorter = chainOf([], nights - 2, { reading, catalogue, pool })
  const stops = stopsBetween(home, shorter, { reading, catalogue, pool })
  return around([...shorter, ...stops.slice(shorter.filter(isNear).length)]) ?? direct
}

/** The two best places for a night on the way there and back. */
function stopsBetween(home: Point, stays: readonly TripStay[], { reading, catalogue, pool }: Chain): TripStay[] {
  const worth = stayWorthFor(reading, catalogue)
  const { islands } = catalogue.world
  const detour = (point: Point) =>
    Math.min(
      ...stays.map(
        ({ destination }) =>
          distanceM(home, point) + distanceM(point, destination.point) - distanceM(home, destination.point),
      ),
    )
  const value = (destination: Destination) =>
    worth([{ destination, nights: 1 }]) - (DETOUR * detour(destination.point)) / NEXT_M
  return pool
    .filter(
      (each) =>
        each.partOf === null &&
        distanceM(home, each.point) <= DAY_OF_DRIVING_M &&
        stays.every(({ destination }) => areApart(destination, each, islands)),
    )
    .sort((a, b) => value(b) - value(a) || (a.id < b.id ? -1 : 1))
    .slice(0, 2)
    .map((destination) => ({ destination, nights: 1 }))
}
