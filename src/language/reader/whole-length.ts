import { bindLengths } from './bind-lengths.ts'
import { isAskedAbout } from './journey-lengths.ts'
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
import { isWholeOf, roleOf } from './length-roles.ts'
import { isTitleOf } from './repeated-lengths.ts'
import { type SaidLength, type SaidPlace, worth } from './said-spans.ts'
import { allMatches, type Span } from './sheet.ts'

// Which of several lengths is that of the whole journey, and which are its parts.

const STAY_REACH = 32

export const isStayIn = (text: string, { start, end, isEach }: SaidLength) =>
  isEach === true ||
  STAYS_FOR.test(text.slice(Math.max(0, start - STAY_REACH), start)) ||
  STAYS_THERE.test(text.slice(end, end + 12))

const isMore = (text: string, length: Span) =>
  ON_TOP.test(text.slice(Math.max(0, length.start - 12), length.start)) || roleOf(text, length) === 'more'
/** “2 days, then 3 days”; a “then” of another sentence only says when (“3 nights. First …, then one night in …”). */
export const isNextOf = (text: string, [first]: readonly Span[], length: Span) =>
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
  // “12 nights: 5 in …”, “12 nights. Thinking of 3 in …, 4 in …, 5 in …”.
  const isSaidFirst = (length: SaidLength) =>
    /^\s?[:=(]/.test(text.slice(length.end)) ||
    (length === opening && said.length > MANY_STAYS && /^\s?(?:[.,;\n–-]|$)/.test(text.slice(length.end)))
  const isSum = (length: SaidLength) =>
    said.length > 2 &&
    said.every((other) => worth(other) <= worth(length)) &&
    ((!areNights && worth(length) * 2 === sum(said)) ||
      (length.days !== null && length.nights !== null && length.nights * (1 + timesSaid(length)) === nights) ||
      (areNights && (length.nights ?? 0) * 2 === nights && isSaidFirst(length)))
  const [opening] = said.toSorted((a, b) => a.start - b.start)
  const owned = bindLengths(text, said, places)
  const isStay = (length: L) => length.nights === null && isOneOfStays(length, owned)
  const total =
    said.find((length) => !length.isEach && isWholeOf(text, length, said)) ??
    said.find((length) => isTitleOf(text, length, said, places)) ??
    said.findLast((length) => !length.isEach && isWhole(text, length) && !isFirstOfStays(text, length, owned)) ??
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

/** Of fewer stays the first may be as long as the others by chance. */
const MANY_STAYS = 3

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
  // “The remaining two nights”, `2 วันที่เหลือ` are said.
  const rest = allMatches(text, REST).findLast(({ index, 0: words }) =>
    said.every(
      ({ start, end }) =>
        start > index + words.length + NEAR_REST ||
        end < index - NEAR_REST ||
        (end <= index && APART.test(text.slice(end, index + words.length))),
    ),
  )
  if (rest === undefined) return undefined
  // `สตูล 5 วัน ดำน้ำ 3 วัน ที่เหลืออยู่บนฝั่ง`: of what is said first, even if it has a place.
  const isOfFirst =
    others.every(({ start, end }) => start > longest.end && end <= rest.index) &&
    !NO_MORE_KNOWN.test(text.slice(rest.index + rest[0].length))
  return isFree || isOfFirst || worth(longest) >= 2 * sum ? longest : undefined
}
const REST =
  /\b(?:the )?(?:rest|remainder)\b(?! (?:days?|stops?|a bit|and relax))|\b(?:the )?(?:remaining|other|left ?over) (?:days?|nights?|time)\b|(?<!งบ|เงิน|ตังค์|ตัง)(?:(?:วัน|เวลา)?ที่เหลือ|(?:วัน)?นอกนั้น)/g
const NEAR_REST = 4
/** “2 days, the rest …”, `2 วัน ที่เหลือ …`. */
const APART =
  /^\s?[,;:.(–-]|^ (?:(?:and|with) (?:the )?|the )(?:rest|remain|other|left)|^\s(?:ส่วน|แล้ว)?(?:วัน|เวลา)?(?:ที่เหลือ|นอกนั้น)/
/** `ที่เหลือยังไม่รู้`: nor whether there is any. */
const NO_MORE_KNOWN =
  /^(?:ยังไม่|ไม่รู้|ไม่แน่|ค่อยคิด)|^ (?:is |are )?(?:open|undecided|not (?:planned|decided|sure)|unplanned)\b/

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
  if (isWayTo(text, bound)) return false
  if (!next || THEN.test(text.slice(bound.length.end, next.length.start))) return false
  if (codes.size === 0) return others.length > 1
  return others.every((other) => codesOf(other).every((code) => codes.has(code)))
}
/** `แพร่ไปน่าน 2 วัน แพร่ 2 วัน`: the days at the end of a way. */
function isWayTo(text: string, { places }: Bound): boolean {
  const [before, last] = places.slice(-2)
  return before !== undefined && last !== undefined && WAY.test(text.slice(before.end, last.start))
}
const WAY = /^\s*(?:(?:แล้ว|ค่อย)?(?:ต่อ)?ไป|->|→|>|to)\s*$/
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
const THEN = /\b(?:and|then|plus|followed by|after)\b|แล้ว|ต่อ|และ|กับ(?!แฟน|เพื่อน|ครอบครัว|แม่|พ่อ|ลูก|สามี|ภรรยา|เมีย|พี่|น้อง|ผัว)/

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
/** `เลย 2 วัน หนองคาย 1 วัน อุดร 1 วัน`: each length has a place of its own, and this one’s does not include the others. */
function isOneOfStays(length: SaidLength, owned: readonly Bound[]): boolean {
  const codes = owned.map((bound) => {
    const places = withoutRegions(bound.places)
    return places.length === 1 ? (places[0]?.codes ?? []) : []
  })
  const own = codes[owned.findIndex((bound) => bound.length === length)]?.[0]
  return codes.every((all) => all.length === 1) && codes.some(([code]) => code !== own)
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
