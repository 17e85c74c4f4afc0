import { normalise } from '../language/text/normalise.ts'
import { type Analysed, analyse } from './analyse.ts'
import { growableBytes, growableNumbers } from './growable-array.ts'

/**
 * Names for suggestions as one types: a text matches names in which a word starts with it. A place found by a prefix of its
 * name is therefore found by every longer prefix, and because the order does not depend on the text, it can only move up.
 */
export interface TypeaheadNames {
  /** All names without spaces, one byte per letter, each followed by a zero. */
  readonly typedLetters: Uint8Array
  /** Word starts in `typedLetters`, sorted by the six letters that follow. */
  readonly typedStarts: Uint32Array
  readonly typedDocs: Uint32Array
}

/** Normalises a text for comparison: without spaces, punctuation and case, but with tones. */
export function typeaheadForm(text: string): string {
  return normalise(text).replaceAll(' ', '')
}

/** The normalised suffixes of a name that start at a word. */
export function listWordSuffixes(name: string): string[] {
  const form = analyse(name)
  return startsOf(form).map((start) => form.whole.slice(start))
}

function startsOf({ tokens, whole }: Analysed): number[] {
  const starts: number[] = []
  let at = 0
  for (const token of tokens) {
    if (at < whole.length) starts.push(at)
    at += token.length
  }
  return starts
}

export interface TypeaheadWriter {
  /** Adds all names of the next document; `forms` are those already analysed. */
  addDoc(names: readonly string[], forms: readonly Analysed[]): void
  finish(): TypeaheadNames
}

export function createTypeaheadWriter(): TypeaheadWriter {
  const letters = growableBytes()
  const starts = growableNumbers()
  const docs = growableNumbers()
  let doc = 0
  return {
    addDoc(names, forms) {
      const known = new Map(forms.map((form) => [form.whole, form]))
      for (const whole of new Set(names.map(typeaheadForm))) {
        if (whole === '') continue
        const name = names.find((candidate) => typeaheadForm(candidate) === whole) ?? ''
        for (const start of startsOf(known.get(whole) ?? analyse(name))) {
          starts.push(letters.length + start)
          docs.push(doc)
        }
        letters.append(encodeTyped(whole))
        letters.push(0)
      }
      doc++
    },
    finish() {
      const typedLetters = letters.toArray()
      const unsorted = starts.toArray()
      const heads = Float64Array.from(unsorted, (start) => headAt(typedLetters, start))
      const order = Uint32Array.from(unsorted, (_, index) => index)
      order.sort((a, b) => (heads[a] ?? 0) - (heads[b] ?? 0) || a - b)
      return {
        typedLetters,
        typedStarts: order.map((index) => unsorted[index] ?? 0),
        typedDocs: order.map((index) => docs.at(index)),
      }
    },
  }
}

/** Calls back for each document once per word of its names that starts with the form. */
export function forEachCompletion(names: TypeaheadNames, form: string, found: (doc: number) => void): void {
  const wanted = encodeTyped(form)
  if (wanted.length === 0) return
  const { typedLetters, typedStarts, typedDocs } = names
  const head = headAt(wanted, 0)
  const last = head + BASE ** Math.max(0, HEAD_LETTERS - wanted.length)
  for (let at = lowerHead(names, head); at < typedStarts.length; at++) {
    const start = typedStarts[at] ?? 0
    if (headAt(typedLetters, start) >= last) return
    if (continues(typedLetters, start, wanted)) found(typedDocs[at] ?? 0)
  }
}

function lowerHead({ typedLetters, typedStarts }: TypeaheadNames, head: number): number {
  let low = 0
  let high = typedStarts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (headAt(typedLetters, typedStarts[middle] ?? 0) < head) low = middle + 1
    else high = middle
  }
  return low
}

function continues(letters: Uint8Array, start: number, wanted: Uint8Array): boolean {
  for (let i = HEAD_LETTERS; i < wanted.length; i++) if (letters[start + i] !== wanted[i]) return false
  return true
}

/** Six bytes are exact in a double. */
const HEAD_LETTERS = 6
const BASE = 256

function headAt(letters: Uint8Array, start: number): number {
  let head = 0
  let isOpen = true
  for (let i = 0; i < HEAD_LETTERS; i++) {
    const letter = isOpen ? (letters[start + i] ?? 0) : 0
    if (letter === 0) isOpen = false
    head = head * BASE + letter
  }
  return head
}

/** Latin and Thai letters have a code each; other scripts share the rest. */
function encodeTyped(form: string): Uint8Array {
  const bytes = new Uint8Array(form.length)
  for (let i = 0; i < form.length; i++) bytes[i] = codeOf(form.charCodeAt(i))
  return bytes
}

function codeOf(charCode: number): number {
  if (charCode >= 97 && charCode <= 122) return charCode - 96
  if (charCode >= 48 && charCode <= 57) return charCode - 21
  if (charCode > 0x0e00 && charCode <= 0x0e5b) return charCode - 0x0e00 + 36
  return 128 + (charCode % 127)
}
