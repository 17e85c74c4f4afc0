import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf, type ValuesOf, writtenNote } from '../../language/notes/note.ts'
import { fillNote, listed, type Names } from '../../language/notes/note-values.ts'
import {
  CONFLICTS,
  type Conflict,
  SUGGESTIONS,
  type Suggestion,
  UNMET_REASONS,
  type UnmetWish,
  WISHES,
} from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Infeasible, Itinerary, Relaxation, Unmet, UnmetReason } from '../../planner/itinerary.ts'
import type { Language } from '../../platform/language.ts'
import { isInSeason } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import type { Trip } from '../trips/public.ts'

/** A wish that the trip does not fulfil, as facts. */
export interface UnmetFact extends UnmetWish {
  readonly suggestion: Suggestion | null
}

/** Every wish that the trip does not fulfil: names that nothing has, what did not fit, and contradictions. */
export function listUnmet(reading: Reading, itinerary: Itinerary, catalogue: CatalogueView): UnmetFact[] {
  return [
    ...reading.notFound.map((said) => ({
      about: 'must_visit' as const,
      code: 'not_found' as const,
      values: { said },
      suggestion: null,
    })),
    ...itinerary.unmet.map((unmet) => {
      const reason = reasonOf(unmet.subject, unmet.reason, reading, catalogue)
      const wish = wishOf(unmet)
      return {
        about: wish.about,
        code: reason.code,
        values: { ...wish.values, ...reason.values },
        suggestion: unmet.suggestion && suggestionNote(unmet.suggestion),
      }
    }),
    ...reading.conflicts.map((contradiction) => ({ ...contradiction, suggestion: null })),
  ]
}

/** Why a place is not in the trip. */
export function reasonOf(
  placeId: string,
  reason: UnmetReason,
  reading: Reading,
  catalogue: CatalogueView,
): Pick<UnmetFact, 'code' | 'values'> {
  const season = reason === 'closed' ? closedSeason(placeId, reading, catalogue) : null
  return season ? { code: 'closed_season', values: season } : { code: reason, values: {} }
}

export function writtenReason({ code, values }: Pick<UnmetFact, 'code' | 'values'>, language: Language, names: Names) {
  return fillNote(UNMET_REASONS[code][language], values, language, names)
}

/** The texts of an unmet wish beside its facts. */
export function writtenUnmet(fact: UnmetFact, language: Language, names: Names): Trip['unmet'][number] {
  const { about, code, values, suggestion } = fact
  return {
    about,
    code,
    wish: values.said ?? fillNote(WISHES[about][language], values, language, names),
    ...(values.place_id !== undefined && { place_id: values.place_id }),
    values,
    reason: writtenReason(fact, language, names),
    ...(suggestion && {
      suggestion: writtenNote(SUGGESTIONS, suggestion, language, names).text,
      suggestion_code: suggestion.code,
      suggestion_values: suggestion.values,
    }),
  }
}

type Subject = Pick<UnmetFact, 'about' | 'values'>

function wishOf({ wish, subject, day }: Unmet): Subject {
  switch (wish) {
    case 'must_visit':
      return noteOf(WISHES, 'must_visit', { place_id: subject })
    case 'wanted_kind':
      return noteOf(WISHES, 'interests', { interest: subject })
    case 'province':
      return noteOf(WISHES, 'provinces', { province_code: subject })
    case 'locked':
      return noteOf(WISHES, 'stop', { place_id: subject })
    case 'budget':
      return { about: 'budget', values: { baht: Number(subject) } }
    case 'meal':
      return noteOf(WISHES, 'day', { day: (day ?? 0) + 1, meal: subject === 'lunch' ? 'lunch' : 'dinner' })
  }
}

/** Null when it is not for the season that a place is closed. */
function closedSeason(
  placeId: string,
  { startDate }: Reading,
  catalogue: CatalogueView,
): ValuesOf<(typeof UNMET_REASONS)['closed_season']> | null {
  const { islands } = catalogue.world
  const place = catalogue.findPlace(placeId)
  const islandId = place && findIslandId(islands, place.point)
  const island = islands.find(({ id }) => id === islandId)
  if (!island?.openSeason || startDate === null || isInSeason(island, startDate)) return null
  const { from, to } = island.openSeason
  return { island_id: island.id, season_start: from, season_end: to }
}

/** Why no trip fits at all: the wishes that conflict, and what would help. */
export function writtenConflicts({ infeasible }: Infeasible, language: Language, names: Names) {
  const conflicts = infeasible.conflicts.map((conflict) =>
    writtenNote(CONFLICTS, conflictNote(conflict), language, names),
  )
  const suggestions = infeasible.suggestions.map((suggestion) =>
    writtenNote(SUGGESTIONS, suggestionNote(suggestion), language, names),
  )
  const list = listed(
    conflicts.map(({ text }) => text),
    language,
  )
  return { conflicts, suggestions, list }
}

function conflictNote({ wish, subject }: Infeasible['infeasible']['conflicts'][number]): Conflict {
  switch (wish) {
    case 'days':
      return noteOf(CONFLICTS, 'days', { days: Number(subject) })
    case 'transport':
      return noteOf(CONFLICTS, 'transport', { transport: subject === 'car' ? 'car' : 'public' })
    case 'daily_window':
      return noteOf(CONFLICTS, 'daily_window', {})
    case 'province':
      return noteOf(CONFLICTS, 'province', { province_code: subject })
    case 'must_visit':
      return noteOf(CONFLICTS, 'must_visit', { place_id: subject })
    case 'locked':
      return noteOf(CONFLICTS, 'locked_stop', { place_id: subject })
    case 'candidates':
      return noteOf(CONFLICTS, 'available_places', {})
  }
}

function suggestionNote(suggestion: Relaxation): Suggestion {
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
