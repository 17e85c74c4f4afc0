import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** A shorter trip has no day for a flight across the country. */
const FEWEST_DAYS = 4
const BY_LAND: ReadonlySet<Reading['transport']> = new Set(['train', 'bus', 'public', 'bicycle', 'walk'])

/** The trip with flights where trains and buses take too long; undefined if it may fly already, or they refuse to. */
export function withFlights(
  prepared: PreparedTrip,
  { transport, noFlights }: Pick<Reading, 'transport' | 'noFlights'>,
): PreparedTrip | undefined {
  const { problem, assumed } = prepared
  if (problem.flights || noFlights || !BY_LAND.has(transport) || problem.days.length < FEWEST_DAYS) return undefined
  return {
    ...prepared,
    problem: { ...problem, flights: true },
    assumed: [...assumed, noteOf(ASSUMPTIONS, 'flights_added', {})],
  }
}
