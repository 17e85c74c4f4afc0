import { addDays, daysBetween, type IsoDate } from '../../world/calendar.ts'
import { isoOf, MONTH, nearestMonth } from './calendar-words.ts'
import type { DayMark } from './days.ts'
import type { Draft } from './draft.ts'
import { areQuestions } from './numbered-lines.ts'
import { allMatches, type Sheet, type Span } from './sheet.ts'

// A plan whose lines begin with the day of the month alone: `12 - ปัว`, `วันที่ 13: บ่อเกลือ`, `3-5 กรุงเทพ`.

interface DayLine extends Span {
  readonly from: number
  readonly until: number | null
}

/** What a number at the beginning of a line counts that is no day. */
const UNIT = String.raw`(?:วัน|คืน|คน|ท่าน|ขวบ|โมง|ทุ่ม|นาฬิกา|น\.|นาที|ชม|ชั่วโมง|บาท|พัน|หมื่น|ร้อย|กม|กิโล|แห่ง|มื้อ|ห้อง|คัน|ลำ|ใบ|ครอบครัว|เท่า|ดาว|องศา|(?:ปี|ที่|จุด|วัด|คู่|ผู้ใหญ่|เด็ก)(?![ก-์])|%|[ap]\.?m\b|k\b|km\b|x\b|st\b|nd\b|rd\b|th\b|(?:days?|nights?|weeks?|hours?|hrs?|people|persons|pax|of us|adults?|kids?|children|rooms?|baht|usd|places|stops|temples|islands|couples|friends|or|to)\b|${MONTH})`
const LINE = new RegExp(
  String.raw`(?<=^|\n)\s?(?:[-*•]\s?)?(?:วันที่\s?|the )?(\d{1,2})(?:\s?[-–]\s?(\d{1,2}))?(?![\d/.,:]\d|\d|\s?${UNIT})(?=\s?[-–:=.)]\s?[^\d\s]|\s[^\d\s])`,
  'g',
)
const MOST_DAYS = 31
/** A feast that is named may lie so many days within the trip. */
const MOST_BEFORE = 4
const FEWEST = 2
/** Below such a heading the numbers are those of questions. */
const HEADING = /(?:คำถาม|ถาม|สงสัย|questions?|ask|asking)\s?(?:คือ|ดังนี้|ค่ะ|คะ|ครับ|are|is)?\s?:?\s?\n\s?$/

/** Marks the days of such a plan, claims their numbers, and takes its ends for what the dates leave open. */
export function readDayLines(sheet: Sheet, draft: Draft, today: IsoDate, areSaid: boolean): void {
  if (draft.marks.length > 0 || !sheet.text.includes('\n')) return
  const lines = linesOf(sheet)
  const [first] = lines
  if (first === undefined || lines.length < FEWEST || HEADING.test(sheet.text.slice(0, first.start))) return
  if (areNumbers(sheet, lines, areSaid)) return
  const start = startOf(draft, first.from, today, areSaid)
  if (start === null) return
  const end = areSaid ? draft.endDate : null
  const plan = planOf(lines, start, end)
  if (plan === null) return
  const last = plan.at(-1)!
  draft.startDate = start
  draft.endDate = end ?? addDays(start, (last.until ?? last.day) - 1)
  draft.marks = plan.map(({ at, day, until }) => ({ at, day, ...(until !== undefined && { until }) }))
  for (const { from, to } of plan) sheet.claim({ start: from, end: to })
}

/** Lines that are only numbered: questions, or `1. 2. 3.` where no day is said. */
function areNumbers(sheet: Sheet, lines: readonly DayLine[], areSaid: boolean): boolean {
  const texts = lines.map(({ end }, at) => sheet.text.slice(end, lines[at + 1]?.start))
  const isCounted = lines.every(({ from, until }, at) => from === at + 1 && until === null)
  const isDay = lines.some(({ start, end }) => /วันที่|the /.test(sheet.text.slice(start, end)))
  return isCounted && !isDay && (!areSaid || areQuestions(texts))
}

const linesOf = (sheet: Sheet): DayLine[] =>
  allMatches(sheet.text, LINE)
    .map(({ index, 0: words, 1: from, 2: until }) => ({
      start: index,
      end: index + words.length,
      from: Number(from),
      until: until === undefined ? null : Number(until),
    }))
    .filter(({ from, until }) => isDay(from) && (until === null || isDay(until)))
const isDay = (day: number) => day >= 1 && day <= MOST_DAYS

/** The first line is the day on which they set out or the next, or the trip has no other: of the month that is named, or around the feast. */
function startOf({ startDate, month }: Draft, day: number, today: IsoDate, areSaid: boolean): IsoDate | null {
  if (startDate === null)
    return month === null ? null : isoOf(Number(month.slice(0, 4)), Number(month.slice(5)), day, today)
  if (Number(startDate.slice(8)) === day) return startDate
  // The line of the first day says more than its number: `10 ธ.ค. ถึงเชียงใหม่`.
  if (areSaid) return Number(addDays(startDate, 1).slice(8)) === day ? startDate : null
  const early = addDays(startDate, -MOST_BEFORE)
  const near = nearestMonth(early, day)
  const date = isoOf(near.year, near.month, day, early)
  return date !== null && daysBetween(early, date) <= 2 * MOST_BEFORE ? date : null
}

interface PlannedLine extends DayMark {
  readonly day: number
  readonly from: number
  readonly to: number
}

/** The lines whose days follow one another from the first day on, up to the last; null for fewer than two. */
function planOf(lines: readonly DayLine[], start: IsoDate, end: IsoDate | null): PlannedLine[] | null {
  const plan: PlannedLine[] = []
  let next = start
  for (const { start: from, end: to, from: first, until } of lines) {
    const day = dayFrom(next, first)
    const last = until === null ? null : dayFrom(day ?? next, until)
    if (day === null || (until !== null && last === null) || (end !== null && (last ?? day) > end)) break
    const nth = daysBetween(start, day) + 1
    plan.push({
      at: from,
      from,
      to,
      day: nth,
      ...(last !== null && last > day && { until: daysBetween(start, last) + 1 }),
    })
    next = addDays(last ?? day, 1)
  }
  return plan.length < FEWEST ? null : plan
}

/** How far apart the lines of a plan may be. */
const MOST_APART = 7

/** The next day with this number, soon after another. */
function dayFrom(from: IsoDate, number: number): IsoDate | null {
  for (let ahead = 0; ahead < MOST_APART; ahead++) {
    const date = addDays(from, ahead)
    if (Number(date.slice(8)) === number) return date
  }
  return null
}
