import type { ItineraryStop } from '../itinerary.ts'
import { type Candidate, isOfKind, type TripProblem } from '../problem.ts'
import type { Rule } from './violation.ts'

interface Day {
  /** The islands of the beds before and after it; null on the mainland. */
  readonly from: string | null
  readonly to: string | null
  readonly isMove: boolean
  /** Minutes from a place to the bed. */
  readonly wayOn: (candidate: Candidate) => number
}

const AT_SEA = ['boat', 'boat_tour', 'dive_trip', 'island']
const AT_SEA_MINUTES = 300
const WAY_ON_MINUTES = 90

/** With luggage nobody lands on an island without their bed, or travels on for long after a day at sea. */
export function checkLuggage(
  candidate: Candidate,
  { mustVisit, bases, days }: TripProblem,
  { from, to, isMove, wayOn }: Day,
  { locked }: ItineraryStop,
  fail: (rule: Rule, detail: string) => void,
): void {
  const { id, islandId, dwellMinutes } = candidate
  if (!isMove || locked || bases.length === 0 || days.length === 1 || mustVisit.includes(id)) return
  const isByBoat = from !== null || to !== null
  if (isByBoat && islandId !== null && islandId !== from && islandId !== to) fail('luggage', `${id} is on ${islandId}`)
  const isAtSea = dwellMinutes >= AT_SEA_MINUTES && AT_SEA.some((kind) => isOfKind(candidate, kind))
  if (isAtSea && wayOn(candidate) > WAY_ON_MINUTES) fail('luggage', `a long way after ${id}`)
}
