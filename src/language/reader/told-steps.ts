import { daysOfMarks, isVague, isWholePlan } from './days.ts'
import { assume, type Draft } from './draft.ts'
import { allMatches, type Sheet } from './sheet.ts'

// “We land at midnight. Next day … Another day in Bangkok … Take the night train … Then for one night …”: a journey that is
// told step by step and says no number of days.

const STEP =
  /\b(?:the )?(?:next|following) (?:day|morning)\b|\bthe day after(?: that)?\b(?! tomorrow)|\b(?:another|one more|an extra) day\b|\b(?:overnight|night) (?:train|bus|ferry|boat|sleeper|coach)\b|\b(?:sleeper|overnight) (?:train )?to\b|วันรุ่งขึ้น|วันถัดไป|วันต่อมา|อีกวัน(?=\s|ไป|เที่ยว)|เช้าวันใหม่|รถไฟ(?:ตู้)?นอน|รถไฟกลางคืน|รถทัวร์กลางคืน/g
const ARRIVES =
  /\b(?:arriv(?:e|es|ing)|land(?:s|ing)?|fly(?:ing)? in(?:to)?|touch(?:ing)? down|get(?:ting)? in(?:to)?)\b|ถึง|ลงเครื่อง/
/** Words before the length of one step. */
const THEN =
  /\b(?:then|another|one more|after that|afterwards|followed by|finally|next|plus)\b[^.!?\n]{0,40}$|(?:แล้ว|ต่อด้วย|จากนั้น|อีก)[^.!?\n]{0,24}$|\b(?:another|one more|an extra) (?:day|night)$/
const LONGEST_STEP = 2
/** Of a place with no length of its own. */
const OPEN_DAYS = 3

/** Lengthens the trip to its steps, where nothing else says how long it is. */
export function settleSteps(sheet: Sheet, draft: Draft): void {
  const { lengths, marks, provinces, startDate, endDate } = draft
  if (draft.isWholeSaid || (startDate !== null && endDate !== null) || (daysOfMarks(marks) ?? 0) > 2) return
  const steps = allMatches(sheet.text, STEP).map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
  const [first] = steps
  if (first === undefined) return
  const isStep = ({ start, end, days, nights }: (typeof lengths)[number]) =>
    (days ?? nights ?? 0) <= LONGEST_STEP &&
    (steps.some((step) => step.start < end && step.end > start) ||
      (start > first.start && THEN.test(sheet.text.slice(Math.max(0, start - 64), end))))
  if (!lengths.every(isStep)) return
  const own = lengths.filter(({ start, end }) => !steps.some((step) => step.start < end && step.end > start))
  const hasArrival = ARRIVES.test(sheet.text.slice(0, first.start))
  if (steps.length + own.length + (hasArrival ? 1 : 0) < 3) return
  const open = Math.max(0, provinces.length - 1 - own.length)
  const days =
    1 + steps.length + own.reduce((sum, length) => sum + (length.days ?? length.nights ?? 0), 0) + OPEN_DAYS * open
  if (days <= (draft.days ?? (draft.nights === null ? 0 : draft.nights + 1))) return
  ;[draft.days, draft.nights] = [days, null]
  assume(draft, 'days_assumed', { days })
}

/**
 * “Day 9-16” of a pasted plan: what it says of single nights is less than the whole. “About two and a half weeks: day 1 …,
 * day 14-17 …”: the plan says how many they are.
 */
export function settlePlan({ text }: Sheet, draft: Draft): void {
  const { marks, lengths } = draft
  const marked = daysOfMarks(marks) ?? 0
  const isExact = isWholePlan(marks) && isVague(text, lengths) && marked !== draft.days
  if (!isExact && marked <= (draft.days ?? (draft.nights ?? -1) + 1)) return
  draft.days = marked
  draft.nights = null
}
