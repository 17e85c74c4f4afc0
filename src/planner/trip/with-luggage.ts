import { type Candidate, isOfKind } from '../problem.ts'
import type { TravelTable } from './travel-table.ts'

/** Minutes; after a day on a boat, nobody travels on for longer. */
const FURTHER_WAY = 90
/** A day on a boat takes this long. */
const WHOLE_DAY = 300
const BY_BOAT = ['boat', 'boat_tour', 'dive_trip', 'island']

/**
 * Whether a place is out of the question on a day that goes from one bed to another: an island on which neither is, because the
 * boat with the luggage goes to the bed's pier, or a whole day at sea before a long way on. Saved trips, and day trips, which
 * have no luggage, keep their stops.
 */
export function isNoPlaceForLuggage(table: TravelTable, row: number, from: number, to: number): boolean {
  const { problem, candidates, ends, minutes, locations } = table
  const candidate = candidates[row]
  const [a, b] = [ends[from]?.spot.islandId, ends[to]?.spot.islandId]
  if (!candidate || a === undefined || b === undefined || from === to) return false
  if (problem.bases.length === 0 || problem.days.length === 1 || problem.mustVisit.includes(candidate.id)) return false
  const isOnAnother = candidate.islandId !== null && candidate.islandId !== a && candidate.islandId !== b
  // From a bed on the mainland, the luggage stays in the car.
  if (isOnAnother && (a !== null || b !== null)) return true
  return isDayAtSea(candidate) && (minutes[row * locations + to] ?? 0) > FURTHER_WAY
}

function isDayAtSea(candidate: Candidate): boolean {
  return candidate.dwellMinutes >= WHOLE_DAY && BY_BOAT.some((kind) => isOfKind(candidate, kind))
}
