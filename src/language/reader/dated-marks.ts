import { daysBetween, isIsoDate } from '../../world/calendar.ts'
import { THAI_MONTH } from './calendar-words.ts'
import type { DayMark } from './days.ts'
import type { Draft } from './draft.ts'
import type { Sheet } from './sheet.ts'

const MONTH_IN_BRACKETS = new RegExp(String.raw`\((?:เดือน)?\s?${THAI_MONTH}`)
const MOST_DAYS = 21

/**
 * `วันที่ 5 ไปถึงเลย วันที่ 6 … วันที่ 8 กลับ เดือนมกราคม`: days of that month, not of the trip, unless they begin with 1 (with the
 * month in brackets they are dates all the same). The marks, counted from the first of them.
 */
export function withDates({ text }: Sheet, draft: Draft, marks: readonly DayMark[]): readonly DayMark[] {
  const [first] = marks
  const last = marks.at(-1)
  if (draft.month === null || draft.startDate !== null || typeof first?.day !== 'number' || marks.length < 2)
    return marks
  const days = marks.map(({ day }) => day)
  const isRising = days.every((day, at) => typeof day === 'number' && (at === 0 || day > Number(days[at - 1])))
  const areDates = marks.every(({ at }) => text.startsWith('วันที่', at)) && isRising
  if (!areDates || (first.day === 1 && !MONTH_IN_BRACKETS.test(text))) return marks
  const dateOf = (day: number | 'last' = 1) => `${draft.month}-${String(day).padStart(2, '0')}`
  const [start, end] = [dateOf(first.day), dateOf(last?.day)]
  if (!isIsoDate(start) || !isIsoDate(end) || daysBetween(start, end) > MOST_DAYS) return marks
  draft.startDate = start
  draft.endDate = end
  draft.month = null
  const lead = first.day - 1
  return marks.map((mark) => ({ ...mark, day: Number(mark.day) - lead }))
}
