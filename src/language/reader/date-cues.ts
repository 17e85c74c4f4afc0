import { DATE_CUES, type DateCue } from './date-cue-rules.ts'
import { DATE_SLOTS } from './date-slots.ts'
import { listOf, phrasePattern } from './phrases.ts'

/** The words of one meaning as sources of patterns, Thai and English. */
export function dateCue(says: DateCue['says']): readonly [string, string] {
  const { th = '', en = '' } = DATE_CUES.find((row) => row.says === says)!
  return [phrasePattern(listOf(th), DATE_SLOTS).source, phrasePattern(listOf(en), DATE_SLOTS).source]
}
