import { addDays, daysBetween, type IsoDate, isIsoDate, weekdayOf } from '../../world/calendar.ts'
import { weekdayKey } from '../notes/value-texts.ts'
import {
  DAY,
  type Found,
  fullYear,
  indexOf,
  isoOf,
  LATIN_MONTH,
  MONTH,
  monthOf,
  nearestMonth,
  number,
  THAI_MONTH,
  TO,
  WEEKDAY,
  WEEKDAY_BEFORE,
  WEEKDAYS,
  YEAR,
  yearBefore,
} from './calendar-words.ts'
import { contradict, type Draft } from './draft.ts'
import { readHolidays } from './holidays.ts'
import type { ReaderContext } from './reading.ts'
import { readRelativeDates, readWeekdayPairs, readWeekdays } from './relative-dates.ts'
import type { Sheet } from './sheet.ts'

/** Calendar dates, weekdays, holidays and words like “tomorrow”. Named days take precedence over words about weeks. */
export function readDates(sheet: Sheet, draft: Draft, context: ReaderContext, stays = 1): void {
  const found: Found = { days: [], weekday: null, isLast: false }
  const isOnlyThen = ONLY_THEN.test(sheet.text)
  const begins = BEGINS.test(sheet.text)
  readWrittenDates(sheet, found, context.today)
  readMonthDates(sheet, found, context.today)
  readLastDay(sheet, found)
  if (found.days.length === 1 && isOnlyThen) draft.days ??= 1
  settle(found, draft, context.today)
  readMonthWeekend(sheet, draft, context.today)
  readHolidays(sheet, draft, context, stays >= MANY_STAYS)
  if (found.days.length === 0 && draft.startDate !== null) readReturn(sheet, draft, draft.startDate)
  readWeekdayPairs(sheet, draft, context.today)
  readRelativeDates(sheet, draft, context.today)
  readWeekdays(sheet, draft, context.today, found)
  readMonthOnly(sheet, draft, context.today)
  draft.namesOneDay =
    found.weekday !== null && found.days.length < 2 && draft.endDate === null && draft.days === null && !begins
}

/** A journey of so many places does not begin on the feast that it names. */
const MANY_STAYS = 4

/** `ต้นมีนา 3 คืน`: three nights, not the third of March. */
const NO_LENGTH = '(?!\\s*(?:-\\s*\\d+\\s*)?(?:วัน|คืน|คน|days?\\b|nights?\\b|weeks?\\b|people\\b))'

const ORDINAL = new Map([
  ['first', 0],
  ['1st', 0],
  ['second', 1],
  ['2nd', 1],
  ['third', 2],
  ['3rd', 2],
  ['fourth', 3],
  ['4th', 3],
  ['แรก', 0],
])

/** “The first weekend of May”, `เสาร์อาทิตย์แรกของเดือนพฤษภา`; of “a weekend in May” only the month is known. */
function readMonthWeekend(sheet: Sheet, draft: Draft, today: IsoDate): void {
  sheet.take(MONTH_WEEKEND, (match) => {
    const month = monthOf(match[2] ?? match[4])
    const first = isoOf(null, month, 1, today)
    if (first === null) return false
    const nth = ORDINAL.get(match[1] ?? match[3] ?? '')
    draft.days ??= 2
    if (nth === undefined) draft.month ??= first.slice(0, 7)
    else draft.startDate ??= addDays(first, ((5 - weekdayOf(first) + 7) % 7) + 7 * nth)
    return true
  })
}

/** Words for the first of several days. */
const BEGINS =
  /\b(?:from(?! \d{1,2}(?::\d\d)? ?[ap]m)|start(?:s|ing)?|begin(?:s|ning)?|arriv(?:e|es|ing|al)|land(?:s|ing)?|leav(?:e|es|ing)|depart(?:s|ing|ure)?|fly(?:ing)?|since|(?:until|till)(?! (?:about |around )?\d{1,2}(?::\d\d)? ?[ap]m)|nights?)\b|เริ่ม|ตั้งแต่|ออกเดินทาง|ไปถึง|ถึงวัน|คืน|บินไป/

/** Without a year, a day and a month need a word before them, or a day that is no month. */
const SLASHED_DAY =
  /(?:วันที่\s*|วัน\s*|กลับ\s*|ไป\s*|ลง\s*|ออก\s*|เริ่ม\s*|ถึง\s*|\bon (?:the )?|\bstart(?:ing|s)?\s+|\bfrom\s+|\barriv(?:e|es|ing)\s+|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?: evening| morning)? ?\(?)(\d{1,2})\/(\d{1,2})(?![\d/])|(?<![\d/.,])(1[3-9]|2[0-9]|3[01])\/(0?[1-9]|1[0-2])(?![\d/])/g

/** 2026-12-12, 12/12/2569, and ranges. */
function readWrittenDates(sheet: Sheet, found: Found, today: IsoDate): void {
  sheet.take(/(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g, (match) =>
    push(found, isoOf(number(match[1]), number(match[2]), number(match[3]), today)),
  )
  sheet.take(SLASHED, (match) => {
    noteWeekday(found, match[1])
    return push(found, isoOf(fullYear(match[4] ?? ''), number(match[3]), number(match[2]), today))
  })
  sheet.take(SLASHED_DAY, (match) => {
    const [day, month] = [number(match[1] ?? match[3]), number(match[2] ?? match[4])]
    return month >= 1 && month <= 12 && push(found, isoOf(null, month, day, today))
  })
}

/** 12-13 December 2026, Dec 12 to 14, 28 ธ.ค. - 2 ม.ค. 2570, วันจันทร์ที่ 7 ธันวาคม 2569. */
function readMonthDates(sheet: Sheet, found: Found, today: IsoDate): void {
  sheet.take(TWO_MONTHS, (match) => {
    noteWeekday(found, match[1])
    const last = isoOf(fullYear(match[8] ?? match[4] ?? ''), monthOf(match[7]), number(match[6]), today)
    const year = match[4] ?? match[8]
    let first = isoOf(fullYear(year ?? ''), monthOf(match[3]), number(match[2]), today)
    // “28 December – 2 January 2027” starts in the year before the one stated.
    if (first !== null && last !== null && match[4] === undefined && first > last) first = yearBefore(first)
    return push(found, first) && push(found, last)
  })
  sheet.take(TWO_MONTHS_FIRST, (match) => {
    const last = isoOf(fullYear(match[8] ?? match[4] ?? ''), monthOf(match[6]), number(match[7]), today)
    let first = isoOf(fullYear(match[4] ?? match[8] ?? ''), monthOf(match[2]), number(match[3]), today)
    if (first !== null && last !== null && match[4] === undefined && first > last) first = yearBefore(first)
    return push(found, first) && push(found, last)
  })
  sheet.take(new RegExp(`${HEAD}${DAY}(?:${TO}${DAY})?${OF}(${MONTH})${YEAR}`, 'g'), (match) => {
    noteWeekday(found, match[1])
    if (
      found.days.length === 0 &&
      match[3] === undefined &&
      GOING_HOME.test(sheet.text.slice(Math.max(0, match.index - 48), match.index))
    )
      found.isLast = true
    return pushRange(found, match[2], match[3], match[4], match[5], today)
  })
  sheet.take(
    new RegExp(`${HEAD}(${MONTH})\\s*(?:the\\s+)?${DAY}${NO_LENGTH}(?:${TO}${DAY}${NO_LENGTH})?${YEAR}`, 'g'),
    (match) => {
      noteWeekday(found, match[1])
      return pushRange(found, match[3], match[4], match[2], match[5], today)
    },
  )
  // `เสาร์ที่ 12`, “Saturday the 12th”: the next such day.
  sheet.take(WEEKDAY_AND_DAY, (match) => {
    const date = nextDayOn(today, indexOf(WEEKDAYS, match[1]), number(match[2]))
    noteWeekday(found, match[1])
    return push(found, date)
  })
  sheet.take(/วันที่\s*(\d{1,2})\s*(?:-|ถึง)\s*(?:วันที่\s*)?(\d{1,2})(?!\d|\s*คน)/g, (match) => {
    const month = nearestMonth(today, number(match[1]))
    const first = isoOf(month.year, month.month, number(match[1]), today)
    const last = isoOf(month.year, month.month, number(match[2]), today)
    return push(found, first) && push(found, last)
  })
}

/** The only date of a prompt may be that of the way home. */
const GOING_HOME =
  /\b(?:fly(?:ing)? (?:home|back|out)|flights? (?:home|back|out|to)|return(?:ing)?|end(?:ing)? up|back home)\b(?![^.;\n]*\b(?:arriv|land|start))[^.;\n]{0,32}$|กลับ(?:บ้าน|ถึง|กทม\.?|กรุงเทพ|วัน|ที่|\s){0,4}$/

const MONTHS_AHEAD = 12

function nextDayOn(today: IsoDate, weekday: number, day: number): IsoDate | null {
  let { year, month } = nearestMonth(today, day)
  for (let ahead = 0; ahead < MONTHS_AHEAD; ahead++) {
    const date = isoOf(year, month, day, today)
    if (date !== null && weekdayOf(date) === weekday) return date
    month = month === 12 ? 1 : month + 1
    if (month === 1) year++
  }
  return null
}

/** “… and fly out on the 8th”, `กลับวันที่ 8`: of the month of the first day, or of the next. */
function readLastDay(sheet: Sheet, found: Found): void {
  const first = found.days.at(-1)
  if (first === undefined) return
  sheet.take(LAST_DAY, (match) => {
    const day = number(match[1] ?? match[2])
    const month = nearestMonth(first, day)
    return push(found, isoOf(month.year, month.month, day, first))
  })
}

/** The day of the way home, after a feast: `เคาท์ดาวน์ … กลับวันที่ 2`. */
function readReturn(sheet: Sheet, draft: Draft, start: IsoDate): void {
  sheet.take(LAST_DAY, (match) => {
    const day = number(match[1] ?? match[2])
    const { year, month } = nearestMonth(start, day)
    draft.endDate = isoOf(year, month, day, start)
    return draft.endDate !== null
  })
}

const LAST_DAY =
  /\b(?:until|till|through|back|home|leav(?:e|ing)|return(?:ing)?|depart(?:ing)?|fly(?:ing)? (?:out|home|back)|check(?:ing)?[ -]?out)(?: home| back)?(?: on)?(?: the)? (\d{1,2})(?:st|nd|rd|th)\b|(?:กลับ|ถึง)\s*(?:ใน)?วันที่\s*(\d{1,2})(?![\d:./])/g

/** “Saturday 28 November only”. */
const ONLY_THEN = new RegExp(
  `(?:\\d(?:st|nd|rd|th)?|\\b(?:${LATIN_MONTH})\\b\\.?)\\s*\\bonly\\b|(?:\\d|${THAI_MONTH})\\s*(?:วันเดียว)?เท่านั้น`,
)

function pushRange(
  found: Found,
  first: string | undefined,
  last: string | undefined,
  month: string | undefined,
  year: string | undefined,
  today: IsoDate,
): boolean {
  const fullest = fullYear(year ?? '')
  const start = isoOf(fullest, monthOf(month), number(first), today)
  if (!push(found, start)) return false
  if (last !== undefined) push(found, isoOf(fullest, monthOf(month), number(last), today))
  return true
}

function settle(found: Found, draft: Draft, today: IsoDate): void {
  const [first, ...others] = found.days
  if (first === undefined) return
  if (others.length === 0 && found.isLast) {
    draft.endDate = first
    return
  }
  // “23 January … on the 25th … till the 30th”: the last of them ends the trip.
  const second = others.length > 1 && isRising(found.days) ? others.at(-1) : others[0]
  draft.startDate = first
  if (second !== undefined && second !== first) {
    draft.startDate = first < second ? first : second
    draft.endDate = first < second ? second : first
    if (second < first) {
      const said = { said_start_date: first, said_end_date: second }
      contradict(draft, 'dates_reversed', { ...said, start_date: second, end_date: first })
    }
  }
  if (draft.startDate < today) contradict(draft, 'date_past', { start_date: draft.startDate })
  compareWeekday(found, draft)
}

const MOST_APART = 30

function isRising(days: readonly IsoDate[]): boolean {
  const isLater = days.every((day, at) => at === 0 || day > (days[at - 1] ?? ''))
  return isLater && daysBetween(days[0]!, days.at(-1)!) <= MOST_APART
}

function compareWeekday(found: Found, draft: Draft): void {
  if (found.weekday === null || draft.startDate === null || weekdayOf(draft.startDate) === found.weekday) return
  contradict(draft, 'weekday_and_date', {
    start_date: draft.startDate,
    weekday: weekdayKey(weekdayOf(draft.startDate)),
    said_weekday: weekdayKey(found.weekday),
  })
}

function readMonthOnly(sheet: Sheet, draft: Draft, today: IsoDate): void {
  const set = (year: number, month: number) => {
    draft.month ??= `${year}-${String(month).padStart(2, '0')}`
  }
  const thisMonth = Number(today.slice(5, 7))
  const thisYear = Number(today.slice(0, 4))
  sheet.take(/\bnext month\b|เดือนหน้า/g, () => set(thisMonth === 12 ? thisYear + 1 : thisYear, (thisMonth % 12) + 1))
  sheet.take(/\bthis month\b|เดือนนี้/g, () => set(thisYear, thisMonth))
  sheet.take(/เดือน\s*(\d{1,2})(?!\d|\s*(?:วัน|คืน|คน))/g, (match) => {
    const month = Number(match[1])
    if (month < 1 || month > 12) return false
    set(month < thisMonth ? thisYear + 1 : thisYear, month)
    return true
  })
  sheet.take(MONTH_ONLY, (match) => {
    // “may” and “mar” are ordinary words unless the context makes them months.
    if (/^(?:may|mar|sep|dec|jan)$/.test(match[0])) return false
    const month = monthOf(match[1])
    const year = fullYear(match[2] ?? '') ?? (month < thisMonth ? thisYear + 1 : thisYear)
    set(year, month)
    return true
  })
  readDayOfMonth(sheet, draft)
  if (draft.startDate !== null) draft.month = null
}

/** “In August …, leaving on the 7th”: the day of the month that is named. */
function readDayOfMonth(sheet: Sheet, draft: Draft): void {
  if (draft.month === null || draft.startDate !== null) return
  sheet.take(
    /\b(?:on|from|starting) the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:floor|century|birthday|anniversary|time))/g,
    (match) => {
      const date = `${draft.month}-${String(number(match[1])).padStart(2, '0')}`
      if (!isIsoDate(date)) return false
      draft.startDate ??= date
      return true
    },
  )
}

function push(found: Found, date: IsoDate | null): boolean {
  if (date === null) return false
  found.days.push(date)
  return true
}

function noteWeekday(found: Found, text: string | undefined): void {
  if (text !== undefined && found.days.length === 0) found.weekday = indexOf(WEEKDAYS, text)
}

const OF = '(?:\\s+of)?\\s*'
const HEAD = `${WEEKDAY_BEFORE}(?:วันที่\\s*|the\\s+)?`
const MONTH_WEEKEND = new RegExp(
  `(?<!long |holiday )\\b(?:the |a |one |any |some )?(?:(first|1st|second|2nd|third|3rd|fourth|4th) )?week-?ends? (?:of|in) (?:early |mid |late )?(${MONTH})|(?:วันหยุด)?(?:เสาร์\\s*-?\\s*อาทิตย์|สุดสัปดาห์|วีคเอนด์)(แรก)?\\s*(?:ของ|ใน|ช่วง)\\s*(${MONTH})`,
  'g',
)
const SLASHED = new RegExp(
  `${WEEKDAY_BEFORE}(?:วันที่\\s*)?(?<![\\d/])(\\d{1,2})[/.](\\d{1,2})[/.](\\d{4}|\\d{2})(?!\\d)`,
  'g',
)
const TWO_MONTHS = new RegExp(
  `${HEAD}${DAY}${OF}(${MONTH})${YEAR}${TO}${WEEKDAY_BEFORE}${DAY}${OF}(${MONTH})${YEAR}`,
  'g',
)
const TWO_MONTHS_FIRST = new RegExp(
  `${HEAD}(${MONTH})\\s*${DAY}${YEAR}${TO}${WEEKDAY_BEFORE}(${MONTH})\\s*${DAY}${YEAR}`,
  'g',
)
const WEEKDAY_AND_DAY = new RegExp(
  `(${WEEKDAY})(?:ที่\\s*|,? (?:the )?(?=\\d{1,2}(?:st|nd|rd|th)))(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.,/]|\\s*(?:${THAI_MONTH}|\\b(?:${LATIN_MONTH})\\b|วัน|คืน|คน|am|pm|โมง|-))`,
  'g',
)
const MONTH_ONLY = new RegExp(
  `(?:\\b(?:in|during|early|mid|late|end of|beginning of)[ -]+)?(?:(?:ช่วง|ต้น|กลาง|ปลาย)(?=เดือน))?(${MONTH})${YEAR}`,
  'g',
)
