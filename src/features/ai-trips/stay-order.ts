import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { TripStay } from './trip-stay.ts'

/** Where the journey comes from and goes to, if that is known. */
export interface JourneyEnds {
  readonly start: Point | null
  readonly end: Point | null
}

/** All orders of so many stays are compared. */
const MOST_COMPARED = 7
const HUB_PROVINCE = '10'
/** The order of the wish stays unless another way is shorter by so much: people list places roughly as they lie. */
const SHORTER = 0.8

/**
 * Stays as a line: the shortest way from where the journey comes from, through each of them once, to where it goes. Without
 * ends, people arrive where the first is reached from and leave from where the last is.
 */
export function inOrder(stays: readonly TripStay[], ends: JourneyEnds, catalogue: CatalogueView): readonly TripStay[] {
  if (stays.length < 2) return stays
  // “Bangkok, Chiang Mai, islands”: the journey begins in Bangkok, where the flights arrive.
  const listed = stays[0]?.destination
  const start = ends.start ?? (listed?.provinceCodes[0] === HUB_PROVINCE ? listed.point : null)
  const way = { start, end: ends.end }
  const shortest = shortestOrder(stays, way, catalogue)
  const isShorter = lengthM(shortest, way, catalogue) < lengthM(stays, way, catalogue) * SHORTER
  const line = isShorter ? shortest : stays
  return ends.end === null ? gatewayLast(line) : line
}

/** The shortest of the orders that are possible, or of many a short one; the order as it is if none is possible. */
export function shortestOrder(
  stays: readonly TripStay[],
  ends: JourneyEnds,
  catalogue: CatalogueView,
  isPossible: (order: readonly TripStay[]) => boolean = () => true,
): readonly TripStay[] {
  if (stays.length > MOST_COMPARED) return shortOrder(stays, (order) => lengthM(order, ends, catalogue), isPossible)
  const all = [stays, ...permutations(stays)]
  const possible = all.filter(isPossible)
  const orders = (possible.length > 0 ? possible : all).map((order) => ({
    order,
    metres: lengthM(order, ends, catalogue),
  }))
  return orders.reduce((best, each) => (each.metres < best.metres - 1 ? each : best)).order
}

/** Turns parts of the way round, and moves parts of it elsewhere, as long as that makes it shorter. */
function shortOrder(
  stays: readonly TripStay[],
  metresOf: (order: readonly TripStay[]) => number,
  isPossible: (order: readonly TripStay[]) => boolean,
): readonly TripStay[] {
  let best = { order: stays, metres: isPossible(stays) ? metresOf(stays) : Number.POSITIVE_INFINITY }
  for (;;) {
    const next = changesOf(best.order)
      .filter(isPossible)
      .reduce((found, order) => {
        const metres = metresOf(order)
        return metres < found.metres - 1 ? { order, metres } : found
      }, best)
    if (next === best) return best.order
    best = next
  }
}

/** The orders in which one part of the way is turned round or elsewhere. */
function changesOf(order: readonly TripStay[]): TripStay[][] {
  const count = order.length
  const parts = order.flatMap((_, from) =>
    Array.from({ length: count - from }, (__, at) => [from, from + at + 1] as const),
  )
  return parts.flatMap(([from, to]) => {
    const [part, others] = [order.slice(from, to), [...order.slice(0, from), ...order.slice(to)]]
    return [part, part.toReversed()].flatMap((moved) =>
      Array.from({ length: others.length + 1 }, (_, at) => [...others.slice(0, at), ...moved, ...others.slice(at)]),
    )
  })
}

function lengthM(order: readonly TripStay[], { start, end }: JourneyEnds, { world }: CatalogueView): number {
  const points = order.map(({ destination }) => destination.point)
  const gatewayOf = ({ gateway, point }: Destination) =>
    world.towns.find(({ id }) => id === gateway.airportTownId)?.point ?? point
  const [first, last] = [order[0]!.destination, order.at(-1)!.destination]
  const way = [start ?? gatewayOf(first), ...points, end ?? gatewayOf(last)]
  return way.slice(1).reduce((sum, point, at) => sum + distanceM(way[at]!, point), 0)
}

/**
 * “Chiang Mai and Pai”: who flies to Chiang Mai and drives on to Pai at once is back in time for the flight home. Boats
 * leave less choice, so islands stay where they are.
 */
function gatewayLast(stays: readonly TripStay[]): readonly TripStay[] {
  const [first, last] = [stays[0]?.destination, stays.at(-1)?.destination]
  if (stays.length !== 2 || !first || !last || last.kind === 'island') return stays
  const { airportTownId } = last.gateway
  const leavesFromFirst =
    airportTownId !== null && first.townIds.includes(airportTownId) && !last.townIds.includes(airportTownId)
  return leavesFromFirst ? stays.toReversed() : stays
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  )
}
