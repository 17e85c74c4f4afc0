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
  UNTIL_FEAST,
  WEEK_BEFORE_FEAST,
} from './date-beside-rules.ts'
import { assume, type Draft } from './draft.ts'
import { findPhrases } from './phrase-rules.ts'
import { listOf, slotPattern } from './phrases.ts'
import type { ReaderContext } from './reading.ts'
import { namesLaterYear } from './relative-dates.ts'
import type { Sheet, Span } from './sheet.ts'

const HORIZON_DAYS = 400
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
    if (draft.startDate !== null || FEAST_REFUSED.test(sheet.text.slice(Math.max(0, index - 16), index))) return true
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
  const [first] = FEASTS.flatMap(({ phrases, find }) =>
    findPhrases(sheet, phrases).map(({ index }) => ({ index, find })),
  ).sort((a, b) => a.index - b.index)
  return first?.find(context) ?? null
}

function readFeasts(sheet: Sheet, draft: Draft, context: ReaderContext, isOneStay: boolean): void {
  const said = FEASTS.flatMap(({ phrases, ...rule }) =>
    findPhrases(sheet, phrases).map((match) => ({ match, ...rule })),
  ).sort((a, b) => a.match.index - b.match.index)
  let before: (Span & { readonly date: IsoDate }) | null = null
  for (const { match, find, days } of said) {
    const span = { start: match.index, end: match.index + match[0].length }
    const named = yearAfter(sheet.text.slice(span.end, span.end + YEAR_REACH), context.today)
    const since = named === null ? context : { ...context, today: named.since }
    const feast = sheet.isFree(span) && !sheet.cuts(span) ? find(since) : null
    if (feast === null) continue
    sheet.claim({ start: span.start, end: span.end + (named?.length ?? 0) })
    const lead = sheet.text.slice(Math.max(0, span.start - LEAD_REACH), span.start)
    if (FEAST_REFUSED.test(lead)) continue
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
    } else if (DAY_BEFORE.test(lead) && draft.startDate === null) startBefore(draft, feast, DAY_BEFORE.exec(lead))
    else if (WEEK_BEFORE_FEAST.test(lead) && draft.startDate === null) {
      draft.startDate = addDays(feast, -7)
      assume(draft, 'feast', { start_date: feast })
    }
    // Before the feast, after it in a month that is named, or one of many stays of a long journey: only the month is known.
    else if (BEFORE_FEAST.test(lead) || isOneStay || (AFTER_FEAST.test(lead) && MONTH_NAMED.test(sheet.free)))
      draft.month ??= feast.slice(0, 7)
    else if (draft.startDate === null) {
      draft.startDate = AFTER_FEAST.test(lead)
        ? addDays(feast, isRightAfter(lead, feast) ? 1 : FEAST_DAYS)
        : inMonthNamed(sheet, feast, days)
      assume(draft, 'feast', { start_date: draft.startDate })
      before = { start: span.start, end: span.end, date: draft.startDate }
    }
  }
}

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

/** The year of a feast, if it is named: the feast is looked for from the eve of that year on. */
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

/** Phrases of both languages, in the notation of `phrasePattern`. */
interface FeastRule {
  readonly th: string
  readonly en: string
  readonly find: (context: ReaderContext) => IsoDate | null
  /** How long it lasts, if that may be into the next month. */
  readonly days?: number
}

/** The next occurrence of a fixed date. */
const fixed = (monthDay: string) => (context: ReaderContext) => {
  const year = Number(context.today.slice(0, 4))
  const date = `${year}-${monthDay}`
  return date >= context.today ? date : `${year + 1}-${monthDay}`
}

/** A lunar holiday, by its name in the list of holidays. */
const listed = (name: RegExp) => (context: ReaderContext) =>
  context.gazetteer
    .listHolidays(context.today, addDays(context.today, HORIZON_DAYS))
    .find(({ nameTh, nameEn }) => name.test(nameTh) || name.test(nameEn))?.date ?? null

/** Loy Krathong is the full moon four lunar months (30 + 29 + 30 + 29 days) after Asalha Bucha, the end of Lent three. */
const KRATHONG_DAYS = 118
const END_OF_LENT_DAYS = 89

const afterAsalha =
  (days: number) =>
  ({ today, gazetteer }: ReaderContext) =>
    gazetteer
      .listHolidays(addDays(today, -days), addDays(today, HORIZON_DAYS))
      .filter(({ nameTh }) => /อาสาฬหบูชา/.test(nameTh) && !nameTh.startsWith('ชดเชย'))
      .map(({ date }) => addDays(date, days))
      .find((date) => date >= today) ?? null

/** Lunar feasts of other calendars, which have no short rule. */
const oneOf =
  (...dates: readonly IsoDate[]) =>
  ({ today }: ReaderContext) =>
    dates.find((date) => date >= today) ?? null

/** The nth weekday (0 = Monday) of a month. */
const nthWeekday = (month: string, nth: number, weekday: number) => (context: ReaderContext) => {
  const year = Number(context.today.slice(0, 4))
  const dates = [year, year + 1].map((of) => {
    const first = `${of}-${month}-01`
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
  })
  return dates.find((date) => date >= context.today) ?? null
}

/** First days of the Chinese year: an astronomical calendar without a short rule. */
const CHINESE_NEW_YEARS: readonly IsoDate[] = ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03']

const FEAST_RULES: readonly FeastRule[] = [
  {
    th: '(วัน)ลอยกระทง, ยี่เป็ง',
    en: '(loy|loi) (krathong|kathong|kratong) (festival), yi peng, yee peng',
    find: afterAsalha(KRATHONG_DAYS),
  },
  {
    th: '(วัน|เทศกาล|)ตรุษจีน',
    en: '(chinese|lunar) new year',
    find: ({ today }) => CHINESE_NEW_YEARS.find((date) => date >= today) ?? null,
  },
  {
    th: '(วัน|เทศกาล|ช่วง|)สงกรานต์, (วัน|เทศกาล|ช่วง|)ปีใหม่(ไทย|เมือง)',
    en: 'song kran (festival|holiday|holidays|), thai new year',
    find: fixed('04-13'),
  },
  { th: 'คริสต์มาสอีฟ, คริสมาสอีฟ', en: '(christmas|xmas) eve', find: fixed('12-24') },
  { th: '', en: "{notLunar}new year's day", find: fixed('01-01') },
  {
    th: '(เทศกาล|วันขึ้น|ช่วง|วัน|)ปีใหม่{notThai}, วันสิ้นปี, เคาท์ดาวน์, เคาน์ดาวน์, เคานท์ดาวน์, คืนส่งท้ายปี',
    en: "{notLunar}new year('s)(s) (eve|day|) (holiday(s)), nye, count down",
    find: fixed('12-31'),
  },
  { th: '(วัน|เทศกาล|)ออกพรรษา', en: 'end of (buddhist) lent, ok phansa', find: afterAsalha(END_OF_LENT_DAYS) },
  { th: 'วันเด็ก(แห่งชาติ)', en: "(national) children's day", find: nthWeekday('01', 2, 5) },
  { th: 'วันขอบคุณพระเจ้า', en: 'thanksgiving (weekend|week|break|)', find: nthWeekday('11', 4, 3) },
  {
    th: '',
    en: 'good friday',
    find: oneOf('2027-03-26', '2028-04-14', '2029-03-30'),
  },
  {
    th: '',
    en: 'easter monday',
    find: oneOf('2027-03-29', '2028-04-17', '2029-04-02'),
  },
  {
    // From Good Friday to Easter Monday.
    th: '',
    en: 'easter (long|) weekend, good friday (weekend|)',
    days: 4,
    find: oneOf('2027-03-26', '2028-04-14', '2029-03-30'),
  },
  {
    th: 'อีสเตอร์',
    en: 'easter (week|break|holiday(s)|)',
    find: oneOf('2027-03-28', '2028-04-16', '2029-04-01'),
  },
  {
    th: 'ดิวาลี, ดีปาวลี',
    en: '(diwali|deepavali) (break|holiday(s)|)',
    find: oneOf('2027-10-29', '2028-10-17', '2029-11-05'),
  },
  {
    th: 'เทศกาล(กิน|ถือศีลกิน)เจ, เทศกาลเจ',
    en: '(phuket|) vegetarian festival, nine emperor god(s) (festival|)',
    find: oneOf('2027-09-30', '2028-10-18'),
    days: 9,
  },
  { th: 'ฮาโลวีน, ฮัลโลวีน', en: 'halloween', find: fixed('10-31') },
  { th: 'คริสต์มาส, คริสมาส, คริสมาสต์', en: '(christmas|xmas) (day|eve|)', find: fixed('12-25') },
  { th: 'บ็อกซิ่งเดย์', en: 'boxing day', find: fixed('12-26') },
  { th: '(วัน)วาเลนไทน์', en: "valentine('s)(s) (day)", find: fixed('02-14') },
  { th: '{notCounted}วันแม่{alone}', en: "mother('s) day, mothers day", find: fixed('08-12') },
  { th: '{notCounted}วันพ่อ{alone}', en: "father('s) day, fathers day", find: fixed('12-05') },
  { th: '(วัน)มาฆบูชา', en: 'makha bucha', find: listed(/มาฆบูชา|makha/i) },
  { th: '(วัน)วิสาขบูชา', en: 'visakha bucha', find: listed(/วิสาขบูชา|visakha/i) },
  { th: '(วัน)อาสาฬหบูชา', en: '(asalha|asarnha|asalnha) bucha', find: listed(/อาสาฬหบูชา|asa(?:l|r)nha|asalha/i) },
  { th: '(วัน)เข้าพรรษา', en: 'buddhist lent', find: listed(/เข้าพรรษา|lent/i) },
  { th: 'วันฉัตรมงคล', en: 'coronation day', find: fixed('05-04') },
  { th: 'วันรัฐธรรมนูญ', en: 'constitution day', find: fixed('12-10') },
  { th: 'วันปิยมหาราช, วันปิยะ', en: 'chulalongkorn day', find: fixed('10-23') },
  { th: 'วันจักรี', en: 'chakri day', find: fixed('04-06') },
  { th: 'วันแรงงาน', en: '(labour|labor) day', find: fixed('05-01') },
]
const SLOTS = {
  notLunar: '(?<!chinese |lunar |thai )\\b',
  notThai: '(?!ไทย|เมือง)',
  /** Not `4 วันพ่อแม่ลูก`. */
  notCounted: '(?<![\\d] ?|กี่|หลาย|ครึ่ง|ทั้ง)',
  alone: '(?!แม่|ลูก|ค้า|บ้าน|ยาย|ตา)',
}
const FEASTS = FEAST_RULES.map(({ th, en, find, days = 1 }) => ({
  phrases: slotPattern([...listOf(th), ...listOf(en)], SLOTS),
  find,
  days,
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
