import type { Interest } from '../../language/reader/reading.ts'

/** People stay at one beach, and go there every day. */
const OF_STAYS = new Set(['beach', 'island'])

/** Whether one beach or island is where they stay, rather than one of the sights where they are. */
export function isOneStay({ key, minCount }: Interest): boolean {
  return OF_STAYS.has(key) && minCount === 1
}
