import { CODE_MASK, WORD_START } from './key-code.ts'

/** 0 … 1 each. */
export interface Likeness {
  /** Edits of the whole to the whole. */
  readonly whole: number
  /** Edits of the query to that part of the name which is most like it and begins with a word. */
  readonly inside: number
  /** Edits of the query to a beginning of the name. */
  readonly prefix: number
}

const MAX_LETTERS = 96
const rows = Array.from({ length: 6 }, () => new Uint8Array(MAX_LETTERS + 1))

/** How alike a query is to some letters of a pool. Swapped neighbours are one edit. */
export function compareLetters(letters: Uint8Array, start: number, nameLength: number, query: Uint8Array): Likeness {
  const length = Math.min(MAX_LETTERS, nameLength)
  const width = Math.min(MAX_LETTERS, query.length)
  if (width === 0 || length <= 0) return { whole: 0, inside: 0, prefix: 0 }
  let [whole, wholeBefore, wholeNext, part, partBefore, partNext] = rows as [Row, Row, Row, Row, Row, Row]
  for (let j = 0; j <= width; j++) whole[j] = part[j] = j
  let least = width
  let leastPrefix = width
  let previous = 0
  for (let i = 1; i <= length; i++) {
    const code = (letters[start + i - 1] ?? 0) & CODE_MASK
    wholeNext[0] = i
    // A part may begin anywhere, but in the middle of a word that costs one edit.
    partNext[0] = i < length && (letters[start + i] ?? 0) & WORD_START ? 0 : 1
    for (let j = 1; j <= width; j++) {
      const letter = query[j - 1]
      const differs = letter === code ? 0 : 1
      let w = Math.min((whole[j - 1] ?? 0) + differs, (whole[j] ?? 0) + 1, (wholeNext[j - 1] ?? 0) + 1)
      let p = Math.min((part[j - 1] ?? 0) + differs, (part[j] ?? 0) + 1, (partNext[j - 1] ?? 0) + 1)
      if (differs === 1 && i > 1 && j > 1 && letter === previous && query[j - 2] === code) {
        w = Math.min(w, (wholeBefore[j - 2] ?? 0) + 1)
        p = Math.min(p, (partBefore[j - 2] ?? 0) + 1)
      }
      wholeNext[j] = w
      partNext[j] = p
    }
    previous = code
    ;[wholeBefore, whole, wholeNext] = [whole, wholeNext, wholeBefore]
    ;[partBefore, part, partNext] = [part, partNext, partBefore]
    const end = part[width] ?? 0
    if (end < least) least = end
    const prefix = whole[width] ?? 0
    if (prefix < leastPrefix) leastPrefix = prefix
  }
  return {
    whole: 1 - (whole[width] ?? 0) / Math.max(width, length),
    inside: 1 - least / width,
    prefix: 1 - leastPrefix / width,
  }
}

type Row = Uint8Array
