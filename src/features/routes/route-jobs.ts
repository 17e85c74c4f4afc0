import type { Database } from '../../platform/database/database.ts'
import { scoreRoutes } from './route-store.ts'

/** Short enough to follow the seasons, long enough to ignore weekends. */
const HALF_LIFE_DAYS = 7

/** A reaction is a stronger signal than a view. */
const REACTION_WEIGHT = 3

/** Whoever makes a trip from a route means to go. */
const TRIP_WEIGHT = 6

const DAY_MS = 86_400_000

/**
 * The part of the score that the reactions to a trip outside the catalogue are worth. All decay from the day it was
 * shared, a lower bound that needs no count of single reactions.
 */
export function decayedReactions(reactions: number, sharedAt: Date, now: Date): number {
  const days = Math.max(0, now.getTime() - sharedAt.getTime()) / DAY_MS
  return REACTION_WEIGHT * reactions * 0.5 ** (days / HALF_LIFE_DAYS)
}

/**
 * Recomputes the popularity of routes: Σ views · 0.5^(age / 7 d) + 3 · Σ reactions · 0.5^(age / 7 d)
 * + 6 · Σ users who made a trip from it · 0.5^(age / 7 d), an exponential decay (Cormode et al. 2009, “Forward Decay”). Safe to run twice.
 */
export function scorePopularRoutes(db: Database): Promise<void> {
  return scoreRoutes(db, { halfLifeDays: HALF_LIFE_DAYS, reactionWeight: REACTION_WEIGHT, tripWeight: TRIP_WEIGHT })
}
