import type { Tours } from '../engine/tours.ts'
import { OrderSearch } from './order-search.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'

/** A new order has to be better by so many thousandths of a good sight. */
const WORTH_A_CHANGE = 100

/**
 * Puts the stops of each day into the order that people mind least. The engine minimises legs and waits; it would leave a
 * quarter of a town at noon to come back in the afternoon.
 */
export function orderDays(tours: Tours, table: TravelTable, nodes: readonly TripNode[]): void {
  for (let day = 0; day < tours.length.length; day++) {
    const now = nodesOn(tours, day)
    const search = new OrderSearch(tours, table, nodes, day)
    const ways = now.map((node) => waysOf(tours, nodes, node, day))
    const better = search.best(ways, search.costOf(now) - WORTH_A_CHANGE)
    if (better && !replaceAll(tours, day, better)) replaceAll(tours, day, now)
  }
}

function nodesOn(tours: Tours, day: number): number[] {
  const first = day * tours.stride + 1
  return Array.from(tours.node.subarray(first, first + (tours.length[day] ?? 0)))
}

/** The ways to plan the same stop on a day, those of the highest score first. */
function waysOf(tours: Tours, nodes: readonly TripNode[], node: number, day: number): number[] {
  const { candidate, meal, includes, nearBedOf, locked } = nodes[node]!
  if (locked) return [node]
  const isSame = (other: TripNode) =>
    other.candidate === candidate &&
    other.meal === meal &&
    other.includes?.join() === includes?.join() &&
    other.nearBedOf === nearBedOf &&
    (other.starts[day] ?? []).length > 0
  return [...nodes.keys()]
    .filter((at) => at === node || (tours.tourOf[at] === -1 && isSame(nodes[at]!)))
    .sort((a, b) => nodes[b]!.score - nodes[a]!.score || a - b)
}

/** @returns whether the new stops of the day keep to all limits and times */
function replaceAll(tours: Tours, day: number, order: readonly number[]): boolean {
  const marked = new Uint8Array(tours.problem.nodes)
  for (const node of nodesOn(tours, day)) marked[node] = 1
  tours.removeMarked(day, marked)
  const isWithinLimits = order.every((node, at) => {
    const hasRoom = tours.hasRoom(node, day)
    if (hasRoom) tours.insert(node, day, at)
    return hasRoom
  })
  return isWithinLimits && tours.schedule(day) === 0
}
