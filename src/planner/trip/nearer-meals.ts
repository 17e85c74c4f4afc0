import type { Tours } from '../engine/tours.ts'
import { isOfKind } from '../problem.ts'
import { copyWithout, remove } from './tour-copies.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'

/** Minutes that people go out of their way for a meal, there and back: where there is no other, and where there is. */
const LONGEST_DETOUR = 40
const USUAL_DETOUR = 25
/** For the table that a town is famous for. */
const DETOUR_FOR_FAME = 90

/** Moves each meal that is far from the way of its day to the best place near it, or into free time where there is none. */
export function nearerMeals(tours: Tours, { problem, candidates }: TravelTable, nodes: readonly TripNode[]): void {
  const named = new Set([...problem.mustVisit, ...problem.locked.map(({ candidateId }) => candidateId)])
  const famous = new Set(problem.mustSee)
  for (let day = 0; day < problem.days.length; day++) {
    for (let position = 1; position <= (tours.length[day] ?? 0); position++) {
      const node = tours.node[day * tours.stride + position] ?? -1
      const place = candidates[nodes[node]?.candidate ?? -1]
      if (nodes[node]?.meal == null || !place || named.has(place.id)) continue
      // Who asks for night markets goes there for dinner.
      if (problem.wanted.some(({ kind }) => place.meal === 'also' && isOfKind(place, kind))) continue
      const detour = detourAt(tours, day, position)
      if (famous.has(place.id) && detour <= DETOUR_FOR_FAME) continue
      if (detour > USUAL_DETOUR) replace(tours, nodes, node, detour > LONGEST_DETOUR ? LONGEST_DETOUR : USUAL_DETOUR)
    }
  }
}

/** Ten minutes there and ten back: a table so near is named, instead of “any place nearby”. */
const NEXT_DOOR = 20

/** Gives each meal in free time the best table next door that has time for it. */
export function nameMeals(tours: Tours, { problem }: TravelTable, nodes: readonly TripNode[]): void {
  for (let day = 0; day < problem.days.length; day++) {
    for (let position = 1; position <= (tours.length[day] ?? 0); position++) {
      const node = tours.node[day * tours.stride + position] ?? -1
      const stop = nodes[node]
      if (stop && stop.meal !== null && stop.candidate < 0) replace(tours, nodes, node, NEXT_DOOR)
    }
  }
}

/** Within the usual detour, a meal is replaced only by one at a place. */
function replace(tours: Tours, nodes: readonly TripNode[], node: number, longest: number): void {
  const day = tours.tourOf[node] ?? -1
  const meal = nodes[node]?.meal
  const without = copyWithout(tours, node)
  if (!without) return
  let best: { readonly node: number; readonly after: number } | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const [other, way] of nodes.entries()) {
    if (way.meal !== meal || (way.candidate < 0 && longest !== LONGEST_DETOUR)) continue
    if ((without.tourOf[other] ?? -1) >= 0 || !without.hasRoom(other, day)) continue
    for (let after = 0; after < (tours.length[day] ?? 0); after++) {
      without.insert(other, day, after)
      const isNear = without.schedule(day) === 0 && detourAt(without, day, after + 1) <= longest
      if (isNear && without.objective() > most) {
        most = without.objective()
        best = { node: other, after }
      }
      remove(without, other, day)
    }
  }
  if (!best) return
  without.insert(best.node, day, best.after)
  tours.copy(without)
}

/** Minutes that a stop adds to the way from the one before to the one after. */
function detourAt(tours: Tours, day: number, position: number): number {
  const { travel, locations, locationOf } = tours.problem
  const at = day * tours.stride + position
  const end = day * tours.stride + (tours.length[day] ?? 0) + 1
  // A rest is wherever the stop before it is, so the way goes on from there.
  let next = at + 1
  while (next < end && (locationOf[tours.node[next] ?? -1] ?? -1) < 0) next++
  const minutes = (from: number, to: number) =>
    travel[(tours.location[from] ?? 0) * locations + (tours.location[to] ?? 0)] ?? 0
  return minutes(at - 1, at) + minutes(at, next) - minutes(at - 1, next)
}
