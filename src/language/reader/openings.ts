import type { Part } from './pattern-parts.ts'

/**
 * The first letters with which a match of a pattern can begin, as numbers (see `codeOf`): it need not be tried anywhere
 * else. Null where any letters will do.
 */
export type Openings = readonly number[] | null

/** Letters of an opening. */
export const LONGEST_OPENING = 4
/** More openings than these say little, so shorter ones are taken. */
const MOST_OPENINGS = 13_000
/** Opens a match that begins or ends a word, as `\b` does. */
const EDGE = '<'
/** Sets of more letters may be any letter. */
const LARGEST_SET = 24

/** Replaces what has been read, so a pattern that looks for it may find it anywhere. */
export const CLAIMED = '\ufffc'
/** A whole stretch that has been read, for patterns: a part of one may be repeated in too many ways. */
export const STRETCH = String.raw`\ufffc{1,80}(?!\ufffc)`

/** Folds an opening into a number. Different ones may share it: then a pattern is tried in vain. */
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
  for (let longest = LONGEST_OPENING; longest > 0; longest--) {
    const texts = new Reach(longest).openingsOf(part)
    if (texts !== null)
      return texts.some((text) => text === '' || text === EDGE) ? null : [...new Set(texts.map(toCode))]
  }
  return null
}

function toCode(text: string): number {
  const isEdge = text.startsWith(EDGE)
  let code: number = isEdge ? EDGE_CODE : PLAIN_CODE
  for (let at = isEdge ? 1 : 0; at < text.length; at++) code = codeOf(code, text.charCodeAt(at))
  return code
}

class TooMany extends Error {}

/** Follows a pattern from its beginning, up to so many letters. */
class Reach {
  readonly #longest: number
  readonly #done = new Set<string>()

  constructor(longest: number) {
    this.#longest = longest
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
      case 'choice':
        return new Set(part.parts.flatMap((choice) => [...this.#after(choice, open)]))
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

  #extend(open: ReadonlySet<string>, letters: ReadonlySet<number> | null): ReadonlySet<string> {
    const longer = new Set<string>()
    const symbols = letters === null || letters.has(CLAIMED.charCodeAt(0)) ? null : new Set([...letters].map(symbolOf))
    for (const text of open) {
      if (symbols === null || symbols.size > LARGEST_SET) {
        this.#done.add(text)
        continue
      }
      for (const symbol of symbols) {
        const next = text + String.fromCharCode(symbol)
        const isDone = next.length - (next.startsWith(EDGE) ? 1 : 0) >= this.#longest
        if (isDone) this.#done.add(next)
        else longer.add(next)
      }
      if (this.#done.size + longer.size > MOST_OPENINGS) throw new TooMany()
    }
    return longer
  }
}
