import { addDays, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { notAfter, type Slots, words } from './phrases.ts'

// `ต้นเดือน`, “the end of May”: parts of a month, and its weeks.

interface MonthPart {
  /** Phrases, in the notation of rules. */
  readonly said: string
  /** The day with which a trip begins that names no day. */
  readonly from: number
}

/** How people divide a month. What is early begins after the holidays of New Year. */
const MONTH_PARTS: readonly MonthPart[] = [
  { said: 'ต้น, หัว, early, (beginning|start|first (half|part|days|few days)) of, {own}(beginning|start)', from: 4 },
  { said: 'กลาง, mid, middle( of)', from: 13 },
  { said: 'ปลาย, ท้าย, late, (second half|last part) of', from: 22 },
  { said: 'สิ้น, (very |tail |back |)end of, last (few |)days of, {own}(very |)end', from: 26 },
]
const SLOTS: Slots = {
  /** “End Jan”, but not “we end March …”, where they do something then. */
  own: notAfter(
    "i, we, they, you, will, 'll, to, should, would, must, could, can, may, trip(s), holiday(s), classes, exams, contract, that, and, which",
  ),
}
const sourceOf = ({ said }: MonthPart) => words(said, SLOTS)

/** A slot: `ต้น`, “early”, “the end of”. */
export const MONTH_PART = MONTH_PARTS.map(sourceOf).join('|')

const PATTERNS = MONTH_PARTS.map((part) => ({ from: part.from, pattern: new RegExp(`^${sourceOf(part)}$`) }))

const WEEK_DAYS = 7
const WEEKS = [
  ['first', '1st', 'แรก', 'หนึ่ง', '1'],
  ['second', '2nd', 'สอง', '2'],
  ['third', '3rd', 'สาม', '3'],
  ['fourth', '4th', 'สี่', '4'],
]

const fromOf = (part: string) => PATTERNS.find(({ pattern }) => pattern.test(part))?.from ?? 1
const PART_DAYS = 7

/** The first day of a part of a month (`YYYY-MM`), but no day that is over. */
export function startOfPart(month: string, part: string, today: IsoDate): IsoDate {
  const last = /^last (\d+)$/.exec(part)?.[1]
  const start =
    last !== undefined
      ? addDays(lastDayOf(month), 1 - Number(last))
      : `${month}-${String(fromOf(part)).padStart(2, '0')}`
  return start <= today ? addDays(today, 1) : start
}

/** Whether a part of the present month is over. */
export const isOver = (part: string, today: IsoDate) => Number(today.slice(8)) > fromOf(part) + PART_DAYS

/** From 0; -1 if the text is no such word. */
const nthOf = (text: string) => WEEKS.findIndex((words) => words.includes(text.replace(/^ที่/, '').trim()))

/** The first day of the nth week of a month, or of its last seven days. */
export function startOfWeek(month: string, nth: string): IsoDate {
  const first = `${month}-01`
  const at = nthOf(nth)
  return at < 0 ? addDays(lastDayOf(month), 1 - WEEK_DAYS) : addDays(first, at * WEEK_DAYS)
}

/** The nth such weekday of a month (0 = Monday), or its last one. */
export function nthWeekdayOf(month: string, weekday: number, nth: string): IsoDate {
  const first = `${month}-01`
  const at = nthOf(nth)
  if (at >= 0) return addDays(first, ((weekday - weekdayOf(first) + WEEK_DAYS) % WEEK_DAYS) + WEEK_DAYS * at)
  const last = lastDayOf(month)
  return addDays(last, -((weekdayOf(last) - weekday + WEEK_DAYS) % WEEK_DAYS))
}

export const endOfWeek = (start: IsoDate): IsoDate => addDays(start, WEEK_DAYS - 1)

function lastDayOf(month: string): IsoDate {
  const next = addDays(`${month}-01`, 31)
  return addDays(`${next.slice(0, 7)}-01`, -1)
}
