import { NEVER, type Orienteering } from './orienteering.ts'
import { TypeCounts } from './type-counts.ts'

// `!` on typed arrays: all reads are within bounds, which the compiler cannot verify.

/**
 * The tours of a solution and their schedule. Each tour has positions 1 … length for its nodes, 0 for its start and
 * length + 1 for its end, at `tour * stride + position`. Each position has the earliest start of service and the latest
 * one that keeps the rest of the tour feasible, so that an insertion is checked in constant time.
 */
export class Tours {
  readonly problem: Orienteering
  readonly stride: number
  readonly length: Int32Array
  readonly node: Int32Array
  /** Location of the tour after a position; a floating node stays where it was. */
  readonly location: Int32Array
  readonly start: Int32Array
  readonly depart: Int32Array
  readonly latest: Int32Array
  readonly tourOf: Int32Array
  /** Cost of each tour's legs and waits, in thousandths of the score. */
  readonly arcCostOf: Int32Array
  cost = 0
  /** Scores and bonuses of the visited nodes. */
  collected = 0

  private readonly types: TypeCounts
  private readonly idleFree: number
  private readonly idleCost: number

  /** `maxLength`: nodes that a tour has room for. */
  constructor(problem: Orienteering, maxLength: number) {
    const { nodes, tours } = problem
    this.problem = problem
    this.types = new TypeCounts(problem)
    this.idleFree = problem.idle?.free ?? 0
    this.idleCost = problem.idle?.cost ?? 0
    this.stride = maxLength + 2
    this.length = new Int32Array(tours)
    this.node = new Int32Array(tours * this.stride)
    this.location = new Int32Array(tours * this.stride)
    this.start = new Int32Array(tours * this.stride)
    this.depart = new Int32Array(tours * this.stride)
    this.latest = new Int32Array(tours * this.stride)
    this.tourOf = new Int32Array(nodes).fill(-1)
    this.arcCostOf = new Int32Array(tours)
    for (let tour = 0; tour < tours; tour++) this.schedule(tour)
  }

  objective(): number {
    let arcCost = 0
    for (let tour = 0; tour < this.arcCostOf.length; tour++) arcCost += this.arcCostOf[tour]!
    return this.collected - arcCost / 1000
  }

  /** Whether limits and the budget leave room for a node on a tour; time windows are not checked. */
  hasRoom(node: number, tour: number): boolean {
    const { cost, budget } = this.problem
    if (this.cost + cost[node]! > budget || this.length[tour]! + 2 >= this.stride) return false
    return this.types.hasRoom(node, tour)
  }

  /** What a node would add to the score now, with the returns of its types in total. */
  gain(node: number): number {
    return this.problem.score[node]! + this.types.gain(node)
  }

  /** What the returns of a node's types would add on a tour. */
  tourGain(node: number, tour: number): number {
    return this.types.tourGain(node, tour)
  }

  insert(node: number, tour: number, after: number): void {
    const base = tour * this.stride
    const length = this.length[tour]!
    this.node.copyWithin(base + after + 2, base + after + 1, base + length + 1)
    this.node[base + after + 1] = node
    this.length[tour] = length + 1
    this.account(node, tour, 1)
    this.schedule(tour)
  }

  /** Removes the marked nodes from a tour, and any that become late without them. */
  removeMarked(tour: number, marked: Uint8Array): void {
    const base = tour * this.stride
    let kept = 0
    const length = this.length[tour]!
    for (let position = 1; position <= length; position++) {
      const node = this.node[base + position]!
      if (marked[node] === 1) this.account(node, tour, -1)
      else this.node[base + ++kept] = node
    }
    this.length[tour] = kept
    let late = this.schedule(tour)
    while (late > 0) {
      // Legs need not obey the triangle inequality: without a stop, travel may take longer.
      this.account(this.node[base + late]!, tour, -1)
      this.node.copyWithin(base + late, base + late + 1, base + this.length[tour]! + 1)
      this.length[tour] = this.length[tour]! - 1
      late = this.schedule(tour)
    }
  }

  /** Becomes another solution of the problem. */
  copy(from: Tours): void {
    for (let tour = 0; tour < this.length.length; tour++) this.copyTour(from, tour)
    this.copyCounts(from)
  }

  /** Becomes another solution that differs in some tours only. */
  copyTours(from: Tours, differs: Uint8Array): void {
    for (let tour = 0; tour < differs.length; tour++) if (differs[tour] === 1) this.copyTour(from, tour)
    this.copyCounts(from)
  }

  private copyTour(from: Tours, tour: number): void {
    const base = tour * this.stride
    const length = from.length[tour]!
    for (let i = base; i <= base + length + 1; i++) {
      this.node[i] = from.node[i]!
      this.location[i] = from.location[i]!
      this.start[i] = from.start[i]!
      this.depart[i] = from.depart[i]!
      this.latest[i] = from.latest[i]!
    }
    this.length[tour] = length
    this.arcCostOf[tour] = from.arcCostOf[tour]!
  }

  private copyCounts(from: Tours): void {
    this.tourOf.set(from.tourOf)
    this.types.copy(from.types)
    this.cost = from.cost
    this.collected = from.collected
  }

  /** Recomputes a tour's schedule; returns the first position that is reached too late, or 0. */
  schedule(tour: number): number {
    const { locationOf, service, travel, arcCost, locations, startLocation, endLocation, startTime, endTime } =
      this.problem
    const base = tour * this.stride
    const length = this.length[tour]!
    let location = startLocation[tour]!
    let time = startTime[tour]!
    let arcCosts = 0
    this.location[base] = location
    this.start[base] = time
    this.depart[base] = time
    for (let i = base + 1; i <= base + length; i++) {
      const node = this.node[i]!
      const to = locationOf[node]!
      if (to >= 0) {
        const leg = location * locations + to
        if (arcCost !== null) arcCosts += arcCost[leg]!
        time += travel[leg]!
        location = to
      }
      const start = this.earliest(node, tour, time)
      if (start === NEVER) return i - base
      if (this.idleCost > 0) {
        const free = i > base + 1 ? this.idleFree : this.problem.idle!.freeAtStart[tour]!
        if (start - time > free) arcCosts += (start - time - free) * this.idleCost
      }
      this.location[i] = location
      this.start[i] = start
      time = start + service[node]!
      this.depart[i] = time
    }
    const last = travel[location * locations + endLocation[tour]!]!
    const end = base + length + 1
    this.location[end] = endLocation[tour]!
    this.start[end] = time + last
    this.latest[end] = endTime[tour]!
    this.arcCostOf[tour] = arcCosts + (arcCost === null ? 0 : arcCost[location * locations + endLocation[tour]!]!)
    if (time + last > endTime[tour]!) return length
    for (let i = end - 1; i > base; i--) {
      const node = this.node[i]!
      const next = i + 1
      const leg = travel[this.location[i]! * locations + this.location[next]!]!
      this.latest[i] = this.lastBefore(node, tour, this.latest[next]! - leg - service[node]!)
    }
    return 0
  }

  /** Earliest start of service for an arrival, or `NEVER`. */
  earliest(node: number, tour: number, arrival: number): number {
    const { windowAt, windowOpen, windowLast, tours } = this.problem
    const at = node * tours + tour
    for (let i = windowAt[at]!; i < windowAt[at + 1]!; i++) {
      if (arrival <= windowLast[i]!) return arrival > windowOpen[i]! ? arrival : windowOpen[i]!
    }
    return NEVER
  }

  private lastBefore(node: number, tour: number, bound: number): number {
    const { windowAt, windowOpen, windowLast, tours } = this.problem
    const at = node * tours + tour
    for (let i = windowAt[at + 1]! - 1; i >= windowAt[at]!; i--) {
      if (windowOpen[i]! <= bound) return bound < windowLast[i]! ? bound : windowLast[i]!
    }
    return -1
  }

  private account(node: number, tour: number, sign: 1 | -1): void {
    const { score, cost } = this.problem
    this.tourOf[node] = sign === 1 ? tour : -1
    this.cost += sign * cost[node]!
    this.collected += sign * score[node]!
    if (sign === 1) this.collected += this.types.add(node, tour)
    else this.collected -= this.types.remove(node, tour)
  }
}
