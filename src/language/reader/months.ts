import { addDays, daysBetween, type IsoDate, isIsoDate, weekdayOf } from '../../world/calendar.ts'
import { indexOf, MONTH, monthOf, number, THAI_WEEKDAY, WEEKDAYS } from './calendar-words.ts'
import type { DateSays } from './date-rule.ts'
import { assume, contradict, type Draft } from './draft.ts'
import { isMonthOfEvent, isMonthOfHealth } from './event-dates.ts'
import { endOfWeek, isOver, nthWeekdayOf, startOfPart, startOfWeek } from './month-parts.ts'
import { COUNT, readNumber } from './numbers.ts'
import type { Said } from './phrases.ts'
import { datesThatSay, monthIn, monthText, takeDates, thatMonthOf, yearOf } from './said-dates.ts'
import type { Sheet } from './sheet.ts'

const WEEKS = datesThatSay('weekend_of_month', 'weekday_of_month', 'week_of_month')
const MONTHS = datesThatSay('months_ahead', 'part_of_year', 'next_month', 'this_month', 'month')
const DAY_OF_MONTH = datesThatSay('day_of_month')

/** “The first weekend of May”, `เสาร์อาทิตย์แรกของเดือนพฤษภา`; of “a weekend in May” only the month is known. */
export function readWeeksOfMonths(sheet: Sheet, draft: Draft, today: IsoDate): void {
  let weekBefore: number | null = null
  takeDates(sheet, WEEKS, (says, said, match) => {
    const month = monthOfWeek(said, today)
    if (month === null) return false
    if (says === 'weekend_of_month') {
      draft.days ??= 2
      const nth = said('nth') ?? said('nthThai')
      if (nth === undefined) draft.month ??= month
      else draft.startDate ??= nthWeekdayOf(month, 5, nth)
      return true
    }
    if (says === 'weekday_of_month') {
      const weekday = indexOf(WEEKDAYS, said('theWeekday') ?? said('dayOfMonth'))
      const until = said('theWeekday', 1) ?? said('dayOfMonth', 1)
      if (until !== undefined) draft.days ??= ((indexOf(WEEKDAYS, until) - weekday + 7) % 7) + 1
      draft.startDate ??= nthWeekdayOf(month, weekday, said('nth') ?? said('nthDay') ?? '')
      return true
    }
    const start = startOfWeek(weekAhead(month, said, today), said('weekNth') ?? said('nthWeek') ?? '')
    // “The last week of May until the first week of June”.
    if (weekBefore !== null && draft.startDate !== null && start > draft.startDate) {
      if (UNTIL.test(sheet.text.slice(weekBefore, match.index))) draft.endDate ??= endOfWeek(start)
    } else
      beginIn(draft, start.slice(0, 7) > month ? start.slice(0, 7) : month, start > today ? start : addDays(today, 1))
    weekBefore = match.index + match[0].length
    return true
  })
}

/** “The second week of November”, said after it: of the next year. */
function weekAhead(month: string, said: Said, today: IsoDate): string {
  const isThis = month === today.slice(0, 7) && said('thatMonth') === undefined && yearOf(said, today) === null
  const isPast = endOfWeek(startOfWeek(month, said('weekNth') ?? said('nthWeek') ?? '')) < today
  return isThis && isPast ? monthText(Number(month.slice(5)), nextYear(today), today) : month
}

const UNTIL = /^\s*(?:to|until|till|through|into|-|ถึง|จนถึง|ยัน)\s*(?:the )?$/

function monthOfWeek(said: Said, today: IsoDate): string | null {
  // “The first week of the year” is in January.
  const nth = said('weekNth') ?? said('nthWeek') ?? ''
  if (said('theYear') !== undefined) return monthText(/last|final|สุดท้าย/.test(nth) ? 12 : 1, null, today)
  const that = thatMonthOf(said, today)
  const month = that?.month ?? monthIn(said)
  return month >= 1 && month <= 12 ? monthText(month, that?.year ?? yearOf(said, today), today) : null
}

/** A week or a part of a month is named: the trip begins with it, and the traveller may say another day. */
function beginIn(draft: Draft, month: string, start: IsoDate): void {
  if (draft.startDate !== null) return
  if (month < start.slice(0, 7)) {
    // “The first week of August 2019”.
    contradict(draft, 'date_past', { start_date: `${month}-01` })
    return
  }
  draft.month ??= month
  draft.startDate = start
  assume(draft, 'part_of_month', { start_date: start })
}

/** Months that are also words or names, unless what stands beside them makes them months. */
const ALSO_WORDS = /^(?:may|mar|sep|dec|jan)\.?$/

/** “Krabi, May”, “is Mar too hot?”, “maybe Jan”: written with a capital, and as the end or the beginning of a phrase. */
function isMonth({ raw, text }: Sheet, { index, 0: word }: RegExpExecArray): boolean {
  if (word.startsWith('m') && raw[index] !== 'M') return false
  const [before, after] = [
    text.slice(Math.max(0, index - 16), index),
    text.slice(index + word.length, index + word.length + 12),
  ]
  if (MONTH_AFTER.test(before)) return word.endsWith('.') || MONTH_BEFORE.test(after)
  return /[a-z\ufffc)] $/.test(before) && !NO_NOUN.test(before) && ENDS_PHRASE.test(after)
}
const MONTH_AFTER =
  /(?:^|[,;:(/.-]\s?|\b(?:next|this|is|maybe|perhaps|probably|possibly|month of|around|about|before|until|till|for|through|or|and|to))\s?$/
const MONTH_BEFORE =
  /^\s?(?:$|[,;:)/.!?-](?! (?:my|our|who|and i)\b)|(?:or|and|to|too|ok|okay|good|fine|possible|\d{4})\b(?! i\b)|with (?!me\b|the (?:rain|heat)))/
/** “Cold places dec”: no name of a person, and no verb. */
const NO_NOUN =
  /\b(?:i|we|you|they|it|he|she|that|which|there|with|hi|hey|dear|hello|thanks|cheers|regards|love|from|mr|mrs|ms|me|called|named|and|friend|mate|buddy|wife|husband|partner|girlfriend|boyfriend|sister|brother|son|daughter|aunt|auntie|uncle|mum|mom|dad|cousin|am|by|van|de)(?:'s)? $/
const ENDS_PHRASE = /^\s?(?:$|[,;:)!?](?! (?:my|our|who|and i|is|wants?)\b)|\.(?:\s|$)|(?:with|for) (?!me\b))/

/** `เดือนหน้า`, “in March”, “early next year”: a month without a day. */
export function readMonth(sheet: Sheet, draft: Draft, today: IsoDate, nextWeekday: IsoDate | null): void {
  const isDated = draft.startDate !== null && draft.month === null
  let isOfYear = false
  let part: string | null = null
  // `แต่งงานต้นมีนา ไปฮันนีมูนปลายมีนา`: the month of the trip is said later, if at all.
  let isEvents = false
  takeDates(sheet, MONTHS, (says, said, match, rule) => {
    const inMonth = nextOf(rule.inMonth, Number(today.slice(5, 7)))
    if (ALSO_WORDS.test(match[0]) && !isMonth(sheet, match)) return false
    const named = said('monthPart') ?? said('monthPartThai') ?? null
    // `ต้นเดือนไปน่าน`, said on the 21st, is next month.
    const isThisOver = says === 'this_month' && named !== null && !THIS.test(match[0]) && isOver(named, today)
    const month = inMonth ?? monthMeant(isThisOver ? 'next_month' : says, said, Number(today.slice(5, 7)))
    if (month < 1 || month > 12) return false
    const year = yearOf(said, today)
    // “We were there in May 2015.”
    if (year !== null && year < Number(today.slice(0, 4))) {
      const first = `${year}-${String(month).padStart(2, '0')}-01`
      if (isPlanned(sheet, match)) contradict(draft, 'date_past', { start_date: first })
      return true
    }
    if (isMonthOfHealth(sheet, match)) return true
    // “She was ill in the summer; we come in March”: a month that is named holds.
    if (isOfYear && says === 'month') draft.month = null
    isOfYear = says === 'part_of_year' && (isOfYear || draft.month === null)
    // “Mid November”, said after it.
    const isPartOver =
      says === 'month' && year === null && named !== null && month === Number(today.slice(5, 7)) && isOver(named, today)
    const isNext = isPartOver || isNextYear(month, inMonth, match, today)
    const text = monthText(month, isNext ? nextYear(today) : year, today)
    const isEvent = isMonthOfEvent(sheet, match)
    if (isEvents && !isEvent) [draft.month, part] = [null, null]
    if (draft.month === null) isEvents = isEvent
    // `จัดกันพฤศจิกา ปีนี้ไม่ทัน เอา พ.ย. 2570`: the year is said later.
    if (year !== null && said('year') !== undefined && draft.month?.slice(5) === text.slice(5)) draft.month = text
    draft.month ??= text
    if (draft.month === text) part ??= named ?? daysOfMonth(sheet.text, match)
    return true
  })
  readDayOfMonth(sheet, draft)
  const partStart = part && draft.month && startOfPart(draft.month, part, today)
  if (isDated && !movesToMonth(draft, nextWeekday, partStart)) draft.month = null
  if (draft.month === null || part === null) return
  const start = startOfPart(draft.month, part, today)
  const weekday = draft.startDate === null ? weekdayBesidePart(sheet.text) : null
  beginIn(draft, draft.month, weekday === null ? start : addDays(start, (weekday - weekdayOf(start) + 7) % 7))
}

/** “A trip planned for fall 2012”: a year that has passed is told, of a trip that they had it is not. */
const isPlanned = ({ text }: Sheet, { index }: RegExpExecArray) =>
  PLANNED.test(text.slice(Math.max(0, index - 48), index))
const PLANNED =
  /(?:\b(?:plan(?:ned|ning)?|booked|scheduled|trip|going)\b(?![^.;!?\n]*\b(?:was|were|been|went|had|did|last)\b)|(?<!เคย)(?:จะไป|แพลน|วางแผน))[^.;!?\n]{0,24}$/

/** `ศุกร์เสาร์ กลางมีนา`, `ต้นกุมภา วันเสาร์อาทิตย์`: the trip begins on the first such day of that part of the month. */
function weekdayBesidePart(text: string): number | null {
  const [, before, after] = BESIDE_PART.exec(text) ?? []
  const name = before ?? after
  return name === undefined ? null : name.startsWith('สุดสัปดาห์') ? SATURDAY : indexOf(WEEKDAYS, name)
}
const SATURDAY = 5
const FIRST_WEEKDAY = `((?:วัน)?(?:${THAI_WEEKDAY})|สุดสัปดาห์)`
const OTHER_WEEKDAYS = `(?:\\s?(?:-|ถึง|และ|กับ)?\\s?(?:วัน)?(?:${THAI_WEEKDAY})){0,4}`
const THAI_PART = `(?:ต้น|กลาง|ปลาย|สิ้น)\\s?ๆ?\\s?${MONTH}`
const BESIDE_PART = new RegExp(
  `${FIRST_WEEKDAY}${OTHER_WEEKDAYS}\\s?(?:ช่วง|ตอน|ของ|สัก)?\\s?${THAI_PART}|${THAI_PART}\\s?(?:ช่วง|ตอน|ไป)?\\s?${FIRST_WEEKDAY}`,
)

/** “In June …, from Saturday”: the first Saturday of that June, which is later than the next one. */
function movesToMonth(draft: Draft, nextWeekday: IsoDate | null, from: IsoDate | null): boolean {
  const { month, startDate, endDate } = draft
  if (month === null || startDate === null || startDate !== nextWeekday || month <= startDate.slice(0, 7)) return false
  const start =
    from === null ? nthWeekdayOf(month, weekdayOf(startDate), 'first') : weekdayFrom(from, weekdayOf(startDate))
  draft.startDate = start
  if (endDate !== null) draft.endDate = addDays(start, daysBetween(startDate, endDate))
  assume(draft, 'part_of_month', { start_date: start })
  return true
}

/** “Late in January, on a Sunday”. */
function weekdayFrom(from: IsoDate, weekday: number): IsoDate {
  const day = addDays(from, (weekday - weekdayOf(from) + 7) % 7)
  return day.slice(0, 7) === from.slice(0, 7) ? day : addDays(day, -7)
}

/** “The first ten days of March”, `5 วันสุดท้ายของมีนา`: the part of the month that they are. */
function daysOfMonth(text: string, { index }: RegExpExecArray): string | null {
  const before = text.slice(Math.max(0, index - EDGE_REACH), index)
  const [, first, count, countTh, firstTh] = EDGE.exec(before) ?? []
  const days = readNumber(count ?? countTh ?? '')
  if (days === null || days > MOST_DAYS) return null
  return first === 'first' || firstTh === 'แรก' ? 'first' : `last ${days}`
}
const EDGE_REACH = 36
const EDGE = new RegExp(
  String.raw`\b(first|last|final) (${COUNT}) (?:days|nights) (?:of|in) (?:the month of )?$|(${COUNT})\s?(?:วัน|คืน)(แรก|สุดท้าย)(?:ของ)?(?:เดือน)?\s?$`,
)
const MOST_DAYS = 21

const THIS = /นี้|this/
const nextYear = (today: IsoDate) => Number(today.slice(0, 4)) + 1

/** The first of them from this month on. */
function nextOf(months: number | readonly number[] | undefined, thisMonth: number): number | undefined {
  if (months === undefined || typeof months === 'number') return months
  const from = (month: number) => (month - thisMonth + 12) % 12
  return months.toSorted((a, b) => from(a) - from(b))[0]
}

/** `กลางปีหน้า`, “next summer”. */
function isNextYear(month: number, inMonth: number | undefined, [words]: RegExpExecArray, today: IsoDate): boolean {
  return inMonth !== undefined && /หน้า|next/.test(words) && month >= Number(today.slice(5, 7))
}

function monthMeant(says: DateSays, said: Said, thisMonth: number): number {
  if (says === 'this_month') return thisMonth
  if (says === 'next_month') return (thisMonth % 12) + 1
  if (says === 'months_ahead') return ((thisMonth - 1 + (readNumber(said('ahead') ?? '') ?? 0)) % 12) + 1
  return said('month') === undefined ? (readNumber(said('monthNumber') ?? '') ?? Number.NaN) : monthOf(said('month'))
}

/** “In August …, leaving on the 7th”: the day of the month that is named. */
function readDayOfMonth(sheet: Sheet, draft: Draft): void {
  if (draft.month === null || draft.startDate !== null) return
  takeDates(sheet, DAY_OF_MONTH, (_, said) => {
    const dateOn = (day: string | undefined) => `${draft.month}-${String(number(day)).padStart(2, '0')}`
    const [first, last] = [dateOn(said('ordinal') ?? said('lone') ?? said('loneFirst')), dateOn(said('loneLast'))]
    const isRange = said('loneLast') !== undefined
    if (draft.startDate !== null || !isIsoDate(first) || (isRange && !(isIsoDate(last) && last > first))) return false
    draft.startDate = first
    draft.month = null
    if (isRange) draft.endDate = last
    return true
  })
}
