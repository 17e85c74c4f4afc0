import { noteOf } from '../../language/notes/note.ts'
import { SUGGESTIONS, type Suggestion } from '../../language/notes/trip-notes.ts'
import type { Relaxation } from '../../planner/itinerary.ts'

/** The planner's suggestion as a note. */
export function suggestionNote(suggestion: Relaxation): Suggestion {
  switch (suggestion.change) {
    case 'add_days':
      return noteOf(SUGGESTIONS, 'add_days', { days: suggestion.days })
    case 'drop':
      return dropNote(suggestion)
    case 'raise_budget':
      return noteOf(SUGGESTIONS, 'raise_budget', { baht: suggestion.toBaht })
    case 'allow_flights':
      return noteOf(SUGGESTIONS, 'allow_flights', {})
    case 'longer_days':
      return noteOf(SUGGESTIONS, 'longer_days', { minutes: suggestion.minutes })
    case 'other_dates':
      return noteOf(SUGGESTIONS, 'other_dates', {})
  }
}

function dropNote({ wish, subject }: Extract<Relaxation, { change: 'drop' }>): Suggestion {
  switch (wish) {
    case 'must_visit':
      return noteOf(SUGGESTIONS, 'drop_place', { place_id: subject })
    case 'province':
      return noteOf(SUGGESTIONS, 'drop_province', { province_code: subject })
    case 'locked':
      return noteOf(SUGGESTIONS, 'drop_stop', { place_id: subject })
  }
}
