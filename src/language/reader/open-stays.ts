// “No idea what comes after the 3 nights in Bangkok, maybe Koh Chang”: the stay has its length, and what follows is open.
import type { SaidLength } from './said-spans.ts'

/** A stop of the journey, as far as it is said. */
interface Stop {
  readonly length: SaidLength | null
  readonly start: number
}

const BEFORE = 48

/** Whether all that has no length comes after the first stay, which has one. */
export function comesAfterStay(text: string, legs: readonly Stop[]): boolean {
  const [first, second, ...others] = legs
  if (!first?.length || !second || [second, ...others].some(({ length }) => length !== null)) return false
  const { length, start } = first
  const from = Math.min(start, length.start)
  if (AFTER.test(text.slice(Math.max(0, from - BEFORE), from))) return true
  if (length.days !== null) return false
  const gap = text.slice(Math.max(length.end, start), second.start)
  return AFTERWARDS.test(gap) || OVER.test(gap)
}

const AFTER =
  /\b(?:after|following|beyond|once)(?: (?:the|our|my|these|those|first|initial|those first|about|spending)){0,4}\s*$|หลัง(?:จาก)?(?:อยู่|พัก|นอน|เที่ยว|ค้าง)?(?:ที่)?\s?$/
const AFTERWARDS =
  /\b(?:after that|afterwards|after which|after this|from there|and then|then)\b|จากนั้น|หลังจากนั้น|แล้วค่อย|แล้วก็ไป|แล้วไป/
/** “When the three nights in Bangkok are over”. */
const OVER = /^[^.;!?\n]{0,24}\b(?:are|is) over\b/
