import { Tours } from '../engine/tours.ts'

export function copyOf(tours: Tours): Tours {
  const copy = new Tours(tours.problem, tours.stride - 2)
  copy.copy(tours)
  return copy
}

/** A copy without one node; null if the others need it: the direct way between its neighbours may be longer. */
export function copyWithout(tours: Tours, node: number): Tours | null {
  const copy = copyOf(tours)
  const day = tours.tourOf[node] ?? -1
  remove(copy, node, day)
  return copy.length[day] === (tours.length[day] ?? 0) - 1 ? copy : null
}

export function remove(tours: Tours, node: number, day: number): void {
  const marked = new Uint8Array(tours.problem.nodes)
  marked[node] = 1
  tours.removeMarked(day, marked)
}
