import { jaccard } from './diversify.ts'
import type { ScoredRoute } from './score-routes.ts'

/** From this share of common places on, two routes are the same trip. */
const SAME_FROM = 0.7

/** Keeps the best of routes with nearly the same places. Expects the best first. */
export function withoutNearDuplicates(scored: readonly ScoredRoute[]): ScoredRoute[] {
  const keptByPlace = new Map<string, ScoredRoute[]>()
  return scored.filter((candidate) => {
    const { placeIds } = candidate.route
    const rivals = new Set(placeIds.flatMap((id) => keptByPlace.get(id) ?? []))
    for (const rival of rivals) if (jaccard(placeIds, rival.route.placeIds) >= SAME_FROM) return false
    for (const id of placeIds) {
      const kept = keptByPlace.get(id)
      if (kept) kept.push(candidate)
      else keptByPlace.set(id, [candidate])
    }
    return true
  })
}
