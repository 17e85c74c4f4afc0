import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import type { Itinerary } from '../../planner/itinerary.ts'
import type { TripProblem } from '../../planner/problem.ts'
import { townsByPlane } from '../../world/flights.ts'

/** Flights of days that begin or end at a bed on an island without an airport: the boat is part of them, and is told. */
export function boatsToFlights(
  { bases, airports }: Pick<TripProblem, 'bases' | 'airports'>,
  { days }: Pick<Itinerary, 'days'>,
): Assumption[] {
  const byPlane = new Set(townsByPlane(airports).map(({ islandId }) => islandId))
  const overWater = (day: number) => {
    const island = bases.find(({ id }) => id === days[day]?.baseTownId)?.islandId ?? null
    return island !== null && !byPlane.has(island) ? island : null
  }
  return days.flatMap(({ stops, returnLeg }, at) => {
    const isFlown = [...stops.map(({ leg }) => leg), returnLeg].some((leg) => leg?.mode === 'flight')
    const [from, to] = [at === 0 ? null : overWater(at - 1), at === days.length - 1 ? null : overWater(at)]
    if (!isFlown || from === to) return []
    return [
      ...(from === null ? [] : [noteOf(ASSUMPTIONS, 'boat_to_flight', { day: at + 1, island_id: from })]),
      ...(to === null ? [] : [noteOf(ASSUMPTIONS, 'boat_from_flight', { day: at + 1, island_id: to })]),
    ]
  })
}
