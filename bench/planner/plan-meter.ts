import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Geography } from '../../src/features/ai-trips/trip-problem.ts'
import { checkItinerary } from '../../src/planner/check/check.ts'
import type { Itinerary, SolveResult } from '../../src/planner/itinerary.ts'
import type { TripProblem } from '../../src/planner/problem.ts'
import { roadsFor, type SolveOptions, solve } from '../../src/planner/solve.ts'
import type { Roads } from '../../src/world/roads.ts'
import { median } from '../support/figures.ts'
import { cpuNowMs, maxCpuMs } from './cpu-time.ts'

/** Times are milliseconds of CPU time, all threads. */
export interface Measured {
  readonly candidates: number
  /** In the reference plan. */
  readonly visits: number
  /** Until the search begins: legs, hours, choices of nights. */
  readonly setUpMs: number
  /** Of the shortest runs whose plans are close: at the median of the seeds, and with every seed. Null when none was. */
  readonly closeMs: number | null
  readonly allCloseMs: number | null
  /** Plans as the service does, with an iteration limit: the CPU time and the gap to the reference in percent. */
  readonly servedMs: number
  readonly servedGapPercent: number
  /** Memory that the solver holds during the search, without the problem. */
  readonly heldMb: number
}

type Task = Omit<TripProblem, keyof Geography>

/** A plan is close when its score is at most this far below the reference. */
const CLOSE_PERCENT = 1
const BUDGETS_MS = [25, 50, 75, 100, 150, 200, 300, 450, 700, 1_000, 1_500, 2_500, 5_000] as const
/** After this many iterations, everything that a search needs is allocated. */
const ITERATIONS_FOR_MEMORY = 800

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc') as () => void

/** Twice: buffers are freed by the collection after the one that finds them. */
function collectGarbage(): void {
  gc()
  gc()
}

/** Plans each trip many times: once at length as the reference, then with increasing time until the plan is as good. */
export class PlanMeter {
  private readonly geography: Geography
  private readonly longMs: number
  private readonly seeds: readonly number[]
  private readonly roads: Roads

  constructor(geography: Geography, options: { readonly longMs: number; readonly seeds: number }) {
    this.geography = geography
    this.longMs = options.longMs
    this.seeds = Array.from({ length: options.seeds }, (_, i) => i + 1)
    this.roads = roadsFor(geography)
  }

  /** Until the code is compiled. */
  warmUp(task: Task): void {
    for (const ms of BUDGETS_MS) this.plan(task, 1, maxCpuMs(ms))
  }

  measure(task: Task): Measured {
    const reference = this.plan(task, 1, maxCpuMs(this.longMs))
    const gapOf = ({ score }: Itinerary) => (100 * (reference.score - score)) / reference.score
    const served = this.seeds.map((seed) => timed(() => this.proved(task, this.solve(task, { seed }))))
    return {
      candidates: task.candidates.length,
      visits: reference.days.flatMap(({ stops }) => stops).filter(({ candidateId }) => candidateId !== null).length,
      setUpMs: median(this.seeds.map(() => this.setUpMs(task))),
      ...this.timeUntilClose(task, gapOf),
      servedMs: median(served.map(({ ms }) => ms)),
      servedGapPercent: median(served.map(({ result }) => gapOf(result))),
      heldMb: this.heldMb(task),
    }
  }

  private timeUntilClose(task: Task, gapOf: (plan: Itinerary) => number) {
    let closeMs: number | null = null
    for (const budgetMs of BUDGETS_MS) {
      const runs = this.seeds.map((seed) => timed(() => this.plan(task, seed, maxCpuMs(budgetMs))))
      const gaps = runs.map(({ result }) => gapOf(result))
      const tookMs = median(runs.map(({ ms }) => ms))
      if (median(gaps) <= CLOSE_PERCENT) closeMs ??= tookMs
      if (Math.max(...gaps) <= CLOSE_PERCENT) return { closeMs, allCloseMs: tookMs }
    }
    return { closeMs, allCloseMs: null }
  }

  private setUpMs(task: Task): number {
    const startedMs = cpuNowMs()
    let ms: number | null = null
    this.plan(task, 1, () => {
      ms ??= cpuNowMs() - startedMs
      return 1
    })
    return ms ?? cpuNowMs() - startedMs
  }

  private heldMb(task: Task): number {
    collectGarbage()
    const before = heldBytes()
    let most = 0
    this.plan(task, 1, (iterations) => {
      const done = iterations / ITERATIONS_FOR_MEMORY
      if (done >= 1 && most === 0) {
        collectGarbage()
        most = heldBytes() - before
      }
      return done
    })
    return most / 1_048_576
  }

  private plan(task: Task, seed: number, stop: NonNullable<SolveOptions['stop']>): Itinerary {
    return this.proved(task, this.solve(task, { seed, stop }))
  }

  private solve(task: Task, options: SolveOptions): SolveResult {
    return solve({ ...task, ...this.geography }, { ...options, roads: this.roads })
  }

  private proved(task: Task, plan: SolveResult): Itinerary {
    if ('infeasible' in plan) throw new Error(`nothing fits: ${JSON.stringify(plan.infeasible)}`)
    const problem: TripProblem = { ...task, ...this.geography }
    const faults = checkItinerary(problem, plan, this.roads)
    if (faults.length > 0) throw new Error(`the plan breaks a rule: ${JSON.stringify(faults[0])}`)
    return plan
  }
}

function timed<T>(work: () => T): { readonly result: T; readonly ms: number } {
  const startedMs = cpuNowMs()
  const result = work()
  return { result, ms: cpuNowMs() - startedMs }
}

function heldBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
