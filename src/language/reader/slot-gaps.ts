import { notRightBefore, type Slots, words } from './phrases.ts'

// What stands between the words of a slot, and words that only have to be somewhere before it or after it.

/** Letters of the same clause, also past its commas, of the same sentence, of the same line, or of any sentence. */
const CLAUSE = '[^.,;!?\\n]'
export const WITH_COMMAS = '[^.;!?\\n]'
export const SENTENCE = '[^.!?\\n]'
export const LINE = '[^\\n]'
export const TEXT = '[^]'
/** Thai letters; the same with spaces, figures and what has been read. */
export const THAI = '[ก-์]'
export const THAI_OR_READ = '[ก-์\\d. \\ufffc]'

/** Up to so many letters, as few as possible: `gap(24)`, `gap(60, LINE)`. */
export const gap = (most: number, letters = CLAUSE): string => `${letters}{0,${most}}?`
/** The same, of a phrase with English words: one of them begins or ends after the gap. */
export const gapBetween = (most: number, letters = CLAUSE): string => `\\b${gap(most, letters)}\\b`

/** So many Thai letters, as few as possible; `also` are other signs that may be between them. */
export const thaiLetters = (least: number, most: number, also = ''): string => `[ก-์${also}]{${least},${most}}?`

/** Up to so many English words, none of which begins with one of these: `anyWords(2, 'and, the')`. Each has a space or a hyphen after it. */
export const anyWords = (most: number, unless = ''): string =>
  `(?:${unless === '' ? '' : notRightBefore(unless)}[a-z][a-z'-]{0,13}[ -]){0,${most}}`
/** The same, and as few of them as possible. */
export const fewWords = (most: number, unless = ''): string => `${anyWords(most, unless)}?`

/** A slot that is empty itself: within so many letters one of these phrases follows, or none of them does: `laterOn(60, 'with us', SENTENCE)`. */
export const laterOn = (most: number, phrases: string, letters: string, slots: Slots = {}): string =>
  `(?=${gap(most, letters)}${words(phrases, slots)})`
export const notLaterOn = (most: number, phrases: string, letters: string, slots: Slots = {}): string =>
  `(?!${gap(most, letters)}${words(phrases, slots)})`
/** None of them stands within so many letters before. */
export const notEarlierOn = (most: number, phrases: string, letters: string, slots: Slots = {}): string =>
  `(?<!${words(phrases, slots)}${gap(most, letters)})`
/** None of these phrases follows anywhere in the text. */
export const neverAfter = (phrases: string, slots: Slots = {}): string => `(?!${TEXT}*${words(phrases, slots)})`
