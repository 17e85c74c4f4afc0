import type { Database } from '../../platform/database/database.ts'
import { scoreRoutes } from './route-store.ts'

/** A route that nobody looks at has half its score after a week: seasons pass, weekends do not matter. */
const HALF_LIFE_DAYS = 7

/** Recomputes the popularity of routes; runs by schedule and may run twice. */
export function scorePopularRoutes(db: Database): Promise<void> {
  return scoreRoutes(db, HALF_LIFE_DAYS)
}
