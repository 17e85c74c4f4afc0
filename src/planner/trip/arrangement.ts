import type { Tours } from '../engine/tours.ts'
import type { ItineraryStop } from '../itinerary.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-nodes.ts'

/** A trip as it is now: the stops of each day in order, without waits. */
export type Arrangement = readonly (readonly ArrangedStop[])[]

/** `arrive` tells the pauses of a day apart. */
export type ArrangedStop = Pick<ItineraryStop, 'candidateId' | 'meal' | 'arrive'>

/** Fills empty tours with an arrangement, in its order. @returns how many of its stops do not fit */
export function fillTours(tours: Tours, arrangement: Arrangement, table: TravelTable, nodes: readonly TripNode[]) {
  let left = 0
  for (const [day, stops] of arrangement.entries())
    for (const stop of stops) {
      const choices = nodesOf(stop, day, table, nodes)
      if (!choices.some((node) => append(tours, node, day))) left++
    }
  return left
}

/** The ways to plan a stop, the best first. */
function nodesOf(stop: ArrangedStop, day: number, { candidates }: TravelTable, nodes: readonly TripNode[]): number[] {
  const isStop = ({ candidate, meal, starts }: TripNode) =>
    (candidates[candidate]?.id ?? null) === stop.candidateId &&
    meal === stop.meal &&
    (starts[day] ?? []).some(({ from }) => candidate >= 0 || meal !== null || from === stop.arrive)
  return nodes
    .flatMap((node, index) => (isStop(node) ? [index] : []))
    .sort((a, b) => (nodes[b]?.score ?? 0) - (nodes[a]?.score ?? 0))
}

function append(tours: Tours, node: number, day: number): boolean {
  if ((tours.tourOf[node] ?? -1) >= 0 || !tours.hasRoom(node, day)) return false
  tours.insert(node, day, tours.length[day] ?? 0)
  if (tours.schedule(day) === 0) return true
  const marked = new Uint8Array(tours.problem.nodes)
  marked[node] = 1
  tours.removeMarked(day, marked)
  return false
}

/** Restores the given order of each day whose new order of the same stops is no better, so that a trip changes only for a gain. */
export function keepTies(tours: Tours, given: Tours): void {
  for (let day = 0; day < tours.length.length; day++) {
    const isTie = hasSameNodes(tours, given, day) && (tours.arcCostOf[day] ?? 0) >= (given.arcCostOf[day] ?? 0)
    if (!isTie) continue
    tours.copyTour(given, day)
    tours.accountTour(day)
  }
}

function hasSameNodes(a: Tours, b: Tours, day: number): boolean {
  const nodesOn = (tours: Tours) =>
    tours.node
      .slice(day * tours.stride + 1, day * tours.stride + 1 + (tours.length[day] ?? 0))
      .sort()
      .join()
  return nodesOn(a) === nodesOn(b)
}
