import { noteOf } from '../../language/notes/note.ts'
import { weekdayKey } from '../../language/notes/note-values.ts'
import { WARNINGS, type Warning } from '../../language/notes/trip-notes.ts'
import { openWeekdays } from './opening.ts'
import type { Stop } from './trip-day-schema.ts'
import type { DayFacts, TripFacts } from './trip-facts.ts'
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
  for (const { place, opening } of present)
    if (opening === 'closed') warnings.push(noteOf(WARNINGS, 'closed_then', { place_id: place.id }))
  warnings.push(...facts.days.flatMap((day, index) => timeWarnings(day, index + 1)))
  if (goesByBoat(facts)) warnings.push(noteOf(WARNINGS, 'by_boat', {}))
  return [...warnings, ...facts.warnings]
}

/** Locked stops that the way before them reaches too late, and a day that ends too late. */
function timeWarnings({ start, end, stops, leg_back: back }: DayFacts, day: number): Warning[] {
  const warnings: Warning[] = []
  let now = start
  for (const { place_id, arrive, stay_minutes: stay, leg } of stops) {
    const minutes = now + (leg?.minutes ?? 0) - arrive
    if (minutes > 0 && place_id !== null) warnings.push(noteOf(WARNINGS, 'late_for_locked', { day, place_id, minutes }))
    now = Math.max(now, arrive + stay)
  }
  const over = now + (back?.minutes ?? 0) - end
  if (stops.length > 0 && over > 0) warnings.push(noteOf(WARNINGS, 'day_too_long', { day, minutes: over }))
  return warnings
}

function goesByBoat({ days }: TripFacts): boolean {
  return days.some(({ stops }) => stops.some(({ leg }) => leg?.mode === 'ferry' || leg?.mode === 'boat'))
}
