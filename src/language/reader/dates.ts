import { addDays, daysBetween, type IsoDate, isIsoDate, weekdayOf } from '../../world/calendar.ts'
import { assume, contradict, type Draft } from './draft.ts'
import { readHolidays } from './holidays.ts'
import { COUNT, readNumber } from './numbers.ts'
import type { ReaderContext } from './reading.ts'
import type { Sheet } from './sheet.ts'

/** Calendar dates, weekdays, holidays and words like “tomorrow”. Days that were named win over words about weeks. */
export function readDates(sheet: Sheet, draft: Draft, context: ReaderContext): void {
  const found: Found = { days: [], weekday: null }
  const isOnlyThen = ONLY_THEN.test(sheet.text)
  const begins = BEGINS.test(sheet.text)
  readWrittenDates(sheet, found, context.today)
  readMonthDates(sheet, found, context.today)
  readLastDay(sheet, found)
  if (found.days.length === 1 && isOnlyThen) draft.days ??= 1
  settle(found, draft, context.today)
  readHolidays(sheet, draft, context)
  readWeekdayPairs(sheet, draft, context.today)
  readRelativeDates(sheet, draft, context.today)
  readWeekdays(sheet, draft, context.today, found)
  readMonthOnly(sheet, draft, context.today)
  draft.namesOneDay =
    found.weekday !== null && found.days.length < 2 && draft.endDate === null && draft.days === null && !begins
}

/** What speaks of the first day of several. */
const BEGINS =
  /\b(?:from|start(?:s|ing)?|begin(?:s|ning)?|arriv(?:e|es|ing|al)|land(?:s|ing)?|leav(?:e|es|ing)|depart(?:s|ing|ure)?|fly(?:ing)?|since|until|till|nights?)\b|เริ่ม|ตั้งแต่|ออกเดินทาง|ไปถึง|ถึงวัน|คืน|บินไป/

interface Found {
  days: IsoDate[]
  /** The weekday that was said beside a date, to be compared with it. */
  weekday: number | null
}

const MONTHS: readonly string[] = [
  'january|jan|มกราคม|มกรา|ม\\.ค\\.?|มค',
  'february|feb|กุมภาพันธ์|กุมภา|ก\\.พ\\.?|กพ',
  'march|mar|มีนาคม|มีนา|มี\\.ค\\.?|มีค',
  'april|apr|เมษายน|เมษา|เม\\.ย\\.?|เมย',
  'may|พฤษภาคม|พฤษภา|พ\\.ค\\.?|พค',
  'june|jun|มิถุนายน|มิถุนา|มิ\\.ย\\.?|มิย',
  'july|jul|กรกฎาคม|กรกฎา|กรกฏาคม|กรกฏา|ก\\.ค\\.?|กค',
  'august|aug|สิงหาคม|สิงหา|ส\\.ค\\.?|สค',
  'september|sept|sep|กันยายน|กันยา|ก\\.ย\\.?|กย',
  'october|oct|ตุลาคม|ตุลา|ต\\.ค\\.?|ตค',
  'november|nov|พฤศจิกายน|พฤศจิกา|พ\\.ย\\.?|พย',
  'december|dec|ธันวาคม|ธันวา|ธ\\.ค\\.?|ธค',
]
const LATIN_MONTH = MONTHS.map((names) =>
  names
    .split('|')
    .filter((name) => /^[a-z]/.test(name))
    .join('|'),
).join('|')
const thaiMonths = (isOne: (name: string) => boolean) =>
  MONTHS.flatMap((names) => names.split('|').filter((name) => !/^[a-z]/.test(name) && isOne(name))).join('|')
/** `ธ.ค.` and `มกราคม` stand anywhere; `กพ` is a month only as a word of its own (it is also in น้ำตกพลิ้ว). */
const THAI_MONTH = `(?:${thaiMonths((name) => name.includes('\\.') || name.length > 3)}|(?<![ก-์])(?:${thaiMonths((name) => !name.includes('\\.') && name.length <= 3)})(?![ก-์]))`
const MONTH = `(?:\\b(?:${LATIN_MONTH})\\b\\.?|(?:เดือน)?${THAI_MONTH})`
const YEAR = String.raw`(?:\s*,?\s*(?:พ\.?ศ\.?\s*|ค\.?ศ\.?\s*|ปี\s*|b\.?e\.?\s*)?((?:20|25)\d\d|['’]?\d\d(?![\d:.]|\s*(?:วัน|คืน|คน|days?|nights?|people|baht|บาท|am|pm|โมง|น\.))))?`
const DAY = String.raw`(?<![\d.,:/])(\d{1,2})(?:st|nd|rd|th)?(?![\d:])`
const TO = String.raw`\s*(?:-|to|till|until|through|thru|and|&|ถึง|จนถึง|และ|กับ)\s*(?:the\s+|วันที่\s*)?`

const WEEKDAYS: readonly string[] = [
  'monday|mon|จันทร์|จันท์',
  'tuesday|tues|tue|อังคาร',
  'wednesday|wed|พุธ',
  'thursday|thurs|thu|พฤหัสบดี|พฤหัส|พฤหัสฯ',
  'friday|fri|ศุกร์|ศุกร',
  'saturday|sat|เสาร์|เสาร',
  'sunday|sun|อาทิตย์|อาทิตย',
]
const LATIN_WEEKDAY = WEEKDAYS.map((names) =>
  names
    .split('|')
    .filter((name) => /^[a-z]/.test(name))
    .join('|'),
).join('|')
const THAI_WEEKDAY = WEEKDAYS.map((names) =>
  names
    .split('|')
    .filter((name) => !/^[a-z]/.test(name))
    .join('|'),
).join('|')
const WEEKDAY = `(?:\\b(?:${LATIN_WEEKDAY})\\b|(?:วัน)?(?:${THAI_WEEKDAY}))`
const WEEKDAY_BEFORE = `(?:(${WEEKDAY})(?:\\.|,)?(?:\\s*ที่)?(?:\\s+the)?\\s*)?`

/** 2026-12-12, 12/12/2569, with a range of them. */
function readWrittenDates(sheet: Sheet, found: Found, today: IsoDate): void {
  sheet.take(/(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g, (match) =>
    push(found, isoOf(number(match[1]), number(match[2]), number(match[3]), today)),
  )
  const slashed = new RegExp(
    `${WEEKDAY_BEFORE}(?:วันที่\\s*)?(?<![\\d/])(\\d{1,2})[/.](\\d{1,2})[/.](\\d{4}|\\d{2})(?!\\d)`,
    'g',
  )
  sheet.take(slashed, (match) => {
    noteWeekday(found, match[1])
    return push(found, isoOf(fullYear(match[4] ?? ''), number(match[3]), number(match[2]), today))
  })
  sheet.take(/(?:วันที่\s*|on (?:the )?|start(?:ing)?\s+)(\d{1,2})\/(\d{1,2})(?![\d/])/g, (match) =>
    push(found, isoOf(null, number(match[2]), number(match[1]), today)),
  )
}

/** 12-13 December 2026, Dec 12 to 14, 28 ธ.ค. - 2 ม.ค. 2570, วันจันทร์ที่ 7 ธันวาคม 2569. */
function readMonthDates(sheet: Sheet, found: Found, today: IsoDate): void {
  const of = '(?:\\s+of)?\\s*'
  const head = `${WEEKDAY_BEFORE}(?:วันที่\\s*|the\\s+)?`
  const twoMonths = new RegExp(
    `${head}${DAY}${of}(${MONTH})${YEAR}${TO}${WEEKDAY_BEFORE}${DAY}${of}(${MONTH})${YEAR}`,
    'g',
  )
  sheet.take(twoMonths, (match) => {
    noteWeekday(found, match[1])
    const last = isoOf(fullYear(match[8] ?? match[4] ?? ''), monthOf(match[7]), number(match[6]), today)
    const year = match[4] ?? match[8]
    let first = isoOf(fullYear(year ?? ''), monthOf(match[3]), number(match[2]), today)
    // “28 December – 2 January 2027” starts in the year before the one that was said.
    if (first !== null && last !== null && match[4] === undefined && first > last) first = yearBefore(first)
    return push(found, first) && push(found, last)
  })
  const twoMonthsFirst = new RegExp(
    `${head}(${MONTH})\\s*${DAY}${YEAR}${TO}${WEEKDAY_BEFORE}(${MONTH})\\s*${DAY}${YEAR}`,
    'g',
  )
  sheet.take(twoMonthsFirst, (match) => {
    const last = isoOf(fullYear(match[8] ?? match[4] ?? ''), monthOf(match[6]), number(match[7]), today)
    let first = isoOf(fullYear(match[4] ?? match[8] ?? ''), monthOf(match[2]), number(match[3]), today)
    if (first !== null && last !== null && match[4] === undefined && first > last) first = yearBefore(first)
    return push(found, first) && push(found, last)
  })
  sheet.take(new RegExp(`${head}${DAY}(?:${TO}${DAY})?${of}(${MONTH})${YEAR}`, 'g'), (match) => {
    noteWeekday(found, match[1])
    return pushRange(found, match[2], match[3], match[4], match[5], today)
  })
  sheet.take(new RegExp(`${head}(${MONTH})\\s*(?:the\\s+)?${DAY}(?:${TO}${DAY})?${YEAR}`, 'g'), (match) => {
    noteWeekday(found, match[1])
    return pushRange(found, match[3], match[4], match[2], match[5], today)
  })
  sheet.take(/วันที่\s*(\d{1,2})\s*(?:-|ถึง)\s*(?:วันที่\s*)?(\d{1,2})(?!\d|\s*คน)/g, (match) => {
    const month = nearestMonth(today, number(match[1]))
    const first = isoOf(month.year, month.month, number(match[1]), today)
    const last = isoOf(month.year, month.month, number(match[2]), today)
    return push(found, first) && push(found, last)
  })
}

/** “… and fly out on the 8th”, `กลับวันที่ 8`: of the month of the first day, or of the next. */
function readLastDay(sheet: Sheet, found: Found): void {
  const [first, ...others] = found.days
  if (first === undefined || others.length > 0) return
  sheet.take(LAST_DAY, (match) => {
    const day = number(match[1] ?? match[2])
    const month = nearestMonth(first, day)
    return push(found, isoOf(month.year, month.month, day, first))
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
  const [first, second] = found.days
  if (first === undefined) return
  draft.startDate = first
  if (second !== undefined && second !== first) {
    draft.startDate = first < second ? first : second
    draft.endDate = first < second ? second : first
    if (second < first) {
      contradict(
        draft,
        'dates',
        `วันที่สลับกัน (${first} ถึง ${second}) จึงใช้ ${draft.startDate} ถึง ${draft.endDate}`,
        `The dates are reversed (${first} to ${second}); read as ${draft.startDate} to ${draft.endDate}.`,
      )
    }
  }
  if (first < today) {
    contradict(draft, 'dates', `วันที่ ${first} ผ่านไปแล้ว`, `${first} is in the past.`)
  }
  compareWeekday(found, draft)
}

function compareWeekday(found: Found, draft: Draft): void {
  if (found.weekday === null || draft.startDate === null || weekdayOf(draft.startDate) === found.weekday) return
  const said = THAI_DAY_NAMES[found.weekday]
  const is = THAI_DAY_NAMES[weekdayOf(draft.startDate)]
  contradict(
    draft,
    'dates',
    `${draft.startDate} เป็นวัน${is} ไม่ใช่วัน${said} จึงยึดตามวันที่`,
    `${draft.startDate} is a ${ENGLISH_DAY_NAMES[weekdayOf(draft.startDate)]}, not a ${ENGLISH_DAY_NAMES[found.weekday]}; the date counts.`,
  )
}

function readRelativeDates(sheet: Sheet, draft: Draft, today: IsoDate): void {
  const set = (date: IsoDate) => {
    draft.startDate ??= date
  }
  sheet.take(/\bday after tomorrow\b|มะรืน(?:นี้)?/g, () => set(addDays(today, 2)))
  sheet.take(/\b(?:tomorrow|tmrw?|tommorow|tomorow|tommorrow)\b|พรุ่งนี้|วันพรุ่ง/g, () => set(addDays(today, 1)))
  sheet.take(/\b(?:today|tonight)\b|วันนี้|คืนนี้/g, () => set(today))
  const inDays = new RegExp(
    `(?:\\bin\\s+(${COUNT})\\s+days\\b(?=\\s*(?:time|from now))|อีก\\s*(${COUNT})\\s*วัน(?:ข้างหน้า)?|(${COUNT})\\s+days from (?:now|today))`,
    'g',
  )
  sheet.take(inDays, (match) => {
    const count = readNumber(match[1] ?? match[2] ?? match[3] ?? '')
    if (count === null) return false
    set(addDays(today, Math.round(count)))
    return true
  })
  const saturday = addDays(today, 5 - weekdayOf(today))
  const nextWeekend = /\b(?:the )?next (?:week-?end|wknd)\b|(?:สุดสัปดาห์|เสาร์\s*-?\s*อาทิตย์|วีคเอนด์|วีคเอ็นด์)\s*หน้า/g
  sheet.take(nextWeekend, () => weekend(draft, addDays(saturday, 7)))
  const thisWeekend = /\b(?:this|the coming|coming) (?:week-?end|wknd)\b|(?:สุดสัปดาห์|เสาร์\s*-?\s*อาทิตย์|วีคเอนด์)\s*นี้/g
  sheet.take(thisWeekend, () => weekend(draft, weekdayOf(today) === 6 ? today : saturday))
  // Markets of the weekend are no dates.
  const bare =
    /\b(?:on |over |for )?(?:the |a )?(?:week-?ends?|wknd)\b(?! (?:night )?market)|(?<!ตลาดนัด|ตลาด)(?:วัน)?(?:เสาร์\s*-?\s*อาทิตย์|สุดสัปดาห์|วีคเอนด์|วีคเอ็นด์)/g
  sheet.take(bare, () => {
    if (draft.startDate === null) {
      const coming = weekdayOf(today) >= 5 ? addDays(saturday, 7) : saturday
      assume(draft, 'start_date', `สุดสัปดาห์ที่จะถึงคือ ${coming}`, `The coming weekend starts on ${coming}.`)
      weekend(draft, coming)
    } else if (draft.endDate === null) draft.days ??= 2
  })
  const nextMonday = addDays(today, 7 - weekdayOf(today))
  sheet.take(/\bnext week\b|สัปดาห์หน้า|(?<!วัน)อาทิตย์หน้า|วีคหน้า/g, () => {
    if (draft.startDate === null) {
      assume(draft, 'start_date', `สัปดาห์หน้าเริ่มวันจันทร์ที่ ${nextMonday}`, `“Next week” starts on Monday, ${nextMonday}.`)
    }
    set(nextMonday)
  })
}

function weekend(draft: Draft, start: IsoDate): void {
  draft.days ??= 2
  draft.startDate ??= start
}

/** “Friday to Sunday”, `ศุกร์ถึงอาทิตย์หน้า`. */
function readWeekdayPairs(sheet: Sheet, draft: Draft, today: IsoDate): void {
  const pair = new RegExp(`(${WEEKDAY})\\s*(?:-|to|and|&|ถึง|และ|กับ|\\s)\\s*(${WEEKDAY})(?:\\s*(หน้า|นี้))?`, 'g')
  sheet.take(pair, (match) => {
    const first = indexOf(WEEKDAYS, match[1])
    const last = indexOf(WEEKDAYS, match[2])
    const start = comingWeekday(today, first, match[3] === 'หน้า' ? 'next' : match[3] === 'นี้' ? 'this' : null)
    const before = sheet.text.slice(Math.max(0, match.index - 6), match.index)
    draft.startDate ??= before.endsWith('next ') ? comingWeekday(today, first, 'next') : start
    if (draft.days === null && draft.nights === null) draft.days = ((last - first + 7) % 7) + 1
  })
}

/** “next Saturday” is the one of next week, “this Saturday” of this week, a bare “Saturday” the next to come. */
function readWeekdays(sheet: Sheet, draft: Draft, today: IsoDate, found: Found): void {
  const single = new RegExp(
    `(?:\\b(?:(next|this|on|coming)\\s+)?(?:on\\s+)?(?:(?:${LATIN_WEEKDAY})s?)\\b|(?:วัน|ทุกวัน)?(?:${THAI_WEEKDAY})(?:ที่)?(?:\\s*(หน้า|นี้))?)`,
    'g',
  )
  sheet.take(single, (match) => {
    const bare = /^(?:sun|sat|mon|wed|fri)$/.test(match[0])
    const thaiBare = /^(?:อาทิตย์|พุธ)$/.test(match[0])
    if (bare || thaiBare || match[0].startsWith('ทุก')) return false
    // “Sunday walking street” is a market.
    if (
      /^ (?:night |walking |evening |morning )?(?:market|street|bazaar|brunch)/.test(
        sheet.text.slice(match.index + match[0].length),
      )
    )
      return false
    const name = match[0].replace(/^(?:next|this|on|coming)\s+(?:on\s+)?/, '').replace(/ที่|\s*(?:หน้า|นี้)$/g, '')
    const word =
      match[1] === 'next' || match[2] === 'หน้า' ? 'next' : match[1] === 'this' || match[2] === 'นี้' ? 'this' : null
    const weekday = indexOf(WEEKDAYS, name)
    const before = sheet.text.slice(Math.max(0, match.index - 20), match.index)
    if (draft.startDate !== null && draft.endDate === null && draft.days === null && UNTIL.test(before)) {
      const ahead = (weekday - weekdayOf(draft.startDate) + 7) % 7
      if (ahead > 0) draft.endDate = addDays(draft.startDate, ahead)
      return true
    }
    found.weekday = weekday
    if (draft.startDate !== null) return true
    draft.startDate = comingWeekday(today, found.weekday, word)
    return true
  })
}

/** What stands before the weekday on which a trip ends. */
const UNTIL =
  /(?:\b(?:leav(?:e|ing)|until|till|to|back|return(?:ing)?|through|depart(?:ing)?|home)(?: home| on)*|ถึง|กลับ)\s*$/

function comingWeekday(today: IsoDate, weekday: number, word: 'next' | 'this' | null): IsoDate {
  const monday = addDays(today, -weekdayOf(today))
  if (word === 'next') return addDays(monday, 7 + weekday)
  const thisWeek = addDays(monday, weekday)
  if (word === 'this' && thisWeek >= today) return thisWeek
  return thisWeek > today ? thisWeek : addDays(thisWeek, 7)
}

function readMonthOnly(sheet: Sheet, draft: Draft, today: IsoDate): void {
  const set = (year: number, month: number) => {
    draft.month ??= `${year}-${String(month).padStart(2, '0')}`
  }
  const thisMonth = Number(today.slice(5, 7))
  const thisYear = Number(today.slice(0, 4))
  sheet.take(/\bnext month\b|เดือนหน้า/g, () => set(thisMonth === 12 ? thisYear + 1 : thisYear, (thisMonth % 12) + 1))
  sheet.take(/\bthis month\b|เดือนนี้/g, () => set(thisYear, thisMonth))
  const named = new RegExp(
    `(?:\\b(?:in|during|early|mid|late|end of|beginning of)[ -]+)?(?:(?:ช่วง|ต้น|กลาง|ปลาย)(?=เดือน))?(${MONTH})${YEAR}`,
    'g',
  )
  sheet.take(named, (match) => {
    // “may” and “mar” are words of their own unless something says that they are months.
    if (/^(?:may|mar|sep|dec|jan)$/.test(match[0])) return false
    const month = monthOf(match[1])
    const year = fullYear(match[2] ?? '') ?? (month < thisMonth ? thisYear + 1 : thisYear)
    set(year, month)
    return true
  })
  if (draft.startDate !== null) draft.month = null
}

function push(found: Found, date: IsoDate | null): boolean {
  if (date === null) return false
  found.days.push(date)
  return true
}

function noteWeekday(found: Found, text: string | undefined): void {
  if (text !== undefined && found.days.length === 0) found.weekday = indexOf(WEEKDAYS, text)
}

function indexOf(names: readonly string[], text: string | undefined): number {
  const word = (text ?? '').replace(/^(?:วัน|เดือน)/, '').replace(/\s+$/, '')
  return names.findIndex((pattern) => new RegExp(`^(?:${pattern})s?\\.?$`).test(word))
}

function monthOf(text: string | undefined): number {
  return indexOf(MONTHS, text) + 1
}

/** A year of four or two digits, Buddhist or Christian; null when there is none. */
function fullYear(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  if (digits === '') return null
  const value = Number(digits)
  if (value >= 2400) return value - 543
  if (value >= 100) return value
  return value >= 60 ? 2500 + value - 543 : 2000 + value
}

/** The day; without a year the next one to come. Null for a day that does not exist. */
function isoOf(year: number | null, month: number, day: number, today: IsoDate): IsoDate | null {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  const build = (of: number) => `${pad(of, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  if (year !== null) return asDate(build(year > 2400 ? year - 543 : year))
  const thisYear = Number(today.slice(0, 4))
  const date = asDate(build(thisYear))
  if (date !== null && daysBetween(date, today) <= 0) return date
  return asDate(build(thisYear + 1)) ?? date
}

function asDate(text: string): IsoDate | null {
  return isIsoDate(text) ? text : null
}

function yearBefore(date: IsoDate): IsoDate {
  return `${String(Number(date.slice(0, 4)) - 1).padStart(4, '0')}${date.slice(4)}`
}

function nearestMonth(today: IsoDate, day: number): { year: number; month: number } {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  if (day >= Number(today.slice(8))) return { year, month }
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
}

function number(text: string | undefined): number {
  return Number(text ?? 'NaN')
}

const THAI_DAY_NAMES = ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์']
const ENGLISH_DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
