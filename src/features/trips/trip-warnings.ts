import { noteOf } from '../../language/notes/note.ts'
import { weekdayKey } from '../../language/notes/note-values.ts'
import { WARNINGS, type Warning } from '../../language/notes/trip-notes.ts'
import { openWeekdays } from './opening.ts'
import type { Stop } from './trip-day-schema.ts'
import type { TripFacts } from './trip-facts.ts'
import type { TripPlace } from './trip-places.ts'

/** A place that opens on fewer weekdays than this gets a warning on trips without dates. */
const FEW_WEEKDAYS = 5

/** A stop at a place, with what the catalogue says of its opening. */
export interface StopAtPlace {
  readonly place: TripPlace
  readonly opening: Stop['opening']
}

/** Warnings that follow from the trip and the current catalogue, then those about how the trip was planned. */
export function listWarnings(facts: TripFacts, stops: readonly StopAtPlace[]): Warning[] {
  const warnings: Warning[] = []
  const present = stops.filter(({ place }) => !place.isGone)
  for (const { place } of stops)
    if (place.isGone) warnings.push(noteOf(WARNINGS, 'place_removed', { place_id: place.id }))
  const hoursUnknown = present.filter(({ opening }) => opening === 'unknown').map(({ place }) => place.id)
  if (hoursUnknown.length > 0) warnings.push(noteOf(WARNINGS, 'hours_unknown', { place_ids: hoursUnknown }))
  const feesUnknown = present
    .filter(({ place }) => place.fee === null && place.categoryCode === 'ATTRACTION')
    .map(({ place }) => place.id)
  if (feesUnknown.length > 0) warnings.push(noteOf(WARNINGS, 'fees_unknown', { place_ids: feesUnknown }))
  if (facts.start_date === null) {
    warnings.push(noteOf(WARNINGS, 'no_dates', {}))
    for (const { place } of present) {
      const weekdays = openWeekdays(place.hours)
      if (weekdays.length < FEW_WEEKDAYS)
        warnings.push(noteOf(WARNINGS, 'opens_only_on', { place_id: place.id, weekdays: weekdays.map(weekdayKey) }))
    }
  }
  if (goesByBoat(facts)) warnings.push(noteOf(WARNINGS, 'by_boat', {}))
  return [...warnings, ...facts.warnings]
}

function goesByBoat({ days }: TripFacts): boolean {
  return days.some(({ stops }) => stops.some(({ leg }) => leg?.mode === 'ferry' || leg?.mode === 'boat'))
}
