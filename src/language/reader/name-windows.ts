import { beginsNoName, endsNoName } from './filler.ts'
import { BEGINS } from './form-index.ts'
import { formOf, type Lexicon } from './lexicon.ts'
import { cueBeforeIn } from './meaning.ts'
import { isTogether } from './mentions.ts'
import type { Sheet, Word } from './sheet.ts'
import { ANY_TOWN_HAS, ONE_A_TOWN } from './short-names.ts'
import type { WordKind as WordAlone } from './word-kinds.ts'

/** What a word is in its text. */
export type WordKind = 'claimed' | 'geo' | 'concept' | WordAlone

const MAX_WORDS = 7

/** Calls back with each phrase and whether it is the word for a kind of place. */
type OnWindow = (first: number, last: number, isKind: boolean) => void

/** Longest first at each word. English names neither begin nor end with a filler; Thai ones may (`เมืองต่ำ`). */
export function eachWindow(
  sheet: Sheet,
  lexicon: Lexicon,
  kinds: readonly WordKind[],
  areaIsNamed: boolean,
  use: OnWindow,
): void {
  const ends = endsOfRuns(sheet, kinds)
  const windows: Windows = { sheet, lexicon, kinds, areaIsNamed, use }
  for (let first = 0; first < kinds.length; first++) {
    const beyond = Math.min(ends[first] ?? 0, first + MAX_WORDS)
    const known = beyond > first ? knownFrom(sheet, lexicon, first, beyond) : 0
    for (let last = beyond; last > first; last--) tryWindow(windows, first, last, ((known >> (last - first)) & 1) !== 0)
  }
}

interface Windows {
  readonly sheet: Sheet
  readonly lexicon: Lexicon
  readonly kinds: readonly WordKind[]
  readonly areaIsNamed: boolean
  readonly use: OnWindow
}

/** `mayBeForm`: whether the lexicon may have it. */
function tryWindow(windows: Windows, first: number, last: number, mayBeForm: boolean): void {
  const { sheet, lexicon, kinds, areaIsNamed, use } = windows
  const [firstWord, lastWord] = [sheet.words[first] as Word, sheet.words[last - 1] as Word]
  const thai = firstWord.script === 'th'
  const isPlain = thai ? isPlainThai(kinds, first, last) : isPlainEnglish(sheet, kinds, first, last)
  const isSmall =
    !thai && isSmallName(kinds, first, last) && (areaIsNamed || (!sheet.hasCapital && isWayTo(sheet, first)))
  const mayBeKind = isSmall || (areaIsNamed && !thai && isWrittenAsName(sheet, first, last))
  if (isPlain && !mayBeKind && !mayBeForm) return
  const text = sheet.text.slice(firstWord.start, lastWord.end)
  const form = mayBeForm ? formOf(text) : ''
  if (mayBeForm && lexicon.concepts.has(form)) {
    const isName = areaIsNamed
      ? thai || isSmall || ONE_A_TOWN.test(form) || isWrittenAsName(sheet, first, last)
      : isWayTo(sheet, first) && !ANY_TOWN_HAS.test(form)
    if (isName) use(first, last, true)
    return
  }
  if (isPlain) {
    if (isSmall) use(first, last, true)
    return
  }
  if (text.length < 3 || beginsNoName(text) || (mayBeForm && lexicon.geo.has(form))) return
  if (last - first > 1 && endsNoName(lastWord.text)) return
  use(first, last, false)
}

/** Bit n: the n words from one on may be a form of the lexicon. */
function knownFrom({ words, text }: Sheet, { forms }: Lexicon, first: number, beyond: number): number {
  let [code, known] = [BEGINS, 0]
  let start = (words[first] as Word).start
  for (let last = first; last < beyond; last++) {
    const { end } = words[last] as Word
    code = forms.read(code, text, start, end)
    if (forms.mayEnd(code)) known |= 2 << (last - first)
    if (!forms.mayGoOn(code)) break
    start = end
  }
  return known
}

const has = (kinds: readonly WordKind[], first: number, last: number, kind: WordKind): boolean => {
  for (let at = first; at < last; at++) if (kinds[at] === kind) return true
  return false
}

const hasOwn = (kinds: readonly WordKind[], first: number, last: number): boolean =>
  has(kinds, first, last, 'unknown') || has(kinds, first, last, 'ordinary')

const isPlainThai = (kinds: readonly WordKind[], first: number, last: number): boolean =>
  !hasOwn(kinds, first, last) && (last - first < 2 || !has(kinds, first, last, 'concept'))

const isPlainEnglish = (sheet: Sheet, kinds: readonly WordKind[], first: number, last: number): boolean =>
  (kinds[first] === 'filler' ||
    kinds[last - 1] === 'filler' ||
    !(hasOwn(kinds, first, last) || mixes(kinds, first, last))) &&
  !(has(kinds, first, last, 'concept') && isWrittenAsName(sheet, first, last)) &&
  !isNumberedTour(sheet, first, last)

/** “hellfire pass”, “elephant nature park”, “the firefly boat”: a name of a few words may end like a kind or a phrase. */
const isSmallName = (kinds: readonly WordKind[], first: number, last: number) =>
  last - first > 1 &&
  last - first <= MOST_SMALL_WORDS &&
  (kinds[first] === 'unknown' || kinds[first] === 'concept') &&
  !has(kinds, first, last, 'claimed')
const MOST_SMALL_WORDS = 3

/** “see hellfire pass”, “to asiatique and lumphini”. */
export const isWayTo = (sheet: Sheet, first: number) => cueBeforeIn(sheet, sheet.words[first]?.start ?? 0) !== null

/** “Four islands tour” is the name of a tour, and no wish for four islands. */
const isNumberedTour = ({ text, words }: Sheet, first: number, last: number) =>
  words[last - 1]?.text.startsWith('tour') === true &&
  NUMBERED_TOUR.test(text.slice(words[first]?.start, words[last - 1]?.end))
const NUMBERED_TOUR = /^(?:\d|two|three|four|five|six|seven) islands? tours?$/

/** For each word the index after the last one that is adjacent to it and unread like it. */
function endsOfRuns(sheet: Sheet, kinds: readonly WordKind[]): number[] {
  const ends: number[] = []
  for (let at = kinds.length - 1; at >= 0; at--) {
    const goesOn = at + 1 < kinds.length && kinds[at + 1] !== 'claimed' && isTogether(sheet, at, at + 2)
    ends[at] = kinds[at] === 'claimed' ? at : goesOn ? (ends[at + 1] ?? at + 1) : at + 1
  }
  return ends
}

const mixes = (kinds: readonly WordKind[], first: number, last: number) =>
  has(kinds, first, last, 'geo') && has(kinds, first, last, 'concept')

/** In English, capitals distinguish a name from a kind, unless all words have them. */
function isWrittenAsName(sheet: Sheet, first: number, last: number): boolean {
  if (last - first < 2 || !sheet.hasSmallWord) return false
  for (let at = first; at < last; at++) if (sheet.isSmall(at)) return false
  return true
}
