import { addDays, daysBetween } from '../../world/calendar.ts'
import { withoutAbroad } from './abroad-lengths.ts'
import { readStayOfDates } from './after-dates.ts'
import { readBare } from './bare-lengths.ts'
import { bindLengths } from './bind-lengths.ts'
import { MONTH } from './calendar-words.ts'
import { withoutChoice } from './choice-lengths.ts'
import { assume, contradict, type Draft } from './draft.ts'
import { readEach } from './each-length.ts'
import { readElided, readElidedAfter } from './elided-lengths.ts'
import { readFirstNightLength } from './first-night.ts'
import { withoutHeadline } from './headline.ts'
import { withoutInner } from './inner-lengths.ts'
import { withoutJourney } from './journey-lengths.ts'
import { PART_OF_LONG, TELLS_OF, WHOLE_AFTER, WHOLE_BEFORE } from './length-beside-rules.ts'
import { LENGTH_RULES } from './length-order.ts'
import { isOnlyPartOf, withoutParts } from './length-roles.ts'
import type { LengthRule } from './length-rule.ts'
import { LENGTH_SLOTS } from './length-slots.ts'
import { readNumber } from './numbers.ts'
import { ownerOf } from './owners.ts'
import { RuleList, takeSaid } from './phrase-rule.ts'
import type { Said } from './phrases.ts'
import { withoutRepeated } from './repeated-lengths.ts'
import { type SaidLength, type SaidPlace, worth } from './said-spans.ts'
import { type Sheet, type Span } from './sheet.ts'
import { OF_THAT_TIME, OF_THAT_TIME_BEFORE } from './time-off-rules.ts'
import { isNextOf, isStayIn, withoutTotal } from './whole-length.ts'

/** The longest trip. */
export const MAX_DAYS = 30
/** Each is compared with the others. */
const MOST_LENGTHS = 40

const RULES = new RuleList(LENGTH_RULES, LENGTH_SLOTS)

/** How long the trip is: days, nights, weeks, day trips. */
export function readDuration(
  sheet: Sheet,
  draft: Draft,
  named: readonly SaidPlace[] = [],
  abroad: readonly Span[] = [],
  nextStays: readonly SaidLength[] = [],
): void {
  const found: SaidLength[] = []
  const told: SaidLength[] = []
  readEach(sheet, found, named)
  for (const compiled of RULES.within(sheet))
    takeSaid(sheet, compiled, (said, match) =>
      readLength({ sheet, draft, places: named, lengths: found, told }, compiled.rule, said, match),
    )
  if (found.length === 0 && told.some(({ start }) => isTold(sheet, start)) && !OTHER_TRIP.test(sheet.text))
    found.push(...told)
  const { places, whole, lengths: parts } = withoutHeadline(named, withoutAbroad(sheet.text, found, named, abroad))
  const lengths = [...parts, ...nextStays]
  readFirstNightLength(sheet, lengths, draft.firstNightAt)
  readElided(sheet, lengths, places)
  readElidedAfter(sheet, lengths, places)
  if (!lengths.some((length) => isStay(sheet.text, length, places))) readBare(sheet, lengths, places)
  const all = withoutChoice(sheet.text, lengths, places)
  const first = all.toSorted((a, b) => a.start - b.start).slice(0, MOST_LENGTHS)
  const once = withoutRepeated(sheet.text, all.length > MOST_LENGTHS ? first : all, places)
  const asked = withoutJourney(sheet.text, once, places)
  const short = asked.filter((length) => worth(length) <= MAX_DAYS)
  const said = short.length > 0 && !arePartsOfLong(sheet.text, asked) ? short : asked
  const own = withoutInner(sheet.text, withoutParts(sheet.text, said, places, spanOf(draft)), places)
  if (own.some((length) => isOfThatTime(sheet.text, length))) draft.isWithinDates = true
  else if (own[0] && isFirstStop(sheet.text, own[0], places)) draft.isWithinDates = false
  const dated = readStayOfDates(sheet, draft, own, places)
  if (dated) own.unshift(dated)
  draft.lengths.push(...own)
  combine(sheet, own, draft, places)
  if (whole !== null) {
    draft.days = worth(whole)
    draft.nights = whole.nights
    draft.isWholeSaid = true
  }
  if (own.length > 0 || whole !== null) addLead(draft)
}

const isTold = ({ text }: Sheet, at: number) => TELLS_OF.test(text.slice(Math.max(0, at - TOLD_REACH), at))
const TOLD_REACH = 40
/** Words of another trip than the one that they tell of. */
const OTHER_TRIP =
  /\b(?:last|previous|ago|before|already|again|now|this time|next|back|want|would|plan(?:ning)?|will|going)\b/

/** “Seven weeks in the country, the first 3 days in Bangkok”: who is here for longer than a trip, and asks for all of it. */
function arePartsOfLong(text: string, lengths: readonly SaidLength[]): boolean {
  const long = lengths.filter((length) => worth(length) > MAX_DAYS)
  const isWhole = ({ start, end }: Span) =>
    WHOLE_AFTER.test(text.slice(end, end + 24)) || WHOLE_BEFORE.test(text.slice(Math.max(0, start - 24), start))
  return (
    long.length === 1 &&
    isWhole(long[0]!) &&
    lengths.some(
      (length) =>
        length !== long[0] &&
        (PART_OF_LONG.test(text.slice(length.end, length.end + PART_REACH)) ||
          LISTED_PART.test(text.slice(long[0]!.end, length.start))),
    )
  )
}
const PART_REACH = 80
/** “Seven weeks in Thailand, with three days in Bangkok”. */
const LISTED_PART =
  /^ in (?:thailand|(?:the )?country)(?:,|:|,? (?:with|including|spending)) (?:about |maybe |only |at least )?$/

/** “School holidays 5-12 March, 2 nights in Bangkok first, then Krabi”: one stop of the time off. */
const isFirstStop = (text: string, length: SaidLength, places: readonly SaidPlace[]) =>
  isStay(text, length, places) && places.length > 1 && THEN_ON.test(text.slice(length.end))
const THEN_ON = /^[^.!?\n]{0,48}?(?:\b(?:then|afterwards|followed by|before|the rest)\b|แล้ว(?:ค่อย|ก็)?(?:ไป)?ต่อ|ที่เหลือ)/

/** “Free 5-18 March, just four days of that”. */
const isOfThatTime = (text: string, { start, end }: Span) =>
  OF_THAT_TIME.test(text.slice(end, end + 32)) || OF_THAT_TIME_BEFORE.test(text.slice(Math.max(0, start - 80), start))

/** The day of a late arrival, before those that are counted. */
function addLead(draft: Draft): void {
  if (draft.leadDays === 0 || draft.days === null) return
  draft.days += draft.leadDays
  draft.nights = null
}

const isDated = ({ startDate, endDate }: Draft) => startDate !== null && endDate !== null && startDate !== endDate

const spanOf = ({ startDate, endDate }: Draft): number | null =>
  startDate === null || endDate === null ? null : daysBetween(startDate, endDate) + 1

/** Whether a length is that of a place right beside it: “Krabi 3 nights”. */
const isStay = (text: string, length: SaidLength, places: readonly Span[]) =>
  bindLengths(text, [length], places).some(({ places: own }) => own.length === 1)

interface Lengths {
  readonly sheet: Sheet
  readonly draft: Draft
  readonly places: readonly SaidPlace[]
  readonly lengths: SaidLength[]
  /** Of what they tell of, which may be an earlier trip. */
  readonly told: SaidLength[]
}

function readLength(
  { sheet, draft, places, lengths, told }: Lengths,
  { says, unit = 1, more = 0, days: usualDays, nights: usualNights }: LengthRule,
  said: Said,
  match: RegExpExecArray,
): boolean {
  const span = { start: match.index, end: match.index + match[0].length }
  if (NEEDS_PLACE.has(says) && !places.some(({ start, end }) => isBeside(span, start, end))) return false
  const isOnlyDay = () =>
    says === 'day_trip' &&
    lengths.some((length) => isOnlyPartOf(sheet.text, { ...span, days: 1, nights: null, isPart: false }, length))
  if ((says === 'overnight' || says === 'day_trip') && lengths.length > 0 && !isOnlyDay()) return true
  // `พฤหัสเช้าไปน่าน อาทิตย์ค่ำๆ กลับ`: between days that are known.
  if (says === 'day_trip' && match[0].endsWith('กลับ') && isDated(draft)) return true
  // “Spend all 10 days …”: what has been read is no month.
  if (said('monthName') !== undefined && !MONTH_NAMED.test(sheet.text.slice(span.start, span.end))) return false
  const isNight = says === 'last_night' || says === 'overnight'
  const counted = daysIn(said, unit, more) ?? usualDays ?? null
  // “Christmas week, the 24th to the 28th”, “two weeks, Monday to Friday”: as many as the dates say.
  const dated = unit === DAYS_OF_WEEK || usualDays === DAYS_OF_WEEK ? spanOf(draft) : null
  const days = dated !== null && Math.abs(dated - (counted ?? 0)) <= LOOSE_DAYS ? dated : counted
  const nights = numberIn(said, ['nights', 'nightFigure']) ?? usualNights ?? (isNight ? 1 : null)
  if ((days ?? 1) < 1 || (days === null && nights === null)) return false
  if (says === 'range' && days !== null) {
    if (days > MAX_DAYS) return false
    assume(draft, 'days_of_range', { said: match[0].trim(), days })
  }
  if (says === 'before' || says === 'after')
    return moveBeside(draft, says, days ?? 1, () => lengths.push({ ...span, days, nights, isPart: false }))
  if (ownerOf(sheet, span, 'length') === 'trip')
    lengths.push({ ...span, days, nights, isPart: PART.test(match[0].trim()), ...withinOf(sheet, span, days) })
  else told.push({ ...span, days, nights, isPart: false })
  const like = said('like')
  if (like === undefined) return true
  // “Five lazy beach days”: what they are like is read elsewhere.
  const at = span.start + match[0].indexOf(like)
  sheet.claim({ start: span.start, end: at })
  sheet.claim({ start: at + like.length, end: span.end })
  return false
}

const MONTH_NAMED = new RegExp(MONTH)
const DAYS_OF_WEEK = 7
/** Of a week without its weekend. */
const LOOSE_DAYS = 2

/** “The course is from 10 to 12 January, 3 days before that …”: the dates are not those of the trip, which is beside them. */
function moveBeside(draft: Draft, side: 'before' | 'after', days: number, keep: () => void): boolean {
  const { startDate, endDate } = draft
  if (startDate === null || draft.days !== null) return false
  // “He is ordained on the 12th, I land on the 9th, … the 2 days after, before I fly home on Tuesday”: within the trip.
  if (draft.isArrivalSaid && isDated(draft)) return true
  draft.startDate = side === 'before' ? addDays(startDate, -days) : addDays(endDate ?? startDate, 1)
  draft.endDate = addDays(draft.startDate, days - 1)
  keep()
  return true
}

function numberIn(said: Said, slots: readonly string[]): number | null {
  const text = slots.map((slot) => said(slot)).find((part) => part !== undefined)
  return text === undefined ? null : readNumber(text)
}

/** “Two or three weeks”: of a range the second number. */
function daysIn(said: Said, unit: number, more: number): number | null {
  const count = numberIn(said, ['whole', 'days', 'lastDays', 'dayFigure', 'dayHours', 'monthCount', 'count'])
  return count === null ? null : Math.round((count + more) * unit)
}

const NEEDS_PLACE: ReadonlySet<LengthRule['says']> = new Set(['last_night', 'day_there'])
const NEAR_NIGHT = 8
const isBeside = (night: Span, start: number, end: number) =>
  (start >= night.end && start - night.end <= NEAR_NIGHT) || (end <= night.start && night.start - end <= NEAR_NIGHT)

/**
 * Several stays add up, unless one length is the whole (“5 days: 2 in Bangkok, 3 in Krabi”). Lengths without a place of
 * their own repeat the whole (`2-3 วัน … สองสามวัน`).
 */
function combine(sheet: Sheet, said: readonly SaidLength[], draft: Draft, places: readonly SaidPlace[]): void {
  if (said.length === 0) return
  const parts = withoutTotal(sheet.text, said, places)
  const stays = bindLengths(sheet.text, parts, places).filter(({ places }) => places.length > 0)
  const longest = said.reduce((best, length) => (worth(length) > worth(best) ? length : best))
  const isStays =
    stays.length > 1 ||
    (parts.length > 1 &&
      (parts.every((length) => stays.some((stay) => stay.length === length) || isStayIn(sheet.text, length)) ||
        parts.slice(1).every((length) => isNextOf(sheet.text, parts, length))))
  const whole = said.find((length) => !parts.includes(length)) ?? (isStays ? null : longest)
  if (whole !== null) {
    draft.days = worth(whole)
    draft.nights = whole.nights
  } else if (parts.every(({ days }) => days === null)) {
    draft.nights = parts.reduce((sum, { nights }) => sum + (nights ?? 0), 0)
    draft.days = draft.nights + 1
  } else draft.days = parts.reduce((sum, { days, nights }) => sum + (days ?? nights ?? 0), 0)
  checkNights(draft)
}

/** “Four temples in a single day while in Bangkok”, `เที่ยว 4 วัดในวันเดียว`. */
const withinOf = ({ text }: Sheet, { start, end }: Span, days: number | null): Pick<SaidLength, 'isWithin'> =>
  days === 1 &&
  WITHIN.test(text.slice(Math.max(0, start - WITHIN_REACH), end)) &&
  (THEN_BEFORE.test(text.slice(Math.max(0, start - WITHIN_REACH), start)) || GOES_ON.test(text.slice(end)))
    ? { isWithin: true }
    : {}
const WITHIN_REACH = 64
const THEN_BEFORE = /\b(?:then|finally|after that|afterwards)\b|แล้วค่อย|จากนั้น/
const GOES_ON = /^,? ?(?:(?:and |but )?then\b|while\b|when (?:we|i)\b|afterwards)|^\s?(?:แล้วค่อย|จากนั้น|แล้วต่อ)/
const WITHIN =
  /\b(?:(?:temples|sights|markets|museums|places|wats|islands|beaches|waterfalls|cafes|palaces?|landmarks|all|both|everything|these|those|them|those|three|two|four|five|six)|(?:and|&) (?:the )?[a-z\ufffc]+(?: [a-z\ufffc]+){0,3}) (?:in|on|within) (?:just |only )?(?:a|one|1|the same|the) ?(?:single |same |full )?day\b[^.!?\n]{0,3}$|(?:วัด|ที่|แห่ง|เกาะ|น้ำตก|ตลาด|หมด|ครบ)\s?(?:ให้ครบ|ให้หมด)?(?:ใน|ภายใน)\s?(?:หนึ่ง|1)?\s?วัน(?:เดียว|หนึ่ง)?$/

const PART = /^(?:for )?(?:a|the) (?:day\b|couple)|^day |^a few/

/** Parts of a journey among more places than days do not say how long it is. */
export function forgetParts(draft: Draft): void {
  const { lengths, days, startDate, provinces } = draft
  if (lengths.length === 0 || !lengths.every(({ isPart }) => isPart) || startDate !== null) return
  if (provinces.length > Math.max(2, days ?? 0)) draft.days = null
}

/** “Krabi, Khao Sok, then three temples in one day while in Bangkok”: a part never makes the whole trip one day. */
export function forgetWithin(draft: Draft): void {
  const { lengths, startDate, provinces } = draft
  if (startDate !== null || provinces.length < 2 || !lengths.some(({ isWithin }) => isWithin)) return
  const others = lengths.filter(({ isWithin }) => !isWithin)
  if (others.length > 0) return
  draft.lengths = others
  ;[draft.days, draft.nights, draft.namesOneDay] = [null, null, false]
}

function checkNights(draft: Draft): void {
  const { days, nights } = draft
  if (days === null || nights === null || nights === days - 1 || nights === days) return
  contradict(draft, 'days_and_nights', { days, nights })
}
