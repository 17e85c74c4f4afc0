import type { PolishParams } from './engine-params.ts'
import { NEVER } from './orienteering.ts'
import type { Tours } from './tours.ts'

/**
 * Puts a tour's stops into the shortest order that its time windows allow, unless the waits in it cost more than the way
 * saves. `metres` is laid out as the travel table. Returns whether the order has changed.
 */
export function shorten(tours: Tours, tour: number, metres: Float64Array, params: PolishParams): boolean {
  const base = tour * tours.stride
  const length = tours.length[tour] ?? 0
  const nodes = Array.from(tours.node.subarray(base + 1, base + 1 + length))
  const walk = new OrderWalk(tours, tour, metres, params.endLegWeight)
  const better = length <= params.exactStops ? exactOrder(walk, nodes) : localOrder(walk, nodes)
  if (!better) return false
  const before = tours.arcCostOf[tour] as number
  tours.node.set(better, base + 1)
  tours.schedule(tour)
  if (tours.problem.idle === undefined || (tours.arcCostOf[tour] as number) <= before + TOLERANCE) return true
  tours.node.set(nodes, base + 1)
  tours.schedule(tour)
  return false
}

/** Thousandths of the score that a shorter way may cost: metres and minutes do not always agree. */
const TOLERANCE = 200

/** Walks along an order: location, time and metres so far, those of the first and last leg weighted. */
class OrderWalk {
  private readonly tours: Tours
  private readonly tour: number
  private readonly metres: Float64Array
  private readonly endLegWeight: number

  constructor(tours: Tours, tour: number, metres: Float64Array, endLegWeight: number) {
    this.tours = tours
    this.tour = tour
    this.metres = metres
    this.endLegWeight = endLegWeight
  }

  begin() {
    const { startLocation, startTime } = this.tours.problem
    return {
      location: startLocation[this.tour] as number,
      time: startTime[this.tour] as number,
      metres: 0,
      away: false,
    }
  }

  /** Null when the node cannot be reached in time. */
  step(at: ReturnType<OrderWalk['begin']>, node: number): ReturnType<OrderWalk['begin']> | null {
    const { locationOf, travel, locations, service } = this.tours.problem
    const own = locationOf[node] as number
    const location = own < 0 ? at.location : own
    const leg = travel[at.location * locations + location] as number
    const start = this.tours.earliest(node, this.tour, at.time + leg)
    if (start === NEVER) return null
    const share = at.away ? 1 : this.endLegWeight
    const metres = at.metres + share * (this.metres[at.location * locations + location] as number)
    return { location, time: start + (service[node] as number), metres, away: at.away || own >= 0 }
  }

  /** Metres of the whole order, Infinity when it ends too late. */
  finish(at: ReturnType<OrderWalk['begin']>): number {
    const { travel, locations, endLocation, endTime } = this.tours.problem
    const leg = at.location * locations + (endLocation[this.tour] as number)
    const late = at.time + (travel[leg] as number) > (endTime[this.tour] as number)
    return late ? Number.POSITIVE_INFINITY : at.metres + this.endLegWeight * (this.metres[leg] as number)
  }

  lengthOf(order: readonly number[]): number {
    let at: ReturnType<OrderWalk['begin']> | null = this.begin()
    for (const node of order) {
      at = this.step(at, node)
      if (!at) return Number.POSITIVE_INFINITY
    }
    return this.finish(at)
  }
}

function exactOrder(walk: OrderWalk, nodes: readonly number[]): number[] | null {
  let least = walk.lengthOf(nodes)
  let best: number[] | null = null
  const order: number[] = []
  const go = (at: ReturnType<OrderWalk['begin']>) => {
    if (order.length === nodes.length) {
      const metres = walk.finish(at)
      if (metres >= least) return
      least = metres
      best = [...order]
      return
    }
    for (const node of nodes) {
      if (order.includes(node)) continue
      const next = walk.step(at, node)
      if (!next || next.metres >= least) continue
      order.push(node)
      go(next)
      order.pop()
    }
  }
  go(walk.begin())
  return best
}

/** Local search: moves single stops and reverses segments while that shortens the tour. */
function localOrder(walk: OrderWalk, nodes: readonly number[]): number[] | null {
  let order = [...nodes]
  let least = walk.lengthOf(order)
  const first = least
  let improved = true
  while (improved) {
    improved = false
    for (const other of neighbours(order)) {
      const metres = walk.lengthOf(other)
      if (metres >= least) continue
      least = metres
      order = other
      improved = true
      break
    }
  }
  return least < first ? order : null
}

function* neighbours(order: readonly number[]): Generator<number[]> {
  for (let i = 0; i < order.length; i++) {
    for (let j = 0; j < order.length; j++) {
      if (i === j) continue
      const moved = order.toSpliced(i, 1).toSpliced(j, 0, order[i] as number)
      yield moved
      if (j > i) yield [...order.slice(0, i), ...order.slice(i, j + 1).reverse(), ...order.slice(j + 1)]
    }
  }
}
