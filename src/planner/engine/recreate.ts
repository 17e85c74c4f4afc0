import { InsertionEvaluator } from './insertion.ts'
import { OptionHeap } from './option-heap.ts'
import { NO_LIMIT, type Orienteering } from './orienteering.ts'
import type { Random } from './random.ts'
import type { Tours } from './tours.ts'

const LEAST_GAIN = 1e-9

/** What a ruin leaves for the recreate step. */
export interface Ruined {
  /** 1 for nodes that were removed. */
  readonly removed: Uint8Array
  /** 1 for tours that nodes were removed from. */
  readonly touched: Uint8Array
  /** First and last gap of each tour to try. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** Whether other nodes are tried on touched tours only, although a removal may have made room elsewhere. */
  readonly isLocal: boolean
}

/** How one recreate step ranks insertions: by gain^scoreExponent / (time + costWeight × cost), with noise. */
export interface InsertionParams {
  readonly scoreExponent: number
  /** Each node's rank is multiplied by a random factor in 1 ± noise. */
  readonly noise: number
  /** Weight of a node's cost against its time: at 1 the whole budget weighs as much as all the time of all tours. */
  readonly costWeight: number
}

/**
 * Fills tours greedily, best insertion first. Lazily: an insertion rarely improves another one, so an option keeps its
 * value in the heap until it reaches the top and is evaluated again only there.
 */
export class Recreate {
  private readonly problem: Orienteering
  private readonly random: Random
  private readonly weight: Float64Array
  private readonly gain: Float64Array
  private readonly optionNode: Int32Array
  private readonly optionTour: Int32Array
  private readonly optionAfter: Int32Array
  /** Insertions into the option's tour when the option was evaluated. */
  private readonly optionSeen: Int32Array
  private readonly seen: Int32Array
  private readonly heap: OptionHeap
  /** Whether a removal on one tour can make room on others: limits, a budget. */
  private readonly isCoupled: boolean
  private readonly hasReturns: boolean
  /** Time that is worth as much as a unit of the budget; 0 without a budget. */
  private readonly timePerCost: number
  private readonly insertion: InsertionEvaluator
  private readonly powersByExponent = new Map<number, Float64Array>()
  /** Gaps of each tour to try; the last moves on with each insertion. */
  private readonly from: Int32Array
  private readonly to: Int32Array

  constructor(problem: Orienteering, random: Random, stride: number) {
    this.problem = problem
    this.random = random
    this.weight = new Float64Array(problem.nodes)
    this.gain = new Float64Array(problem.nodes)
    const options = problem.nodes * problem.tours
    this.optionNode = new Int32Array(options)
    this.optionTour = new Int32Array(options)
    this.optionAfter = new Int32Array(options)
    this.optionSeen = new Int32Array(options)
    this.seen = new Int32Array(problem.tours)
    const time = problem.endTime.reduce((sum, end, tour) => sum + end - problem.startTime[tour]!, 0)
    this.timePerCost = problem.budget > 0 && Number.isFinite(problem.budget) ? time / problem.budget : 0
    this.from = new Int32Array(problem.tours)
    this.to = new Int32Array(problem.tours).fill(NO_LIMIT)
    this.heap = new OptionHeap(options)
    this.insertion = new InsertionEvaluator(problem, stride)
    this.isCoupled = problem.typeOf.length > 0 || Number.isFinite(problem.budget)
    this.hasReturns = problem.totalReturns.value.length > 0
  }

  /** Inserts nodes until none fits, and marks the tours that it adds to as touched. */
  fill(tours: Tours, ruined: Ruined, params: InsertionParams): void {
    this.seen.fill(0)
    this.from.set(ruined.from)
    this.to.set(ruined.to)
    for (let tour = 0; tour < this.seen.length; tour++) this.layOutGaps(tours, tour)
    const { heap } = this
    const penalty = this.timePerCost * params.costWeight
    heap.fill(this.listOptions(tours, ruined, params, penalty))
    while (heap.size > 0) {
      const option = heap.top()
      const node = this.optionNode[option]!
      const tour = this.optionTour[option]!
      if (tours.tourOf[node]! >= 0 || (this.isCoupled && !tours.hasRoom(node, tour))) {
        heap.dropTop()
        continue
      }
      const changed = this.hasReturns && this.reweigh(tours, node)
      if (changed || this.optionSeen[option] !== this.seen[tour]) {
        this.optionSeen[option] = this.seen[tour]!
        heap.value[option] = this.weight[node]! * this.evaluate(tours, node, tour, penalty)
        this.optionAfter[option] = this.insertion.after
        if (heap.value[option]! <= 0) heap.dropTop()
        else heap.sinkTop()
        continue
      }
      tours.insert(node, tour, this.optionAfter[option]!)
      ruined.touched[tour] = 1
      this.to[tour] = this.to[tour]! + 1
      this.seen[tour] = this.seen[tour]! + 1
      this.layOutGaps(tours, tour)
      heap.dropTop()
    }
  }

  /** Evaluates every insertion that this step may make; returns how many there are. */
  private listOptions(
    tours: Tours,
    { touched, removed, isLocal }: Ruined,
    params: InsertionParams,
    penalty: number,
  ): number {
    const { nodes, tours: count, score } = this.problem
    const powers = this.powersOf(params.scoreExponent)
    let options = 0
    for (let node = 0; node < nodes; node++) {
      if (tours.tourOf[node]! >= 0) continue
      const everywhere = removed[node] === 1 || (this.isCoupled && !isLocal)
      const gain = this.hasReturns ? tours.gain(node) : score[node]!
      if (gain <= 0) continue
      this.gain[node] = gain
      let isWeighed = false
      for (let tour = 0; tour < count; tour++) {
        if (!everywhere && touched[tour] === 0) continue
        if (this.isCoupled && !tours.hasRoom(node, tour)) continue
        const value = this.evaluate(tours, node, tour, penalty)
        if (value <= 0) continue
        if (!isWeighed) {
          const power = gain === score[node] ? powers[node]! : gain ** params.scoreExponent
          this.weight[node] = power * this.noiseFactor(params)
          isWeighed = true
        }
        this.optionNode[options] = node
        this.optionTour[options] = tour
        this.optionAfter[options] = this.insertion.after
        this.optionSeen[options] = 0
        this.heap.value[options++] = value * this.weight[node]!
      }
    }
    return options
  }

  private evaluate(tours: Tours, node: number, tour: number, penalty: number): number {
    return this.insertion.evaluate(tours, node, tour, this.gain[node]!, penalty * this.problem.cost[node]!)
  }

  private layOutGaps(tours: Tours, tour: number): void {
    this.insertion.setGaps(tours, tour, this.from[tour]!, this.to[tour]!)
  }

  private noiseFactor({ noise }: InsertionParams): number {
    return noise > 0 ? 1 + noise * (this.random.next() * 2 - 1) : 1
  }

  private powersOf(exponent: number): Float64Array {
    let powers = this.powersByExponent.get(exponent)
    if (!powers) {
      powers = this.problem.score.map((score) => score ** exponent)
      this.powersByExponent.set(exponent, powers)
    }
    return powers
  }

  /** Each further node of a type earns something else: updates a node's weight, true if its gain has changed. */
  private reweigh(tours: Tours, node: number): boolean {
    // Never 0, so that it can be compared and divided by again.
    const gain = Math.max(tours.gain(node), LEAST_GAIN)
    if (gain === this.gain[node]) return false
    this.weight[node] = this.weight[node]! * (gain / this.gain[node]!)
    this.gain[node] = gain
    return true
  }
}
