import type { RuinParams } from './engine-params.ts'
import { NO_LIMIT, type Orienteering } from './orienteering.ts'
import type { Random } from './random.ts'
import type { Ruined } from './recreate.ts'
import type { Tours } from './tours.ts'

/** Removes nodes: strings of tours, a slice of time, a neighbourhood, or any nodes at random. */
export class Ruin implements Ruined {
  readonly removed: Uint8Array
  readonly touched: Uint8Array
  readonly from: Int32Array
  readonly to: Int32Array
  isLocal = false
  private readonly problem: Orienteering
  private readonly random: Random
  private readonly params: RuinParams
  private readonly visited: Int32Array
  private readonly near: Float64Array

  constructor(problem: Orienteering, random: Random, params: RuinParams) {
    this.problem = problem
    this.random = random
    this.params = params
    this.removed = new Uint8Array(problem.nodes)
    this.touched = new Uint8Array(problem.tours)
    this.from = new Int32Array(problem.tours)
    this.to = new Int32Array(problem.tours)
    this.visited = new Int32Array(problem.nodes)
    this.near = new Float64Array(problem.nodes)
  }

  /** Removes nodes. Only `gaps` gaps on each side of them are left to refill; `NO_LIMIT`: those of the whole tour. */
  apply(tours: Tours, gaps: number): void {
    const { maxNodes, maxShare, strings, timeSlice, neighbourhood } = this.params
    this.removed.fill(0)
    this.touched.fill(0)
    this.from.fill(0)
    this.to.fill(NO_LIMIT)
    this.isLocal = gaps < NO_LIMIT
    const count = this.listVisited(tours)
    if (count === 0) {
      this.touched.fill(1)
      return
    }
    const most = Math.max(2, Math.min(maxNodes, Math.ceil(count * maxShare)))
    const wanted = 1 + this.random.below(most)
    const choice = this.random.next()
    if (choice < strings) this.markStrings(tours, count, wanted)
    else if (choice < strings + timeSlice) this.markTimeSlice(tours, count, wanted)
    else if (choice < strings + timeSlice + neighbourhood) this.markNeighbourhood(count, wanted)
    else this.markAny(count, wanted)
    for (let tour = 0; tour < this.touched.length; tour++) {
      if (this.touched[tour] === 0) continue
      if (this.isLocal) this.narrowDown(tours, tour, gaps)
      tours.removeMarked(tour, this.removed)
    }
  }

  /** Opens every node and gap to the next recreate step. */
  touchAll(): void {
    this.isLocal = false
    this.removed.fill(1)
    this.touched.fill(1)
    this.from.fill(0)
    this.to.fill(NO_LIMIT)
  }

  /** Call before the marked nodes leave a tour: limits it to the gaps around them, numbered as they will be afterwards. */
  private narrowDown(tours: Tours, tour: number, gaps: number): void {
    const base = tour * tours.stride
    const length = tours.length[tour]!
    let first = -1
    let last = -1
    let count = 0
    for (let position = 1; position <= length; position++) {
      if (this.removed[tours.node[base + position]!] === 0) continue
      if (first < 0) first = position
      last = position
      count++
    }
    if (first < 0) return
    this.from[tour] = Math.max(0, first - 1 - gaps)
    this.to[tour] = last - count + gaps
  }

  private listVisited(tours: Tours): number {
    let count = 0
    for (let tour = 0; tour < tours.length.length; tour++) {
      const base = tour * tours.stride
      for (let position = 1; position <= tours.length[tour]!; position++) {
        this.visited[count++] = tours.node[base + position]!
      }
    }
    return count
  }

  private mark(tours: Tours, tour: number, first: number, last: number): void {
    const base = tour * tours.stride
    for (let position = first; position <= last; position++) this.removed[tours.node[base + position]!] = 1
    this.touched[tour] = 1
  }

  /** Strings of tours near a seed node (slack induction by string removals, Christiaens and Vanden Berghe). */
  private markStrings(tours: Tours, count: number, wanted: number): void {
    const seed = this.seedNode(count)
    const location = this.problem.locationOf[seed]!
    let left = wanted
    const first = this.random.below(tours.length.length)
    const strings = 1 + this.random.below(Math.min(this.params.maxStrings, tours.length.length))
    for (let i = 0; i < strings && left > 0; i++) {
      const own = tours.tourOf[seed]!
      const tour = i === 0 && own >= 0 ? own : (first + i) % tours.length.length
      const length = tours.length[tour]!
      if (length === 0) continue
      const at = this.nearestPosition(tours, tour, location)
      const size = Math.min(length, 1 + this.random.below(left))
      const begin = Math.max(1, Math.min(length - size + 1, at - this.random.below(size)))
      this.mark(tours, tour, begin, begin + size - 1)
      left -= size
    }
  }

  private nearestPosition(tours: Tours, tour: number, location: number): number {
    const length = tours.length[tour]!
    if (location < 0) return 1 + this.random.below(length)
    const { travel, locations } = this.problem
    const base = tour * tours.stride
    let best = 1
    let least = Number.POSITIVE_INFINITY
    for (let position = 1; position <= length; position++) {
      const away = travel[location * locations + tours.location[base + position]!]!
      if (away >= least) continue
      least = away
      best = position
    }
    return best
  }

  /** Consecutive stops of one tour, and what the others do in those hours. */
  private markTimeSlice(tours: Tours, count: number, wanted: number): void {
    const seed = this.visited[this.random.below(count)]!
    const tour = tours.tourOf[seed]!
    const base = tour * tours.stride
    let from = 1
    while (tours.node[base + from] !== seed) from++
    const last = Math.min(tours.length[tour]!, from + Math.max(1, Math.ceil(wanted / tours.length.length)) - 1)
    const begin = tours.start[base + from]!
    const until = tours.start[base + last]!
    this.mark(tours, tour, from, last)
    for (let other = 0; other < tours.length.length; other++) {
      if (other === tour) continue
      const otherBase = other * tours.stride
      for (let position = 1; position <= tours.length[other]!; position++) {
        const start = tours.start[otherBase + position]!
        if (start >= begin && start <= until) this.mark(tours, other, position, position)
      }
    }
    this.touchMarked(tours)
  }

  private markNeighbourhood(count: number, wanted: number): void {
    const seed = this.seedNode(count)
    const { jitter } = this.params
    const { locationOf, travel, locations } = this.problem
    const location = locationOf[seed]!
    if (location < 0) {
      this.markAny(count, wanted)
      return
    }
    for (let i = 0; i < count; i++) {
      const other = locationOf[this.visited[i]!]!
      this.near[i] =
        other < 0
          ? Number.POSITIVE_INFINITY
          : travel[location * locations + other]! * (1 - jitter + 2 * jitter * this.random.next())
    }
    for (let taken = 0; taken < wanted; taken++) {
      let best = -1
      for (let i = 0; i < count; i++) {
        if (this.removed[this.visited[i]!] === 1) continue
        if (best < 0 || this.near[i]! < this.near[best]!) best = i
      }
      if (best < 0) break
      this.removed[this.visited[best]!] = 1
    }
    this.touched.fill(1)
  }

  private markAny(count: number, wanted: number): void {
    for (let i = 0; i < wanted; i++) this.removed[this.visited[this.random.below(count)]!] = 1
    this.touched.fill(1)
  }

  private touchMarked(tours: Tours): void {
    for (let tour = 0; tour < this.touched.length; tour++) {
      const base = tour * tours.stride
      for (let position = 1; position <= tours.length[tour]!; position++) {
        if (this.removed[tours.node[base + position]!] === 1) this.touched[tour] = 1
      }
    }
  }

  private seedNode(count: number): number {
    const isVisited = this.random.next() < this.params.visitedSeed
    return isVisited ? this.visited[this.random.below(count)]! : this.random.below(this.problem.nodes)
  }
}
