import { Elite } from './elite.ts'
import type { EngineParams } from './engine-params.ts'
import { NO_LIMIT, type Orienteering } from './orienteering.ts'
import { Random } from './random.ts'
import { type InsertionParams, Recreate } from './recreate.ts'
import { Ruin } from './ruin.ts'
import { Tours } from './tours.ts'

/** Before any time. */
const NEVER_STARTS = -1

/**
 * The share of the search that is done after the given number of iterations; the search ends at 1. Never decreases. Based on
 * iterations, the search is reproducible; based on a clock, it is not.
 */
export type StoppingCriterion = (iterations: number) => number

export interface EngineOptions {
  readonly seed: number
  readonly params: EngineParams
  /** The capacity of a tour in nodes; by default all of them. */
  readonly maxTourLength?: number
}

/**
 * Ruin and recreate with simulated annealing, in cycles that start from empty tours or from a mix of two elite solutions.
 * Keeps its state, so that it can be resumed. Allocates nothing in the loop.
 */
export class Search {
  readonly best: Tours
  iterations = 0
  private readonly goodScore: number
  private readonly params: EngineParams
  private readonly random: Random
  private readonly current: Tours
  private readonly trial: Tours
  /** Best of this cycle. */
  private readonly cycleBest: Tours
  private readonly elite: Elite
  private readonly ruin: Ruin
  private readonly recreate: Recreate

  constructor(problem: Orienteering, { seed, params, maxTourLength = problem.nodes }: EngineOptions) {
    this.goodScore = problem.goodScore
    this.params = params
    this.random = new Random(seed)
    this.current = new Tours(problem, maxTourLength)
    this.trial = new Tours(problem, maxTourLength)
    this.cycleBest = new Tours(problem, maxTourLength)
    this.best = new Tours(problem, maxTourLength)
    this.elite = new Elite(params.annealing.eliteSize)
    this.ruin = new Ruin(problem, this.random, params.ruin)
    this.recreate = new Recreate(problem, this.random, this.best.stride)
    this.refill(this.trial, this.greedy())
    this.settle()
  }

  /** Starts from a given solution too, so that the result is at least as good. @returns the given solution */
  offer(build: (empty: Tours) => void): Tours {
    const given = new Tours(this.best.problem, this.best.stride - 2)
    build(given)
    this.current.copy(given)
    this.trial.copy(given)
    this.cycleBest.copy(given)
    if (given.objective() > this.best.objective()) this.best.copy(given)
    this.elite.add(given)
    return given
  }

  /** Searches until the stopping criterion is met. */
  run(stop: StoppingCriterion): void {
    const { initialTemperature, checkEvery, extrapolateAfter } = this.params.annealing
    const begin = stop(this.iterations)
    const first = this.iterations
    let done = begin
    let from = begin
    let to = 1
    let cycles = 1
    let cycle = 0
    while (done < 1) {
      const temperature = this.goodScore * initialTemperature * (1 - (done - from) / (to - from)) ** 2
      for (let i = 0; i < checkEvery; i++) this.iterate(temperature)
      done = stop(this.iterations)
      if (this.iterations - first === extrapolateAfter) {
        cycles = this.cyclesFor((extrapolateAfter / (done - begin)) * (1 - begin))
        to = cycleEnd(begin, 0, cycles)
      }
      if (done < to || done >= 1) continue
      this.elite.add(this.cycleBest)
      this.startCycle(++cycle / cycles)
      from = done
      to = Math.max(done + 1e-9, cycleEnd(begin, cycle, cycles))
    }
    this.elite.add(this.cycleBest)
  }

  /** Polishes the best tours: puts each into its shortest order, then refills it with what fits into the time gained. */
  polish(shorten: (tours: Tours, tour: number) => boolean): void {
    for (let pass = 0; pass < this.params.polish.maxPasses; pass++) {
      let changed = false
      for (let tour = 0; tour < this.best.length.length; tour++) changed = shorten(this.best, tour) || changed
      const before = this.best.collected
      this.refill(this.best, this.greedy())
      if (!changed && this.best.collected === before) break
    }
  }

  /** Takes nodes off a tour of the best solution for good. */
  exclude(nodes: readonly number[], tour: number): void {
    const { windowAt, windowLast, tours } = this.best.problem
    const marked = new Uint8Array(this.best.problem.nodes)
    for (const node of nodes) {
      marked[node] = 1
      const at = node * tours + tour
      windowLast.fill(NEVER_STARTS, windowAt[at]!, windowAt[at + 1]!)
    }
    this.best.removeMarked(tour, marked)
  }

  private cyclesFor(iterations: number): number {
    const { maxCycles, minIterationsPerVisit } = this.params.annealing
    const visited = this.best.length.reduce((sum, length) => sum + length, 0)
    return Math.max(1, Math.min(maxCycles, Math.floor(iterations / (minIterationsPerVisit * (visited + 5)))))
  }

  /** Starts from empty tours at first, later from what an elite solution shares with another one. */
  private startCycle(progress: number): void {
    const { trial, random, ruin } = this
    const { annealing, recreate } = this.params
    const pair = progress < annealing.freshShare ? null : this.elite.pair(random)
    if (pair) trial.copy(pair[0])
    for (let node = 0; node < ruin.removed.length; node++) {
      const isKept = pair && (pair[1].tourOf[node]! >= 0 || random.next() < annealing.keepUnshared)
      ruin.removed[node] = isKept ? 0 : 1
    }
    for (let tour = 0; tour < trial.length.length; tour++) trial.removeMarked(tour, ruin.removed)
    const scoreExponent = random.pick(recreate.scoreExponents)
    this.refill(trial, { scoreExponent, noise: recreate.startNoise, costWeight: random.next() })
    this.settle()
  }

  private greedy(): InsertionParams {
    const { greedyScoreExponent, greedyCostWeight } = this.params.recreate
    return { scoreExponent: greedyScoreExponent, noise: 0, costWeight: greedyCostWeight }
  }

  private refill(tours: Tours, params: InsertionParams): void {
    this.ruin.touchAll()
    this.recreate.fill(tours, this.ruin, params)
  }

  /** Continues from the trial, whatever its value. */
  private settle(): void {
    this.current.copy(this.trial)
    this.cycleBest.copy(this.trial)
    if (this.cycleBest.objective() > this.best.objective() + 1e-9 || this.iterations === 0)
      this.best.copy(this.cycleBest)
  }

  private iterate(temperature: number): void {
    const { trial, current, cycleBest, ruin, random } = this
    const { local, localGaps } = this.params.ruin
    const { scoreExponents, costWeights, noise, noiseProbability } = this.params.recreate
    this.iterations++
    ruin.apply(trial, random.next() < local ? localGaps : NO_LIMIT)
    this.recreate.fill(trial, ruin, {
      scoreExponent: random.pick(scoreExponents),
      noise: random.next() < 1 - noiseProbability ? 0 : noise,
      costWeight: random.pick(costWeights),
    })
    const change = trial.objective() - current.objective()
    const isAccepted = change >= 0 || change > temperature * Math.log(random.next() + 1e-12)
    if (isAccepted) current.copyTours(trial, ruin.touched)
    else trial.copyTours(current, ruin.touched)
    if (!isAccepted || current.objective() <= cycleBest.objective() + 1e-9) return
    cycleBest.copy(current)
    if (cycleBest.objective() > this.best.objective() + 1e-9) this.best.copy(cycleBest)
  }
}

/** When a cycle is over, as a share of the search. */
function cycleEnd(begin: number, cycle: number, cycles: number): number {
  return cycle >= cycles - 1 ? 1 : begin + ((1 - begin) * (cycle + 1)) / cycles
}
