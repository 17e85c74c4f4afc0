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
}

/** A trip that has not been planned by then is given up: nobody waits for it any more. */
const DEADLINE_MS = 20_000
// Threads run compiled files, also when the service itself is run from its sources by the tests.
const WORKER = join(projectRoot, 'dist/src/features/ai-trips/solve-worker.js')

export function createPlanner({ geography, threads, queue, budgetMs }: PlannerOptions): Planner {
  const maxThreads = Math.min(threads, Math.max(1, availableParallelism()))
  const pool = new Piscina<SolveTask, Plan>({
    filename: WORKER,
    name: 'solveTask',
    workerData: geography,
    minThreads: 1,
    maxThreads,
    maxQueue: queue,
    idleTimeout: 60_000,
  })
  return {
    async plan({ islands: _islands, ferries: _ferries, airports: _airports, ...problem }, seed, signal) {
      try {
        return await pool.run(
          { problem, seed, budgetMs },
          { signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]) },
        )
      } catch (error) {
        if ((error as Error).message === 'Task queue is at limit' || (error as Error).name === 'AbortError')
          throw problemOf('overloaded', { headers: { 'retry-after': '5' }, cause: error })
        throw error
      }
    },
    get waiting() {
      return pool.queueSize
    },
    stop: () => pool.destroy(),
  }
}
