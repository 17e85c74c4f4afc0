import { dropTones } from '../language/text/normalise.ts'

/** Keys are stored as bytes: a–z as 1–26, 0–9 as 27–36, letters of other scripts spread over 37–62. */
export const CODE_LIMIT = 64
/** Set on the first byte of each word in a name's key. */
export const WORD_START = 0x80
export const CODE_MASK = 0x7f

function codeOf(charCode: number): number {
  if (charCode >= 97 && charCode <= 122) return charCode - 96
  if (charCode >= 48 && charCode <= 57) return charCode - 21
  return 37 + (charCode % 26)
}

export function encodeKeys(keys: readonly string[], marked: boolean): Uint8Array {
  let length = 0
  for (const key of keys) length += key.length
  const bytes = new Uint8Array(length)
  let at = 0
  for (const key of keys) {
    for (let i = 0; i < key.length; i++) {
      bytes[at++] = codeOf(key.charCodeAt(i)) | (marked && i === 0 ? WORD_START : 0)
    }
  }
  return bytes
}

export function decodeKey(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) {
    const code = byte & CODE_MASK
    if (byte & WORD_START && text !== '') text += ' '
    text += code <= 26 ? String.fromCharCode(code + 96) : code <= 36 ? String.fromCharCode(code + 21) : '·'
  }
  return text
}

/**
 * A name has two spellings: its phonetic key, and its letters without spaces and tones. The letters find misspellings that
 * change the key, since one wrong letter may change how a whole Thai word is read. Keys of Thai names have a kind of their
 * own, because two Thai texts that sound alike are seldom the same.
 */
export const SPELLING = { key: 0, latin: 1, thai: 2, thaiKey: 3 } as const
export type Spelling = (typeof SPELLING)[keyof typeof SPELLING]

/** The spelling for tokens as written; undefined unless they share one script. */
export function surfaceSpelling(tokens: readonly string[]): Spelling | undefined {
  const text = tokens.join('')
  if (/^[a-z0-9]+$/.test(text)) return SPELLING.latin
  return /^[\u0e00-\u0e7f0-9]+$/.test(text) && /[\u0e00-\u0e7f]/.test(text) ? SPELLING.thai : undefined
}

export function encodeSurface(tokens: readonly string[], spelling: Spelling, marked: boolean): Uint8Array {
  if (spelling !== SPELLING.thai) return encodeKeys(tokens, marked)
  const bytes: number[] = []
  for (const token of tokens) {
    const letters = dropTones(token)
    for (let i = 0; i < letters.length; i++) {
      bytes.push(thaiCode(letters.charCodeAt(i)) | (marked && i === 0 ? WORD_START : 0))
    }
  }
  return Uint8Array.from(bytes)
}

/** Consonants 1–46, digits and signs 47, vowels 48–63: six bits, like keys, so that one buffer holds both. */
function thaiCode(charCode: number): number {
  const code = charCode - 0x0e00
  if (code >= 0x01 && code <= 0x2e) return code
  if (code >= 0x30 && code <= 0x3a) return code
  if (code >= 0x40 && code <= 0x44) return code - 5
  return code === 0x45 ? 0x32 : 47
}

const GRAM_BITS = 15
/** Each spelling has its own range of trigrams; keys of Thai and Latin names share one. */
export const TRIGRAMS = 3 << GRAM_BITS

/** Number of the trigram at a position. Trigrams may collide: they only propose candidates. */
export function trigramAt(bytes: Uint8Array, at: number, spelling: Spelling): number {
  const a = (bytes[at] ?? 0) & CODE_MASK
  const b = (bytes[at + 1] ?? 0) & CODE_MASK
  const c = (bytes[at + 2] ?? 0) & CODE_MASK
  return ((spelling % SPELLING.thaiKey) << GRAM_BITS) | ((a * 1369 + b * 37 + c) & ((1 << GRAM_BITS) - 1))
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return hash >>> 0
}
