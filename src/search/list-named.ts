import { analyse } from './analyse.ts'
import type { IndexData } from './index-data.ts'
import { encodeKeys, encodeSurface, SPELLING, type Spelling, surfaceSpelling } from './key-code.ts'
import type { Segment } from './segment.ts'
import { forEachRun } from './term-lookup.ts'
import { listSharingTrigrams } from './trigram-candidates.ts'

const MOST_RUNS = 1_000
/** Shorter keys one letter apart are usually different words. */
const MIN_KEY_FOR_EDIT = 7
/** Trigrams that one wrong letter, or two that are swapped, can cost. */
const LOST_BY_EDIT = 4
const FEWEST_SHARED = 2

/**
 * Places with a name that may be this text, contain it, or differ from it in one letter, in no order. Without kinds, areas,
 * translations and ranking, and so a fraction of the work of a search.
 */
export function listNamed(data: IndexData, text: string): string[] {
  const { tokens, keys, runKeys } = analyse(text)
  if (tokens.length === 0) return []
  const spelled = [keys, ...(runKeys ? [runKeys] : [])].map((of) => encodeKeys(of, false))
  const kind = surfaceSpelling(tokens)
  const thai = kind === SPELLING.thai ? encodeSurface(tokens, kind, false) : null
  const ids = new Set<string>()
  for (const segment of data.segments) {
    const add = (doc: number): void => {
      if (segment.deleted[doc] !== 1) ids.add(segment.ids[doc] ?? '')
    }
    for (const key of spelled) {
      forEachRun(segment, key, MOST_RUNS, (doc, endsWord) => (endsWord || thai !== null) && add(doc))
      if (key.length >= MIN_KEY_FOR_EDIT)
        for (const doc of listAlike(segment, key, SPELLING.key, LOST_BY_EDIT))
          if (hasSpellingAsLong(segment, doc, key.length)) add(doc)
    }
    // Thai is written without spaces, so a name may contain the text anywhere.
    if (thai) for (const doc of listAlike(segment, thai, SPELLING.thai, 0)) add(doc)
  }
  return [...ids]
}

function listAlike(segment: Segment, bytes: Uint8Array, kind: Spelling, lost: number): number[] {
  const least = (grams: number): number => Math.max(Math.min(FEWEST_SHARED, grams), grams - lost)
  return listSharingTrigrams(segment, bytes, kind, least).map(({ doc }) => doc)
}

/** Whether a name of the place has about as many letters. */
function hasSpellingAsLong({ nameStarts, spellingStarts }: Segment, doc: number, length: number): boolean {
  for (let name = nameStarts[doc] ?? 0; name < (nameStarts[doc + 1] ?? 0); name++) {
    const own = (spellingStarts[name + 1] ?? 0) - 1 - (spellingStarts[name] ?? 0)
    if (Math.abs(own - length) <= 1) return true
  }
  return false
}
