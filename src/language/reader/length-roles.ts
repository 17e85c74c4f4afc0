import { bindLengths } from './bind-lengths.ts'
import { isAskedAbout } from './journey-lengths.ts'
import { IN_OTHER_COMPANY } from './length-beside-rules.ts'
import type { LengthRole } from './length-role-rule.ts'
import { LENGTH_ROLES } from './length-role-rules.ts'
import { type SaidLength, type SaidPlace, worth } from './said-spans.ts'
import type { Span } from './sheet.ts'
import { ARE_OFF, HAVE_OFF, MORE_DAYS, ONLY_SO_MUCH, SO_MUCH_WILL_DO } from './time-off-rules.ts'

const REACH = 64

/** The roles of the lengths of one text, about which many ask, by where they are. */
const known = { text: '', roles: new Map<number, LengthRole | null>() }

/** What a length is that of, by the words beside it; null without such words. */
export function roleOf(text: string, { start, end }: Span): LengthRole | null {
  if (text !== known.text) {
    known.text = text
    known.roles.clear()
  }
  const place = start * 2 ** 16 + end
  let role = known.roles.get(place)
  if (role === undefined) known.roles.set(place, (role = findRole(text, start, end)))
  return role
}

function findRole(text: string, start: number, end: number): LengthRole | null {
  const before = text.slice(Math.max(0, start - REACH), start)
  const after = text.slice(end, end + REACH).replace(/^[ -]/, '')
  return LENGTH_ROLES.find(({ side, test }) => test(side === 'before' ? before : after))?.role ?? null
}

/**
 * Without what is refused or is no length of the trip, if another length is left, and without parts of another, or of the
 * `spanDays` between the dates.
 */
export function withoutParts(
  text: string,
  lengths: readonly SaidLength[],
  places: readonly SaidPlace[],
  spanDays: number | null = null,
): readonly SaidLength[] {
  if (lengths.length === 0) return lengths
  // Only of a trip are there days and one night less.
  const isOther = (length: SaidLength) => !isDaysAndNights(length) && roleOf(text, length) === 'other'
  const ofTrip = lengths.filter((length) => !isOther(length))
  const beside = ofTrip.filter((length) => roleOf(text, length) !== 'errand')
  const others = beside.length > 0 ? beside : ofTrip
  const own = others.length === 0 && FREE_AFTERWARDS.test(text) ? lengths : others
  // “Five days off, 3D2N in Nan”, “four days off, but only one day out”.
  const isTimeOff = (length: SaidLength) =>
    (roleOf(text, length) === 'off' && own.some((other) => other !== length && isDaysAndNights(other))) ||
    (own.length === 2 && own.some((other) => isOnlyPartOf(text, other, length)))
  const kept = own.filter((length) => roleOf(text, length) !== 'refused' && !isTimeOff(length))
  const left = settledOf(text, withoutRepeats(text, kept.length > 0 ? kept : own), places)
  const isWithinDates = (length: SaidLength) =>
    spanDays !== null &&
    worth(length) < spanDays &&
    ((roleOf(text, length) === 'inside' && !GO_FOR.test(text.slice(Math.max(0, length.start - 12), length.start))) ||
      isAskedAbout(text, length.end) ||
      isInOtherCompany(text, length, places))
  return left.filter((length) => !isWithinDates(length) && !isPart(text, length, left, places))
}

/** `หยุดสี่วันแต่ไปวันเดียวพอ`: no more than that of the time that they have. */
export function isOnlyPartOf(text: string, part: SaidLength, whole: SaidLength): boolean {
  const between = text.slice(whole.end, part.start)
  if (part.start < whole.end || between.length > REACH || worth(part) >= worth(whole)) return false
  const isOff =
    HAVE_OFF.test(text.slice(Math.max(0, whole.start - OFF_REACH), whole.start)) || ARE_OFF.test(text.slice(whole.end))
  return isOff && !MORE_DAYS.test(between) && (ONLY_SO_MUCH.test(between) || SO_MUCH_WILL_DO.test(text.slice(part.end)))
}
const OFF_REACH = 24

/** `อบรมที่ตรัง 3 วัน เลิกห้าโมงทุกวัน`: they have the evenings of those days. */
const FREE_AFTERWARDS =
  /(?:ทุก|แต่ละ)(?:วัน|เย็น|คืน)|(?:ตอน|ช่วง)(?:เย็น|ค่ำ)|หลังเลิก|ว่าง(?:แค่|เฉพาะ|ตอน|หลัง)|\b(?:each|every) (?:day|evening|night)\b|\b(?:daily|evenings)\b|\bin the evening\b/

/** Some days of a stay whose dates are known, with nobody or without the others, and at no place of their own. */
const isInOtherCompany = (text: string, length: SaidLength, places: readonly SaidPlace[]) =>
  IN_OTHER_COMPANY.test(text.slice(length.end, length.end + REACH)) &&
  bindLengths(text, [length], places).every(({ places: own }) => own.length === 0)

/** `ไปแค่ 3 วันพอ`: the trip itself. */
const GO_FOR = /(?:ไป|เที่ยว)(?:แค่|สัก|เพียง)?\s?$/

const isDaysAndNights = ({ days, nights }: SaidLength) => days !== null && nights === days - 1

/** “A 6-day trip …. Build me a 6-day route”: the same trip in another sentence. */
const withoutRepeats = (text: string, lengths: readonly SaidLength[]): readonly SaidLength[] =>
  lengths.filter(
    (length) =>
      roleOf(text, length) !== 'again' ||
      !lengths.some(
        (other) =>
          other.start < length.start &&
          worth(other) === worth(length) &&
          /[.!?\n]/.test(text.slice(other.end, length.start)),
      ),
  )

/** “7 days, cut to 5 days”: without those before it that are not of other places. */
function settledOf(text: string, lengths: readonly SaidLength[], places: readonly SaidPlace[]): readonly SaidLength[] {
  const settled = lengths.findLast((length) => roleOf(text, length) === 'settled')
  if (settled === undefined || lengths.length < 2) return lengths
  const bound = bindLengths(text, lengths, places)
  const codesOf = (of: SaidLength) =>
    bound.find(({ length }) => length === of)?.places.flatMap(({ codes = [] }) => codes) ?? []
  const own = codesOf(settled)
  const isElsewhere = (length: SaidLength) =>
    own.length > 0 && codesOf(length).length > 0 && codesOf(length).every((code) => !own.includes(code))
  return lengths.filter((length) => length.start >= settled.start || isElsewhere(length))
}

/** “6 days …, one night in a raft house”: a longer length is the whole, and no other place has this one. */
function isPart(text: string, length: SaidLength, all: readonly SaidLength[], places: readonly SaidPlace[]): boolean {
  if (roleOf(text, length) !== 'inside' || NEXT.test(text.slice(Math.max(0, length.start - 16), length.start)))
    return false
  const longer = all.filter(
    (other) => other !== length && worth(other) > worth(length) && roleOf(text, other) !== 'inside',
  )
  if (longer.length === 0) return false
  if (longer.some((other) => isWholeOf(text, other, all))) return true
  const codesOf = (of: SaidLength) =>
    bindLengths(text, all, places)
      .find((bound) => bound.length === of)
      ?.places.flatMap(({ codes = [] }) => codes) ?? []
  const own = codesOf(length)
  // “Two nights in Trang, three in Satun, and a day of diving”.
  if (own.length === 0 && longer.every((other) => codesOf(other).length > 0)) return true
  return longer.length === 1 && own.every((code) => codesOf(longer[0]!).includes(code))
}
/** “… then one night in a raft house”. */
const NEXT = /(?:\b(?:then|plus|another|followed by|after that)|\+|แล้ว|ต่อ(?:ด้วย)?|อีก|จากนั้น)\s*(?:with |ไป)?$/

/**
 * Whether the words beside a length say that the others are within it: “10 days based in …”, “6 days: …”. They must fit into
 * it.
 */
export function isWholeOf(text: string, length: SaidLength, all: readonly SaidLength[]): boolean {
  const others = all.filter((other) => other !== length)
  const sum = others.reduce((total, { days, nights }) => total + (days ?? nights ?? 0), 0)
  if (sum > worth(length) || others.some((other) => roleOf(text, other) === 'whole')) return false
  return roleOf(text, length) === 'whole' || isListed(text, length, others)
}

/** “5 days: first night in …”: what is said first, before a list. */
const isListed = (text: string, { start, end }: Span, others: readonly Span[]) =>
  others.every((other) => other.start > end) && /^(?: trip| itinerary| plan)?\s?:/.test(text.slice(end)) && start >= 0
