import type { Concept } from '../../world/vocabulary.ts'
import { drawDoubts } from './doubts.ts'
import { isGoAhead } from './go-ahead.ts'
import { type Arc, cheapestPath } from './lattice.ts'
import { type Geo, type Lexicon, lexiconOf } from './lexicon.ts'
import { areJoined, type Meaning } from './meaning.ts'
import { around, listArcs } from './mention-arcs.ts'
import { misspelledNames } from './misspelled-name.ts'
import type { Gazetteer } from './reading.ts'
import type { Sheet, Span, Word } from './sheet.ts'

/** A part of the prompt that is a word of the catalogue. */
export interface Mention extends Span {
  readonly form: string
  readonly geo: Geo | null
  readonly concepts: readonly Concept[]
  /** Indexes of the first word and of the one after the last. */
  readonly first: number
  readonly last: number
  /** Matched despite a wrong letter. */
  readonly guessed: boolean
}

/** A name of a part of the country. */
export type GeoMention = Mention & { readonly geo: Geo }

/** Called with what may be a misspelt name, and its province. */
export type OnDoubt = (span: Span, provinceCode: string) => void

/** Of passing a letter without reading it. */
const SKIP_COST = 9

/**
 * The catalogue's words in a text. Ordinary words, the vocabulary, names of provinces, towns and islands, and near misses
 * compete: the cheapest way to read the whole text wins. Doubtful names that nothing supports are left out.
 */
export function listMentions(sheet: Sheet, lexicon: Lexicon, onDoubt?: OnDoubt): Mention[] {
  const arcs = listArcs(sheet, lexicon)
  const path = cheapestPath(sheet.text.length, arcs, SKIP_COST)
  const names = path.filter(({ value }) => value?.geo)
  const misspelled = misspelledNames(sheet, lexicon, names)
  const beside = misspelled.reduce<readonly Arc<Meaning | null>[]>((kept, name) => around(sheet, name, kept), arcs)
  const read = misspelled.length > 0 ? cheapestPath(sheet.text.length, beside, SKIP_COST) : path
  sheet.divide(partsOf(read, sheet))
  const named = read.filter((arc): arc is Arc<Meaning> => arc.value !== null)
  const meant = named.filter((arc) => !isGoAhead(sheet.text, arc, named))
  return drawDoubts(sheet.text, lexicon, meant, onDoubt).map(({ start, end, value }) => {
    const first = firstWord(sheet.words, (word) => word.end > start)
    const last = firstWord(sheet.words, (word) => word.start >= end)
    const { form, geo, concepts, guessed } = value
    return { start, end, form, geo, concepts, first, last, guessed }
  })
}

/** Index of the first word for which `isAfter` holds, as for all words after it. */
function firstWord(words: readonly Word[], isAfter: (word: Word) => boolean): number {
  let [from, to] = [0, words.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isAfter(words[middle] as Word)) to = middle
    else from = middle + 1
  }
  return from
}

function hasLetter(text: string): boolean {
  const first = text.charCodeAt(0)
  const isPlain =
    (first >= 0x61 && first <= 0x7a) || (first >= 0x30 && first <= 0x39) || (first >= 0x0e01 && first <= 0x0e30)
  return isPlain || (text !== ' ' && /[\p{L}\p{N}]/u.test(text))
}

/** The words of all arcs: of a name, those that the dictionary sees in it. */
function partsOf(arcs: readonly Arc<Meaning | null>[], { text, words }: Sheet): Span[] {
  const parts: Span[] = []
  for (const { start, end, value } of arcs) {
    if (value === null) {
      if (hasLetter(text.slice(start, end))) parts.push({ start, end })
      continue
    }
    for (let at = firstWord(words, (word) => word.end > start); at < words.length; at++) {
      const word = words[at] as Word
      if (word.start >= end) break
      parts.push({ start: Math.max(start, word.start), end: Math.min(end, word.end) })
    }
  }
  return parts
}

/** Whether the words from `first` up to `last` are adjacent: Thai without a gap, English by one space or hyphen. */
export function isTogether(sheet: Sheet, first: number, last: number): boolean {
  for (let at = first; at + 1 < last; at++) {
    const left = sheet.words[at]
    const right = sheet.words[at + 1]
    if (!left || !right) return false
    if (!areJoined(sheet.text, left, right, left.script === 'th' && right.script === 'th')) return false
  }
  return true
}

/** Finds the catalogue's words and keeps other rules from reading parts of them. */
export function guardMentions(sheet: Sheet, gazetteer: Gazetteer, onDoubt?: OnDoubt): Mention[] {
  const mentions = listMentions(sheet, lexiconOf(gazetteer), onDoubt)
  sheet.guard(mentions.filter(isSolid))
  return mentions
}

/** Names and kinds of two words or more, and all names of provinces and towns; with a wrong letter long ones only. */
function isSolid({ geo, last, first, start, end, guessed }: Mention): boolean {
  if (guessed) return geo !== null && last - first > 1 && end - start >= LONG_GUESS
  return geo !== null || last - first > 1 || end - start >= 6
}
/** “Mae Hang Son” is nobody's son. */
const LONG_GUESS = 9
