import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { weekdayKey } from '../notes/value-texts.ts'
import { BEGINS, daysToLast, isAside, isBooked, isDue, isGoingHome, ONLY_THEN } from './before-dates.ts'
import {
  type Found,
  indexOf,
  isoOf,
  isYearsAgo,
  nothingFound,
  number,
  WEEKDAY,
  WEEKDAYS,
  yearBefore,
} from './calendar-words.ts'
import { areNights, arrivesNextDay, isMonthOpen, isOfTimeOff, isOpen, setsOutNextDay } from './date-context.ts'
import { afterEvent, areEnds, areWithinEnds, isFirstDay } from './date-ends.ts'
import { readDayLines } from './day-lines.ts'
import type { DayMark } from './days.ts'
import { contradict, type Draft } from './draft.ts'
import { readArrivalBefore, startBeforeRace } from './event-arrivals.ts'
import { isOfEvent } from './event-dates.ts'
import { readStayAround } from './event-stays.ts'
import { readFigureLines } from './figure-lists.ts'
import { readFigureRanges } from './figure-ranges.ts'
import { readFreeDays } from './free-days.ts'
import { readFullDays } from './full-days.ts'
import { readHolidays } from './holidays.ts'
import { readLoneDay, readLoneDays } from './lone-days.ts'
import { readMissingDays } from './missing-days.ts'
import { readMonth, readWeeksOfMonths } from './months.ts'
import { dateAfter, dayAfter, dayBefore, inOneYear, lastDayBefore, weekdayNear } from './near-days.ts'
import { monthNear } from './near-months.ts'
import { claimPastDays } from './past-days.ts'
import type { Said } from './phrases.ts'
import type { ReaderContext } from './reading.ts'
import { readRelativeDates, readWeekdayPairs, readWeekdays } from './relative-dates.ts'
import { dateIn, datesThatSay, dayFigure, monthIn, takeDates, yearOf } from './said-dates.ts'
import type { Sheet, Span } from './sheet.ts'
import { readUntil } from './until-date.ts'
import { claimsAll, push, readWayDays } from './way-days.ts'
import { readWayFigures } from './way-figures.ts'
import { readWeekdayEnds, readWeekdayThere } from './weekday-ends.ts'

const CALENDAR = datesThatSay('date', 'two_dates', 'weekday_and_day', 'days')
const FIRST_DAY = datesThatSay('first_day')
const LAST_DAY = datesThatSay('last_day')

/** A journey of so many places does not begin on the feast that it names. */
const MANY_STAYS = 4

/** Calendar dates, weekdays, holidays and words like “tomorrow”. Named days take precedence over words about weeks. */
export function readDates(sheet: Sheet, draft: Draft, context: ReaderContext, stays = 1): void {
  const found = nothingFound()
  const { today } = context
  claimPastDays(sheet)
  readMissingDays(sheet, draft, today)
  const ways = readWayFigures(sheet, today)
  ways?.spans.forEach((span, at) => push(found, at === 0 ? ways.first : ways.last, span.start) && sheet.claim(span))
  readFigures(sheet, found, today)
  readCalendar(sheet, found, draft, context)
  readLoneDays(sheet, found, context)
  readWayDays(sheet, found, stays)
  readUntil(sheet, found, draft, today)
  if (found.days.length === 1 && ONLY_THEN.test(sheet.text)) draft.days ??= 1
  if (found.by !== null) draft.isWithinDates = true
  const full = readFullDays(sheet, found)
  if (full === null) settle(sheet, found, draft, today)
  else {
    draft.startDate = full.start
    draft.leadDays = full.lead
  }
  readWeeksOfMonths(sheet, draft, today)
  readStayAround(sheet, draft, found)
  if (found.by === null || draft.startDate !== null) readHolidays(sheet, draft, context, stays >= MANY_STAYS)
  if (found.days.length === 0 && draft.startDate !== null) readEnds(sheet, draft, draft.startDate)
  readWeekdayEnds(sheet, draft, today, found.days.length > 0 && found.days.every((day) => found.events.includes(day)))
  readArrivalBefore(sheet, draft, found)
  readWeekdayPairs(sheet, draft, today, found)
  readWeekdayThere(sheet, draft, today)
  readRelativeDates(sheet, draft, today, found)
  readWeekdays(sheet, draft, today, found)
  readMonth(sheet, draft, today, found.nextWeekday)
  if (found.days.length === 0) startBeforeRace(sheet, draft)
  readLoneDay(sheet, draft, found, today)
  readDayLines(sheet, draft, today, found.days.length > 0)
  draft.namesOneDay ||=
    found.weekday !== null &&
    found.days.length < 2 &&
    draft.endDate === null &&
    draft.days === null &&
    !BEGINS.test(sheet.text)
}

/** The lines of a plan by days in figures. */
function readFigures(sheet: Sheet, found: Found, today: IsoDate): void {
  for (const { span, first, last, weekday } of readFigureLines(sheet, today) ?? []) {
    if (found.days.length === 0) found.weekday = weekday
    push(found, first, span.start)
    if (last !== null && push(found, last, span.start + 1)) pushRange(found, span)
    sheet.claim(span)
  }
  for (const { span, first, last } of readFigureRanges(sheet, today)) {
    push(found, first, span.start)
    if (last !== null && push(found, last, span.start + 1)) pushRange(found, span)
    sheet.claim(span)
  }
}

/** 2026-12-12, 12–13 December 2026, Dec 12 to 14, 28 ธ.ค. - 2 ม.ค. 2570, วันจันทร์ที่ 7 ธันวาคม 2569, `เสาร์ที่ 12`. */
function readCalendar(sheet: Sheet, found: Found, draft: Draft, context: ReaderContext): void {
  const { today } = context
  takeDates(sheet, CALENDAR, (says, said, match) => {
    const weekday = said('weekday') ?? said('theWeekday')
    if (weekday !== undefined && found.days.length === 0)
      found.weekday = indexOf(WEEKDAYS, firstWeekday(sheet, match) ?? weekday)
    const span = { start: match.index, end: match.index + match[0].length }
    if (says === 'two_dates') {
      draft.isWithinDates ||= isOfTimeOff(sheet, span)
      return pushTwo(found, said, span.start, today) && pushRange(found, span)
    }
    if (says === 'weekday_and_day')
      return push(
        found,
        weekdayNear(found.days[0], today, indexOf(WEEKDAYS, weekday), number(said('lone'))),
        span.start,
      )
    const last = isOpen(sheet, match)
      ? undefined
      : (said('toDay') ??
        said('day', 1) ??
        said('days', 1) ??
        said('lastDay') ??
        said('lastOfList') ??
        said('toLast') ??
        said('openLast') ??
        said('loneLast'))
    if (said('openDay') !== undefined && number(said('openDay')) >= number(last)) return false
    const near = monthNear(sheet, says, said, context)
    if (last === undefined && found.days.length === 0 && isGoingHome(sheet, match)) found.isLast = true
    const dateOn = (day: string | undefined) =>
      near ? isoOf(near.year, near.month, number(day), today) : dateIn(said, number(day), today)
    const firstDay = said('day') ?? said('days') ?? said('openDay') ?? dayFigure(said)
    const named = dateOn(firstDay)
    // “Three girls 8/10/12” are ages; of a year in full the traveller is told that it has passed.
    if (named !== null && isYearsAgo(named, today) && said('shortYear')?.length === 2) return false
    const whole = near === null ? upTo(dateOn(last), named) : named
    const first =
      whole !== null && (arrivesNextDay(sheet, span) || isDayBefore(sheet, match, last)) ? addDays(whole, 1) : whole
    if (first !== null && says === 'days' && isMonthOpen(sheet, span)) {
      if (last !== undefined && number(last) > number(firstDay)) draft.days ??= number(last) - number(firstDay) + 1
      return true
    }
    if (first !== null && isAside(sheet, draft, match, first, last !== undefined)) return true
    const toLast = first === null || last !== undefined ? null : daysToLast(sheet, match)
    if (toLast !== null) {
      found.by ??= addDays(first!, toLast)
      return true
    }
    if (!push(found, first, span.start)) return false
    if (isBooked(sheet, match)) {
      found.events.push(first!)
      found.booked = first
    } else if (isOfEvent(sheet, match))
      found.events.push(first!, ...(last === undefined ? [] : [dateOn(last) ?? first!]))
    if (isDue(sheet, match)) found.due.push(first!)
    // “From the 28th to the 3rd”: of the month after.
    const isOver = near !== null && number(last) < Number(first!.slice(8))
    const lastDay = isOver ? dateAfter(first!, number(last)) : dateOn(last)
    const end = lastDay !== null && areNights(sheet, match) ? addDays(lastDay, 1) : lastDay
    if (last !== undefined && push(found, end, span.start + 1)) pushRange(found, span)
    draft.isWithinDates ||= last !== undefined && isOfTimeOff(sheet, span)
    return true
  })
}

const LONGEST_INTO_NEXT = 14

/** The first day of some around today is no year later than the last; of “28-3 January” it is in the month before. */
function upTo(last: IsoDate | null, first: IsoDate | null): IsoDate | null {
  if (first === null || last === null || first <= last) return first
  const day = Number(first.slice(8))
  if (day < Number(last.slice(8))) return yearBefore(first)
  const before = lastDayBefore(last, day)
  // “14-12 December” are the wrong way round.
  return before !== null && daysBetween(before, last) < LONGEST_INTO_NEXT ? before : first
}

/** “Fri-Sun 4 to 6 Dec”: the first of the days is a Friday. */
const firstWeekday = ({ text }: Sheet, { index }: RegExpExecArray): string | undefined =>
  WEEKDAYS_TO.exec(text.slice(Math.max(0, index - WEEKDAYS_REACH), index))?.[1]
const WEEKDAYS_TO = new RegExp(`(${WEEKDAY})\\s?(?:-|–|to|until|till|ถึง)\\s?$`)
const WEEKDAYS_REACH = 24

/** “Last exam on 18 March, the morning after we drive to Nan”. */
const isDayBefore = (sheet: Sheet, match: RegExpExecArray, last: string | undefined) =>
  last === undefined && isOfEvent(sheet, match) && setsOutNextDay(sheet, match)

/** “28 December – 2 January 2027” starts in the year before the one stated. */
function pushTwo(found: Found, said: Said, at: number, today: IsoDate): boolean {
  const day = (nth: number) => number(said('day', nth) ?? said('dayAfter', nth) ?? said('dayFigure', nth))
  const last = isoOf(yearOf(said, today, 1) ?? yearOf(said, today), monthIn(said, 1), day(1), today)
  let first = isoOf(yearOf(said, today) ?? yearOf(said, today, 1), monthIn(said), day(0), today)
  const isOneYear =
    yearOf(said, today) === null || (said('shortYear') !== undefined && said('shortYear', 1) === undefined)
  if (first !== null && last !== null && isOneYear && first > last) first = yearBefore(first)
  return push(found, first, at) && push(found, last, at + 1)
}

/** The days of the ways there and home, around a feast: `เคาท์ดาวน์ … กลับวันที่ 2`, “New Year’s Eve …, 3 nights from the 30th”. */
function readEnds(sheet: Sheet, draft: Draft, start: IsoDate): void {
  takeDates(sheet, FIRST_DAY, (_, said, match) => {
    const first = dayBefore(start, number(said('ordinal') ?? said('homeDay')))
    draft.startDate = first ?? start
    return first !== null && claimsAll(sheet, match)
  })
  takeDates(sheet, LAST_DAY, (_, said, match) => {
    draft.endDate = dayAfter(start, said)
    return draft.endDate !== null && claimsAll(sheet, match)
  })
}

function pushRange({ days, ranges }: Found, span: Span): true {
  const [first, last] = days.slice(-2)
  if (first !== undefined && last !== undefined) ranges.push({ first, last, ...span })
  return true
}

/** “Bangkok 22-25 January, Chiang Mai 25-29 January”: stays, of which each begins as the one before ends. */
function chainRanges(text: string, found: Found, draft: Draft): void {
  const { days, places, ranges, events } = found
  const own = ranges.filter(({ first }) => !events.includes(first))
  const sorted = own.toSorted((a, b) => (a.first < b.first ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  const isChain = sorted.every((range, at) => {
    const gap = at === 0 ? 0 : daysBetween(sorted[at - 1]!.last, range.first)
    return range.first < range.last && gap >= 0 && gap <= 1
  })
  if (!first || !last || sorted.length < 2 || !isChain) return
  // “Land on 3 February …, fly home on 12 February”: around all stays.
  const all = days.toSorted()
  const isAround = areEnds(text, found, all)
  days.splice(0, days.length, isAround ? all[0]! : first.first, isAround ? all.at(-1)! : last.last)
  places.splice(0)
  for (const [at, range] of sorted.entries()) {
    const next = sorted[at + 1]?.first ?? range.last
    const nights = daysBetween(range.first, next)
    draft.lengths.push({ start: range.start, end: range.end, days: null, nights, isPart: false })
  }
}

function settle(sheet: Sheet, found: Found, draft: Draft, today: IsoDate): void {
  const { text } = sheet
  chainRanges(text, found, draft)
  const own = found.days.filter((day) => !found.events.includes(day))
  const isOwnStart = own.length === 1 && isFirstDay(text, found, own[0]!)
  draft.isArrivalSaid = found.isFirstSaid
  const all = own.length > 1 || found.isFirstSaid || isOwnStart ? own : found.days
  // “I arrive on the 5th, the liveaboard leaves on the 8th”.
  if (own.length === 1 && found.booked !== null && own[0]! < found.booked) {
    draft.startDate = own[0]!
    draft.endDate = found.booked
    draft.isWithinDates = true
    return
  }
  const after = afterEvent(text, found, own) ?? readFreeDays(sheet, found, own)
  if (after !== null) {
    draft.startDate = after.first
    draft.endDate = after.last
    return
  }
  // “We must be in Nong Khai on the 20th and come to Udon on the 16th”.
  const dates = found.due.length > 0 ? all.toSorted() : inOneYear(all, today)
  const said = inTextOrder(found, dates)
  // “We land on the 9th and fly home on the 19th; booked from the 13th to the 16th”: the ends are said before what is within.
  const listed = areWithinEnds(text, found, said) ? said.toSorted() : said
  // “23 January … on the 25th … till the 30th”: the last of them ends the trip.
  const isList = listed.length > 2 && isRising(listed)
  const [first, ...others] = isList ? listed : dates
  const isBefore = found.by !== null && dates.every((day) => found.events.includes(day) && day > found.by!)
  if (first === undefined || isBefore) {
    draft.endDate = found.by
    return
  }
  if (others.length === 0 && found.by !== null && first < found.by && !found.isLast) draft.endDate = found.by
  if (others.length === 0 && found.isLast) {
    draft.endDate = first
    return
  }
  if (isList) draft.marks = marksOf(found, listed)
  draft.startDate = first
  const second = isList ? others.at(-1) : others[0]
  if (second !== undefined && second !== first) {
    draft.startDate = first < second ? first : second
    draft.endDate = first < second ? second : first
    // “A wedding on the 20th, we fly in on the 18th” is in no wrong order.
    if (second < first && !found.events.includes(first)) {
      const said = { said_start_date: first, said_end_date: second }
      contradict(draft, 'dates_reversed', { ...said, start_date: second, end_date: first })
    }
  }
  const [range] = found.ranges
  if (range && found.ranges.length === 1 && range.first === draft.startDate && range.last === draft.endDate)
    draft.datesAt = { start: range.start, end: range.end }
  if (draft.startDate < today) contradict(draft, 'date_past', { start_date: draft.startDate })
  compareWeekday(found, draft)
}

/** “5 May Lampang, 6 May Phrae, 7-9 May Nan”: the days of the trip, as “day 1” would mark them. */
function marksOf({ days, places }: Found, listed: readonly IsoDate[]): DayMark[] {
  const dayOf = (date: IsoDate) => daysBetween(listed[0]!, date) + 1
  const placeOf = (date: IsoDate) => places[days.indexOf(date)] ?? 0
  // The last day of a range has no mark of its own.
  const starts = listed.filter((date, index) => index === 0 || placeOf(date) > placeOf(listed[index - 1]!) + 1)
  return starts.map((date, index) => {
    const next = starts[index + 1]
    const until = next === undefined ? dayOf(listed.at(-1)!) : dayOf(next) - 1
    return { at: placeOf(date), day: dayOf(date), ...(until > dayOf(date) && { until }) }
  })
}

/** Each once. */
function inTextOrder({ days, places }: Found, dates: readonly IsoDate[]): IsoDate[] {
  const said = days.map((date, index) => ({ date, at: places[index] ?? 0 })).filter(({ date }) => dates.includes(date))
  return [...new Set(said.toSorted((a, b) => a.at - b.at).map(({ date }) => date))]
}

const MOST_APART = 60

function isRising(days: readonly IsoDate[]): boolean {
  const isLater = days.every((day, at) => at === 0 || day >= (days[at - 1] ?? ''))
  return isLater && daysBetween(days[0]!, days.at(-1)!) <= MOST_APART
}

function compareWeekday(found: Found, draft: Draft): void {
  if (
    found.weekday === null ||
    found.events.length > 0 ||
    draft.startDate === null ||
    weekdayOf(draft.startDate) === found.weekday
  )
    return
  contradict(draft, 'weekday_and_date', {
    start_date: draft.startDate,
    weekday: weekdayKey(weekdayOf(draft.startDate)),
    said_weekday: weekdayKey(found.weekday),
  })
}
