import { addDays, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { type Found, indexOf, MONTH, WEEKDAY, WEEKDAYS } from './calendar-words.ts'
import {
  HOME_ON,
  MARKET_FOLLOWS,
  NEXT_WEEK_BEFORE,
  OPENS_ON,
  PART_OF_DAY_FOLLOWS,
  SPENT_ON,
  UNTIL_DAY,
  WORKS_ON,
} from './date-beside-rules.ts'
import { WORKS_THERE, WORKS_WEEKLY } from './date-stay-rules.ts'
import { assume, type Draft } from './draft.ts'
import { eventOf, weekdayBeside } from './event-weekdays.ts'
import { daysUntil } from './following-weekday.ts'
import { readNumber } from './numbers.ts'
import { matchesOf, RuleList, takeSaid } from './phrase-rule.ts'
import { type Said, saidIn } from './phrases.ts'
import { RELATIVE_RULES, type RelativeSays } from './relative-date-rules.ts'
import { RELATIVE_SLOTS } from './relative-date-slots.ts'
import type { Sheet } from './sheet.ts'
import {
  ANY_SUCH_DAY,
  DAY_NAMED,
  DAYS_OFF,
  FULL_YEAR,
  HOME_AFTER,
  LASTS_DAYS,
  MONTH_OPEN,
  NEXT_MONTH,
  ONE_WEEKDAY,
  THE_DAY,
  WEEKDAY_LIST,
  WEEKDAY_PAIRS,
  weekdayPattern,
} from './weekday-rules.ts'

const RULES = new RuleList(RELATIVE_RULES, RELATIVE_SLOTS)

/** “Tomorrow”, “next weekend”, `อีก 3 วัน`: days counted from today. */
export function readRelativeDates(sheet: Sheet, draft: Draft, today: IsoDate, found?: Found): void {
  const { free } = sheet
  for (const compiled of RULES.within(sheet)) {
    const { says, days } = compiled.rule
    takeSaid(sheet, compiled, (said) => {
      const count = COUNTED.has(says) ? countOf(said) : 1
      if (count === null) return false
      const weekday = indexOf(WEEKDAYS, said('weekday') ?? said('midWeek'))
      READERS[says]({ draft, today, days: Math.round(count * days), weekday, free })
      if (says === 'weekday_of_week' && found) found.weekday = weekday
      return true
    })
  }
}

/** Whether a date is counted from today. */
export const namesRelativeDate = (sheet: Sheet) => RULES.all.some((compiled) => matchesOf(sheet, compiled).length > 0)

const COUNTED: ReadonlySet<RelativeSays> = new Set(['ahead', 'after_weekday'])
/** “A week from today” is one, as is “Friday week”. */
const countOf = (said: Said) => readNumber((said('count') ?? said('aCount') ?? 'a').replace(/^an?$/, '1'))

interface Hit {
  readonly draft: Draft
  readonly today: IsoDate
  readonly days: number
  /** 0 = Monday; -1 = none is said. */
  readonly weekday: number
  /** What was free before these rules. */
  readonly free: string
}

const startIn = ({ draft, today, days }: Hit) => {
  draft.startDate ??= addDays(today, days)
}
const saturdayOf = (today: IsoDate) => addDays(today, 5 - weekdayOf(today))
const mondayAfter = (today: IsoDate) => addDays(today, 7 - weekdayOf(today))

const READERS: Record<RelativeSays, (hit: Hit) => void> = {
  day: startIn,
  ahead: startIn,
  after_weekday({ draft, today, days, weekday }) {
    draft.startDate ??= addDays(comingWeekday(today, weekday, null), days)
  },
  weekend({ draft, today, days }) {
    // On a Sunday this weekend is only today.
    weekend(draft, days === 0 && weekdayOf(today) === 6 ? today : addDays(saturdayOf(today), days))
  },
  any_weekend({ draft, today, free }) {
    // “In February I have the weekends off”: no date.
    if (draft.startDate === null && MONTH_NAMED.test(free)) return
    // “A festival in 2027, a weekend”: nobody knows which.
    if (draft.startDate === null && namesLaterYear(free, today)) {
      draft.days ??= 2
      return
    }
    if (draft.startDate === null) {
      const coming = addDays(saturdayOf(today), weekdayOf(today) >= 5 ? 7 : 0)
      assume(draft, 'coming_weekend', { start_date: coming })
      weekend(draft, coming)
    } else if (draft.endDate === null) draft.days ??= 2
  },
  midweek({ draft, today, free }) {
    // `พุธหน้า … วันธรรมดา`, `เดือนหน้า … วันธรรมดา`: the day or the month is said.
    if (draft.startDate !== null || draft.month !== null || MONTH_NAMED.test(free) || DAY_NAMED.test(free)) return
    if (NEXT_MONTH.test(free)) return
    draft.startDate = addDays(mondayAfter(today), 1)
    assume(draft, 'midweek', { start_date: draft.startDate })
  },
  no_weekend() {},
  weekday_of_week({ draft, today, days, weekday }) {
    const day = addDays(today, days + weekday - weekdayOf(today))
    draft.startDate ??= day < today ? addDays(day, 7) : day
  },
  next_week({ draft, today }) {
    if (draft.startDate !== null) return
    draft.startDate = mondayAfter(today)
    assume(draft, 'next_week', { start_date: draft.startDate })
  },
  this_week({ draft, today, free }) {
    // “Busy this week, so we go in March.”
    if (draft.month !== null || MONTH_NAMED.test(free) || NEXT_MONTH.test(free)) return
    if (draft.endDate === null) draft.startDate ??= addDays(today, weekdayOf(today) === SUNDAY ? 0 : 1)
  },
}
const SUNDAY = 6

const MONTH_NAMED = new RegExp(MONTH)

/** “In 2027”, `ปี 2570`; with a month it is read elsewhere. */
export const namesLaterYear = (text: string, today: IsoDate): boolean =>
  [...text.matchAll(FULL_YEAR)].some(([, year = '']) => {
    const said = Number(year) > 2400 ? Number(year) - 543 : Number(year)
    return said > Number(today.slice(0, 4)) && said - Number(today.slice(0, 4)) <= 2
  })
function weekend(draft: Draft, start: IsoDate): void {
  draft.days ??= 2
  draft.startDate ??= start
}

/** “Friday, Saturday and Sunday”, `เสาร์อาทิตย์จันทร์`: three days or more that follow one another. */
function readWeekdayLists(sheet: Sheet, draft: Draft, today: IsoDate): void {
  sheet.take(LIST, ({ 0: words }) => {
    const days = [...words.matchAll(ANY_WEEKDAY)].map(([name]) => indexOf(WEEKDAYS, name))
    const follow = days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) + 1) % 7)
    if (!follow || draft.startDate !== null) return false
    draft.startDate = comingWeekday(today, days[0] ?? 0, words.endsWith('หน้า') ? 'next' : null)
    if (draft.days === null && draft.nights === null) draft.days = days.length
    return true
  })
}

/** “Friday to Sunday”, `ศุกร์ถึงอาทิตย์หน้า`. */
export function readWeekdayPairs(sheet: Sheet, draft: Draft, today: IsoDate, found: Found): void {
  readWeekdayLists(sheet, draft, today)
  for (const pattern of PAIRS) takePairs(sheet, draft, today, { pattern, found })
}

const WORKING_WEEK = 5
/** Who works on these weekdays and names the days off, when they travel. */
const isWorkOnly = ({ text }: Sheet, { index, 0: words }: RegExpExecArray) => {
  const before = text.slice(Math.max(0, index - BEFORE_DAY), index)
  const isNoOther = () => DAYS_OFF.test(text.slice(0, index) + text.slice(index + words.length))
  return WORKS_WEEKLY.test(before) && (WORKS_THERE.test(before) || isNoOther())
}

function takePairs(
  sheet: Sheet,
  draft: Draft,
  today: IsoDate,
  { pattern, found }: { readonly pattern: RegExp; readonly found: Found },
): void {
  sheet.take(pattern, (match) => {
    // `2 อาทิตย์ ศุกร์หน้า`: those are weeks.
    if (match[0].startsWith('อาทิตย์') && /\d\s?$/.test(sheet.text.slice(0, match.index))) return false
    const first = indexOf(WEEKDAYS, match[1])
    const last = indexOf(WEEKDAYS, match[2])
    const isWeekAfter = /following/.test(match[0]) && (last - first + 7) % 7 < 2
    const length = ((last - first + 7) % 7) + (isWeekAfter ? 8 : 1)
    if (match[3] === undefined && length >= WORKING_WEEK && isWorkOnly(sheet, match)) return true
    // “In February I work Monday to Friday”: no date. `อังคารพุธ ต้นกุมภา` is two days long.
    const isUndated = MONTH_NAMED.test(sheet.free) || MONTH_OPEN.test(sheet.text)
    if (match[3] === undefined && isUndated && draft.startDate === null) {
      const isAtWork =
        !MONTH_OPEN.test(sheet.text) &&
        WORKS_ON.test(sheet.text.slice(Math.max(0, match.index - BEFORE_DAY), match.index))
      if (!isAtWork && draft.days === null && draft.nights === null) draft.days = length
      // `เสาร์ไปอาทิตย์กลับ เดือนหน้า`: on such a Saturday of the month.
      if (/ไป|ออก/.test(match[0])) found.nextWeekday = draft.startDate = comingWeekday(today, first, null)
      return true
    }
    const before = sheet.text.slice(Math.max(0, match.index - BEFORE_DAY), match.index)
    const event = eventOf(found, draft)
    if (event !== null) {
      const clause = sheet.text.slice(Math.max(0, match.index - EVENT_REACH), match.index)
      draft.startDate = weekdayBeside(event, first, length, clause)
    }
    const isNext = before.endsWith('next ') || NEXT_WEEK_BEFORE.test(before)
    draft.startDate ??= comingWeekday(today, first, isNext ? 'next' : weekSaid(match[3]))
    if (draft.days === null && draft.nights === null) draft.days = length
    if (!BACK.test(match[0])) return true
    // `ถึงศุกร์บ่ายสอง กลับอาทิตย์`: the hour between the weekdays is read elsewhere.
    for (const { index, 0: name } of match[0].matchAll(ANY_WEEKDAY))
      sheet.claim({ start: match.index + index, end: match.index + index + name.length })
    return false
  })
}

/** “next Saturday” is in next week, “this Saturday” in this week, a bare “Saturday” is the next one. */
export function readWeekdays(sheet: Sheet, draft: Draft, today: IsoDate, found: Found): void {
  sheet.take(ONE_DAY.pattern, (match) => {
    const said = saidIn(ONE_DAY, match)
    const rest = sheet.text.slice(match.index + match[0].length, match.index + match[0].length + BEFORE_DAY)
    const isShort = /^(?:sun|sat|mon|wed|fri)$/.test(match[0]) && !PART_OF_DAY_FOLLOWS.test(rest)
    const thaiBare = /^(?:อาทิตย์|พุธ)$/.test(match[0])
    const before = sheet.text.slice(Math.max(0, match.index - BEFORE_DAY), match.index)
    // “Leaving Fri 11 Dec, back Mon”.
    const bare = isShort && !(draft.startDate !== null && HOME_ON.test(before))
    // `พิพิธภัณฑ์ปิดวันจันทร์`.
    if (OPENS_ON.test(before)) return true
    // `อาทิตย์` is a week too, unless they come home then.
    const isHomeDay =
      draft.startDate !== null && ((BACK.test(before) && UNTIL_DAY.test(before)) || HOME_AFTER.test(rest))
    if (bare || (thaiBare && !isHomeDay) || match[0].startsWith('ทุก')) return false
    // “6 days at the end of January, the old town on a Sunday”: a day within.
    if (ANY_SUCH_DAY.test(before) && LASTS_DAYS.test(sheet.text)) return true
    // “Sunday walking street” is a market.
    if (MARKET_FOLLOWS.test(sheet.text.slice(match.index + match[0].length))) return false
    const which = said('which') ?? said('whichTh')
    const word = which === 'next' || which === 'หน้า' ? 'next' : which === 'this' || which === 'นี้' ? 'this' : null
    const weekday = indexOf(WEEKDAYS, said('theDay') ?? said('weekdayTh'))
    if (
      draft.startDate !== null &&
      draft.endDate === null &&
      draft.days === null &&
      (isHomeDay || UNTIL_DAY.test(before))
    ) {
      const start = match.index + match[0].search(/\S+$/)
      const day = { start, end: match.index + match[0].length }
      const ahead = daysUntil(weekdayOf(draft.startDate), weekday, sheet, day)
      if (ahead > 0) draft.endDate = addDays(draft.startDate, ahead)
      return true
    }
    if (found.weekday !== null && draft.startDate !== null && draft.endDate === null && draft.days === null) {
      const ahead = (weekday - weekdayOf(draft.startDate) + 7) % 7
      const after = sheet.text.slice(match.index + match[0].length, match.index + match[0].length + 12)
      // “Saturday around the lake, Sunday to the sea”.
      if (ahead > 0 && ahead <= LONGEST_WEEKEND && SPENT_ON.test(after)) {
        draft.days = ahead + 1
        return true
      }
    }
    found.weekday = weekday
    const event = THE_DAY.test(before) ? eventOf(found, draft) : null
    // “Our wedding is on 13 March; a day out on the Sunday”.
    if (event !== null) draft.startDate = weekdayBeside(event, weekday, 1, before)
    if (draft.startDate !== null) return true
    draft.startDate = comingWeekday(today, found.weekday, word)
    if (word === null) found.nextWeekday = draft.startDate
    return true
  })
}

/** Days from the first weekday of a short trip to another of its days. */
const LONGEST_WEEKEND = 4

const BEFORE_DAY = 28
/** “The three days after the wedding (Sunday to Tuesday)”. */
const EVENT_REACH = 48
const BACK = /กลับ/

/** The day on that weekday; without a word, the next one after today. */
export function comingWeekday(today: IsoDate, weekday: number, word: 'next' | 'this' | null): IsoDate {
  const monday = addDays(today, -weekdayOf(today))
  if (word === 'next') return addDays(monday, 7 + weekday)
  const thisWeek = addDays(monday, weekday)
  if (word === 'this' && thisWeek >= today) return thisWeek
  return thisWeek > today ? thisWeek : addDays(thisWeek, 7)
}

/** The week of two weekdays: `สัปดาห์หน้า`, “this week”. */
const weekSaid = (words: string | undefined) =>
  words === undefined ? null : /หน้า|ถัดไป|next/.test(words) ? 'next' : 'this'

const ANY_WEEKDAY = new RegExp(WEEKDAY, 'g')
const LIST = weekdayPattern(WEEKDAY_LIST).pattern
const PAIRS = WEEKDAY_PAIRS.map((row) => weekdayPattern(row).pattern)
const ONE_DAY = weekdayPattern(ONE_WEEKDAY)
