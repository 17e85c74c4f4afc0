import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { noteOf } from '../../language/notes/note.ts'
import { weekdayKey } from '../../language/notes/note-values.ts'
import { WARNINGS, type Warning } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Itinerary } from '../../planner/itinerary.ts'
import { openDays } from './candidates.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Fewer open weekdays than this are worth a word where no date was given. */
const FEW_DAYS = 5

/** What to know before going. `places` are those of the stops, in the order of the trip. */
export function listWarnings(
  itinerary: Itinerary,
  { problem, roadEngine }: PreparedTrip,
  places: readonly PlaceEntry[],
  reading: Reading,
): Warning[] {
  const warnings: Warning[] = []
  const stops = itinerary.days.flatMap((day) => day.stops)
  const unknown = stops.flatMap(({ candidateId, opening }) =>
    candidateId !== null && opening === 'unknown' ? [candidateId] : [],
  )
  if (unknown.length > 0) warnings.push(noteOf(WARNINGS, 'hours_unknown', { place_ids: unknown }))
  const noFee = places.filter(({ fee, categoryCode }) => fee === null && categoryCode === 'ATTRACTION')
  if (noFee.length > 0) warnings.push(noteOf(WARNINGS, 'fees_unknown', { place_ids: noFee.map(({ id }) => id) }))
  if (problem.days.every((day) => day.date === null)) {
    warnings.push(noteOf(WARNINGS, 'no_dates', {}))
    for (const place of places.filter((place) => openDays(place) < FEW_DAYS))
      warnings.push(noteOf(WARNINGS, 'opens_only_on', { place_id: place.id, weekdays: weekdaysOf(place) }))
  }
  if (stops.some(({ leg }) => leg?.mode === 'ferry' || leg?.mode === 'boat'))
    warnings.push(noteOf(WARNINGS, 'by_boat', {}))
  if (roadEngine === 'away') warnings.push(noteOf(WARNINGS, 'roads_estimated', {}))
  if (reading.food.diets.length > 0) warnings.push(noteOf(WARNINGS, 'diets_not_recorded', {}))
  return warnings
}

function weekdaysOf({ hours }: PlaceEntry) {
  return (hours ?? []).flatMap((day, index) => (day.length === 0 ? [] : [weekdayKey(index)]))
}
