import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'

/** More people than a row of seats on a line: they have a bus or van to themselves. */
const A_BUSFUL = 9

/** A class, staff or family of nine and more that comes by bus or van goes everywhere in it, as others do in their car. */
export function ownCoach(reading: Reading): Reading {
  const { transport, party } = reading
  if (transport !== 'bus' || party.adults + party.children + party.seniors < A_BUSFUL) return reading
  return { ...reading, transport: 'car', assumed: [...reading.assumed, noteOf(ASSUMPTIONS, 'own_coach', {})] }
}
