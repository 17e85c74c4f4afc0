import { Elite } from './elite.ts'
import { NO_LIMIT, type Orienteering } from './orienteering.ts'
import { Random } from './random.ts'
import { type InsertionParams, Recreate } from './recreate.ts'
import { Ruin } from './ruin.ts'
import { Tours } from './tours.ts'

/** The share of the search that is done after so many iterations: 1 ends it. By a count it is reproducible, by a clock not. */
export type StoppingCriterion = (iterations: number) => number

export const maxIterations =
  (most: number): StoppingCriterion =>
  (iterations) =>
    iterations / most

export const maxRuntime =
  (ms: number, now: () => number, started = now()): StoppingCriterion =>
  () =>
    (now() - started) / ms

/** Ends another rule's search at once when `isOver` says so, whatever share of it is done. */
export const unless =
  (isOver: () => boolean, stop: StoppingCriterion): StoppingCriterion =>
  (iterations) =>
    isOver() ? 1 : stop(iterations)

/** Iterations between two looks at the stop rule. */
const LOOK_EVERY = 16
/** Iterations after which it is known how many there will be, and so how many episodes. */
const SPEED_KNOWN_AFTER = 64
/** An episode has at least so many iterations for each visited node: shorter ones would end before they are cool. */
const ITERATIONS_PER_VISIT = 60
const EPISODES = 20
/** The share of the episodes that begin with empty tours; the others begin with a mix of two good solutions. */
const FRESH = 0.4
const SCORE_EXPONENTS = [0.7, 1, 1.5, 2, 3] as const
const COST_WEIGHTS = [0, 0, 0.5, 1.5] as const
/** The share of iterations that refill only the gaps around what was taken out, and how many gaps around it. */
const NARROW = 0.8
const NARROW_GAPS = 2
/** Shortening and filling take turns at most so often. */
const FINISHES = 3

/**
 * Ruin and recreate with annealing over the tours of one problem, in episodes: each cools down from its own beginning,
 * and what it found joins the elite. Holds its state, so that it can go on later.
 */
export class Search {
  readonly best: Tours
  iterations = 0
  private readonly random: Random
  private readonly current: Tours
  private readonly trial: Tours
  /** The best of this episode. */
  private readonly found: Tours
  private readonly elite = new Elite()
  private readonly ruin: Ruin
  private readonly recreate: Recreate

  constructor(problem: Orienteering, seed: number, longest = problem.nodes) {
    this.random = new Random(seed)
    this.current = new Tours(problem, longest)
    this.trial = new Tours(problem, longest)
    this.found = new Tours(problem, longest)
    this.best = new Tours(problem, longest)
    this.ruin = new Ruin(problem, this.random)
    this.recreate = new Recreate(problem, this.random)
    this.refill(this.trial, { scoreExponent: 1.5, noise: 0, costWeight: 0.5 })
    this.settle()
  }

  /** Searches until the stop rule says so; `initialTemperature` is the worsening (in score) that is accepted at the beginning. */
  run(stop: StoppingCriterion, initialTemperature: number): void {
    const begin = stop(this.iterations)
    const first = this.iterations
    let done = begin
    let from = begin
    let to = 1
    let episodes = 1
    let episode = 0
    while (done < 1) {
      const temperature = initialTemperature * (1 - (done - from) / (to - from)) ** 2
      for (let i = 0; i < LOOK_EVERY; i++) this.iterate(temperature)
      done = stop(this.iterations)
      if (this.iterations - first === SPEED_KNOWN_AFTER) {
        episodes = this.planEpisodes((SPEED_KNOWN_AFTER / (done - begin)) * (1 - begin))
        to = episodeEnd(begin, 0, episodes)
      }
      if (done < to || done >= 1) continue
      this.elite.add(this.found)
      this.begin(++episode / episodes)
      from = done
      to = Math.max(done + 1e-9, episodeEnd(begin, episode, episodes))
    }
    this.elite.add(this.found)
  }

  /** Puts the best tours into shape: each into its shortest order, then filled with what fits into the time won. */
  finish(shorten: (tours: Tours, tour: number) => boolean): void {
    for (let again = 0; again < FINISHES; again++) {
      let changed = false
      for (let tour = 0; tour < this.best.length.length; tour++) changed = shorten(this.best, tour) || changed
      const before = this.best.collected
      this.refill(this.best, { scoreExponent: 1.5, noise: 0, costWeight: 0.5 })
      if (!changed && this.best.collected === before) break
    }
  }

  private planEpisodes(iterations: number): number {
    const visited = this.best.length.reduce((sum, length) => sum + length, 0)
    return Math.max(1, Math.min(EPISODES, Math.floor(iterations / (ITERATIONS_PER_VISIT * (visited + 5)))))
  }

  /** A new beginning: empty tours at first, later what is left of a good solution where another one agrees. */
  private begin(progress: number): void {
    const { trial, random, ruin } = this
    const pair = progress < FRESH ? null : this.elite.pair(random)
    if (pair) trial.copy(pair[0])
    for (let node = 0; node < ruin.removed.length; node++) {
      ruin.removed[node] = pair && (pair[1].tourOf[node]! >= 0 || random.next() < 0.2) ? 0 : 1
    }
    for (let tour = 0; tour < trial.length.length; tour++) trial.removeMarked(tour, ruin.removed)
    this.refill(trial, {
      scoreExponent: SCORE_EXPONENTS[random.below(SCORE_EXPONENTS.length)] ?? 1,
      noise: 0.5,
      costWeight: random.next(),
    })
    this.settle()
  }

  private refill(tours: Tours, params: InsertionParams): void {
    this.ruin.touchAll()
    this.recreate.fill(tours, this.ruin, params)
  }

  /** Goes on from the trial whatever it is worth. */
  private settle(): void {
    this.current.copy(this.trial)
    this.found.copy(this.trial)
    if (this.found.objective() > this.best.objective() + 1e-9 || this.iterations === 0) this.best.copy(this.found)
  }

  private iterate(temperature: number): void {
    const { trial, current, found, ruin, random } = this
    this.iterations++
    ruin.apply(trial, 0.35, random.next() < NARROW ? NARROW_GAPS : NO_LIMIT)
    const scoreExponent = SCORE_EXPONENTS[random.below(SCORE_EXPONENTS.length)] ?? 1
    const noise = random.next() < 0.5 ? 0 : 0.3
    this.recreate.fill(trial, ruin, {
      scoreExponent,
      noise,
      costWeight: COST_WEIGHTS[random.below(COST_WEIGHTS.length)] ?? 0,
    })
    const change = trial.objective() - current.objective()
    const accepted = change >= 0 || change > temperature * Math.log(random.next() + 1e-12)
    if (accepted) this.sync(current, trial)
    else this.sync(trial, current)
    if (!accepted || current.objective() <= found.objective() + 1e-9) return
    found.copy(current)
    if (found.objective() > this.best.objective() + 1e-9) this.best.copy(found)
  }

  /** Makes the touched tours of one solution those of the other. */
  private sync(to: Tours, from: Tours): void {
    const { touched } = this.ruin
    for (let tour = 0; tour < touched.length; tour++) if (touched[tour] === 1) to.copyTour(from, tour)
    for (let tour = 0; tour < touched.length; tour++) if (touched[tour] === 1) to.accountTour(tour)
  }
}

/** When an episode is over, as a share of the search. */
function episodeEnd(begin: number, episode: number, episodes: number): number {
  return episode >= episodes - 1 ? 1 : begin + ((1 - begin) * (episode + 1)) / episodes
}
