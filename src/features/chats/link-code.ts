import { createHmac, randomInt } from 'node:crypto'
import { CODE_LENGTH } from './chat-limits.ts'

/** Crockford's: without I, L, O and U, which look like others or spell words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function createLinkCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** A code as it was issued, from what people type: any case, hyphens, spaces and look-alikes. Null if it cannot be one. */
export function normaliseCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code.length === CODE_LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null
}

/** Keyed, because 40 bits could be guessed from a plain digest. */
export function digestOfCode(secret: Buffer, code: string): Buffer {
  return createHmac('sha256', secret).update(code).digest()
}
