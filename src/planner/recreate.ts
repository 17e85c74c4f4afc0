import { NEVER, type Orienteering } from './orienteering.ts'
import type { Random } from './random.ts'
import type { Tours } from './tours.ts'

/** How one round fills the tours: how much score counts against time, and how much chance is mixed in. */
export interface Taste {
  readonly power: number
  readonly noise: number
}

/**
 * Fills tours greedily by score^power / time, best first. Only what can have changed is looked at: an insertion never
 * makes another one possible, so after the first look the options only shrink.
 */
export class Recreate {
  private readonly problem: Orienteering
  private readonly random: Random
  private readonly weight: Float64Array
  private readonly gain: Float64Array
  private readonly optionNode: Int32Array
  private readonly optionTour: Int32Array
  private readonly optionAfter: Int32Array
  private readonly optionValue: Float64Array
  /** Whether a removal on one tour can make room on others (limits, a budget). */
  private readonly coupled: boolean
  private readonly bonuses: boolean
  private after = 0

  constructor(problem: Orienteering, random: Random) {
    this.problem = problem
    this.random = random
    this.weight = new Float64Array(problem.nodes)
    this.gain = new Float64Array(problem.nodes)
    const most = problem.nodes * problem.tours
    this.optionNode = new Int32Array(most)
    this.optionTour = new Int32Array(most)
    this.optionAfter = new Int32Array(most)
    this.optionValue = new Float64Array(most)
    this.coupled = problem.typeOf.length > 0 || Number.isFinite(problem.budget)
    this.bonuses = problem.wantedBonus.some((bonus) => bonus > 0)
  }

  /** `touched`: tours that nodes were taken from; `removed`: those nodes. Marks the tours that it adds to. */
  fill(tours: Tours, touched: Uint8Array, removed: Uint8Array, taste: Taste): void {
    let options = this.listOptions(tours, touched, removed, taste)
    let best = this.bestOption(options)
    while (best >= 0) {
      const node = this.optionNode[best]!
      const tour = this.optionTour[best]!
      tours.insert(node, tour, this.optionAfter[best]!)
      touched[tour] = 1
      options = this.review(tours, options, node, tour)
      best = this.bestOption(options)
    }
  }

  private listOptions(tours: Tours, touched: Uint8Array, removed: Uint8Array, taste: Taste): number {
    const { nodes, tours: count } = this.problem
    let options = 0
    for (let node = 0; node < nodes; node++) {
      if (tours.tourOf[node]! >= 0) continue
      const everywhere = this.coupled || removed[node] === 1
      let weighed = false
      for (let tour = 0; tour < count; tour++) {
        if (!everywhere && touched[tour] === 0) continue
        if (!tours.hasRoom(node, tour)) continue
        if (!weighed) {
          this.weigh(tours, node, taste)
          weighed = true
        }
        const value = this.evaluate(tours, node, tour)
        if (value <= 0) continue
        this.optionNode[options] = node
        this.optionTour[options] = tour
        this.optionAfter[options] = this.after
        this.optionValue[options++] = value
      }
    }
    return options
  }

  private weigh(tours: Tours, node: number, taste: Taste): void {
    const gain = tours.gain(node)
    this.gain[node] = gain
    this.weight[node] = gain ** taste.power * (1 + taste.noise * (this.random.next() * 2 - 1))
  }

  private bestOption(options: number): number {
    let best = -1
    let value = 0
    for (let i = 0; i < options; i++) {
      if (this.optionValue[i]! <= value) continue
      value = this.optionValue[i]!
      best = i
    }
    return best
  }

  /** After an insertion: drops the node's options and those that no longer fit, looks again at those of the tour. */
  private review(tours: Tours, options: number, inserted: number, tour: number): number {
    const { typeAt } = this.problem
    const limited = this.coupled && (typeAt[inserted + 1]! > typeAt[inserted]! || this.problem.cost[inserted]! > 0)
    let kept = 0
    for (let i = 0; i < options; i++) {
      const node = this.optionNode[i]!
      if (node === inserted) continue
      const at = this.optionTour[i]!
      if (limited && !tours.hasRoom(node, at)) continue
      let value = this.optionValue[i]!
      let after = this.optionAfter[i]!
      if (limited && this.bonuses) {
        const gain = tours.gain(node)
        if (gain !== this.gain[node]) {
          this.weight[node] = this.weight[node]! * (gain / this.gain[node]!)
          this.gain[node] = gain
          value = -1
        }
      }
      if (at === tour || value < 0) {
        value = this.evaluate(tours, node, at)
        after = this.after
        if (value <= 0) continue
      }
      this.optionNode[kept] = node
      this.optionTour[kept] = at
      this.optionAfter[kept] = after
      this.optionValue[kept++] = value
    }
    return kept
  }

  /** The best place for a node in a tour (left in `after`) and its value; 0 when it fits nowhere. */
  private evaluate(tours: Tours, node: number, tour: number): number {
    const { placeOf, service, travel, places, windowAt, windowOpen, windowLast, toll, fullnessType } = this.problem
    const window = node * this.problem.tours + tour
    const first = windowAt[window]!
    const beyond = windowAt[window + 1]!
    if (first === beyond) return 0
    const opens = windowOpen[first]!
    const lastStart = windowLast[beyond - 1]!
    const single = beyond - first === 1
    const stay = service[node]!
    const own = placeOf[node]!
    const base = tour * tours.stride
    const end = base + tours.length[tour]! + 1
    const gain = this.gain[node]! + (fullnessType >= 0 ? tours.fullnessGain(node, tour) : 0)
    const weight = this.weight[node]! * (gain / this.gain[node]!)
    const share = 1 / (1000 * gain)
    let best = 0
    for (let i = base; i < end; i++) {
      const leave = tours.depart[i]!
      if (leave > lastStart) break
      if (tours.latest[i + 1]! < opens + stay) continue
      const here = tours.place[i]!
      const place = own >= 0 ? own : here
      const there = travel[here * places + place]!
      let start = leave + there
      if (start > lastStart) continue
      if (single) start = start > opens ? start : opens
      else start = tours.earliest(node, tour, start)
      if (start === NEVER) continue
      let depart = start + stay
      let next = i + 1
      while (next < end && placeOf[tours.node[next]!]! < 0) {
        const floating = tours.node[next]!
        const from = tours.earliest(floating, tour, depart)
        if (from === NEVER) break
        depart = from + service[floating]!
        next++
      }
      if (next < end && placeOf[tours.node[next]!]! < 0) continue
      const onward = travel[place * places + tours.place[next]!]!
      if (depart + onward > tours.latest[next]!) continue
      const extra = there + onward - travel[here * places + tours.place[next]!]!
      const time = start - leave - there + stay + extra
      let worth = weight
      if (toll !== null) {
        const after = tours.place[next]!
        const dearer = toll[here * places + place]! + toll[place * places + after]! - toll[here * places + after]!
        worth *= 1 - share * dearer
      }
      const value = worth / (time > 1 ? time : 1)
      if (value <= best) continue
      best = value
      this.after = i - base
    }
    return best
  }
}
