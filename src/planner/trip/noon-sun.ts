import type { Candidate } from '../problem.ts'
import type { TripNode } from './trip-node.ts'

/** Nobody lies on a beach then who has the choice. */
const NOON = { from: 11 * 60, to: 15 * 60 } as const
/** Who goes before noon has had a swim of so long, and of so much of the usual stay. */
const SWIM = { minutes: 90, share: 0.6 } as const

/** Minutes of a stay that are in the sun of noon. */
export function noonMinutes(arrive: number, stay: number): number {
  return Math.max(0, Math.min(arrive + stay, NOON.to) - Math.max(arrive, NOON.from))
}

/** What a stay may be cut to, so that it is out of that sun. */
export function shortestStay({ stay, isAtBest, locked, includes }: TripNode, candidate: Candidate | undefined): number {
  if (!candidate?.isSunny || candidate.keepsStay || isAtBest || locked || includes) return stay
  return Math.min(stay, Math.max(SWIM.minutes, Math.round(stay * SWIM.share)))
}
