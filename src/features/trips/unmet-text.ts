import { writtenNote } from '../../language/notes/note.ts'
import { fillNote, type Names } from '../../language/notes/note-values.ts'
import { SUGGESTIONS, UNMET_REASONS, WISHES } from '../../language/notes/trip-notes.ts'
import type { Language } from '../../platform/language.ts'
import type { UnmetFact } from './trip-facts.ts'
import type { Trip } from './trip-schema.ts'

/** An unmet wish with its texts. */
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

export function writtenReason(
  { code, values }: Pick<UnmetFact, 'code' | 'values'>,
  language: Language,
  names: Names,
): string {
  return fillNote(UNMET_REASONS[code][language], values, language, names)
}
