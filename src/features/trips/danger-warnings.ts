// What may do harm. These lines are always said, however long the list of warnings is.
import { noteOf } from '../../language/notes/note.ts'
import { WARNINGS, type Warning } from '../../language/notes/trip-notes.ts'
import { isForWheels } from '../../world/access.ts'
import { isSpared } from './guest-warnings.ts'
import { monthsOf } from './season-warnings.ts'
import type { TripFacts } from './trip-facts.ts'
import type { TripPlace } from './trip-places.ts'

/** Borders, flash floods, and places that a wheelchair does not get into. Only what was named is among the first and the last. */
export function dangerWarnings(facts: TripFacts, places: readonly TripPlace[]): Warning[] {
  const months = monthsOf(facts)
  const floods = ({ guide }: TripPlace) => months?.some((month) => guide?.floodMonths?.includes(month)) === true
  const isOnWheels = facts.request?.walking === 'wheelchair'
  // Beaches, and steps beside a tram or a lift, have lines of their own.
  const isShutOut = (place: TripPlace) =>
    isOnWheels &&
    place.categoryCode === 'ATTRACTION' &&
    place.category !== 'beach' &&
    !isForWheels(place) &&
    !isSpared(place)
  return [
    ...named(
      'near_border',
      places.filter(({ guide }) => guide?.nearBorder),
    ),
    ...named('flash_floods', places.filter(floods)),
    ...named('not_for_wheels', places.filter(isShutOut)),
  ]
}

function named(code: 'near_border' | 'flash_floods' | 'not_for_wheels', places: readonly TripPlace[]): Warning[] {
  return places.length === 0 ? [] : [noteOf(WARNINGS, code, { place_ids: places.map(({ id }) => id) })]
}
