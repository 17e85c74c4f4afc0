import type { EngineParams } from './engine/engine-params.ts'

/**
 * Every constant of the search, like `SolveParams` in PyVRP; `trip/objective.ts` defines the value of a trip. The service and
 * the benchmarks use `DEFAULT_SEARCH_PARAMS`.
 */
export interface SearchParams {
  readonly iterations: IterationParams
  readonly candidates: CandidateParams
  readonly nights: NightParams
  readonly engine: EngineParams
}

/** How long a search takes. Iterations, not seconds: a clock would make the plan depend on the machine's load. */
export interface IterationParams {
  readonly perDay: number
  readonly max: number
  readonly min: number
  /**
   * Bounds iterations × nodes². An iteration takes 1 to 3 µs per thousand pairs of nodes, so the longest trip (30 days over
   * the whole country, 750 nodes) takes about a second.
   */
  readonly maxNodePairs: number
  /** Choices of nights that the engine tries, and the share of the search that they get together. */
  readonly nightTrials: number
  readonly nightTrialShare: number
  /** The capacity of a day in stops, meals included. */
  readonly maxStopsPerDay: number
}

/** The candidates that the search considers: more would only slow it down. */
export interface CandidateParams {
  readonly base: number
  readonly perDay: number
  /** Per wanted kind: this many for each one wanted, plus a constant. */
  readonly perWanted: number
  readonly extraWanted: number
  readonly perProvince: number
  /** Restaurants. */
  readonly baseMeals: number
  readonly mealsPerDay: number
}

/** The beam search for where to sleep. */
export interface NightParams {
  /** Partial trips kept per day, and the maximum of them that end in the same town. */
  readonly beamWidth: number
  readonly beamPerTown: number
  /** Towns that a trip considers. */
  readonly baseTowns: number
  readonly townsPerDay: number
  readonly maxTowns: number
  /** A sight this many minutes from the bed is worth 1/e of one next door when towns are chosen. */
  readonly reachMinutes: number
  /** A must-visit counts as this many good sights in the choice of towns. */
  readonly mustVisitScore: number
  /** Weight of a town: `rankBase` + `rankStep` for each step of its rank, 1 … 5. */
  readonly rankBase: number
  readonly rankStep: number
  /** Towns at most this far apart share their surroundings. */
  readonly sameAreaMinutes: number
  /** Candidates considered for a day between two places: the best ones within this detour from the direct route. */
  readonly candidatesPerDay: number
  readonly maxDetourMinutes: number
  /** After the first stop of a day, a stop costs this share of its detour and so many minutes. */
  readonly detourShare: number
  readonly detourMinutes: number
  /** Candidates rank by worth / (stay + share × detour + minutes). */
  readonly rankDetourShare: number
  readonly rankDetourMinutes: number
}

export const DEFAULT_SEARCH_PARAMS: SearchParams = {
  iterations: {
    perDay: 1_200,
    max: 12_000,
    min: 200,
    maxNodePairs: 4e8,
    nightTrials: 5,
    nightTrialShare: 0.4,
    maxStopsPerDay: 30,
  },
  candidates: {
    base: 80,
    perDay: 20,
    perWanted: 4,
    extraWanted: 6,
    perProvince: 12,
    baseMeals: 10,
    mealsPerDay: 6,
  },
  nights: {
    beamWidth: 16,
    beamPerTown: 3,
    baseTowns: 6,
    townsPerDay: 1.5,
    maxTowns: 22,
    reachMinutes: 35,
    mustVisitScore: 3,
    rankBase: 0.75,
    rankStep: 0.05,
    sameAreaMinutes: 60,
    candidatesPerDay: 50,
    maxDetourMinutes: 420,
    detourShare: 0.45,
    detourMinutes: 8,
    rankDetourShare: 0.7,
    rankDetourMinutes: 10,
  },
  engine: {
    annealing: {
      initialTemperature: 0.6,
      maxCycles: 20,
      minIterationsPerVisit: 60,
      freshShare: 0.4,
      keepUnshared: 0.2,
      eliteSize: 8,
      checkEvery: 16,
      extrapolateAfter: 64,
    },
    ruin: {
      maxShare: 0.35,
      maxNodes: 30,
      strings: 0.45,
      timeSlice: 0.2,
      neighbourhood: 0.2,
      maxStrings: 3,
      visitedSeed: 0.5,
      jitter: 0.2,
      local: 0.8,
      localGaps: 2,
    },
    recreate: {
      scoreExponents: [0.7, 1, 1.5, 2, 3],
      costWeights: [0, 0, 0.5, 1.5],
      noise: 0.3,
      noiseProbability: 0.5,
      greedyScoreExponent: 1.5,
      greedyCostWeight: 0.5,
      startNoise: 0.5,
    },
    polish: { maxPasses: 3, exactStops: 8, endLegWeight: 0.4 },
  },
}

/** Iterations of a search, by the size of the trip alone. `effort` multiplies them. */
export function iterationsFor(days: number, nodes: number, params: IterationParams, effort = 1): number {
  const { perDay, max, min, maxNodePairs } = params
  return Math.max(min, Math.round(effort * Math.min(perDay * days, max, maxNodePairs / nodes ** 2)))
}
