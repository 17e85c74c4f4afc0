import { Gaps } from './gaps.ts'
import { OptionHeap } from './option-heap.ts'
import { NEVER, NO_LIMIT, type Orienteering } from './orienteering.ts'
import type { Random } from './random.ts'
import type { Tours } from './tours.ts'

/** What a ruin has left, for the fill to look at. */
export interface Ruined {
  /** Nodes that were taken out. */
  readonly removed: Uint8Array
  /** Tours that nodes were taken from. */
  readonly touched: Uint8Array
  /** The first and the last gap of each tour that are looked at. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** Whether other nodes are tried on touched tours only, although a removal may have made room elsewhere. */
  readonly narrow: boolean
}

/** How one iteration fills the tours: how much score counts against time and cost, and how much chance is mixed in. */
export interface InsertionParams {
  readonly scoreExponent: number
  readonly noise: number
  /** How much what a node costs counts beside its time: 1 when the budget is worth as much as all the time. */
  readonly costWeight: number
}

/**
 * Fills tours greedily by score^scoreExponent / time, best first. Lazily: an insertion rarely makes another one better, so an
 * option keeps its value in the heap until it comes to the top, and only then is looked at again.
 */
export class Recreate {
  private readonly problem: Orienteering
  private readonly random: Random
  private readonly weight: Float64Array
  private readonly gain: Float64Array
  private readonly optionNode: Int32Array
  private readonly optionTour: Int32Array
  private readonly optionAfter: Int32Array
  /** How many insertions the option's tour had seen when the option was looked at. */
  private readonly optionSeen: Int32Array
  private readonly seen: Int32Array
  private readonly heap: OptionHeap
  /** Whether a removal on one tour can make room on others (limits, a budget). */
  private readonly coupled: boolean
  private readonly bonuses: boolean
  /** One window per node and tour, the same way to and fro, no arcCosts, nothing that floats: as in the literature. */
  private readonly plain: boolean
  /** Time that is worth as much as a unit of the budget; 0 without one, and what of it counts in this fill. */
  private readonly exchange: number
  private dues = 0
  private readonly gaps: Gaps
  private readonly powers = new Map<number, Float64Array>()
  private after = 0
  /** Gaps of each tour that are looked at; the last moves on with each insertion. */
  private readonly from: Int32Array
  private readonly to: Int32Array

  constructor(problem: Orienteering, random: Random) {
    this.problem = problem
    this.random = random
    this.weight = new Float64Array(problem.nodes)
    this.gain = new Float64Array(problem.nodes)
    const most = problem.nodes * problem.tours
    this.optionNode = new Int32Array(most)
    this.optionTour = new Int32Array(most)
    this.optionAfter = new Int32Array(most)
    this.optionSeen = new Int32Array(most)
    this.seen = new Int32Array(problem.tours)
    const time = problem.endTime.reduce((sum, end, tour) => sum + end - problem.startTime[tour]!, 0)
    this.exchange = problem.budget > 0 && Number.isFinite(problem.budget) ? time / problem.budget : 0
    this.from = new Int32Array(problem.tours)
    this.to = new Int32Array(problem.tours).fill(NO_LIMIT)
    this.heap = new OptionHeap(most)
    this.gaps = new Gaps(problem)
    this.coupled = problem.typeOf.length > 0 || Number.isFinite(problem.budget)
    this.bonuses = problem.wantedBonus.some((bonus) => bonus > 0)
    const floats = problem.locationOf.some((location) => location < 0)
    const several = problem.windowAt.some((at, i) => i > 0 && at - problem.windowAt[i - 1]! > 1)
    this.plain = problem.arcCost === null && problem.fullnessType < 0 && !floats && !several && isSymmetric(problem)
  }

  /** Marks the tours that it adds to as touched. */
  fill(tours: Tours, ruined: Ruined, params: InsertionParams): void {
    this.seen.fill(0)
    this.dues = this.exchange * params.costWeight
    this.from.set(ruined.from)
    this.to.set(ruined.to)
    const { heap } = this
    heap.fill(this.plain ? this.listPlainOptions(tours, ruined, params) : this.listOptions(tours, ruined, params))
    while (heap.size > 0) {
      const option = heap.top()
      const node = this.optionNode[option]!
      const tour = this.optionTour[option]!
      if (tours.tourOf[node]! >= 0 || (this.coupled && !tours.hasRoom(node, tour))) {
        heap.dropTop()
        continue
      }
      const changed = this.bonuses && this.reweigh(tours, node)
      if (changed || this.optionSeen[option] !== this.seen[tour]) {
        this.optionSeen[option] = this.seen[tour]!
        heap.value[option] = this.weight[node]! * this.evaluate(tours, node, tour)
        this.optionAfter[option] = this.after
        if (heap.value[option]! <= 0) heap.dropTop()
        else heap.sinkTop()
        continue
      }
      tours.insert(node, tour, this.optionAfter[option]!)
      ruined.touched[tour] = 1
      this.to[tour] = this.to[tour]! + 1
      this.seen[tour] = this.seen[tour]! + 1
      heap.dropTop()
    }
  }

  /** Sets out the options of this fill and answers how many there are. */
  private listOptions(tours: Tours, { touched, removed, narrow }: Ruined, params: InsertionParams): number {
    const { nodes, tours: count } = this.problem
    let options = 0
    for (let node = 0; node < nodes; node++) {
      if (tours.tourOf[node]! >= 0) continue
      const everywhere = removed[node] === 1 || (this.coupled && !narrow)
      let weighed = false
      this.gain[node] = tours.gain(node)
      for (let tour = 0; tour < count; tour++) {
        if (!everywhere && touched[tour] === 0) continue
        if (!tours.hasRoom(node, tour)) continue
        const worth = this.evaluateAny(tours, node, tour)
        if (worth <= 0) continue
        if (!weighed) {
          this.weight[node] = this.gain[node]! ** params.scoreExponent * this.chance(params)
          weighed = true
        }
        this.setOption(options++, node, tour, this.after, worth * this.weight[node]!)
      }
    }
    return options
  }

  /** The same for plain problems, where the gaps of the tours can be laid out once for all nodes. */
  private listPlainOptions(tours: Tours, { touched, removed, narrow }: Ruined, params: InsertionParams): number {
    const {
      nodes,
      tours: count,
      locationOf,
      service,
      travel,
      locations,
      windowAt,
      windowOpen,
      windowLast,
    } = this.problem
    const { at, after, here, next, leave, latest, direct } = this.gaps
    const powers = this.powersOf(params.scoreExponent)
    this.gaps.layOut(tours, this.from, this.to)
    let options = 0
    for (let node = 0; node < nodes; node++) {
      if (tours.tourOf[node]! >= 0) continue
      const everywhere = removed[node] === 1 || (this.coupled && !narrow)
      const stay = service[node]!
      const row = locationOf[node]! * locations
      const dues = this.dues * this.problem.cost[node]!
      let weight = 0
      for (let tour = 0; tour < count; tour++) {
        if (!everywhere && touched[tour] === 0) continue
        const window = windowAt[node * count + tour]!
        if (window === windowAt[node * count + tour + 1]!) continue
        if (this.coupled && !tours.hasRoom(node, tour)) continue
        const opens = windowOpen[window]!
        const lastStart = windowLast[window]!
        const earliestEnd = opens + stay
        const beyond = at[tour + 1]!
        let least = NEVER
        let best = 0
        for (let gap = at[tour]!; gap < beyond; gap++) {
          const left = leave[gap]!
          if (left > lastStart) break
          const latestNext = latest[gap]!
          if (latestNext < earliestEnd) continue
          const arrive = left + travel[row + here[gap]!]!
          if (arrive > lastStart) continue
          const departs = (arrive > opens ? arrive : opens) + stay + travel[row + next[gap]!]!
          const time = departs - left - direct[gap]!
          if (departs > latestNext || time >= least) continue
          least = time
          best = after[gap]!
        }
        if (least === NEVER) continue
        if (weight === 0) {
          weight = powers[node]! * this.chance(params)
          this.weight[node] = weight
        }
        this.setOption(options++, node, tour, best, weight / ((least > 1 ? least : 1) + dues))
      }
    }
    return options
  }

  private setOption(option: number, node: number, tour: number, after: number, value: number): void {
    this.optionNode[option] = node
    this.optionTour[option] = tour
    this.optionAfter[option] = after
    this.optionSeen[option] = 0
    this.heap.value[option] = value
  }

  private chance({ noise }: InsertionParams): number {
    return noise > 0 ? 1 + noise * (this.random.next() * 2 - 1) : 1
  }

  private powersOf(scoreExponent: number): Float64Array {
    let powers = this.powers.get(scoreExponent)
    if (!powers) {
      powers = this.problem.score.map((score) => score ** scoreExponent)
      this.powers.set(scoreExponent, powers)
    }
    return powers
  }

  /** A bonus goes only to the first few of a kind: true when the node's gain is not what it was. */
  private reweigh(tours: Tours, node: number): boolean {
    const gain = tours.gain(node)
    if (gain === this.gain[node]) return false
    this.weight[node] = this.weight[node]! * (gain / this.gain[node]!)
    this.gain[node] = gain
    return true
  }

  private evaluate(tours: Tours, node: number, tour: number): number {
    return this.plain ? this.evaluatePlain(tours, node, tour) : this.evaluateAny(tours, node, tour)
  }

  private evaluatePlain(tours: Tours, node: number, tour: number): number {
    const { locationOf, service, travel, locations, windowAt, windowOpen, windowLast } = this.problem
    const window = windowAt[node * this.problem.tours + tour]!
    if (window === windowAt[node * this.problem.tours + tour + 1]!) return 0
    const { depart, latest, location } = tours
    const opens = windowOpen[window]!
    const lastStart = windowLast[window]!
    const stay = service[node]!
    const earliestEnd = opens + stay
    const row = locationOf[node]! * locations
    const base = tour * tours.stride
    const length = tours.length[tour]!
    const end = base + (this.to[tour]! < length ? this.to[tour]! : length) + 1
    let least = NEVER
    let after = 0
    const begin = base + this.from[tour]!
    let here = location[begin]!
    for (let i = begin; i < end; i++) {
      const leave = depart[i]!
      if (leave > lastStart) break
      const next = location[i + 1]!
      const latestNext = latest[i + 1]!
      if (latestNext >= earliestEnd) {
        const arrive = leave + travel[row + here]!
        if (arrive <= lastStart) {
          const onward = travel[row + next]!
          const departs = (arrive > opens ? arrive : opens) + stay + onward
          if (departs <= latestNext) {
            const time = departs - leave - travel[here * locations + next]!
            if (time < least) {
              least = time
              after = i - base
            }
          }
        }
      }
      here = next
    }
    this.after = after
    return least === NEVER ? 0 : 1 / ((least > 1 ? least : 1) + this.dues * this.problem.cost[node]!)
  }

  /** The best location for a node in a tour (left in `after`) and its value; 0 when it fits nowhere. */
  private evaluateAny(tours: Tours, node: number, tour: number): number {
    const { locationOf, service, travel, locations, windowAt, windowOpen, windowLast, arcCost, fullnessType } =
      this.problem
    const window = node * this.problem.tours + tour
    const first = windowAt[window]!
    const beyond = windowAt[window + 1]!
    if (first === beyond) return 0
    const opens = windowOpen[first]!
    const lastStart = windowLast[beyond - 1]!
    const single = beyond - first === 1
    const stay = service[node]!
    const own = locationOf[node]!
    const base = tour * tours.stride
    const end = base + tours.length[tour]! + 1
    const beginAt = base + this.from[tour]!
    const stopAt = base + this.to[tour]!
    const gain = this.gain[node]! + (fullnessType >= 0 ? tours.fullnessGain(node, tour) : 0)
    const weight = gain / this.gain[node]!
    const share = 1 / (1000 * gain)
    const dues = this.dues * this.problem.cost[node]!
    let best = 0
    for (let i = beginAt; i < end && i <= stopAt; i++) {
      const leave = tours.depart[i]!
      if (leave > lastStart) break
      if (tours.latest[i + 1]! < opens + stay) continue
      const here = tours.location[i]!
      const location = own >= 0 ? own : here
      const there = travel[here * locations + location]!
      let start = leave + there
      if (start > lastStart) continue
      if (single) start = start > opens ? start : opens
      else start = tours.earliest(node, tour, start)
      if (start === NEVER) continue
      let depart = start + stay
      let next = i + 1
      while (next < end && locationOf[tours.node[next]!]! < 0) {
        const floating = tours.node[next]!
        const from = tours.earliest(floating, tour, depart)
        if (from === NEVER) break
        depart = from + service[floating]!
        next++
      }
      if (next < end && locationOf[tours.node[next]!]! < 0) continue
      const onward = travel[location * locations + tours.location[next]!]!
      if (depart + onward > tours.latest[next]!) continue
      const extra = there + onward - travel[here * locations + tours.location[next]!]!
      const time = start - leave - there + stay + extra
      let worth = weight
      if (arcCost !== null) {
        const after = tours.location[next]!
        const dearer =
          arcCost[here * locations + location]! +
          arcCost[location * locations + after]! -
          arcCost[here * locations + after]!
        worth *= 1 - share * dearer
      }
      const value = worth / ((time > 1 ? time : 1) + dues)
      if (value <= best) continue
      best = value
      this.after = i - base
    }
    return best
  }
}

function isSymmetric({ travel, locations }: Orienteering): boolean {
  for (let i = 0; i < locations; i++) {
    for (let j = 0; j < i; j++) if (travel[i * locations + j] !== travel[j * locations + i]) return false
  }
  return true
}
