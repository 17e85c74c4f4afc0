import type { Search } from '../engine/search.ts'
import type { Tours } from '../engine/tours.ts'
import { copyOf, copyWithout } from './tour-copies.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'

/**
 * Moves visits to places for the dawn that are at another hour to the dawn of a day that has room for them. Those for which
 * no day has room are taken out, unless they were asked for or nobody leaves without them. @returns whether any was taken
 * out, so that its time is free for what is near
 */
export function keepDawns(search: Search, table: TravelTable, nodes: readonly TripNode[]): boolean {
  const { problem, candidates } = table
  const { best } = search
  const musts = new Set([...problem.mustVisit, ...(problem.mustSee ?? [])])
  const late = [...nodes.keys()].filter((node) => isAtOtherHours(nodes[node]!, table))
  for (const node of late) if (best.tourOf[node]! >= 0) moveToDawn(best, nodes, node)
  const missed = late.filter((node) => !musts.has(candidates[nodes[node]!.candidate]!.id))
  if (!missed.some((node) => best.tourOf[node]! >= 0)) return false
  for (let day = 0; day < problem.days.length; day++) search.exclude(missed, day)
  return true
}

function isAtOtherHours({ candidate, meal, isAtBest, locked }: TripNode, { candidates }: TravelTable): boolean {
  return candidates[candidate]?.part === 'sunrise' && meal === null && !isAtBest && !locked
}

/** The day for it is the one on which the trip is worth most with it, if that is more than without it. */
function moveToDawn(tours: Tours, nodes: readonly TripNode[], late: number): void {
  const without = copyWithout(tours, late)
  if (!without) return
  let best: Tours | undefined
  for (const [node, { candidate, isAtBest }] of nodes.entries()) {
    if (candidate !== nodes[late]!.candidate || !isAtBest) continue
    for (let day = 0; day < tours.length.length; day++) {
      if (!without.hasRoom(node, day)) continue
      const moved = copyOf(without)
      moved.insert(node, day, 0)
      if (moved.schedule(day) === 0 && moved.objective() > (best ?? without).objective()) best = moved
    }
  }
  if (best) tours.copy(best)
}
