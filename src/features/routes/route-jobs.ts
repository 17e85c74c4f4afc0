import type { Database } from '../../platform/database/database.ts'
import { scoreRoutes } from './route-store.ts'

/** Follows the seasons, but not weekends. */
const HALF_LIFE_DAYS = 7

/** Recomputes the popularity of routes. Safe to run twice. */
export function scorePopularRoutes(db: Database): Promise<void> {
  return scoreRoutes(db, HALF_LIFE_DAYS)
}
