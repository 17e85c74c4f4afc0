import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'

/** Whether people gather at a place for the feast of the wish, whatever is there on other days. */
export function placesOfFeast({ streetFeast }: Pick<Reading, 'streetFeast'>): (place: PlaceEntry) => boolean {
  return ({ guide }) => streetFeast !== undefined && guide?.feasts?.includes(streetFeast.feast) === true
}
