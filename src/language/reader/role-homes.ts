import { OTHERS_ARE_FROM, OTHERS_LIVE_AT, THEY_MEET } from './role-home-rules.ts'
import type { Sheet, Span } from './sheet.ts'

const REACH = 48

/** Whether a place is the home of somebody who comes from there to join the trip. */
export function isHomeOfOthers({ text }: Sheet, { start }: Span): boolean {
  const before = text.slice(Math.max(0, start - REACH), start)
  return OTHERS_ARE_FROM.test(before) || (OTHERS_LIVE_AT.test(before) && THEY_MEET.test(text))
}
