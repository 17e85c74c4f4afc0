import { isOneEdit } from '../text/one-edit.ts'
import { withoutSlips } from './slips.ts'

/** Long words that rules read, which people often mistype. Kinds and names have their own near misses (`near-misses.ts`). */
const WORDS: readonly string[] = (
  'january february september october november december wednesday thursday saturday tomorrow ' +
  'girlfriend boyfriend husband children parents parent grandparents grandmother grandfather daughter daughters ' +
  'friends friend teenagers teenager toddler toddlers honeymoon colleagues anniversary weekend weekends ' +
  'vegetarian vegetarians budget budgets scooter scooters motorbike motorbikes itinerary wheelchair definitely people ' +
  'flight flights airport nothing without another'
).split(' ')
const KNOWN: ReadonlySet<string> = new Set(WORDS)
const BY_LETTER: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(WORDS.map((word) => word.slice(0, 1)))].map((letter) => [
    letter,
    WORDS.filter((word) => word.startsWith(letter)),
  ]),
)
/** Words of their own, one letter off. */
const OTHERS: ReadonlySet<string> = new Set(
  'fiends patents patent fright frights alight slight slights plight blight parentis peoples husbands octobers airports'.split(
    ' ',
  ),
)
const LONG = /\b[a-z]{6,13}\b/gi

/** Without slips, and the wrong letter of words like “girfriend” and “decembar”. */
export function corrected(text: string): string {
  return withoutSlips(text).replace(LONG, (word) => {
    const lower = word.toLowerCase()
    if (KNOWN.has(lower) || OTHERS.has(lower)) return word
    const meant = BY_LETTER.get(lower[0] ?? '')?.find(
      (known) =>
        Math.abs(known.length - lower.length) <= 1 &&
        `${known}s` !== lower &&
        known !== `${lower}s` &&
        isOneEdit(known, lower),
    )
    return meant === undefined ? word : word[0] === lower[0] ? meant : `${word[0]}${meant.slice(1)}`
  })
}
