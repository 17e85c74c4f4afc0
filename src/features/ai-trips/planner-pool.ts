import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import type { Plan } from '../../planner/itinerary.ts'
import type { Problem } from '../../planner/problem.ts'
import { projectRoot } from '../../platform/paths.ts'
import { problem as problemOf } from '../../platform/problem.ts'
import type { Geography, SolveTask } from './solve-task.ts'

/** Plans trips away from the thread that answers requests. */
export interface Planner {
  /** Throws `overloaded` when too many wait already. */
  plan(problem: Problem, seed: number, signal: AbortSignal): Promise<Plan>
  /** Trips that wait for a thread. */
  readonly waiting: number
  stop(): Promise<void>
}

export interface PlannerOptions {
  readonly geography: Geography
  readonly threads: number
  readonly queue: number
  readonly budgetMs: number
  /** A trip that has not been planned by then is given up: nobody waits for it any more. */
  readonly deadlineMs?: number
}

const DEADLINE_MS = 20_000
// Threads run compiled files, also when the service itself is run from its sources by the tests.
const WORKER = join(projectRoot, 'dist/src/features/ai-trips/solve-worker.js')

export function createPlanner(options: PlannerOptions): Planner {
  const { geography, threads, queue, budgetMs, deadlineMs = DEADLINE_MS } = options
  const maxThreads = Math.min(threads, Math.max(1, availableParallelism()))
  const pool = new Piscina<SolveTask, Plan>({
    filename: WORKER,
    name: 'solveTask',
    workerData: geography,
    minThreads: 1,
    maxThreads,
    idleTimeout: 60_000,
  })
  // Counted here: the pool's own bound does not hold for tasks that can be aborted.
  let under = 0
  return {
    async plan({ islands: _islands, ferries: _ferries, airports: _airports, ...problem }, seed, signal) {
      if (under >= maxThreads + queue) throw overloaded()
      under++
      const given = givenUp(signal, deadlineMs)
      try {
        return await pool.run({ problem, seed, budgetMs }, { signal: given.signal })
      } catch (error) {
        throw (error as Error).name === 'AbortError' ? overloaded(error) : error
      } finally {
        given.forget()
        under--
      }
    },
    get waiting() {
      return Math.max(0, under - maxThreads)
    },
    stop: () => pool.destroy(),
  }
}

/** Aborted when the caller has gone or the deadline passes. Not AbortSignal.any: Node 20 may collect what it is made of. */
function givenUp(signal: AbortSignal, deadlineMs: number): { readonly signal: AbortSignal; forget(): void } {
  const end = new AbortController()
  const abort = () => end.abort()
  const timer = setTimeout(abort, deadlineMs)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  return {
    signal: end.signal,
    forget() {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    },
  }
}

function overloaded(cause?: unknown) {
  return problemOf('overloaded', { headers: { 'retry-after': '5' }, cause })
}
