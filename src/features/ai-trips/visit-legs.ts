import { type Candidate, isOfKind } from '../../planner/problem.ts'
import { distanceM } from '../../world/point.ts'
import type { Leg } from '../../world/travel.ts'

const WALK = { metres: 2_000, metresPerMinute: 66, detour: 1.3 }
const BOAT = { metresPerMinute: 330, landingMinutes: 5 }

/** Behind one gate people walk; between islands their boat takes them. */
export function legBetween(from: Candidate, to: Candidate): Leg {
  const straightM = distanceM(from.point, to.point)
  const isAtSea = [from, to].some((visit) => isOfKind(visit, 'island'))
  if (straightM <= WALK.metres && from.islandId === to.islandId && !isAtSea) return walkBetween(from, to)
  const metres = Math.round(straightM)
  const minutes = Math.ceil(metres / BOAT.metresPerMinute) + BOAT.landingMinutes
  return { mode: 'boat', minutes, metres, source: 'estimated' }
}

export function walkBetween(from: Candidate, to: Candidate): Leg {
  const metres = Math.round(distanceM(from.point, to.point) * WALK.detour)
  return { mode: 'walk', minutes: Math.ceil(metres / WALK.metresPerMinute), metres, source: 'estimated' }
}
