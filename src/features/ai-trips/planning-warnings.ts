import { noteOf } from '../../language/notes/note.ts'
import { WARNINGS, type Warning } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Warnings about how a trip was planned; those about its places and dates follow from its facts whenever it is read. */
export function planningWarnings({ food }: Reading, { roadEngine }: PreparedTrip): Warning[] {
  return [
    ...(roadEngine === 'away' ? [noteOf(WARNINGS, 'roads_estimated', {})] : []),
    ...(food.diets.length > 0 ? [noteOf(WARNINGS, 'diets_not_recorded', {})] : []),
  ]
}
