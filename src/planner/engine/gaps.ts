import { NEVER, type Orienteering } from './orienteering.ts'
import type { Tours } from './tours.ts'

/**
 * The gaps between the stops of all tours, laid out in a row, so that every node can be tried in them without looking
 * their times up again. Those of tour t are from `at[t]` up to `at[t + 1]`, in order of time.
 */
export class Gaps {
  readonly at: Int32Array
  /** The position that the gap comes after. */
  readonly after: Int32Array
  readonly here: Int32Array
  readonly next: Int32Array
  readonly leave: Int32Array
  /** The latest start of service at the stop after the gap. */
  readonly latest: Int32Array
  /** Travel time from the stop before to the stop after. */
  readonly direct: Int32Array
  private readonly problem: Orienteering
  private readonly shortestStay: number

  constructor(problem: Orienteering) {
    const most = problem.nodes + problem.tours
    this.problem = problem
    this.at = new Int32Array(problem.tours + 1)
    this.after = new Int32Array(most)
    this.here = new Int32Array(most)
    this.next = new Int32Array(most)
    this.leave = new Int32Array(most)
    this.latest = new Int32Array(most)
    this.direct = new Int32Array(most)
    this.shortestStay = problem.service.reduce((least, stay) => Math.min(least, stay), NEVER)
  }

  /** Lays out the gaps between the first and the last one of each tour, without those that no stay fits into. */
  layOut(tours: Tours, first: Int32Array, last: Int32Array): void {
    const { travel, locations } = this.problem
    let gap = 0
    for (let tour = 0; tour < first.length; tour++) {
      const base = tour * tours.stride
      const length = tours.length[tour]!
      const until = length + 2 >= tours.stride ? -1 : Math.min(last[tour]!, length)
      for (let after = first[tour]!; after <= until; after++) {
        const leave = tours.depart[base + after]!
        const latest = tours.latest[base + after + 1]!
        if (leave + this.shortestStay > latest) continue
        const here = tours.location[base + after]!
        const next = tours.location[base + after + 1]!
        this.after[gap] = after
        this.here[gap] = here
        this.next[gap] = next
        this.leave[gap] = leave
        this.latest[gap] = latest
        this.direct[gap++] = travel[here * locations + next]!
      }
      this.at[tour + 1] = gap
    }
  }
}
