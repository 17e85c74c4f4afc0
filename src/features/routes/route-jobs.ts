import type { Database } from '../../platform/database/database.ts'
import { scoreRoutes } from './route-store.ts'

/** Short enough to follow the seasons, long enough to ignore weekends. */
const HALF_LIFE_DAYS = 7

/** A reaction is a stronger signal than a view. */
const REACTION_WEIGHT = 3

/** Whoever makes a trip from a route means to go. */
const TRIP_WEIGHT = 6

/**
 * Recomputes the popularity of routes: Σ views · 0.5^(age / 7 d) + 3 · Σ reactions · 0.5^(age / 7 d)
 * + 6 · Σ users who made a trip from it · 0.5^(age / 7 d), an exponential decay (Cormode et al. 2009, “Forward Decay”). Safe to run twice.
 */
export function scorePopularRoutes(db: Database): Promise<void> {
  return scoreRoutes(db, { halfLifeDays: HALF_LIFE_DAYS, reactionWeight: REACTION_WEIGHT, tripWeight: TRIP_WEIGHT })
}
