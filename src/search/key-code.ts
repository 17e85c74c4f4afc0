/** Keys are stored and compared as bytes: a–z 1–26, 0–9 27–36, letters of other scripts spread over 37–62. */
export const CODE_LIMIT = 64
/** Marks the first byte of a word inside a name's key. */
export const WORD_START = 0x80
export const CODE_MASK = 0x7f

export function codeOf(charCode: number): number {
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

/** Letters of a trigram are told apart by 5 bits; digits share one, other scripts another. */
export const TRIGRAMS = 1 << 15

export function trigramAt(bytes: Uint8Array, at: number): number {
  return (small(bytes[at]) << 10) | (small(bytes[at + 1]) << 5) | small(bytes[at + 2])
}

function small(byte: number | undefined): number {
  const code = (byte ?? 0) & CODE_MASK
  return code <= 26 ? code : code <= 36 ? 27 : 28
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return hash >>> 0
}
