import { NEVER, type Orienteering } from './orienteering.ts'
import type { Tours } from './tours.ts'

/** Finds the best gap of a tour for a node. Results are left in fields: the search calls it a million times a second. */
export class InsertionEvaluator {
  /** The position that the best gap follows. */
  after = 0
  private readonly problem: Orienteering
  private readonly gaps: Gaps
  /** Travel time and arc cost to location a from location b at `a * locations + b`: a node's row is read in order. */
  private readonly travelTo: Int32Array
  private readonly arcCostTo: Int32Array | null
  /** Of the insertion that `fitFloating` has found. */
  private time = 0
  private extraCost = 0

  /** `stride`: positions of a tour, its two ends included. */
  constructor(problem: Orienteering, stride: number) {
    const { travel, arcCost, locations } = problem
    this.problem = problem
    this.gaps = new Gaps(problem, stride)
    this.travelTo = isSymmetric(travel, locations) ? travel : transposed(travel, locations)
    this.arcCostTo = arcCost === null || isSymmetric(arcCost, locations) ? arcCost : transposed(arcCost, locations)
  }

  /** Limits the following calls to the gaps `first` to `last` of a tour, in its present state. */
  setGaps(tours: Tours, tour: number, first: number, last: number): void {
    this.gaps.layOut(tours, tour, first, last)
  }

  /**
   * The value of a node in its best gap of a tour: the part of its gain left after arc costs, plus its gain on the tour,
   * per unit of time. 0 if it fits nowhere. `costPenalty` is added to its time.
   */
  evaluate(tours: Tours, node: number, tour: number, gain: number, costPenalty: number): number {
    const { windowAt, windowOpen, windowLast } = this.problem
    const window = node * this.problem.tours + tour
    const first = windowAt[window]!
    const beyond = windowAt[window + 1]!
    if (first === beyond || this.problem.service[node]! > this.gaps.widest[tour]!) return 0
    const { locationOf, service, travel, locations } = this.problem
    const { values } = this.gaps
    const { travelTo, arcCostTo } = this
    const arcCost = this.problem.arcCost
    const opens = windowOpen[first]!
    const lastStart = windowLast[beyond - 1]!
    const single = beyond - first === 1
    const stay = service[node]!
    const own = locationOf[node]!
    const row = own * locations
    const total = gain + tours.tourGain(node, tour)
    if (total <= 0) return 0
    const weight = total / gain
    const share = arcCost === null ? 0 : 1 / (1000 * total)
    const end = this.gaps.end[tour]!
    let best = 0
    let leastTime = NEVER
    let bestGap = -1
    for (let gap = this.gaps.begin(tour); gap < end; gap += GAP_SIZE) {
      const leaves = values[gap + LEAVE]!
      if (leaves > lastStart) break
      const latestNext = values[gap + LATEST]!
      if (latestNext < opens + stay) continue
      const onTo = values[gap + NEXT]!
      let time: number
      let extraCost = 0
      if (own >= 0 && onTo >= 0) {
        const here = values[gap + HERE]!
        const arrive = leaves + travelTo[row + here]!
        if (arrive > lastStart) continue
        const start = single ? (arrive > opens ? arrive : opens) : tours.earliest(node, tour, arrive)
        const reaches = start + stay + travel[row + onTo]!
        if (reaches > latestNext) continue
        time = reaches - leaves - values[gap + DIRECT]!
        if (arcCost !== null) extraCost = arcCostTo![row + here]! + arcCost[row + onTo]! - values[gap + DIRECT_COST]!
      } else {
        if (!this.fitFloating(tours, node, tour, gap)) continue
        time = this.time
        extraCost = this.extraCost
      }
      if (arcCost === null) {
        // The quickest insertion is the best: no need to divide for each.
        if (time >= leastTime) continue
        leastTime = time
      } else {
        const value = (weight * (1 - share * extraCost)) / ((time > 1 ? time : 1) + costPenalty)
        if (value <= best) continue
        best = value
      }
      bestGap = gap
    }
    if (bestGap < 0) return 0
    this.after = values[bestGap + AFTER]!
    return arcCost === null ? weight / ((leastTime > 1 ? leastTime : 1) + costPenalty) : best
  }

  /** Tries a gap where the node or the stop after it floats: floating stops move along with the node before them. */
  private fitFloating(tours: Tours, node: number, tour: number, gap: number): boolean {
    const { locationOf, service, travel, locations, arcCost } = this.problem
    const base = tour * tours.stride
    const end = base + tours.length[tour]! + 1
    const before = base + this.gaps.values[gap + AFTER]!
    const here = tours.location[before]!
    const own = locationOf[node]!
    const location = own >= 0 ? own : here
    const leave = tours.depart[before]!
    const there = travel[here * locations + location]!
    const start = tours.earliest(node, tour, leave + there)
    if (start === NEVER) return false
    let depart = start + service[node]!
    let next = before + 1
    while (next < end && locationOf[tours.node[next]!]! < 0) {
      const floating = tours.node[next]!
      const from = tours.earliest(floating, tour, depart)
      if (from === NEVER) return false
      depart = from + service[floating]!
      next++
    }
    const onTo = tours.location[next]!
    const onward = travel[location * locations + onTo]!
    if (depart + onward > tours.latest[next]!) return false
    const direct = here * locations + onTo
    this.time = start - leave + service[node]! + onward - travel[direct]!
    this.extraCost =
      arcCost === null
        ? 0
        : arcCost[here * locations + location]! + arcCost[location * locations + onTo]! - arcCost[direct]!
    return true
  }
}

/** Numbers per gap in `Gaps.values`, at these offsets: stored together, a gap takes half a cache line. */
const GAP_SIZE = 8
/** The position that the gap follows. */
const AFTER = 0
/** Departure from the stop before the gap. */
const LEAVE = 1
/** Latest start of service at the stop after the gap. */
const LATEST = 2
/** Location of the stop before the gap. */
const HERE = 3
/** Location of the stop after the gap; -1 when that stop floats. */
const NEXT = 4
/** Travel time from the stop before to the stop after, and the arc cost of the same (0 where travel costs only time). */
const DIRECT = 5
const DIRECT_COST = 6

/** The gaps between the stops of each tour, laid out so that many nodes can be tried without reading the schedule again. */
class Gaps {
  /** The gaps of tour t, in order of time, are from `begin(t)` up to `end[t]` in steps of `GAP_SIZE`. */
  readonly values: Int32Array
  readonly end: Int32Array
  /** The longest stay that a gap of the tour has time for, travel aside. */
  readonly widest: Int32Array
  private readonly problem: Orienteering
  private readonly stride: number
  private readonly shortestService: number

  constructor(problem: Orienteering, stride: number) {
    this.problem = problem
    this.stride = stride
    this.values = new Int32Array(problem.tours * stride * GAP_SIZE)
    this.end = new Int32Array(problem.tours)
    this.widest = new Int32Array(problem.tours)
    this.shortestService = problem.service.reduce((least, service) => Math.min(least, service), NEVER)
  }

  begin(tour: number): number {
    return tour * this.stride * GAP_SIZE
  }

  /** Lays out the gaps `first` to `last` of a tour, without those that are too short for any node; none of a full tour. */
  layOut(tours: Tours, tour: number, first: number, last: number): void {
    const { travel, arcCost, locations, locationOf } = this.problem
    const { values } = this
    const base = tour * this.stride
    const length = tours.length[tour]!
    const until = length + 2 >= this.stride ? -1 : last < length ? last : length
    let gap = this.begin(tour)
    let widest = 0
    for (let after = first; after <= until; after++) {
      const leave = tours.depart[base + after]!
      const latest = tours.latest[base + after + 1]!
      const floats = after < length && locationOf[tours.node[base + after + 1]!]! < 0
      // A floating stop moves with the node before it, and so may be reached later than its schedule states.
      if (!floats && leave + this.shortestService > latest) continue
      widest = Math.max(widest, floats ? NEVER : latest - leave)
      const here = tours.location[base + after]!
      const next = tours.location[base + after + 1]!
      values[gap + AFTER] = after
      values[gap + LEAVE] = leave
      values[gap + LATEST] = latest
      values[gap + HERE] = here
      values[gap + NEXT] = floats ? -1 : next
      values[gap + DIRECT] = travel[here * locations + next]!
      values[gap + DIRECT_COST] = arcCost === null ? 0 : arcCost[here * locations + next]!
      gap += GAP_SIZE
    }
    this.end[tour] = gap
    this.widest[tour] = widest
  }
}

function isSymmetric(matrix: Int32Array, size: number): boolean {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < i; j++) if (matrix[i * size + j] !== matrix[j * size + i]) return false
  }
  return true
}

function transposed(matrix: Int32Array, size: number): Int32Array {
  return matrix.map((_, at) => matrix[(at % size) * size + Math.floor(at / size)]!)
}
