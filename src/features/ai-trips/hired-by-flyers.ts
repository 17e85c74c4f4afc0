import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { dailyHire, type PlannedTrip } from '../trips/public.ts'

/** Who flies in has no car there, so a trip that drives counts a hired one, for Thais too. */
export function hiredByFlyers(
  { flies, transport, assumed }: Pick<Reading, 'flies' | 'transport' | 'assumed'>,
  planned: PlannedTrip['transport'],
): Assumption[] {
  const isFlown = flies !== undefined || transport === 'plane'
  if (planned !== 'car' || !isFlown) return []
  return [noteOf(ASSUMPTIONS, 'hired_car', { baht: dailyHire({ assumed: [...assumed] }) })]
}
