import { lettersNeeded } from './branches.ts'
import { type Part, parseBranches } from './pattern-parts.ts'

/** Words of which a text must have one, each as the numbers of up to three of its pairs of letters. */
type NeededWords = Int32Array
/** Of each of these one word. */
export type NeededPairs = readonly NeededWords[]

const PAIR_BITS = 10
const PAIR_MASK = 2 ** PAIR_BITS - 1
/** Different pairs may share a number: then a pattern is tried in vain. */
const pairOf = (first: number, second: number) => (first * 31 + second) & PAIR_MASK

/**
 * The pairs of letters of one text, which tell that it has no word of a pattern: much faster than to try the pattern, and
 * so few bytes that they are quickly found out for each of the short texts beside a name.
 */
export class LetterPairs {
  readonly #present = new Int32Array((PAIR_MASK + 1) / 32)
  #text: string | null = null

  /** Whether the text may have what a pattern needs. */
  mayHave(text: string, needs: NeededPairs): boolean {
    if (needs.length === 0) return true
    if (text !== this.#text) this.#read(text)
    for (const words of needs) if (!this.#hasOne(words)) return false
    return true
  }

  #hasOne(words: NeededWords): boolean {
    for (const word of words)
      if (
        this.#has(word & PAIR_MASK) &&
        this.#has((word >> PAIR_BITS) & PAIR_MASK) &&
        this.#has((word >> (2 * PAIR_BITS)) & PAIR_MASK)
      )
        return true
    return false
  }

  #has(pair: number): boolean {
    return (((this.#present[pair >> 5] as number) >> (pair & 31)) & 1) !== 0
  }

  #read(text: string): void {
    this.#text = text
    this.#present.fill(0)
    let before = text.charCodeAt(0)
    for (let at = 1; at < text.length; at++) {
      const letter = text.charCodeAt(at)
      const pair = pairOf(before, letter)
      this.#present[pair >> 5]! |= 1 << (pair & 31)
      before = letter
    }
  }
}

/** The test of a pattern without flags anywhere in a text, which is mostly that of a sheet. */
export function neededTest(pattern: RegExp): (text: string) => boolean {
  let needs: NeededPairs | undefined
  return (text) => WHOLE.mayHave(text, (needs ??= pairsOf(pattern))) && pattern.test(text)
}

function pairsOf({ source }: RegExp): NeededPairs {
  const parsed = parseBranches(source)
  return parsed === null ? [] : pairsNeeded({ kind: 'choice', parts: parsed.branches.map(({ part }) => part) })
}
const WHOLE = new LetterPairs()

/** What a text needs for a part of a pattern without flags. */
export const pairsNeeded = (part: Part): NeededPairs =>
  lettersNeeded(part)
    .filter((words) => words.every((word) => word.length > 1))
    .map((words) => Int32Array.from(words, packed))

function packed(word: string): number {
  const pairs = [0, word.length >> 1, word.length - 2].map((at) => Math.min(at, word.length - 2))
  const [first = 0, middle = 0, last = 0] = pairs.map((at) => pairOf(word.charCodeAt(at), word.charCodeAt(at + 1)))
  return first | (middle << PAIR_BITS) | (last << (2 * PAIR_BITS))
}
