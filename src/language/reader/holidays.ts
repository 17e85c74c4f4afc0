import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { fullYear, indexOf, LATIN_WEEKDAY, MONTH, monthOf, THAI_WEEKDAY, WEEKDAYS } from './calendar-words.ts'
import {
  AFTER_FEAST,
  AND_FEAST,
  BEFORE_FEAST,
  BETWEEN_FEASTS,
  FEAST_REFUSED,
  LEAVES_AT_FEAST,
  LONG_WEEKEND,
  NEXT_FEAST,
  UNTIL_FEAST,
  WEEK_BEFORE_FEAST,
} from './date-beside-rules.ts'
import { assume, type Draft } from './draft.ts'
import { HORIZON_DAYS } from './feast-days.ts'
import { yearOfFeast } from './feast-years.ts'
import { FEAST_RULES, FEAST_SLOTS } from './holiday-rules.ts'
import { MONTH_PART, startOfPart } from './month-parts.ts'
import { findPhrases } from './phrase-rule.ts'
import { listOf, slotPattern } from './phrases.ts'
import type { ReaderContext } from './reading.ts'
import { namesLaterYear } from './relative-dates.ts'
import type { Sheet, Span } from './sheet.ts'

const LONG_WEEKEND_DAYS = 3

/** Festivals by name, and “long weekend”: the next three or more days off in a row. */
export function readHolidays(sheet: Sheet, draft: Draft, context: ReaderContext, isOneStay = false): void {
  readFeasts(sheet, draft, context, isOneStay)
  readLongWeekend(sheet, draft, context)
}

const NEAR_MONTH = 20

/** Of a feast or a date that is named too, the long weekend says nothing more. */
function readLongWeekend(sheet: Sheet, draft: Draft, context: ReaderContext): void {
  sheet.take(LONG_WEEKEND, ({ index, 0: words }) => {
    if (draft.startDate !== null || FEAST_REFUSED.test(sheet.text.slice(Math.max(0, index - LEAD_REACH), index)))
      return true
    // “A long weekend in December”.
    const around = sheet.text.slice(Math.max(0, index - NEAR_MONTH), index + words.length + NEAR_MONTH)
    const month = monthNamed(around) || monthNamed(sheet.free)
    // “A festival in 2027, a long weekend”: nobody knows which.
    if (month === 0 && namesLaterYear(sheet.free, context.today)) {
      draft.days ??= LONG_WEEKEND_DAYS
      return true
    }
    const run = findLongWeekend(context, month)
    if (run === null) return false
    draft.startDate = run.start
    draft.days ??= run.days
    assume(draft, 'long_weekend', { start_date: run.start, days: run.days, holiday_date: run.holiday })
    return true
  })
}

const monthNamed = (text: string) => monthOf(MONTH_NAMED.exec(text)?.[0]?.replace(/^เดือน/, ''))

/** The first feast that is named: days without a month (“Christmas, 23rd to 28th”) are around it. */
export function feastNamed(sheet: Sheet, context: ReaderContext): IsoDate | null {
  return feastsIn(sheet)[0]?.feast.find(context) ?? null
}

/** In the order of the text. */
function feastsIn(sheet: Sheet) {
  const said: { readonly match: RegExpExecArray; readonly feast: (typeof FEASTS)[number] }[] = []
  for (const feast of FEASTS) for (const match of findPhrases(sheet, feast.phrases)) said.push({ match, feast })
  return said.sort((a, b) => a.match.index - b.match.index)
}

function readFeasts(sheet: Sheet, draft: Draft, context: ReaderContext, isOneStay: boolean): void {
  let before: (Span & { readonly date: IsoDate }) | null = null
  for (const {
    match,
    feast: { find, days, isOneDay, streets },
  } of feastsIn(sheet)) {
    const span = { start: match.index, end: match.index + match[0].length }
    const named =
      yearAfter(sheet.text.slice(span.end, span.end + YEAR_REACH), context.today) ??
      yearOfFeast(sheet.text, span.end, context.today)
    const since = named === null ? context : { ...context, today: named.since }
    const feast = sheet.isFree(span) && !sheet.cuts(span) ? find(since) : null
    if (feast === null) continue
    sheet.claim({ start: span.start, end: span.end + (named?.length ?? 0) })
    const lead = sheet.text.slice(Math.max(0, span.start - LEAD_REACH), span.start)
    if (FEAST_REFUSED.test(lead)) continue
    if (streets && !BEFORE_FEAST.test(lead) && !AFTER_FEAST.test(lead)) draft.streetFeast = { ...streets, date: feast }
    // “Yi Peng in Chiang Mai and Loy Krathong in Tak”.
    if (draft.feasts.some(({ date }) => date === feast)) draft.feasts.push({ ...span, date: feast })
    // “From Christmas to 3 January”, “from Christmas to New Year”.
    const { startDate } = draft
    const isBegun = startDate !== null && draft.endDate === null && feast < startDate
    if (isBegun && TO_DATE.test(sheet.free.slice(span.end)) && daysBetween(feast, startDate) <= LONGEST) {
      draft.startDate = feast
      draft.endDate = startDate
    } else if (isAfterDate(sheet, draft, span.start, feast)) draft.endDate = feast
    else if (before !== null && feast > before.date && isEndOf(sheet.text, before, span.start)) {
      draft.endDate ??= feast
      draft.isWithinDates ||= BETWEEN_FEASTS.test(
        sheet.text.slice(Math.max(0, before.start - LEAD_REACH), before.start),
      )
    } else if (before !== null && feast > before.date && isNextFeast(sheet.text, before, span.start, feast)) {
      draft.endDate ??= feast
      draft.isWithinDates = true
    } else if (DAY_BEFORE.test(lead) && draft.startDate === null) startBefore(draft, feast, DAY_BEFORE.exec(lead))
    else if (WEEK_BEFORE_FEAST.test(lead) && draft.startDate === null) {
      draft.startDate = addDays(feast, -7)
      assume(draft, 'feast', { start_date: feast })
    }
    // Before the feast, after it in a month that is named, or one of many stays of a long journey: only the month is known.
    else if (draft.startDate === null && !isOneStay && isInMonthAfter(sheet, lead, span, addDays(feast, FEAST_DAYS))) {
      draft.startDate = addDays(feast, FEAST_DAYS)
      assume(draft, 'feast', { start_date: draft.startDate })
    } else if (BEFORE_FEAST.test(lead) || isOneStay || (AFTER_FEAST.test(lead) && MONTH_NAMED.test(sheet.free))) {
      if (isOneStay || !OTHER_MONTH.test(sheet.free)) draft.month ??= feast.slice(0, 7)
    } else if (draft.startDate === null) {
      draft.startDate = AFTER_FEAST.test(lead)
        ? addDays(feast, isRightAfter(lead, feast) ? 1 : FEAST_DAYS)
        : inMonthNamed(sheet, feast, days)
      assume(draft, 'feast', { start_date: draft.startDate })
      draft.namesOneDay = isOneDay && !AROUND.test(lead) && !WEEKEND_AFTER.test(sheet.text.slice(span.end))
      before = { start: span.start, end: span.end, date: draft.startDate }
      if (!AFTER_FEAST.test(lead)) draft.feasts.push(before)
    }
  }
}

/** `กลางเมษาหลังสงกรานต์`: the month beside it is that of the feast, and no later part of it. */
function isInMonthAfter({ free }: Sheet, lead: string, { start, end }: Span, after: IsoDate): boolean {
  const name = AFTER_FEAST.test(lead) ? MONTH_NAMED.exec(free) : null
  if (name === null || monthOf(name[0].replace(/^เดือน/, '')) !== Number(after.slice(5, 7))) return false
  const nameEnd = name.index + name[0].length
  const between = name.index < start ? free.slice(nameEnd, start) : free.slice(end, name.index)
  if (between.length > LEAD_REACH || /[.!?\n]/.test(between) || /^\s?(?:\d|ปลาย|สิ้น|ท้าย)/.test(free.slice(nameEnd)))
    return false
  const before = free.slice(Math.max(0, name.index - LEAD_REACH), name.index)
  const part = PART_BEFORE.exec(before)?.[1]
  return (
    !/\d(?:st|nd|rd|th)?(?: of)?\s?$/.test(before) &&
    (part === undefined || startOfPart(after.slice(0, 7), part, addDays(after, -MONTH_DAYS)) <= after)
  )
}
/** Of a day that is still to come, no part of its month is over. */
const MONTH_DAYS = 31
const PART_BEFORE = new RegExp(`(${MONTH_PART})(?: the)?\\s?ๆ?\\s?$`)

/** “The vegetarian festival in October”, which begins on the last day of September: the first of its days in that month. */
function inMonthNamed({ free }: Sheet, feast: IsoDate, days: number): IsoDate {
  const last = addDays(feast, days - 1)
  const named = monthOf(MONTH_NAMED.exec(free)?.[0]?.replace(/^เดือน/, ''))
  const isNext = named === Number(last.slice(5, 7)) && last.slice(0, 7) > feast.slice(0, 7)
  return isNext ? `${last.slice(0, 7)}-01` : feast
}

/** “From Christmas to New Year”, “between …  and …”, “arriving Boxing Day, leaving New Year's Day”. */
function isEndOf(text: string, before: Span, start: number): boolean {
  const gap = text.slice(before.end, start)
  const isBetween = BETWEEN_FEASTS.test(text.slice(Math.max(0, before.start - LEAD_REACH), before.start))
  return UNTIL_FEAST.test(gap) || LEAVES_AT_FEAST.test(gap) || (isBetween && AND_FEAST.test(gap))
}

/** “Phi Phi for Christmas and Samui for New Year”, “Christmas and New Year in Trang”. */
const isNextFeast = (text: string, before: Span & { readonly date: IsoDate }, start: number, feast: IsoDate) =>
  daysBetween(before.date, feast) <= NEAR_FEASTS && NEXT_FEAST.test(text.slice(before.end, start))
const NEAR_FEASTS = 10

/** “The Friday before Christmas”, `เสาร์ก่อนปีใหม่`. */
function startBefore(draft: Draft, feast: IsoDate, match: RegExpExecArray | null): void {
  const name = match?.[1] ?? match?.[2] ?? ''
  const weekday = /week/.test(name) ? SATURDAY : indexOf(WEEKDAYS, name)
  draft.startDate = addDays(feast, -((weekdayOf(feast) - weekday + 7) % 7 || 7))
  if (weekday === SATURDAY && /week/.test(name)) draft.days ??= 2
  assume(draft, 'feast', { start_date: draft.startDate })
}
const SATURDAY = 5
const LEAD_REACH = 28
const DAY_BEFORE = new RegExp(
  `\\b(${LATIN_WEEKDAY}|week ?end) (?:right |just )?before(?: the)?\\s*$|((?:วัน)?(?:${THAI_WEEKDAY.replace(/\|อาทิตย์\|อาทิตย$/, '')}))ก่อน(?:ถึง|วัน|ช่วง)?\\s*$`,
)

/** The year of a feast, if it is named right after it: the feast is looked for from the eve of that year on. */
function yearAfter(after: string, today: IsoDate): { readonly since: IsoDate; readonly length: number } | null {
  const match = YEAR_AFTER.exec(after)
  if (match === null) return null
  const year = match[1] === undefined ? Number(today.slice(0, 4)) + 1 : (fullYear(match[1]) ?? 0)
  const since = `${year - 1}-12-31`
  return { since: since > today ? since : today, length: match[0].length }
}

/** `สงกรานต์ปีหน้า`, “Songkran 2027”. */
const YEAR_AFTER = /^\s?(?:of |in |,? ?)(?:next year|ปีหน้า|(?:ปี\s?)?((?:20|25)\d\d|(?<=ปี\s?)\d\d)(?!\d))/
const YEAR_REACH = 16
const MONTH_NAMED = new RegExp(MONTH)
/** `มีนา ก่อนสงกรานต์`, “Q1, before Songkran”: what is named holds. */
const OTHER_MONTH = new RegExp(`(?!\\b(?:may|mar)\\b)(?:${MONTH})|\\bq[1-4]\\b|ไตรมาส|\\bquarter\\b`)
/** A date follows, which is read already. */
const TO_DATE = /^\s*(?:-|to|till?|'til|until|through)\s*(?:the )?\ufffc/
/** “From 28 December to New Year's Day”: the date is read already. */
const isAfterDate = ({ free }: Sheet, { startDate, endDate }: Draft, at: number, feast: IsoDate) =>
  startDate !== null &&
  endDate === null &&
  feast > startDate &&
  daysBetween(startDate, feast) <= LONGEST &&
  FROM_DATE.test(free.slice(Math.max(0, at - LEAD_REACH), at))
const FROM_DATE = /\ufffc,?\s*(?:-|–|to|till?|'til|until|through|ถึง|จนถึง|ยัน|จนวัน)(?:วัน|ช่วง|\s|the ){0,3}$/
const LONGEST = 30
/** “The five days after Christmas”, after which nobody has days off. */
const isRightAfter = (lead: string, feast: IsoDate) => feast.slice(5) === '12-25' && DAYS_AFTER.test(lead)
const DAYS_AFTER = /(?:\bdays (?:right |just )?after|วัน\s?หลัง)(?:จาก)?\s*$/
/** Days off of New Year and Songkran. */
const FEAST_DAYS = 3

/** Days around it, rather than that day. */
const AROUND =
  /(?:ช่วง|หยุดยาว|แถว|หลัง(?:จาก)?|\b(?:around|after|long weekend|week(?:end)? of|break|for a few days))(?: the| our)?\s?$/
const WEEKEND_AFTER = /^(?: long)? ?(?:week|break|holidays\b)|^\s?(?:หยุดยาว|ยาว|\d วัน|ต่อ)/

const FEASTS = FEAST_RULES.map(({ th, en, find, days = 1, isOneDay = false, streets }) => ({
  phrases: slotPattern([...listOf(th), ...listOf(en)], FEAST_SLOTS),
  find,
  days,
  isOneDay,
  streets,
}))

interface Run {
  readonly start: IsoDate
  readonly days: number
  /** The first public holiday in it. */
  readonly holiday: IsoDate
}

/** The next one, or the next in a month (0: any). */
function findLongWeekend({ today, gazetteer }: ReaderContext, month: number): Run | null {
  const holidays = new Map(
    gazetteer.listHolidays(today, addDays(today, HORIZON_DAYS)).map((holiday) => [holiday.date, holiday]),
  )
  const isOff = (date: IsoDate) => weekdayOf(date) >= 5 || holidays.has(date)
  for (let ahead = 1; ahead <= HORIZON_DAYS; ahead++) {
    const start = addDays(today, ahead)
    if (!isOff(start) || (ahead > 1 && isOff(addDays(start, -1)))) continue
    if (month > 0 && Number(start.slice(5, 7)) !== month) continue
    const days = countOff(start, isOff)
    const named = Array.from({ length: days }, (_, day) => holidays.get(addDays(start, day))).find(Boolean)
    if (days >= LONG_WEEKEND_DAYS && named) return { start, days, holiday: named.date }
  }
  return null
}

function countOff(start: IsoDate, isOff: (date: IsoDate) => boolean): number {
  let days = 1
  while (days < 10 && isOff(addDays(start, days))) days++
  return days
}
