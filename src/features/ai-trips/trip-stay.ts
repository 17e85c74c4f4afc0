import type { Destination } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'
import type { Island } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'

/** Nights in one destination; the day after the last of them leads to the next stay. */
export interface TripStay {
  readonly destination: Destination
  readonly nights: number
  /** A night on the way to what the wish names. */
  readonly isOnWay?: boolean
}

/** Destinations this close are one stay: the solver visits them from where it sleeps. */
const APART_M = 40_000
/** A part is mostly seen from the whole. */
const PART_APART_M = 120_000

/** Whether each is a stay of its own. */
export function areApart(one: Destination, other: Destination, islands: readonly Island[]): boolean {
  const isPart = one.partOf === other.id || other.partOf === one.id
  if (distanceM(one.point, other.point) > (isPart ? PART_APART_M : APART_M)) return true
  return islandOf(one, islands) !== islandOf(other, islands)
}

/** The island that a destination is; null for one on the mainland. */
export function islandOf({ kind, point }: Destination, islands: readonly Island[]): string | null {
  return kind === 'island' ? findIslandId(islands, point) : null
}
