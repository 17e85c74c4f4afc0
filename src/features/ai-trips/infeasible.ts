import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf, writtenNote } from '../../language/notes/note.ts'
import { CONFLICTS, type Conflict, SUGGESTIONS } from '../../language/notes/trip-notes.ts'
import { listed } from '../../language/notes/value-texts.ts'
import type { Infeasible } from '../../planner/itinerary.ts'
import type { Language } from '../../platform/language.ts'
import type { Problem } from '../../platform/problem.ts'
import { tripNames } from '../trips/public.ts'
import { infeasibleTrip } from './problems.ts'
import { suggestionNote } from './suggestions.ts'

type TripCatalogue = Parameters<typeof tripNames>[0] & Pick<CatalogueView, 'findPlace' | 'world'>

/** The problem `infeasible_trip`, with its notes in one language. */
export function infeasibleProblem(result: Infeasible, language: Language, catalogue: TripCatalogue): Problem {
  const { list, ...members } = writtenConflicts(result, language, catalogue)
  return infeasibleTrip({ conflicts: list }, { members })
}

/** Why no trip fits: the wishes that conflict, and changes that would help. */
function writtenConflicts({ infeasible }: Infeasible, language: Language, catalogue: TripCatalogue) {
  const names = tripNames(catalogue)
  const conflicts = infeasible.conflicts.map((conflict) =>
    writtenNote(CONFLICTS, conflictNote(conflict, catalogue), language, names),
  )
  const suggestions = infeasible.suggestions.map((suggestion) =>
    writtenNote(SUGGESTIONS, suggestionNote(suggestion), language, names),
  )
  const texts = conflicts.map(({ text }) => text)
  // Thai wishes contain spaces, which also separate the items of a Thai list.
  const list = language === 'th' ? texts.join(' · ') : listed(texts, language)
  return { conflicts, suggestions, list }
}

type ConflictOf = Infeasible['infeasible']['conflicts'][number]

function conflictNote({ wish, subject }: ConflictOf, catalogue: TripCatalogue): Conflict {
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
    case 'season':
      return seasonNote(subject, catalogue)
    case 'dates':
      return noteOf(CONFLICTS, 'dates', {})
  }
}

/** When an island opens, or in which months a place is closed. */
function seasonNote(id: string, catalogue: TripCatalogue): Conflict {
  const season = catalogue.world.islands.find((island) => island.id === id)?.openSeason
  if (season)
    return noteOf(CONFLICTS, 'closed_season', { island_id: id, season_start: season.from, season_end: season.to })
  const months = catalogue.findPlace(id)?.guide?.closedMonths ?? []
  return noteOf(CONFLICTS, 'closed_months', {
    place_id: id,
    months: months.map((month) => String(month).padStart(2, '0')),
  })
}
