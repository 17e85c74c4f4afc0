import type { InputError } from '../../platform/input-error.ts'
import { tooLong, tooShort } from '../../platform/input-errors.ts'
import { lazy } from '../../platform/lazy.ts'
import { passwordCommon, passwordSimilar } from './input-errors.ts'

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128

/** A password must not be similar to these. */
export interface Owner {
  readonly username: string
  readonly name: string
  readonly email: string | null
}

/** A password needs at least this many characters besides the owner's own words. */
const MIN_OWN = 4
/** Shorter words occur in many passwords by chance. */
const MIN_WORD = 4

/** Checks a new password by NIST SP 800-63B-4: length, common passwords, similarity; no composition rules. */
export async function listPasswordErrors(password: string, owner: Owner, pointer: string): Promise<InputError[]> {
  const text = password.normalize('NFC')
  const length = [...text].length
  if (length < MIN_PASSWORD) return [{ pointer, ...tooShort({ limit: MIN_PASSWORD }) }]
  if (length > MAX_PASSWORD) return [{ pointer, ...tooLong({ limit: MAX_PASSWORD }) }]
  if (isTrivial(text) || isSimilar(text, SERVICE)) return [{ pointer, ...passwordCommon() }]
  if (isSimilar(text, wordsOf(owner))) return [{ pointer, ...passwordSimilar() }]
  if ((await commonPasswords()).has(text.toLowerCase())) return [{ pointer, ...passwordCommon() }]
  return []
}

/** Names of this service. */
const SERVICE = ['tiao', 'เที่ยว']
const MIN_DISTINCT = 3

/** Only spaces, fewer than three different characters, or a short sequence repeated. */
function isTrivial(password: string): boolean {
  return (
    password.trim() === '' || new Set(password).size < MIN_DISTINCT || /^(.{1,7}?)\1+$/su.test(password.toLowerCase())
  )
}

function wordsOf({ username, name, email }: Owner): string[] {
  return [username, name, ...name.split(/\s+/), email ?? '', email?.split('@')[0] ?? '']
}

/** Whether little is left of a password once one of these words is removed. */
function isSimilar(password: string, words: readonly string[]): boolean {
  const folded = fold(password)
  return words.map(fold).some((word) => {
    if (word === '') return false
    if (word === folded) return true
    if ([...word].length < MIN_WORD || !folded.includes(word)) return false
    return [...folded.replaceAll(word, '')].length < MIN_OWN
  })
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** About 49,000 passwords from leaks (zxcvbn-ts, MIT). Loaded on first use, because loading takes a second. */
const commonPasswords = lazy(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= MIN_PASSWORD))
})
