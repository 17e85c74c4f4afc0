import { parseClock } from '../../world/hours.ts'
import { LAST_BOAT, LAST_LONGTAIL } from '../../world/region.ts'
import { sunTimes } from '../../world/sun.ts'
import { BOAT_MINUTES } from '../problem.ts'
import type { TravelTable } from './travel-table.ts'

/** So near the bed, people ride in the lights of the town. */
const NEAR_MINUTES = 20

/** When people must leave a place for where the day ends, minutes after midnight: for the last boat, or to ride before dark. */
export function latestLeave(table: TravelTable, from: number, to: number, day: number): number {
  const boat = lastBoatBetween(table, from, to) ?? Number.POSITIVE_INFINITY
  return Math.min(boat, lastLightFor(table, from, to, day))
}

/** Who rides a motorbike is where the day ends, or near it, by sunset. A meal without a place is wherever the stop before it is. */
function lastLightFor(table: TravelTable, from: number, to: number, day: number): number {
  const { problem, ends, minutes, locations } = table
  const place = ends[from]
  const way = minutes[from * locations + to] ?? 0
  if (!problem.byDaylight || problem.bases.length === 0 || !place || way <= NEAR_MINUTES)
    return Number.POSITIVE_INFINITY
  return sunTimes(place.spot.point, problem.days[day]?.sunDate ?? null).sunset - way
}

/** When people who end the day elsewhere must leave a place, minutes after midnight; null where they need no boat. */
function lastBoatBetween(table: TravelTable, from: number, to: number): number | null {
  const { problem, ends, minutes, locations } = table
  // A saved trip keeps its stops as the travellers left them.
  if (problem.bases.length === 0) return null
  if (isOneLandmass(table, from, to)) return isByLongtail(table, from, to) ? parseClock(LAST_LONGTAIL) : null
  const islands = [from, to].flatMap((row) => ends[row]?.spot.islandId ?? [])
  const boats = islands.map((id) => {
    const island = problem.islands.find((each) => each.id === id)
    return parseClock(island?.lastBoat ?? LAST_BOAT) ?? 0
  })
  const wayToPier = Math.max(0, (minutes[from * locations + to] ?? 0) - BOAT_MINUTES)
  return Math.min(...boats) - wayToPier
}

/** Whether people go from bay to bay by boat, on an island without roads. */
function isByLongtail({ problem, ends, legs }: TravelTable, from: number, to: number): boolean {
  const [a, b] = [ends[from], ends[to]]
  if (!a || !b || a.spot.islandId === null) return false
  const island = problem.islands.find(({ id }) => id === a.spot.islandId)
  return island?.roads === false && legs.leg(a, b).mode === 'boat'
}

/** Whether no water is between two rows of the table; rows without a point are on any landmass. */
export function isOneLandmass({ ends }: TravelTable, from: number, to: number): boolean {
  const [a, b] = [ends[from], ends[to]]
  return !a || !b || a.spot.islandId === b.spot.islandId
}
