import { LONGEST_THAI } from './thai-beginnings.ts'

/**
 * Tells in one pass over a few letters which words of the lexicon may be there: most texts are none of them, and a look-up by
 * each stretch would cut thousands. Two bits for each beginning of a form, by its code; different ones may share them, so
 * that who finds an end looks the form up.
 */
export class FormIndex {
  readonly #marks = new Uint8Array(2 ** BITS / 4)

  constructor(forms: Iterable<string>) {
    for (const form of forms) {
      let code = BEGINS
      for (let at = 0; at < form.length; at++) {
        code = codeOf(code, form.charCodeAt(at))
        this.#marks[(code & MASK) >> 2]! |= (at === form.length - 1 ? ENDS : GOES_ON) << ((code & 3) << 1)
      }
    }
  }

  /** The lengths of the forms that may begin at a place of a text and end before another: bit n for n letters. */
  lengthsAt(text: string, start: number, beyond: number): number {
    let [code, lengths] = [BEGINS, 0]
    const last = Math.min(beyond, start + LONGEST)
    for (let at = start; at < last; at++) {
      code = codeOf(code, text.charCodeAt(at))
      const marks = this.#marksOf(code)
      if ((marks & ENDS) !== 0) lengths |= 2 << (at - start)
      if ((marks & GOES_ON) === 0) break
    }
    return lengths
  }

  /** The code of a beginning with more letters of a text, as `formOf` writes them. */
  read(code: number, text: string, start: number, end: number): number {
    let read = code
    for (let at = start; at < end; at++) {
      const letter = text.charCodeAt(at)
      if (read === ANY) return ANY
      if (isLetter(letter)) read = codeOf(read, letter)
      else if (letter > LAST_PLAIN) return ANY
      else if (letter !== APOSTROPHE && isLetter(text.charCodeAt(at + 1))) read = codeOf(read, SPACE)
    }
    return read
  }

  /** Whether a form may end with what has been read. */
  mayEnd(code: number): boolean {
    return code === ANY || (this.#marksOf(code) & ENDS) !== 0
  }

  /** Whether a form may go on after what has been read. */
  mayGoOn(code: number): boolean {
    return code === ANY || (this.#marksOf(code) & GOES_ON) !== 0
  }

  #marksOf(code: number): number {
    return (this.#marks[(code & MASK) >> 2] as number) >> ((code & 3) << 1)
  }
}

/** For about 40,000 beginnings. */
const BITS = 18
const MASK = 2 ** BITS - 1
const [ENDS, GOES_ON] = [1, 2]
const LONGEST = LONGEST_THAI
/** The code of no letters. */
export const BEGINS = 1
/** Of letters that `formOf` may write in another way: any form may end or go on after them. */
const ANY = 0

const codeOf = (code: number, letter: number): number => (Math.imul(code, FACTOR) + letter) | 0
const FACTOR = 0x01000193

const [SPACE, APOSTROPHE, LAST_PLAIN] = [0x20, 0x27, 0x7f]
/** A letter or digit that stays as it is. */
const isLetter = (code: number) =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x0e01 && code <= 0x0e4e && code !== PAIYANNOI && code !== BAHT && code !== MAIYAMOK)
const [PAIYANNOI, BAHT, MAIYAMOK] = [0x0e2f, 0x0e3f, 0x0e46]
