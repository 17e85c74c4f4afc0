/**
 * The problem that the search engine solves: visit nodes on tours (days), each node at most once, in time windows that
 * differ by tour, for the highest score. Trips and the benchmark instances of the literature are both put into it.
 * Times are whole numbers of any unit; indices run from 0.
 */
export interface Orienteering {
  readonly nodes: number
  readonly tours: number
  /** Rows of the travel table: several nodes may share one, starts and ends of tours have theirs. */
  readonly locations: number
  /** Travel time from location a to location b at `a * locations + b`; 0 from a location to itself. */
  readonly travel: Int32Array
  /** Place of a node; -1: it happens wherever the tour is (a meal in free time). */
  readonly locationOf: Int32Array
  readonly service: Int32Array
  readonly score: Float64Array
  readonly cost: Float64Array
  /** What the costs of all visited nodes may come to. */
  readonly budget: number
  readonly startLocation: Int32Array
  readonly endLocation: Int32Array
  readonly startTime: Int32Array
  readonly endTime: Int32Array
  /** Windows of node k on tour t: from `windowAt[k * tours + t]` up to the next entry, in order of time. */
  readonly windowAt: Int32Array
  readonly windowOpen: Int32Array
  /** The latest start of service of each window. */
  readonly windowLast: Int32Array
  /** Types of node k: `typeOf[typeAt[k]]` up to the next entry. */
  readonly typeAt: Int32Array
  readonly typeOf: Int32Array
  /** At most so many nodes of a type on a tour, at `tour * types + type`, and in all. */
  readonly limitTour: Int32Array
  readonly limitTotal: Int32Array
  /** The first `wantedCount` nodes of a type earn `wantedBonus` each. */
  readonly wantedCount: Int32Array
  readonly wantedBonus: Float64Array
  /** The n-th node of this type on a tour earns `fullness[n]` besides; -1: none does. */
  readonly fullnessType: number
  readonly fullness: Float64Array
  /** What each leg costs, in thousandths of the score, laid out as `travel`; null where travel costs only time. */
  readonly arcCost: Int32Array | null
  /** A wait between two nodes is free up to so long, each unit beyond costs, in thousandths of the score. */
  readonly idle?: { readonly free: number; readonly arcCost: number }
}

export const NO_LIMIT = 1_000_000
/** A time that never comes. */
export const NEVER = 0x3fffffff
