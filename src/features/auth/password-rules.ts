import type { InputError } from '../../platform/input-error.ts'
import { tooLong, tooShort } from '../../platform/input-errors.ts'
import { once } from '../../platform/once.ts'
import { passwordCommon, passwordSimilar } from './input-errors.ts'

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128

/** What a password must not be like. */
export interface Owner {
  readonly username: string
  readonly name: string
  readonly email: string | null
}

/** Less of a password than this beside the owner's own words is not enough to guess at. */
const MIN_OWN = 4
/** Shorter words stand in many passwords by chance. */
const MIN_WORD = 4

/** What is wrong with a password, after NIST SP 800-63B-4: length, commonness, likeness; no rules of composition. */
export async function listPasswordErrors(password: string, owner: Owner, pointer: string): Promise<InputError[]> {
  const text = password.normalize('NFC')
  const length = [...text].length
  if (length < MIN_PASSWORD) return [{ pointer, ...tooShort({ limit: MIN_PASSWORD }) }]
  if (length > MAX_PASSWORD) return [{ pointer, ...tooLong({ limit: MAX_PASSWORD }) }]
  if (isPoor(text) || isLike(text, SERVICE)) return [{ pointer, ...passwordCommon() }]
  if (isLike(text, wordsOf(owner))) return [{ pointer, ...passwordSimilar() }]
  if ((await commonPasswords()).has(text.toLowerCase())) return [{ pointer, ...passwordCommon() }]
  return []
}

/** The name of this service. */
const SERVICE = ['tiao', 'เที่ยว']
const MIN_SIGNS = 3

/** Nothing but space, one or two different signs, or a few signs over and over. */
function isPoor(password: string): boolean {
  return password.trim() === '' || new Set(password).size < MIN_SIGNS || /^(.{1,7}?)\1+$/su.test(password.toLowerCase())
}

function wordsOf({ username, name, email }: Owner): string[] {
  return [username, name, ...name.split(/\s+/), email ?? '', email?.split('@')[0] ?? '']
}

/** Whether little is left of a password without one of these words. */
function isLike(password: string, words: readonly string[]): boolean {
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

/** Some 49,000 passwords in the order of their frequency in leaks (zxcvbn-ts, MIT); a second to load and rarely needed at once. */
const commonPasswords = once(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= MIN_PASSWORD))
})
