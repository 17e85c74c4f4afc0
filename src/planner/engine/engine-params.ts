/** Constants of the engine's search; `../search-params.ts` holds the values. Shares and probabilities are 0 … 1. */
export interface EngineParams {
  readonly annealing: AnnealingParams
  readonly ruin: RuinParams
  readonly recreate: RecreateParams
  readonly polish: PolishParams
}

/** Simulated annealing in cycles: each starts from its own solution, cools down, and hands its best to the elite. */
export interface AnnealingParams {
  /** Worsening accepted with probability 1/e when a cycle starts, in units of `Orienteering.goodScore`. */
  readonly initialTemperature: number
  /** Cycles of a search, fewer when each would have less than `minIterationsPerVisit` iterations per visited node. */
  readonly maxCycles: number
  readonly minIterationsPerVisit: number
  /** Share of the cycles that start from empty tours; later ones mix two solutions of the elite. */
  readonly freshShare: number
  /** Probability of keeping a node that only one of the two has. */
  readonly keepUnshared: number
  readonly eliteSize: number
  /** Iterations between two checks of the stopping criterion. */
  readonly checkEvery: number
  /** Iterations after which the length of the whole search is extrapolated. */
  readonly extrapolateAfter: number
}

/** What an iteration removes. */
export interface RuinParams {
  /** At most this share of the visited nodes, and this many. */
  readonly maxShare: number
  readonly maxNodes: number
  /** Probabilities of the operators; the remainder removes random nodes. */
  readonly strings: number
  readonly timeSlice: number
  readonly neighbourhood: number
  /** Tours from which strings are removed. */
  readonly maxStrings: number
  /** Probability that the seed is a visited node rather than any node. */
  readonly visitedSeed: number
  /** Distances from the seed are multiplied by a random factor in 1 ± jitter. */
  readonly jitter: number
  /** Probability that only the gaps around the removed nodes are refilled, and how many gaps on each side. */
  readonly local: number
  readonly localGaps: number
}

/** How removed nodes are put back; see `InsertionParams`. */
export interface RecreateParams {
  /** Drawn for each iteration. */
  readonly scoreExponents: readonly number[]
  readonly costWeights: readonly number[]
  /** Noise, and the probability of having any. */
  readonly noise: number
  readonly noiseProbability: number
  /** For the first solution and for filling the last one. */
  readonly greedyScoreExponent: number
  readonly greedyCostWeight: number
  /** For the start of a cycle. */
  readonly startNoise: number
}

/** How the best tours are put into their shortest order at the end. */
export interface PolishParams {
  /** Reordering and refilling take turns at most this often. */
  readonly maxPasses: number
  /** Tours of at most this many stops are reordered exactly. */
  readonly exactStops: number
  /** Weight of a metre to the first and from the last stop: travellers cover that distance anyway. */
  readonly endLegWeight: number
}
