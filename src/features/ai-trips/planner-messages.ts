import type { CatalogueChange } from '../../catalogue/catalogue-replica.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { World } from '../../catalogue/world.ts'
import type { ProblemContent } from '../../platform/problem.ts'
import type { AnswerTo, PlanStage, TripTask } from './trip-work.ts'

/** Data that a planner thread starts with. */
export interface ThreadData {
  readonly world: World
  readonly effort: number
}

export type ToThread =
  /** A slice of the places of the change that follows; trips do not see it before that. */
  | { readonly kind: 'places'; readonly places: readonly PlaceEntry[] }
  | { readonly kind: 'change'; readonly change: CatalogueChange }
  /** `cutAtMs` in terms of `steadyNowMs`; `given` becomes 1 when nobody waits any more. */
  | { readonly kind: 'task'; readonly task: TripTask; readonly cutAtMs: number; readonly given: Int32Array }

export type FromThread =
  | { readonly kind: 'held'; readonly version: number }
  /** Sent during a task. */
  | { readonly kind: 'reached'; readonly stage: PlanStage }
  | { readonly kind: 'answered'; readonly answer: AnswerTo<TripTask> }
  | { readonly kind: 'refused'; readonly problem: ProblemContent }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string | undefined }

/** Monotonic clock, in ms, common to all threads of the process. */
export function steadyNowMs(): number {
  return Number(process.hrtime.bigint() / 1_000n) / 1_000
}
