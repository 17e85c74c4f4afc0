import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Itinerary } from '../../planner/itinerary.ts'
import { dailyHire, type PlannedTrip } from '../trips/public.ts'

/**
 * Who flies in has no car there, so a trip that drives counts a hired one, for Thais too. Who did not say how they travel
 * is told that the plan flies a leg.
 */
export function hiredByFlyers(
  { flies, transport, assumed }: Pick<Reading, 'flies' | 'transport' | 'assumed'>,
  planned: PlannedTrip['transport'],
  { days }: Pick<Itinerary, 'days'>,
): Assumption[] {
  if (planned !== 'car') return []
  const saysSo = flies !== undefined || transport === 'plane'
  const isFlown = days.some(({ stops, returnLeg }) =>
    [returnLeg, ...stops.map(({ leg }) => leg)].some((leg) => leg?.mode === 'flight'),
  )
  if (!saysSo && !isFlown) return []
  const hired = noteOf(ASSUMPTIONS, 'hired_car', { baht: dailyHire({ assumed: [...assumed] }) })
  return saysSo ? [hired] : [noteOf(ASSUMPTIONS, 'far_legs_flown', {}), hired]
}
