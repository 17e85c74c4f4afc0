import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { OTHERS_ARE_FROM, OTHERS_LIVE_AT, THEY_MEET } from './role-others-rules.ts'
import { IS_NATIVE_OF, LEAVES_HOME, LIVES_AND_GOES, WAS_THERE } from './role-people-rules.ts'
import type { Sheet, Span } from './sheet.ts'

const REACH = 48

/** Whether a place is the home of somebody who comes from there to join the trip. */
export function isHomeOfOthers({ text }: Sheet, { start }: Span): boolean {
  const before = text.slice(Math.max(0, start - REACH), start)
  return OTHERS_ARE_FROM.test(before) || (OTHERS_LIVE_AT.test(before) && THEY_MEET.test(text))
}

/** “Going to Krabi family of 4”. */
export const IS_GOAL = /\b(?:to|in|at|visit|visiting|around|near|on) $/

/** `แก๊งอุดรจะไปปาย`, “ten days in Udon behind us, now Pai”: of a place before another one. */
export function isHomeOrPast({ text }: Sheet, { end }: Span, next: Span, before: string): boolean {
  const gap = text.slice(end, Math.min(next.start, end + REACH))
  return (
    IS_NATIVE_OF.test(before, gap) ||
    (LEAVES_HOME.test(gap) && !IS_GOAL.test(before)) ||
    LIVES_AND_GOES.test(before, gap) ||
    WAS_THERE.test(before, gap)
  )
}

/** `หลายปีไม่ได้ไปอีสานเลย`: what they have missed for long is the goal, if no other is named. */
export function goWhereMissed({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  if (mentions.some((_, at) => !isRefused(roles[at]) && roles[at] !== 'start')) return
  mentions.forEach((mention, at) => {
    if (isRefused(roles[at]) && isMissed(text, mention)) roles[at] = 'visit'
  })
}
const isRefused = (role: Role | undefined) => role === 'avoid' || role === 'known' || role === 'compared'
/** `ไม่ได้ไป‹อีสาน›เลย`. */
export const isMissed = (text: string, { start, end }: Span) =>
  HAS_MISSED.test(text.slice(Math.max(0, start - REACH), start)) && STILL.test(text.slice(end))
const HAS_MISSED = /(?:ไม่(?:ค่อย)?ได้|ไม่เคย|ยังไม่(?:ได้|เคย)?)(?:ไป|มา|กลับไป|ขึ้น|ลง|แวะ|เหยียบ)?(?:เที่ยว)?(?:ที่|แถว|ทาง)?\s?$/
const STILL = /^(?:เลย|นาน|มานาน|มาหลาย|มา\s?\d|สัก(?:ครั้ง|ที)|หลายปี)/
