/**
 * The engine's problem, team orienteering with time windows: visit nodes on tours (days), each at most once, for the
 * highest score. Trips and the benchmark instances from the literature are both instances of it.
 * Times are whole numbers of any unit; indices start at 0.
 */
export interface Orienteering {
  readonly nodes: number
  readonly tours: number
  /** Rows of the travel table. Nodes may share one; starts and ends of tours have their own. */
  readonly locations: number
  /** Travel time from location a to b at `a * locations + b`; 0 from a location to itself. */
  readonly travel: Int32Array
  /** Location of a node; -1 floats: it happens wherever the tour is (a meal in free time). */
  readonly locationOf: Int32Array
  readonly service: Int32Array
  readonly score: Float64Array
  /** Score of a good node: the unit of the annealing temperature. */
  readonly goodScore: number
  readonly cost: Float64Array
  /** Limit of the summed costs of all visited nodes. */
  readonly budget: number
  readonly startLocation: Int32Array
  readonly endLocation: Int32Array
  readonly startTime: Int32Array
  readonly endTime: Int32Array
  /** Time windows of node k on tour t: from `windowAt[k * tours + t]` up to the next entry, in order of time. */
  readonly windowAt: Int32Array
  readonly windowOpen: Int32Array
  /** The latest start of service of each window. */
  readonly windowLast: Int32Array
  /** Types of node k: `typeOf[typeAt[k]]` up to the next entry. */
  readonly typeAt: Int32Array
  readonly typeOf: Int32Array
  /** Maximum nodes of a type on a tour, at `tour * types + type`, and in total. */
  readonly limitTour: Int32Array
  readonly limitTotal: Int32Array
  /** The first `wantedCount` nodes of a type earn `wantedBonus` each. */
  readonly wantedCount: Int32Array
  readonly wantedBonus: Float64Array
  /** The n-th node of this type on a tour also earns `fullness[n]`; -1 for no such type. */
  readonly fullnessType: number
  readonly fullness: Float64Array
  /** Cost of each leg in thousandths of the score, laid out as `travel`; null where travel costs only time. */
  readonly arcCost: Int32Array | null
  /**
   * Waiting between two nodes: free up to `free`, then `cost` thousandths of the score per unit of time. Before the first
   * node of a tour, `freeAtStart` of that tour applies instead.
   */
  readonly idle?: { readonly free: number; readonly cost: number; readonly freeAtStart: Int32Array }
}

export const NO_LIMIT = 1_000_000
/** Later than any time. */
export const NEVER = 0x3fffffff
