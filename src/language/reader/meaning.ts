import type { Concept } from '../../world/vocabulary.ts'
import type { Arc } from './lattice.ts'
import type { Geo } from './lexicon.ts'
import { OPENS_SENTENCE } from './name-begin-rules.ts'
import { cueBefore, hasLengthAfter, hasLengthBefore, hasTownAfter, type NameCue } from './name-cues.ts'
import type { Sheet, Span } from './sheet.ts'

/** What a stretch of the text means; the value of arcs over ordinary words is null. */
export interface Meaning {
  readonly form: string
  readonly geo: Geo | null
  readonly concepts: readonly Concept[]
  readonly guessed: boolean
  /** Nothing around a doubtful name says that it is one. */
  readonly doubtful: boolean
}

/** Costs of reading a stretch, in ordinary words. */
export const COST = {
  filler: 0.9,
  ordinary: 1,
  unknownThai: 1.1,
  unknownThaiLetter: 0.12,
  unknownEnglish: 1.8,
  /** A piece that a name cuts off a word. */
  fragment: 2,
  piece: 0.1,
  name: 0.6,
  kind: 0.8,
  /** A name that is also another word, or is spelled wrongly. */
  ambiguous: 1.2,
  misspelled: 1.4,
  misheard: 1.2,
  withoutCue: 0.8,
  unaligned: 0.55,
} as const

export function arcOf(
  start: number,
  end: number,
  cost: number,
  meaning: Partial<Meaning> & Pick<Meaning, 'form' | 'geo' | 'concepts'>,
): Arc<Meaning> {
  return { start, end, cost, value: { guessed: false, doubtful: false, ...meaning } }
}

/** A length or the beginning of the text is a cue too: `ปาย 3 วัน`. */
export function cueOf(sheet: Sheet, start: number, end: number): NameCue {
  if (opensSentence(sheet.text, start) && OPENS_SENTENCE.test(sheet.text.slice(end, end + LONGEST_OPENING)))
    return 'list'
  const cue = cueBeforeIn(sheet, start)
  if (cue !== null) return cue
  const isShown = hasLengthAfter(sheet.text, end) || hasLengthBefore(sheet.text, start) || hasTownAfter(sheet.text, end)
  return isShown ? 'way' : null
}

const cuesBefore = new WeakMap<Sheet, Map<number, NameCue>>()

/** Many phrases begin at the same place. */
export function cueBeforeIn(sheet: Sheet, start: number): NameCue {
  let known = cuesBefore.get(sheet)
  if (!known) cuesBefore.set(sheet, (known = new Map()))
  let cue = known.get(start)
  if (cue === undefined) known.set(start, (cue = cueBefore(sheet.text, start)))
  return cue
}

const LONGEST_OPENING = 12

function opensSentence(text: string, start: number): boolean {
  const before = text.charAt(start - 1)
  return start === 0 || before === '\n' || (before === ' ' && start > 1 && '.!?'.includes(text.charAt(start - 2)))
}

/** Whether two words are adjacent: Thai without a gap, others by one space or hyphen. */
export function areJoined(text: string, left: Span, right: Span, areThai: boolean): boolean {
  if (left.end >= right.start) return true
  if (areThai) return false
  const length = right.start - left.end
  if (length === 1) return JOINTS.includes(text.charAt(left.end))
  return length === 3 && text.startsWith(' - ', left.end)
}
const JOINTS = " -'"
