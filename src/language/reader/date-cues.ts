import { DATE_CUES, type DateCue } from './date-cue-rules.ts'
import { DATE_SLOTS } from './date-slots.ts'
import { listOf, phrasePattern } from './phrases.ts'

/** The words of one meaning as sources of patterns, Thai and English. */
export function dateCue(says: DateCue['says']): readonly [string, string] {
  const rows = DATE_CUES.filter((row) => row.says === says)
  const sourceOf = (phrases: readonly string[]) => phrasePattern(phrases.flatMap(listOf), DATE_SLOTS).source
  return [sourceOf(rows.map(({ th = '' }) => th)), sourceOf(rows.map(({ en = '' }) => en))]
}
