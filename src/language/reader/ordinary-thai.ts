import { isThai } from '../text/normalise.ts'
import { isFiller } from './filler.ts'

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const MOST_KNOWN = 20_000
const known = new Map<string, boolean>()
const whole = new Map<string, boolean>()

/**
 * Whether a Thai word is in the dictionary of the runtime: the segmenter cuts a repetition of a word that it knows in
 * the middle, and scatters letters that it does not.
 */
export function isOrdinaryThai(word: string): boolean {
  if (!isThai(word)) return false
  const answer = known.get(word)
  if (answer !== undefined) return answer
  if (known.size >= MOST_KNOWN) known.clear()
  const ordinary = isFiller(word) || isCut(word + word, [word, word]) || isCut(`และ${word}และ`, ['และ', word, 'และ'])
  known.set(word, ordinary)
  return ordinary
}

/**
 * Whether a short Thai text consists of words of the dictionary only, whatever stands beside them: unlike
 * `isOrdinaryThai`, which takes some misspelt words for ordinary ones, because only a part of them is cut off.
 */
export function areOrdinaryThai(text: string): boolean {
  for (const { segment } of segmenter.segment(text)) if (!isWhole(segment)) return false
  return true
}

/** Whether a Thai text between other words consists of ordinary words: `ฝนตก` is one word alone, but two after `กระบี่`. */
export function areWordsBetween(text: string): boolean {
  const parts = [...segmenter.segment(`และ${text}และ`)].map(({ segment }) => segment)
  if (parts.shift() !== 'และ' || parts.pop() !== 'และ') return false
  return parts.every((part) => part.length > 1 && isOrdinaryThai(part))
}

function isWhole(word: string): boolean {
  if (word.length < 2) return false
  let answer = whole.get(word)
  if (answer === undefined) {
    if (whole.size >= MOST_KNOWN) whole.clear()
    answer = isCut(word + word, [word, word]) && isCut(`กินข้าว${word}กับ`, ['กิน', 'ข้าว', word, 'กับ'])
    whole.set(word, answer)
  }
  return answer
}

function isCut(text: string, parts: readonly string[]): boolean {
  let at = 0
  for (const { segment } of segmenter.segment(text)) if (segment !== parts[at++]) return false
  return at === parts.length
}
