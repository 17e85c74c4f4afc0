import type { Reading } from '../../language/reader/reading.ts'
import { addDays } from '../../world/calendar.ts'

/** Days more, each tried after the one before. */
const MORE_DAYS = [2, 4, 7]
const LONGEST = 21

/**
 * The same wishes in more days, in the order in which they are tried: where the prompt says no length, its wishes decide it,
 * and the days that were assumed never make them impossible.
 */
export function longerReadings(reading: Reading): readonly Reading[] {
  const { days, startDate, assumed } = reading
  const isAssumed = assumed.some(({ about, code }) => about === 'days' && code === 'days_assumed')
  if (!isAssumed || (reading.budget !== null && days > 3)) return []
  return MORE_DAYS.map((more) => days + more)
    .filter((longer) => longer <= LONGEST)
    .map((longer) => ({
      ...withoutStays(reading),
      days: longer,
      nights: null,
      endDate: startDate === null ? reading.endDate : addDays(startDate, longer - 1),
      assumed: assumed.map((note) =>
        note.about === 'days' && note.code === 'days_assumed' ? { ...note, values: { days: longer } } : note,
      ),
    }))
}

/** Stays and beds are those of so many days. */
function withoutStays(reading: Reading): Reading {
  const { stays: _stays, beds: _beds, ...open } = reading
  return open
}
