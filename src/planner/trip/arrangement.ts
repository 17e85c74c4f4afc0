import type { Tours } from '../engine/tours.ts'
import type { ItineraryStop } from '../itinerary.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'

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

/** Restores the given order of each day whose new order of the same places is no better, so that a trip changes only for a gain. */
export function keepTies(tours: Tours, given: Tours): void {
  for (let day = 0; day < tours.length.length; day++) {
    const now = nodesOn(tours, day)
    const places = placesAmong(nodesOn(given, day), tours)
    if (places.join() === placesAmong(now, tours).join() || !isSameSet(places, placesAmong(now, tours))) continue
    const cost = tours.arcCostOf[day] ?? 0
    // Meals and pauses without a place stay at their turn.
    reorder(
      tours,
      day,
      now.map((node) => (isPlace(node, tours) ? (places.shift() as number) : node)),
    )
    if (tours.schedule(day) !== 0 || (tours.arcCostOf[day] ?? 0) > cost) {
      reorder(tours, day, now)
      tours.schedule(day)
    }
  }
}

function nodesOn(tours: Tours, day: number): number[] {
  const first = day * tours.stride + 1
  return Array.from(tours.node.subarray(first, first + (tours.length[day] ?? 0)))
}

const isPlace = (node: number, { problem }: Tours) => (problem.locationOf[node] ?? -1) >= 0
const placesAmong = (nodes: readonly number[], tours: Tours) => nodes.filter((node) => isPlace(node, tours))
const isSameSet = (a: readonly number[], b: readonly number[]) => a.toSorted().join() === b.toSorted().join()

function reorder(tours: Tours, day: number, nodes: readonly number[]): void {
  tours.node.set(nodes, day * tours.stride + 1)
}
