import { addDays, daysBetween, type IsoDate, isIsoDate, weekdayOf } from '../../world/calendar.ts'
import { weekdayKey } from '../notes/value-texts.ts'
import {
  type Found,
  fullYear,
  indexOf,
  isoOf,
  MONTH,
  MONTH_NAMES,
  monthOf,
  nearestMonth,
  number,
  WEEKDAYS,
  yearBefore,
} from './calendar-words.ts'
import { DATE_CUES, type DateCue } from './date-cues.ts'
import { DATE_RULES, type DateRule, type DateSays } from './date-rules.ts'
import { DATE_SLOTS } from './date-slots.ts'
import { contradict, type Draft } from './draft.ts'
import { readHolidays } from './holidays.ts'
import { readNumber } from './numbers.ts'
import { compileRule, takeSaid } from './phrase-rules.ts'
import { listOf, phrasePattern, type Said } from './phrases.ts'
import type { ReaderContext } from './reading.ts'
import { readRelativeDates, readWeekdayPairs, readWeekdays } from './relative-dates.ts'
import type { Sheet, Span } from './sheet.ts'
import { triggersOf } from './triggers.ts'

const RULES = DATE_RULES.map((rule) => compileRule(rule, DATE_SLOTS, { month: triggersOf(MONTH_NAMES) }))
const cue = (says: DateCue['says']) => {
  const { th = '', en = '' } = DATE_CUES.find((row) => row.says === says)!
  return [th, en].map((phrases) => phrasePattern(listOf(phrases), DATE_SLOTS).source)
}
const BEGINS = new RegExp(cue('begins').join('|'))
const ONLY_THEN = new RegExp(cue('only').join('|'))
const [HOME_TH, HOME_EN] = cue('home')
/** The only date of a prompt may be that of the way home. */
const GOING_HOME = new RegExp(`(?:${HOME_EN})(?![^.;\\n]*\\b(?:arriv|land|start))[^.;\\n]{0,32}$|(?:${HOME_TH})\\s?$`)
const HOME_REACH = 48
/** A journey of so many places does not begin on the feast that it names. */
const MANY_STAYS = 4

/** Calendar dates, weekdays, holidays and words like “tomorrow”. Named days take precedence over words about weeks. */
export function readDates(sheet: Sheet, draft: Draft, context: ReaderContext, stays = 1): void {
  const found: Found = { days: [], ranges: [], weekday: null, isLast: false }
  const { today } = context
  const isOnlyThen = ONLY_THEN.test(sheet.text)
  const begins = BEGINS.test(sheet.text)
  readCalendar(sheet, found, today)
  take(sheet, ['last_day'], (_, said) => {
    const first = found.days.at(-1)
    return first !== undefined && push(found, dayAfter(first, said))
  })
  if (found.days.length === 1 && isOnlyThen) draft.days ??= 1
  settle(found, draft, today)
  readMonthWeekend(sheet, draft, today)
  readHolidays(sheet, draft, context, stays >= MANY_STAYS)
  if (found.days.length === 0 && draft.startDate !== null) readReturn(sheet, draft, draft.startDate)
  readWeekdayPairs(sheet, draft, today)
  readRelativeDates(sheet, draft, today)
  readWeekdays(sheet, draft, today, found)
  readMonth(sheet, draft, today)
  draft.namesOneDay =
    found.weekday !== null && found.days.length < 2 && draft.endDate === null && draft.days === null && !begins
}

function take(
  sheet: Sheet,
  kinds: readonly DateSays[],
  use: (says: DateSays, said: Said, match: RegExpExecArray, rule: DateRule) => boolean | void,
): void {
  for (const compiled of RULES) {
    const { rule } = compiled
    if (kinds.includes(rule.says)) takeSaid(sheet, compiled, (said, match) => use(rule.says, said, match, rule))
  }
}

/** 2026-12-12, 12–13 December 2026, Dec 12 to 14, 28 ธ.ค. - 2 ม.ค. 2570, วันจันทร์ที่ 7 ธันวาคม 2569, `เสาร์ที่ 12`. */
function readCalendar(sheet: Sheet, found: Found, today: IsoDate): void {
  const named = monthNamed(sheet)
  take(sheet, ['date', 'two_dates', 'weekday_and_day', 'days'], (says, said, match) => {
    const weekday = said('weekday') ?? said('theWeekday')
    if (weekday !== undefined && found.days.length === 0) found.weekday = indexOf(WEEKDAYS, weekday)
    const span = { start: match.index, end: match.index + match[0].length }
    if (says === 'two_dates') return pushTwo(found, said, today) && pushRange(found, span)
    if (says === 'weekday_and_day')
      return push(found, nextDayOn(today, indexOf(WEEKDAYS, weekday), number(said('lone'))))
    const last = isOpen(sheet, match)
      ? undefined
      : (said('toDay') ?? said('day', 1) ?? said('days', 1) ?? said('lastDay') ?? said('lastOfList') ?? said('toLast'))
    const near = monthNear(says, said, named, today)
    if (last === undefined && found.days.length === 0 && isGoingHome(sheet, match)) found.isLast = true
    const dateOn = (day: string | undefined) =>
      near
        ? isoOf(near.year, near.month, number(day), today)
        : isoOf(yearOf(said, today), monthIn(said), number(day), today)
    if (!push(found, dateOn(said('day') ?? said('days') ?? dayFigure(said)))) return false
    if (last !== undefined && push(found, dateOn(last))) pushRange(found, span)
    return true
  })
}

/** “In February, from the 5th to the 8th”: the month that the prompt names. */
function monthNamed({ text }: Sheet): number | null {
  const [name] = MONTH_NAME.exec(text) ?? []
  return name === undefined ? null : monthOf(name.replace(/^เดือน/, ''))
}
const MONTH_NAME = new RegExp(MONTH)

/** The month of days without one: that of the prompt, or the nearest. */
function monthNear(
  says: DateSays,
  said: Said,
  named: number | null,
  today: IsoDate,
): { readonly year: number | null; readonly month: number } | null {
  const that = said('thatMonth')
  if (that !== undefined) {
    const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
    if (that === 'นี้' || that === 'this') return { year, month }
    return { year: month === 12 ? year + 1 : year, month: (month % 12) + 1 }
  }
  if (says !== 'days') return null
  return named === null ? nearestMonth(today, number(said('dayFigure'))) : { year: null, month: named }
}

/** `18-19 เมษาเป็นต้นไป`: the first day is known. */
const isOpen = ({ text }: Sheet, { index, 0: words }: RegExpExecArray) =>
  /^\s?(?:เป็นต้นไป|(?:or )?onwards?\b|or later\b)/.test(text.slice(index + words.length))

const isGoingHome = ({ text }: Sheet, { index }: RegExpExecArray) =>
  GOING_HOME.test(text.slice(Math.max(0, index - HOME_REACH), index))

/** The year of a phrase, the first of two; null if absent. */
function yearOf(said: Said, today: IsoDate, nth = 0): number | null {
  const text = said('longYear') ?? said('fullYear') ?? said('shortYear') ?? said('year', nth) ?? ''
  return NEXT_YEAR.test(text) ? Number(today.slice(0, 4)) + 1 : fullYear(text)
}
const NEXT_YEAR = /^(?:next year|หน้า)$/

/** In figures the month comes after the day, but in the middle if there is a year. */
function monthIn(said: Said, nth = 0): number {
  const name = said('month', nth)
  if (name !== undefined) return monthOf(name)
  const isMiddle = ['longYear', 'fullYear', 'shortYear'].some((year) => said(year) !== undefined)
  return number(isMiddle ? said('part') : said('monthFigure', nth))
}

const dayFigure = (said: Said) =>
  said('longYear') === undefined ? (said('dayFigure') ?? said('bigDay') ?? said('part')) : said('monthFigure')

/** “28 December – 2 January 2027” starts in the year before the one stated. */
function pushTwo(found: Found, said: Said, today: IsoDate): boolean {
  const day = (nth: number) => number(said('day', nth) ?? said('dayAfter', nth) ?? said('dayFigure', nth))
  const last = isoOf(yearOf(said, today, 1) ?? yearOf(said, today), monthIn(said, 1), day(1), today)
  let first = isoOf(yearOf(said, today) ?? yearOf(said, today, 1), monthIn(said), day(0), today)
  if (first !== null && last !== null && yearOf(said, today) === null && first > last) first = yearBefore(first)
  return push(found, first) && push(found, last)
}

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
function dayAfter(first: IsoDate, said: Said): IsoDate | null {
  const day = number(said('ordinal') ?? said('homeDay'))
  const { year, month } = nearestMonth(first, day)
  return isoOf(year, month, day, first)
}

/** The day of the way home, after a feast: `เคาท์ดาวน์ … กลับวันที่ 2`. */
function readReturn(sheet: Sheet, draft: Draft, start: IsoDate): void {
  take(sheet, ['last_day'], (_, said) => {
    draft.endDate = dayAfter(start, said)
    return draft.endDate !== null
  })
}

const NTH = [
  ['first', '1st', 'แรก'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
]

/** “The first weekend of May”, `เสาร์อาทิตย์แรกของเดือนพฤษภา`; of “a weekend in May” only the month is known. */
function readMonthWeekend(sheet: Sheet, draft: Draft, today: IsoDate): void {
  take(sheet, ['weekend_of_month', 'week_of_month'], (says, said) => {
    const first = isoOf(yearOf(said, today), monthIn(said), 1, today)
    if (first === null) return false
    if (says === 'week_of_month') {
      draft.month ??= first.slice(0, 7)
      return true
    }
    const nth = NTH.findIndex((words) => words.includes(said('nth') ?? said('nthThai') ?? ''))
    draft.days ??= 2
    if (nth < 0) draft.month ??= first.slice(0, 7)
    else draft.startDate ??= addDays(first, ((5 - weekdayOf(first) + 7) % 7) + 7 * nth)
    return true
  })
}

function pushRange({ days, ranges }: Found, span: Span): true {
  const [first, last] = days.slice(-2)
  if (first !== undefined && last !== undefined) ranges.push({ first, last, ...span })
  return true
}

/** “Bangkok 22-25 January, Chiang Mai 25-29 January”: stays, of which each begins as the one before ends. */
function chainRanges({ days, ranges }: Found, draft: Draft): void {
  const sorted = ranges.toSorted((a, b) => (a.first < b.first ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  const isChain = sorted.every((range, at) => {
    const gap = at === 0 ? 0 : daysBetween(sorted[at - 1]!.last, range.first)
    return range.first < range.last && gap >= 0 && gap <= 1
  })
  if (!first || !last || sorted.length < 2 || !isChain) return
  days.splice(0, days.length, first.first, last.last)
  for (const [at, range] of sorted.entries()) {
    const next = sorted[at + 1]?.first ?? range.last
    const nights = daysBetween(range.first, next)
    draft.lengths.push({ start: range.start, end: range.end, days: null, nights, isPart: false })
  }
}

function settle(found: Found, draft: Draft, today: IsoDate): void {
  chainRanges(found, draft)
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
  const isLater = days.every((day, at) => at === 0 || day >= (days[at - 1] ?? ''))
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

/** “may” and “mar” are ordinary words unless the context makes them months. */
const ALSO_WORDS = /^(?:may|mar|sep|dec|jan)$/

function readMonth(sheet: Sheet, draft: Draft, today: IsoDate): void {
  const thisMonth = Number(today.slice(5, 7))
  const thisYear = Number(today.slice(0, 4))
  let isPart = false
  const kinds = ['months_ahead', 'part_of_year', 'next_month', 'this_month', 'month'] as const
  take(sheet, kinds, (says, said, match, { inMonth }) => {
    if (ALSO_WORDS.test(match[0])) return false
    const month = inMonth ?? monthMeant(says, said, thisMonth)
    if (month < 1 || month > 12) return false
    const isNextYear = inMonth !== undefined && /หน้า|next/.test(match[0])
    const year =
      isNextYear && month >= thisMonth
        ? thisYear + 1
        : (yearOf(said, today) ?? (month < thisMonth ? thisYear + 1 : thisYear))
    // “She was ill in the summer; we come in March”: a month that is named holds.
    if (isPart && says === 'month') draft.month = null
    isPart = says === 'part_of_year' && (isPart || draft.month === null)
    draft.month ??= `${year}-${String(month).padStart(2, '0')}`
    return true
  })
  readDayOfMonth(sheet, draft)
  if (draft.startDate !== null) draft.month = null
}

function monthMeant(says: DateSays, said: Said, thisMonth: number): number {
  if (says === 'this_month') return thisMonth
  if (says === 'next_month') return (thisMonth % 12) + 1
  if (says === 'months_ahead') return ((thisMonth - 1 + (readNumber(said('ahead') ?? '') ?? 0)) % 12) + 1
  return said('month') === undefined ? number(said('monthNumber')) : monthOf(said('month'))
}

/** “In August …, leaving on the 7th”: the day of the month that is named. */
function readDayOfMonth(sheet: Sheet, draft: Draft): void {
  if (draft.month === null || draft.startDate !== null) return
  take(sheet, ['day_of_month'], (_, said) => {
    const dateOn = (day: string | undefined) => `${draft.month}-${String(number(day)).padStart(2, '0')}`
    const [first, last] = [dateOn(said('ordinal') ?? said('loneFirst')), dateOn(said('loneLast'))]
    const isRange = said('loneLast') !== undefined
    if (draft.startDate !== null || !isIsoDate(first) || (isRange && !(isIsoDate(last) && last > first))) return false
    draft.startDate = first
    if (isRange) draft.endDate = last
    return true
  })
}

function push(found: Found, date: IsoDate | null): boolean {
  if (date === null) return false
  found.days.push(date)
  return true
}
