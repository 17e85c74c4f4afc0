import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Planner } from './planner-pool.ts'
import { createTripWork } from './trip-work.ts'

/** Plans on the calling thread, one trip at a time: for commands and tests. */
export function inProcessPlanner(catalogue: CatalogueView, options: { readonly effort?: number } = {}): Planner {
  const work = createTripWork(catalogue, options)
  return {
    run: async (task, { onStage }) => work(task, { onStage }),
    refuseIfFull: () => {},
    waiting: 0,
    start: () => {},
    stop: async () => {},
  }
}
