import type { Tours } from '../engine/tours.ts'
import { isOfKind } from '../problem.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'

/** Minutes that people go out of their way for a meal, there and back. */
const LONGEST_DETOUR = 40

/** Moves each meal that is far from the way of its day to the best place near it, or into free time where there is none. */
export function nearerMeals(tours: Tours, { problem, candidates }: TravelTable, nodes: readonly TripNode[]): void {
  const named = new Set([...problem.mustVisit, ...problem.locked.map(({ candidateId }) => candidateId)])
  for (let day = 0; day < problem.days.length; day++) {
    for (let position = 1; position <= (tours.length[day] ?? 0); position++) {
      const node = tours.node[day * tours.stride + position] ?? -1
      const place = candidates[nodes[node]?.candidate ?? -1]
      if (nodes[node]?.meal == null || !place || named.has(place.id)) continue
      // Who asks for night markets goes there for dinner.
      if (problem.wanted.some(({ kind }) => place.meal === 'also' && isOfKind(place, kind))) continue
      if (detourAt(tours, day, position) > LONGEST_DETOUR) replace(tours, nodes, { day, position, node })
    }
  }
}

interface Meal {
  readonly day: number
  readonly position: number
  readonly node: number
}

function replace(tours: Tours, nodes: readonly TripNode[], { day, position, node }: Meal): void {
  const meal = nodes[node]?.meal
  remove(tours, node, day)
  let best: Meal = { day, position, node }
  let most = Number.NEGATIVE_INFINITY
  for (const [other, way] of nodes.entries()) {
    if (way.meal !== meal || (tours.tourOf[other] ?? -1) >= 0 || !tours.hasRoom(other, day)) continue
    for (let at = 1; at <= (tours.length[day] ?? 0) + 1; at++) {
      tours.insert(other, day, at - 1)
      const isNear = tours.schedule(day) === 0 && detourAt(tours, day, at) <= LONGEST_DETOUR
      if (isNear && tours.objective() > most) {
        most = tours.objective()
        best = { day, position: at, node: other }
      }
      remove(tours, other, day)
    }
  }
  tours.insert(best.node, day, best.position - 1)
}

function remove(tours: Tours, node: number, day: number): void {
  const marked = new Uint8Array(tours.problem.nodes)
  marked[node] = 1
  tours.removeMarked(day, marked)
}

/** Minutes that a stop adds to the way from the one before to the one after. */
function detourAt(tours: Tours, day: number, position: number): number {
  const { travel, locations } = tours.problem
  const at = day * tours.stride + position
  const minutes = (from: number, to: number) =>
    travel[(tours.location[from] ?? 0) * locations + (tours.location[to] ?? 0)] ?? 0
  return minutes(at - 1, at) + minutes(at, at + 1) - minutes(at - 1, at + 1)
}
