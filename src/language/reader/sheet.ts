import { normalise } from '../text/normalise.ts'
import { segmentRuns } from '../text/segment.ts'
import { matchesAt } from './branches.ts'
import { canonical } from './canonical.ts'
import { numberOf, OpeningIndex } from './opening-index.ts'
import { CLAIMED } from './openings.ts'
import type { SlotPattern } from './phrases.ts'
import { corrected } from './spelling.ts'
import { addClaimed, lettersOf, mayMatch } from './triggers.ts'

/** A piece of the text, `[start, end)` in characters. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface Word extends Span {
  readonly text: string
  readonly script: 'th' | 'en' | 'number'
}

/** Prompts are cut to this length. */
export const MAX_PROMPT = 2000

/**
 * The prompt in progress: rules match their patterns in the free text and claim what they have read, so that nothing is
 * read twice (the 2000 of a budget is not a year).
 */
export class Sheet {
  /** Cleaned, case as typed. */
  readonly raw: string
  /** The same in lower case, with the same positions. */
  readonly text: string
  /** See `mayMatch`. */
  readonly letters: Uint8Array
  readonly #openings: OpeningIndex
  #words: readonly Word[]
  #free: string
  /** By the word, when first asked for. */
  #small: readonly boolean[] | null = null
  #innerCapital: boolean | null = null
  #capital: boolean | null = null
  #upperCase: boolean | null = null
  #guarded: readonly Span[] = []

  constructor(prompt: string) {
    this.raw = clean(prompt.slice(0, MAX_PROMPT))
    this.text = lowerCase(this.raw)
    this.letters = lettersOf(this.text)
    this.#openings = new OpeningIndex(this.text)
    this.#words = listWords(this.text)
    this.#free = this.text
  }

  /** Whether a word within a sentence begins with a capital, so that capitals mean something. */
  get hasInnerCapital(): boolean {
    this.#innerCapital ??= /[a-z,] \p{Lu}\p{Ll}/u.test(this.raw)
    return this.#innerCapital
  }

  /** Whether anything is written with capitals, but “I” and the first letter of all. */
  get hasCapital(): boolean {
    this.#capital ??= /(?<=[^]{1,2})\p{Lu}(?:\p{Ll}|\p{Lu})/u.test(this.raw)
    return this.#capital
  }

  /** Whether anything is written with a capital letter: most texts in Thai have none. */
  get hasUpperCase(): boolean {
    this.#upperCase ??= /\p{Lu}/u.test(this.raw)
    return this.#upperCase
  }

  get words(): readonly Word[] {
    return this.#words
  }

  /** Whether some word begins with a small letter. */
  get hasSmallWord(): boolean {
    return this.#smallWords.includes(true)
  }

  /** Whether a word begins with a small letter. */
  isSmall(word: number): boolean {
    return this.#smallWords[word] === true
  }

  get #smallWords(): readonly boolean[] {
    this.#small ??= this.#words.map(({ start }) => /\p{Ll}/u.test(this.raw[start] ?? ''))
    return this.#small
  }

  /** Divides the text into words anew; `parts` cover every letter of it. */
  divide(parts: readonly Span[]): void {
    this.#small = null
    this.#words = parts.map(({ start, end }) => {
      const text = this.text.slice(start, end)
      return { start, end, text, script: scriptOf(text) }
    })
  }

  get free(): string {
    return this.#free
  }

  /** Protects known names and kinds: no rule may read part of one (`เด็ก` in `พิพิธภัณฑ์เด็ก`, “weekend” in “weekend market”). */
  guard(spans: readonly Span[]): void {
    this.#guarded = spans
  }

  claim({ start, end }: Span): void {
    this.#openings.addEdge(end)
    addClaimed(this.letters)
    this.#free = this.#free.slice(0, start) + CLAIMED.repeat(end - start) + this.#free.slice(end)
  }

  isFree({ start, end }: Span): boolean {
    return !this.#free.slice(start, end).includes(CLAIMED)
  }

  /** Whether phrases may be in the text. */
  mayHave(phrases: SlotPattern): boolean {
    phrases.number ??= numberOf(phrases.pattern)
    return this.mayFind(phrases.number) && mayMatch(this.letters, phrases.triggers)
  }

  /** By the number of a pattern: zero if nothing of the text opens it. */
  get opened(): Uint8Array {
    return this.#openings.opened
  }

  /** Whether the text opens the pattern of this number. */
  mayFind(pattern: number): boolean {
    return this.#openings.mayFind(pattern)
  }

  /** All matches in the free text, leftmost first. The pattern needs the flag `g`. */
  find(pattern: RegExp): RegExpExecArray[] {
    return this.#search(this.#free, pattern)
  }

  /** All matches in the whole text. */
  findAnywhere(pattern: RegExp): RegExpExecArray[] {
    return this.#search(this.text, pattern)
  }

  #search(text: string, pattern: RegExp): RegExpExecArray[] {
    const known = this.#openings.find(pattern)
    return known === null ? allMatches(text, pattern) : matchesAt(text, this.letters, known.branches, known.trials)
  }

  /** Claims all matches, unless `use` returns false. */
  take(pattern: RegExp, use: (match: RegExpExecArray) => boolean | void = () => true): boolean {
    let taken = false
    for (const match of this.find(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length }
      if (match[0] === '' || this.cuts(span) || use(match) === false) continue
      this.claim(span)
      taken = true
    }
    return taken
  }

  /** Whether a span is in or around a guarded name. */
  isGuarded({ start, end }: Span): boolean {
    return this.#guarded.some((guard) => start < guard.end && end > guard.start)
  }

  /** Whether a span overlaps a guarded name without containing it. */
  cuts({ start, end }: Span): boolean {
    return this.#guarded.some(
      (guard) => start < guard.end && end > guard.start && !(start <= guard.start && end >= guard.end),
    )
  }
}

/** As `matchAll`, without a copy of the pattern. The pattern needs the flag `g`. */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}

function clean(prompt: string): string {
  return corrected(canonical(prompt))
    .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[‐-―~→]/g, '-')
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\bw\/o(?:ut)?\b/gi, 'without')
    .replace(
      /\bw\/(?= ?[a-z0-9])|\bw(?= (?:my|our|the|a|his|her|kids|friends|\d{1,2}|two|three|four|five|six|another|some)\b)/gi,
      'with ',
    )
    .replace(GLUED, ' ')
    .replace(GLUED_MONTH, ' ')
    .replace(THAI_RUN, (run) => normalise(run) + (/[ๆฯ]$/.test(run) ? ' ' : ''))
    .replace(/\s+/g, (space) => (/[\n\r]/.test(space) ? '\n' : ' '))
    .trim()
}

/** With the same positions: a few letters are longer in lower case, and stay as they are. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return [...text].map((char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char)).join('')
}

/** Between scripts people leave the space out: `อยากไปWat Umongกับแม่`. */
const GLUED = /(?<=[\u0e01-\u0e4e])(?=[a-z]{2})|(?<=[a-z]{2})(?=[\u0e01-\u0e4e])/gi

/** “6dec-9dec”. */
const GLUED_MONTH = /(?<=\b\d{1,2})(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:[a-z]{3,6})?\b)/gi

/** Without ฿, which is no letter. */
const THAI_RUN = /[\u0e01-\u0e3e\u0e40-\u0e5b]+/g
const WORD = /[\u0e01-\u0e5b]+|\d+(?:[.,]\d+){0,20}|[\p{L}\p{M}]+(?:'\p{L}+){0,5}/gu

function scriptOf(text: string): Word['script'] {
  const first = text.charCodeAt(0)
  return first >= 0x30 && first <= 0x39 ? 'number' : isOfThai(first) ? 'th' : 'en'
}

const isOfThai = (code: number) => code >= 0x0e01 && code <= 0x0e5b

function listWords(text: string): Word[] {
  const found = allMatches(text, WORD)
  const runs = found.flatMap(({ 0: run }) => (isOfThai(run.charCodeAt(0)) ? [run] : []))
  const parts = segmentRuns(runs)
  let next = 0
  const words: Word[] = []
  for (const { index: start, 0: run } of found) {
    if (!isOfThai(run.charCodeAt(0))) {
      words.push({ start, end: start + run.length, text: run, script: scriptOf(run) })
      continue
    }
    let at = start
    for (const part of parts[next++] ?? [run]) {
      words.push({ start: at, end: at + part.length, text: part, script: 'th' })
      at += part.length
    }
  }
  return words
}
