import { isFiller } from '../reader/filler.ts'
import { isOneEdit } from '../text/one-edit.ts'

/** Words that change what an edit means. The names of kinds and places have their own spelling rules. */
const CUES =
  'lighter easier slower calmer fuller busier cheaper earlier later remove replace switch hotel relaxed shorter unchanged instead without lunch dinner night start finish'.split(
    ' ',
  )
const SHORTEST = 5

/** The text with misspelt cues put right (“ligther”), letter for letter elsewhere. */
export function correctCues(text: string): string {
  return text.replace(/\b[a-z]{4,}\b/gi, (word) => {
    const lower = word.toLowerCase()
    if (lower.length < SHORTEST || CUES.includes(lower) || isFiller(lower)) return word
    return CUES.find((cue) => cue[0] === lower[0] && cue.length >= SHORTEST && isOneEdit(lower, cue)) ?? word
  })
}
