import { isFiller } from './filler.ts'
import { isOrdinaryThai } from './ordinary-thai.ts'

/** What a word is, whatever stands beside it: one without a wish, one of the dictionary, or neither. */
export type WordKind = 'filler' | 'ordinary' | 'unknown'

const MOST_KEPT = 20_000
const kept = new Map<string, WordKind>()

/** Keeps the latest answers: each word is asked for by several steps, and texts repeat their words. */
export function kindOfWord(text: string): WordKind {
  let kind = kept.get(text)
  if (kind === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear()
    kind = isFiller(text) ? 'filler' : isOrdinaryThai(text) ? 'ordinary' : 'unknown'
    kept.set(text, kind)
  }
  return kind
}
