import type { CatalogueChange } from '../../catalogue/catalogue-replica.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { World } from '../../catalogue/world.ts'
import type { ProblemContent } from '../../platform/problem.ts'
import type { AnswerTo, TripTask } from './trip-work.ts'

/** What a planner thread is started with. */
export interface ThreadData {
  readonly world: World
  readonly effort: number
}

export type ToThread =
  /** A slice of the places of the change that follows: not seen by any trip before. */
  | { readonly kind: 'places'; readonly places: readonly PlaceEntry[] }
  | { readonly kind: 'change'; readonly change: CatalogueChange }
  /** `cutAtMs` by `steadyNowMs`; `given` is set to 1 when nobody waits any more. */
  | { readonly kind: 'task'; readonly task: TripTask; readonly cutAtMs: number; readonly given: Int32Array }

export type FromThread =
  | { readonly kind: 'held'; readonly version: number }
  | { readonly kind: 'answered'; readonly answer: AnswerTo<TripTask> }
  | { readonly kind: 'refused'; readonly problem: ProblemContent }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string | undefined }

/** One clock for all threads of the process, which no change of the time of day moves. */
export function steadyNowMs(): number {
  return Number(process.hrtime.bigint() / 1_000n) / 1_000
}
