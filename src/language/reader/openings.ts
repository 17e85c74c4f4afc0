import type { Part } from './pattern-parts.ts'

/**
 * The first letters with which a match of a pattern can begin, each as the numbers of its beginnings (see `codeOf`), of
 * which the last is its own: the pattern need not be tried anywhere else. Null where any letters will do.
 */
export type Openings = readonly Opening[] | null
export type Opening = readonly number[]

/** Letters of an opening: most patterns have a few long ones, … */
export const LONGEST_OPENING = 8
/** … those with slots in front many short ones. */
const SHORT_OPENING = 4
/** More openings than these say little, so shorter ones are taken. */
const MOST_OPENINGS = 13_000
/** So many, or twice as many as short ones, may be long. */
const MOST_LONG = 300
/** Where more phrases or letters than these may follow, a short opening ends. */
const [MANY_PHRASES, MANY_LETTERS] = [6, 3]
/** Opens a match that begins or ends a word, as `\b` does. */
const EDGE = '<'
/** Sets of more letters may be any letter. */
const LARGEST_SET = 24

/** Replaces what has been read, so a pattern that looks for it may find it anywhere. */
export const CLAIMED = '\ufffc'
/** A whole stretch that has been read, for patterns: a part of one may be repeated in too many ways. */
export const STRETCH = String.raw`\ufffc{1,80}(?!\ufffc)`

/** Folds an opening into a number, letter by letter. Different ones may share it: then a pattern is tried in vain. */
export function codeOf(code: number, symbol: number): number {
  return (Math.imul(code, FACTOR) + symbol) | 0
}
const FACTOR = 0x01000193
/** Of openings at the edge of a word, and of others. */
export const [EDGE_CODE, PLAIN_CODE] = [1, 2]

/** Digits open alike, and so do spaces, of which a sheet has two. */
export function symbolOf(char: number): number {
  if (char === 0x0a) return 0x20
  return char >= 0x30 && char <= 0x39 ? 0x30 : char
}

export function openingsOf(part: Part): Openings {
  const texts = textsOf(part)
  return texts === null || texts.some((text) => lengthOf(text) === 0) ? null : [...new Set(texts)].map(codesOf)
}

function textsOf(part: Part): readonly string[] | null {
  let [length, texts]: [number, string[] | null] = [SHORT_OPENING + 1, null]
  while (texts === null && length > 1) texts = new Reach(--length, MOST_OPENINGS).openingsOf(part)
  if (texts === null || length < SHORT_OPENING) return texts
  const most = Math.max(MOST_LONG, 2 * texts.length)
  // From short to long, because those with too many take long to find out.
  for (let longest = SHORT_OPENING + 1; longest <= LONGEST_OPENING; longest++) {
    const long = new Reach(longest, most).openingsOf(part)
    if (long === null) break
    texts = long
  }
  return texts
}

const lengthOf = (opening: string) => opening.length - (opening.startsWith(EDGE) ? 1 : 0)

function codesOf(text: string): Opening {
  const isEdge = text.startsWith(EDGE)
  const codes: number[] = []
  let code: number = isEdge ? EDGE_CODE : PLAIN_CODE
  for (let at = isEdge ? 1 : 0; at < text.length; at++) codes.push((code = codeOf(code, text.charCodeAt(at))))
  return codes
}

class TooMany extends Error {}

/** Follows a pattern from its beginning, up to so many letters. */
class Reach {
  readonly #longest: number
  readonly #most: number
  readonly #done = new Set<string>()

  constructor(longest: number, most: number) {
    this.#longest = longest
    this.#most = most
  }

  /** Null if there are too many. */
  openingsOf(part: Part): string[] | null {
    try {
      return [...this.#after(part, new Set([''])), ...this.#done]
    } catch (error) {
      if (error instanceof TooMany) return null
      throw error
    }
  }

  /** The openings that a part continues; complete ones are done. */
  #after(part: Part, open: ReadonlySet<string>): ReadonlySet<string> {
    if (open.size === 0) return open
    switch (part.kind) {
      case 'nothing':
        return open
      case 'edge':
        return new Set([...open].map((text) => (text === '' ? EDGE : text)))
      case 'letter':
        return this.#extend(open, part.letters)
      case 'row':
        return part.parts.reduce((sofar, next) => this.#after(next, sofar), open)
      case 'choice': {
        const short = part.parts.length > MANY_PHRASES ? this.#end(open) : open
        return new Set(part.parts.flatMap((choice) => [...this.#after(choice, short)]))
      }
      case 'repeat': {
        let now = open
        for (let turn = 0; turn < Math.min(part.least, this.#longest); turn++) now = this.#after(part.part, now)
        const all = new Set(now)
        for (let turn = part.least; turn < Math.min(part.most, part.least + this.#longest); turn++) {
          now = this.#after(part.part, now)
          for (const text of now) all.add(text)
        }
        return all
      }
    }
  }

  /** Ends the openings that are no longer short; gives the others. */
  #end(open: ReadonlySet<string>): ReadonlySet<string> {
    const short = new Set<string>()
    for (const text of open) (lengthOf(text) < SHORT_OPENING ? short : this.#done).add(text)
    return short
  }

  #extend(open: ReadonlySet<string>, letters: ReadonlySet<number> | null): ReadonlySet<string> {
    const longer = new Set<string>()
    const symbols = letters === null || letters.has(CLAIMED.charCodeAt(0)) ? null : new Set([...letters].map(symbolOf))
    if (symbols === null || symbols.size > LARGEST_SET) {
      for (const text of open) this.#done.add(text)
      return longer
    }
    for (const text of symbols.size > MANY_LETTERS ? this.#end(open) : open) {
      for (const symbol of symbols) {
        const next = text + String.fromCharCode(symbol)
        ;(lengthOf(next) < this.#longest ? longer : this.#done).add(next)
      }
      if (this.#done.size + longer.size > this.#most) throw new TooMany()
    }
    return longer
  }
}
