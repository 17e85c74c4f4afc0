import { addDays, daysBetween } from '../../world/calendar.ts'
import { readStayOfDates } from './after-dates.ts'
import { readBare } from './bare-lengths.ts'
import { bindLengths } from './bind-lengths.ts'
import { assume, contradict, type Draft } from './draft.ts'
import { readEach } from './each-length.ts'
import { readElided, readElidedAfter } from './elided-lengths.ts'
import { readFirstNightLength } from './first-night.ts'
import { withoutHeadline } from './headline.ts'
import { withoutInner } from './inner-lengths.ts'
import { isAskedAbout, withoutJourney } from './journey-lengths.ts'
import {
  GETS_AWAY_FOR,
  ON_TOP,
  SIDE_TRIP,
  SLEEPS_IN,
  STAYS_FOR,
  STAYS_THERE,
  STOPS_FOR,
  WHOLE_AFTER,
  WHOLE_BEFORE,
} from './length-beside-rules.ts'
import { isWholeOf, roleOf, withoutParts } from './length-roles.ts'
import type { LengthRule } from './length-rule.ts'
import { LENGTH_RULES } from './length-rules.ts'
import { LENGTH_SLOTS } from './length-slots.ts'
import { readNumber } from './numbers.ts'
import { ownerOf } from './owners.ts'
import { compileRule, takeSaid } from './phrase-rules.ts'
import type { Said } from './phrases.ts'
import { isTitleOf, withoutRepeated } from './repeated-lengths.ts'
import { type SaidLength, type SaidPlace, worth } from './said-spans.ts'
import { allMatches, type Sheet, type Span } from './sheet.ts'

/** The longest trip. */
export const MAX_DAYS = 30
/** Each is compared with the others. */
const MOST_LENGTHS = 40

const RULES = LENGTH_RULES.map((rule) => compileRule(rule, LENGTH_SLOTS))

/** How long the trip is: days, nights, weeks, day trips. */
export function readDuration(sheet: Sheet, draft: Draft, named: readonly SaidPlace[] = []): void {
  const found: SaidLength[] = []
  readEach(sheet, found, named)
  for (const compiled of RULES)
    takeSaid(sheet, compiled, (said, match) =>
      readLength({ sheet, draft, places: named, lengths: found }, compiled.rule, said, match),
    )
  const { places, whole, lengths: parts } = withoutHeadline(named, found)
  const lengths = [...parts]
  readFirstNightLength(sheet, lengths, draft.firstNightAt)
  readElided(sheet, lengths, places)
  readElidedAfter(sheet, lengths, places)
  if (!lengths.some((length) => isStay(sheet.text, length, places))) readBare(sheet, lengths, places)
  const first = lengths.toSorted((a, b) => a.start - b.start).slice(0, MOST_LENGTHS)
  const told = withoutRepeated(sheet.text, lengths.length > MOST_LENGTHS ? first : lengths, places)
  const asked = withoutJourney(sheet.text, told, places)
  const short = asked.filter((length) => worth(length) <= MAX_DAYS)
  const said = short.length > 0 ? short : asked
  const own = withoutInner(sheet.text, withoutParts(sheet.text, said, places, spanOf(draft)), places)
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

/** The day of a late arrival, before those that are counted. */
function addLead(draft: Draft): void {
  if (draft.leadDays === 0 || draft.days === null) return
  draft.days += draft.leadDays
  draft.nights = null
}

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
}

function readLength(
  { sheet, draft, places, lengths }: Lengths,
  { says, unit = 1, more = 0, days: usualDays, nights: usualNights }: LengthRule,
  said: Said,
  match: RegExpExecArray,
): boolean {
  const span = { start: match.index, end: match.index + match[0].length }
  if (NEEDS_PLACE.has(says) && !places.some(({ start, end }) => isBeside(span, start, end))) return false
  if ((says === 'overnight' || says === 'day_trip') && lengths.length > 0) return true
  const isNight = says === 'last_night' || says === 'overnight'
  const days = daysIn(said, unit, more) ?? usualDays ?? null
  const nights = numberIn(said, ['nights', 'nightFigure']) ?? usualNights ?? (isNight ? 1 : null)
  if ((days ?? 1) < 1 || (days === null && nights === null)) return false
  if (says === 'range' && days !== null) {
    if (days > MAX_DAYS) return false
    assume(draft, 'days_of_range', { said: match[0].trim(), days })
  }
  if (says === 'before' || says === 'after')
    return moveBeside(draft, says, days ?? 1, () => lengths.push({ ...span, days, nights, isPart: false }))
  if (ownerOf(sheet, span, 'length') === 'trip')
    lengths.push({ ...span, days, nights, isPart: PART.test(match[0].trim()) })
  const like = said('like')
  if (like === undefined) return true
  // “Five lazy beach days”: what they are like is read elsewhere.
  const at = span.start + match[0].indexOf(like)
  sheet.claim({ start: span.start, end: at })
  sheet.claim({ start: at + like.length, end: span.end })
  return false
}

/** “The course is from 10 to 12 January, 3 days before that …”: the dates are not those of the trip, which is beside them. */
function moveBeside(draft: Draft, side: 'before' | 'after', days: number, keep: () => void): boolean {
  const { startDate, endDate } = draft
  if (startDate === null || draft.days !== null) return false
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

const STAY_REACH = 32

const isStayIn = (text: string, { start, end, isEach }: SaidLength) =>
  isEach === true ||
  STAYS_FOR.test(text.slice(Math.max(0, start - STAY_REACH), start)) ||
  STAYS_THERE.test(text.slice(end, end + 12))

const isMore = (text: string, length: Span) =>
  ON_TOP.test(text.slice(Math.max(0, length.start - 12), length.start)) || roleOf(text, length) === 'more'
/** “2 days, then 3 days”; a “then” of another sentence only says when (“3 nights. First …, then one night in …”). */
const isNextOf = (text: string, [first]: readonly Span[], length: Span) =>
  isMore(text, length) &&
  !(THEN_ENDS.test(text.slice(0, length.start)) && /[.!?\n]\s/.test(text.slice(first?.end, length.start)))
const THEN_ENDS = /\bthen\s*$/

/** “6 days in total”, “the rest of our ten days”, “a week in Thailand”. */
function isWhole(text: string, length: Span): boolean {
  if (roleOf(text, length) === 'more') return false
  const { start, end } = length
  return (
    WHOLE_BEFORE.test(text.slice(Math.max(0, start - 24), start)) ||
    GETS_AWAY_FOR.test(text.slice(Math.max(0, start - AWAY_REACH), start)) ||
    WHOLE_AFTER.test(text.slice(end, end + 24))
  )
}
const AWAY_REACH = 64

/** Days and nights are both said, and alike. */
const isSame = (one: SaidLength, other: SaidLength) =>
  one.days !== null && one.nights !== null && one.days === other.days && one.nights === other.nights

/** The lengths of parts: without one that is their sum, or that no place is beside and that covers them. */
export function withoutTotal<L extends SaidLength>(
  text: string,
  said: readonly L[],
  places: readonly SaidPlace[],
): L[] {
  const sum = (of: readonly SaidLength[]) => of.reduce((total, length) => total + worth(length), 0)
  // Of nights at several places, the days between are counted once.
  const least = (of: readonly SaidLength[]) => of.reduce((total, { days, nights }) => total + (days ?? nights ?? 0), 0)
  const nights = said.reduce((total, length) => total + (length.nights ?? 0), 0)
  // “5N6D plan … 5N 6D: 2N Pattaya, 3N Bangkok”: the whole is said twice.
  const timesSaid = (whole: SaidLength) => said.filter((length) => isSame(length, whole)).length
  const areNights = said.every(({ days }) => days === null)
  const isSum = (length: SaidLength) =>
    said.length > 2 &&
    said.every((other) => worth(other) <= worth(length)) &&
    (worth(length) * 2 === sum(said) ||
      (length.days !== null && length.nights !== null && length.nights * (1 + timesSaid(length)) === nights) ||
      (areNights && (length.nights ?? 0) * 2 === nights && /^\s?[:=(]/.test(text.slice(length.end))))
  const owned = bindLengths(text, said, places)
  const isStay = areStays(owned.map((bound) => bound.places)) ? ({ nights }: L) => nights === null : () => false
  const total =
    said.find((length) => isWholeOf(text, length, said)) ??
    said.find((length) => isTitleOf(text, length, said, places)) ??
    said.findLast((length) => isWhole(text, length) && !isFirstOfStays(text, length, owned)) ??
    withRest(text, said, owned) ??
    withStopovers(text, said, places) ??
    withNights(text, said) ??
    withQuestions(text, said) ??
    [said[0], said.at(-1), ...said].find((length) => length && isSum(length) && !isStay(length))
  if (total) return said.filter((length) => length !== total && !isSame(length, total))
  if (said.length > 1 && said.slice(1).every((length) => isNextOf(text, said, length))) return [...said]
  const stays = owned
    .filter((bound) => (bound.places.length > 0 && !isRegionOf(text, bound, owned)) || isStayIn(text, bound.length))
    .map(({ length }) => length)
  const free = said.filter((length) => !stays.includes(length)).toSorted((a, b) => worth(b) - worth(a))
  const whole = stays.length > 0 ? free.find((length) => worth(length) >= least(stays)) : undefined
  return whole ? said.filter((length) => length !== whole && !free.includes(length)) : [...said]
}

/** “We have 3 nights in Pai, then 2 in Chiang Rai”: what they have is one of the stays. */
function isFirstOfStays(text: string, length: SaidLength, owned: readonly Bound[]): boolean {
  const bound = owned.find((each) => each.length === length)
  if (!bound || !HAVE.test(text.slice(Math.max(0, length.start - 20), length.start))) return false
  const codes = codesOf(bound)
  return codes.length === 1 && owned.some((other) => codesOf(other).some((code) => !codes.includes(code)))
}
const HAVE = /\b(?:have|'ve)(?: got)?(?: only| about)? $/

/** “A couple of days in Bangkok and the rest in Trang, 8 days”: what is left of a whole that has no place of its own. */
function withRest<L extends SaidLength>(
  text: string,
  said: readonly L[],
  owned: readonly { readonly length: L; readonly places: readonly Span[] }[],
): L | undefined {
  const [longest, ...others] = said.toSorted((a, b) => worth(b) - worth(a))
  const sum = others.reduce((total, { days, nights }) => total + (days ?? nights ?? 0), 0)
  if (!longest || others.length === 0 || sum >= worth(longest)) return undefined
  const isFree = owned.every(({ length, places }) => length !== longest || places.length === 0)
  if (!isFree && worth(longest) < 2 * sum) return undefined
  // “The remaining two nights” are said.
  const isOpen = allMatches(text, REST).some(({ index, 0: words }) =>
    said.every(({ start, end }) => end < index - NEAR_REST || start > index + words.length + NEAR_REST),
  )
  return isOpen ? longest : undefined
}
const REST = /\b(?:the )?(?:rest|remainder)\b(?! (?:days?|stops?|a bit|and relax))|(?:วัน)?ที่เหลือ/g
const NEAR_REST = 4

type Bound = ReturnType<typeof bindLengths<SaidLength, SaidPlace>>[number]

const codesOf = ({ places }: Bound) => withoutRegions(places).flatMap(({ codes = [] }) => codes)

/** Of `อีสานใต้ นอนบุรีรัมย์ 2 คืน` the stay is in Buri Ram. */
function withoutRegions(places: readonly SaidPlace[]): readonly SaidPlace[] {
  const towns = places.filter(({ codes = [] }) => codes.length === 1)
  return towns.length > 0 ? towns : places
}

/**
 * “10 days in the South: 3 nights in Krabi, …”: the places of the other stays are in that region. Of a region without codes
 * that is taken to be so if there are two of them.
 */
function isRegionOf(text: string, bound: Bound, owned: readonly Bound[]): boolean {
  const codes = new Set(codesOf(bound))
  const others = owned.filter((other) => other !== bound && other.places.length > 0)
  const next = others.find(({ length }) => length.start > bound.length.end)
  if (codes.size === 1) return isDividedInNights(bound, others)
  if (!next || THEN.test(text.slice(bound.length.end, next.length.start))) return false
  if (codes.size === 0) return others.length > 1
  return others.every((other) => codesOf(other).every((code) => codes.has(code)))
}
/** `กระบี่ 4 วัน อ่าวนาง 2 คืน ลันตา 1 คืน`: days in a province, and the nights of them within it. */
function isDividedInNights({ length, places }: Bound, others: readonly Bound[]): boolean {
  const [code] = codesOf({ length, places })
  const nights = others.reduce((sum, other) => sum + (other.length.days === null ? (other.length.nights ?? 0) : 0), 0)
  return (
    others.length > 1 &&
    length.days === nights + 1 &&
    others.every((other) => other.length.start > length.end && codesOf(other).every((own) => own === code))
  )
}
const THEN = /\b(?:and|then|plus|followed by|after)\b|แล้ว|ต่อ|และ|กับ/

/** `แม่ฮ่องสอน 5 วัน แวะปาย 2 คืน`: the stop is part of the journey. */
function withStopovers<L extends SaidLength>(text: string, said: readonly L[], places: readonly Span[]): L | undefined {
  const [longest, ...others] = said.toSorted((a, b) => worth(b) - worth(a))
  const isStop = (length: L) => {
    const from = places.findLast(({ end }) => end <= length.start)?.start ?? length.start
    const before = (at: number) => text.slice(Math.max(0, at - STAY_REACH), at)
    return (
      STOPS_FOR.test(before(from)) || STOPS_FOR.test(before(length.start)) || SIDE_TRIP.test(text.slice(length.end))
    )
  }
  const isInside = longest && others.length > 0 && others.every((length) => worth(length) * 2 <= worth(longest) + 1)
  return isInside && others.every(isStop) ? longest : undefined
}
/** `เลย 2 วัน หนองคาย 1 วัน อุดร 1 วัน`: each length has a place of its own, and none is all of them. */
function areStays(placesOf: readonly (readonly SaidPlace[])[]): boolean {
  const codes = placesOf.map(withoutRegions).map((places) => (places.length === 1 ? (places[0]?.codes ?? []) : []))
  return codes.every(({ length }) => length === 1) && new Set(codes.flat()).size === codes.length
}

/** “Is 3 nights on Phi Phi too long? 10 days in Krabi”: the only length about which they do not ask. */
function withQuestions<L extends SaidLength>(text: string, said: readonly L[]): L | undefined {
  const [stated, ...others] = said.filter(({ end }) => !isAskedAbout(text, end))
  const isLongest = stated && said.every((length) => worth(length) <= worth(stated))
  return isLongest && others.length === 0 && said.length > 1 ? stated : undefined
}

/** `สตูล 3 วัน พักหลีเป๊ะ 2 คืน`: nights at places of the trip whose days are said. */
function withNights<L extends SaidLength>(text: string, said: readonly L[]): L | undefined {
  const [first, ...others] = said.toSorted((a, b) => a.start - b.start)
  const [second] = others
  if (!first || !second || first.days === null || others.some(({ days }) => days !== null)) return undefined
  const nights = others.reduce((sum, length) => sum + (length.nights ?? 0), 0)
  const isInside = nights <= first.days && (first.nights === null || nights <= first.nights)
  return isInside && SLEEPS_IN.test(text.slice(first.end, second.start)) ? first : undefined
}

const PART = /^(?:for )?(?:a|the) (?:day\b|couple)|^day |^a few/

/** Parts of a journey among more places than days do not say how long it is. */
export function forgetParts(draft: Draft): void {
  const { lengths, days, startDate, provinces } = draft
  if (lengths.length === 0 || !lengths.every(({ isPart }) => isPart) || startDate !== null) return
  if (provinces.length > Math.max(2, days ?? 0)) draft.days = null
}

function checkNights(draft: Draft): void {
  const { days, nights } = draft
  if (days === null || nights === null || nights === days - 1 || nights === days) return
  contradict(draft, 'days_and_nights', { days, nights })
}
