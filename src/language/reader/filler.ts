import { isThai } from '../text/normalise.ts'
import { segmentThai } from '../text/segment.ts'
import { FILLERS_EN, FILLERS_TH, MISSPELLED_TH, PARTICLES_TH } from './filler-words.ts'
import { isNoName } from './no-name-words.ts'
import { listOf } from './phrases.ts'

/**
 * Whether a word carries no wish by itself, so that it is not reported as not understood. Such a word goes into the lists of
 * `filler-words.ts`, one of conversation (“honestly”, `ลังเล`) into those of `small-talk.ts`.
 */
export function isFiller(word: string): boolean {
  return (
    FILLERS.has(word) ||
    (word.includes("'") && FILLERS.has(word.replaceAll("'", ''))) ||
    (isThai(word)
      ? word.length < 2 || isParticle(word) || (isStretched(word) && FILLERS.has(unstretched(word)))
      : word.length < 2)
  )
}

/** Whether a piece of Thai consists of such words only: `แล้วกลับ`. */
export function isFillerRun(text: string): boolean {
  if (isFiller(text)) return true
  if (!isThai(text) || text.length > LONGEST_RUN) return false
  const known = runs.get(text)
  if (known !== undefined) return known
  if (runs.size >= MOST_RUNS) runs.clear()
  const isRun = segmentThai(text).every(isFiller)
  runs.set(text, isRun)
  return isRun
}

const MOST_RUNS = 20_000
const runs = new Map<string, boolean>()

const LONGEST_RUN = 16

export function listFillers(): Iterable<string> {
  return [...FILLERS, ...MISSPELLED]
}

/** Words before names that end in another word if a letter is missing: `จัหวัด` in `วัด`. */
export function isMisspelled(form: string): boolean {
  return MISSPELLED.has(form)
}
const MISSPELLED: ReadonlySet<string> = new Set(listOf(MISSPELLED_TH))

/** `ค้าาา`, `มากกก`. */
const isStretched = (word: string): boolean => hasStretched(word, 0, word.length)

/** Whether a part of a text has the same letter three times in a row. */
export function hasStretched(text: string, start: number, end: number): boolean {
  let [before, same] = [-1, 0]
  for (let at = start; at < end; at++) {
    const letter = text.charCodeAt(at)
    same = letter === before ? same + 1 : 1
    if (same === 3) return true
    before = letter
  }
  return false
}

function unstretched(word: string): string {
  return word.replace(/(.)\1{2,}/gu, '$1')
}

/** Verbs, words of wishing, numbers and questions are no name, even if one sounds like them (`no-name-words.ts`). */
export function beginsNoName(text: string): boolean {
  return isNoName(text)
}

/** “ไม่เข้าวัดเลย” means no temple, not the temple of Loei. */
export function endsNoName(text: string): boolean {
  return isParticle(text)
}

const isParticle = (text: string): boolean => beginsParticle(text, 0) && PARTICLE.test(text)

/** Whether particles may follow one another here: `นะคะ`. */
export const beginsParticle = (text: string, at: number): boolean => PARTICLE_BEGINNINGS.has(twoLetters(text, at))
const twoLetters = (text: string, at: number) => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1)
const PARTICLES = listOf(PARTICLES_TH)
const PARTICLE_BEGINNINGS: ReadonlySet<number> = new Set(PARTICLES.map((particle) => twoLetters(particle, 0)))
const PARTICLE = new RegExp(`^(?:${PARTICLES.join('|')}){1,5}$`)

const FILLERS: ReadonlySet<string> = new Set([...listOf(FILLERS_EN), ...listOf(FILLERS_TH)])
