import { randomInt } from 'node:crypto'

/** Capital letters and digits without those that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY'
const GROUPS = 3
const GROUP_LENGTH = 4

/** A code that cannot be guessed (54 bits), to be read aloud: `7KXM-4RWD-9QHT`. */
export function createCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
