import type { Orienteering } from './orienteering.ts'
import { Random } from './random.ts'
import { Recreate } from './recreate.ts'
import { Ruin } from './ruin.ts'
import { Tours } from './tours.ts'

/** The share of the search that is done after so many rounds: 1 ends it. By a count it is reproducible, by a clock not. */
export type Stop = (rounds: number) => number

export const afterRounds =
  (most: number): Stop =>
  (rounds) =>
    rounds / most

export const afterMs =
  (ms: number, now: () => number, started = now()): Stop =>
  () =>
    (now() - started) / ms

/** Rounds between two looks at the stop rule. */
const LOOK_EVERY = 16

/** Ruin and recreate with annealing over the tours of one problem. Holds its state, so that it can go on later. */
export class Search {
  readonly best: Tours
  rounds = 0
  private readonly random: Random
  private readonly current: Tours
  private readonly trial: Tours
  private readonly ruin: Ruin
  private readonly recreate: Recreate

  constructor(problem: Orienteering, seed: number, longest = problem.nodes) {
    this.random = new Random(seed)
    this.current = new Tours(problem, longest)
    this.trial = new Tours(problem, longest)
    this.best = new Tours(problem, longest)
    this.ruin = new Ruin(problem, this.random)
    this.recreate = new Recreate(problem, this.random)
    this.ruin.apply(this.trial, 0)
    this.recreate.fill(this.trial, this.ruin.touched, this.ruin.removed, { power: 1.5, noise: 0 })
    this.current.copy(this.trial)
    this.best.copy(this.trial)
  }

  /** Searches until the stop rule says so; `heat` is the worsening (in score) that is accepted at the beginning. */
  run(stop: Stop, heat: number): void {
    let done = stop(this.rounds)
    while (done < 1) {
      const warmth = heat * (1 - done) ** 2
      for (let i = 0; i < LOOK_EVERY; i++) this.round(warmth)
      done = stop(this.rounds)
    }
  }

  /** Puts the best tours into shape: each into its shortest order, then filled with what fits into the time won. */
  finish(shorten: (tours: Tours, tour: number) => boolean): void {
    this.ruin.removed.fill(1)
    for (let again = 0; again < FINISHES; again++) {
      let changed = false
      for (let tour = 0; tour < this.best.length.length; tour++) changed = shorten(this.best, tour) || changed
      const before = this.best.collected
      this.ruin.touched.fill(1)
      this.recreate.fill(this.best, this.ruin.touched, this.ruin.removed, { power: 1.5, noise: 0 })
      if (!changed && this.best.collected === before) break
    }
  }

  private round(warmth: number): void {
    const { trial, current, ruin, random } = this
    this.rounds++
    ruin.apply(trial, 0.35)
    const power = POWERS[random.below(POWERS.length)] ?? 1
    this.recreate.fill(trial, ruin.touched, ruin.removed, { power, noise: random.next() < 0.5 ? 0 : 0.3 })
    const change = trial.objective() - current.objective()
    const accepted = change >= 0 || change > warmth * Math.log(random.next() + 1e-12)
    if (accepted) this.sync(current, trial)
    else this.sync(trial, current)
    if (accepted && current.objective() > this.best.objective() + 1e-9) this.best.copy(current)
  }

  /** Makes the touched tours of one solution those of the other. */
  private sync(to: Tours, from: Tours): void {
    const { touched } = this.ruin
    for (let tour = 0; tour < touched.length; tour++) if (touched[tour] === 1) to.copyTour(from, tour)
    for (let tour = 0; tour < touched.length; tour++) if (touched[tour] === 1) to.accountTour(tour)
  }
}

/** Shortening and filling take turns at most so often. */
const FINISHES = 3
const POWERS = [0.7, 1, 1.5, 2, 3] as const
