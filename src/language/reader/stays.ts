import { addDays } from '../../world/calendar.ts'
import { bindLengths } from './bind-lengths.ts'
import { daysOfMarks, firstDayAt, NEAR_MARK } from './days.ts'
import { assume, type Draft } from './draft.ts'
import { withoutHeadline } from './headline.ts'
import { isWholeOf } from './length-roles.ts'
import { comesAfterStay } from './open-stays.ts'
import type { Stay } from './reading.ts'
import { ENDS_AT, STOPS_GOING_HOME } from './role-end-rules.ts'
import { type SaidLength, type SaidVisit, worth } from './said-spans.ts'
import type { Sheet } from './sheet.ts'
import { withoutTotal } from './whole-length.ts'

type Journey = Pick<
  Draft,
  'lengths' | 'visits' | 'firstNightAt' | 'start' | 'end' | 'provinces' | 'regions' | 'marks' | 'mustVisit'
>

/** One stop of the journey and how long it lasts, as far as that is said. */
interface Leg {
  readonly codes: readonly string[]
  readonly length: SaidLength | null
  readonly isNext: boolean
  /** Where it is named. */
  readonly start: number
}

/** Marks of so many days are a plan. */
const PLANNED_DAYS = 3
/** So many stays with their lengths are a list of them. */
const LISTED_STAYS = 3

/**
 * How the days are divided among the places, in the order of mention (“Bangkok 3 days, Krabi 4 days”, “3 days in Bangkok
 * and 4 in Krabi”). Stops without a length share the days that are left. None when the prompt does not divide them.
 */
export function settleStays(sheet: Sheet, said: Journey, days: number): Stay[] {
  const draft = { ...said, visits: [...withoutHeadline(said.visits, said.lengths).places] }
  // “6 nights: the first in Chanthaburi, then Koh Mak” has one length, that of the whole.
  const [whole, ...others] = draft.lengths
  const isWhole = others.length === 0 && (!whole || worth(whole) >= days)
  const begun = isWhole ? staysOfFirstNight(draft, days) : []
  if (begun.length > 0) return begun
  const planned = isPlan(draft, days) ? staysOfMarks(draft, days) : []
  if (planned.length > 0) return planned
  const stays = staysOfLengths(legsOf(sheet, draft), days)
  if (stays.length > 0) return stays
  const marked = staysOfMarks(draft, days)
  if (marked.length > 0) return marked
  const first = staysOfFirstNight(draft, days)
  return first.length > 0 ? first : stayBeforeTheEnd(draft, days)
}

/** “Day 1 …, day 3 …, day 9-16 …”: from the first day to the last, whatever lengths it names on the way. */
const isPlan = ({ marks }: Journey, days: number) =>
  daysOfMarks(marks) === days && marks.length >= PLANNED_DAYS && marks.some(({ day }) => day === 1)

/** `เชียงราย 2 คืน ปาย 1 คืน (จองแล้ว 22 ธ.ค.)`: the other dates follow from that of one stay. */
export function dateByBookedNight(sheet: Sheet, draft: Draft, days: number): void {
  const { bookedNight, startDate, endDate, visits } = draft
  if (!bookedNight || startDate !== null || endDate !== null) return
  const named = visits.filter(({ start }) => start < bookedNight.at).toSorted((a, b) => b.start - a.start)
  const code = named[0]?.codes[0] ?? ''
  const stays = settleStays(sheet, draft, days)
  const there = stays.flatMap(({ provinceCodes }, index) => (provinceCodes.includes(code) ? [index] : []))
  const at = there[Math.min(there.length, named.filter(({ codes }) => codes.includes(code)).length) - 1]
  const before = stays.slice(0, at ?? 0).reduce((sum, stay) => sum + stay.days, 0)
  draft.startDate = addDays(bookedNight.date, -before)
  draft.endDate = addDays(draft.startDate, days - 1)
}

const PARTED = /^,? ?(?:and )?[a-z\d]{1,8} (?:days? |nights? )?of (?:them|which|these|those)\b/
const PARTED_REACH = 32
/** Days of a stop that is only said to come next. */
const NEXT_DAYS = 3

/** “Bangkok 3 nights, then the sea”: the length of the whole is open, not the three nights. */
export function settleOpenEnd(sheet: Sheet, draft: Draft): void {
  if (draft.days === null || draft.lengths.length === 0 || draft.isWholeSaid) return
  const legs = legsOf(sheet, draft)
  const open = legs.filter(({ length }) => length === null)
  const said = legs.reduce((sum, { length }) => sum + (length ? daysOf(length) : 0), 0)
  if (said === 0 || open.length === 0) return
  const isWhole =
    draft.firstNightAt !== null ||
    draft.lengths.some(
      (length) => isWholeOf(sheet.text, length, draft.lengths) || isBeforeList(sheet.text, length, draft.visits),
    ) ||
    withoutTotal(sheet.text, draft.lengths, draft.visits).length < draft.lengths.length
  // “12 days, 5 of them in Phuket, the rest in Bangkok”: the rest of a whole.
  const isParted = draft.lengths.some(({ end }) => PARTED.test(sheet.text.slice(end, end + PARTED_REACH)))
  if (isWhole || isParted) return
  const isOpen = open.every(({ isNext }) => isNext) || (draft.lengths.length === 1 && comesAfterStay(sheet.text, legs))
  if (!isOpen && !endsWithStay(sheet.text, legs)) return
  // “From 5 to 15 March, three days in Bangkok and the rest in Trang”: the dates say how long.
  if (draft.startDate !== null && draft.endDate !== null) {
    ;[draft.days, draft.nights] = [null, null]
    return
  }
  draft.days = said + NEXT_DAYS * open.length
  draft.nights = null
  assume(draft, 'days_assumed', { days: draft.days })
}

/** “Samui, Chiang Mai, and finally three nights in Bangkok”: only the last of the stays has a length. */
function endsWithStay(text: string, legs: readonly Leg[]): boolean {
  const last = legs.at(-1)
  if (!last?.length || legs.length < 2 || legs.slice(0, -1).some(({ length }) => length !== null)) return false
  const { start, end } = last.length
  return (
    END_BEFORE.test(text.slice(Math.max(0, start - END_REACH), start)) ||
    END_AFTER.test(text.slice(Math.max(end, last.start), end + END_REACH))
  )
}
const END_REACH = 40
const END_BEFORE =
  /(?:\b(?:finally|lastly|(?:at|in) the (?:very )?end|to finish|end(?:s|ing)?(?: up)?(?: with| in)?|finish(?:es|ing)?(?: off)?(?: with| in)?|wrap(?:ping)? up(?: with)?)\b[,:]?(?: (?!then\b|and\b)[a-z']{1,7}){0,3} ?|(?:ปิดท้าย|ตบท้าย|จบ(?:ที่|ด้วย)|สุดท้าย(?!ของ))[ก-์ ]{0,20})$/
const END_AFTER =
  /^[a-z ]{2,20},? (?:at the (?:very )?end|to finish|to end|to round it off|last)\b|^[ก-์ ]{0,16}(?:ปิดท้าย|ตอนท้าย|ช่วงท้าย|ก่อนกลับ)/

/** “10 days Bangkok, Chiang Mai and then an island”, “10 days, Bangkok > Trang”: said in days before several places. */
function isBeforeList(text: string, { start, end, days }: SaidLength, visits: readonly SaidVisit[]): boolean {
  const [first, ...others] = visits.toSorted((a, b) => a.start - b.start)
  if (days === null || !first || others.length === 0 || first.start < start) return false
  const stops = visits.filter(({ isNext }) => !isNext)
  const gap = text.slice(end, first.start)
  return stops.length > 1 || LIST_BEGINS.test(gap) || (/^\s*$/.test(gap) && days >= FEWEST_EACH * visits.length)
}
const LIST_BEGINS = /^\s?[,:;–-]\s?(?:from |via )?$/
/** Fewer days could be those of the first place alone. */
const FEWEST_EACH = 3

/** The stops in order; the places between two lengths share one. */
function legsOf(sheet: Sheet, { lengths, visits: named }: Pick<Journey, 'lengths' | 'visits'>): Leg[] {
  const visits = withoutHeadline(named, lengths).places
  const parts = withoutTotal(sheet.text, lengths, visits)
  const sorted = visits.filter((visit) => !isAround(visit, visits)).toSorted((a, b) => a.start - b.start)
  const bound = bindLengths(sheet.text, parts, sorted).filter(({ places }) => places.length > 0)
  const legs: Leg[] = []
  const used = new Set<SaidVisit>()
  for (const visit of sorted) {
    if (used.has(visit)) continue
    const own = bound.find(({ places }) => places.includes(visit))
    const together = own ? own.places : [visit]
    for (const place of together) used.add(place)
    const codes = [...new Set(together.flatMap((place) => place.codes))]
    const last = legs.at(-1)
    // “3 days in Krabi … Krabi’s beaches”: named again, not visited again.
    if (!own && legs.some((leg) => codes.every((code) => leg.codes.includes(code)))) continue
    if (last && last.length === null && codes.join() === last.codes.join()) legs.pop()
    if (own?.length.isEach) legs.push(...legsOfEach(own.length, together))
    else legs.push({ codes, length: own?.length ?? null, isNext: visit.isNext, start: visit.start })
  }
  const isOwn = (length: SaidLength) => bound.some((of) => of.length === length)
  const listed =
    bound.length < LISTED_STAYS
      ? legs
      : listedLegs(
          sheet,
          legs,
          parts.filter((length) => !isOwn(length)),
        )
  return homewardLast(sheet, stopsFirst(listed, sorted))
}

/** Stops on the way before the goal that is named before them. */
function stopsFirst(legs: readonly Leg[], visits: readonly SaidVisit[]): readonly Leg[] {
  const goalOf = ({ start }: Leg) => visits.find((visit) => visit.start === start)?.beforeGoal
  const isAfter = (leg: Leg) => legs.some(({ start }) => start === goalOf(leg))
  if (!legs.some(isAfter)) return legs
  return legs.flatMap((leg) =>
    isAfter(leg) ? [] : [...legs.filter((stop) => isAfter(stop) && goalOf(stop) === leg.start), leg],
  )
}

/** “On the way home a night in Phrae; four nights in Nan before that”: in the order of the journey. */
function homewardLast({ text }: Sheet, legs: readonly Leg[]): Leg[] {
  const isLast = legs.map(({ start }) => {
    const before = text.slice(Math.max(0, start - HOMEWARD_REACH), start)
    return STOPS_GOING_HOME.test(before) || ENDS_AT.test(before)
  })
  const isFirst = legs.map(({ start }) => BEFORE_THAT.test(text.slice(Math.max(0, start - HOMEWARD_REACH), start)))
  const inOrder = [
    legs.filter((_, at) => isFirst[at]),
    legs.filter((_, at) => !isFirst[at] && !isLast[at]),
    legs.filter((_, at) => isLast[at] && !isFirst[at]),
  ]
  return inOrder.flat()
}
const BEFORE_THAT =
  /(?:ก่อนหน้านั้น|ก่อนหน้านี้)(?:จะ)?(?:ไป|อยู่|พัก|นอน|เที่ยว|ค้าง|แวะ)?(?:ที่)?\s?$|\bbefore that,? (?:(?:we|i)(?:'re| are|'ll| will)? )?(?:[a-z\d]{1,8} nights? )?(?:in |at |on )?$/
const HOMEWARD_REACH = 56

/** “Two nights each in Nan, Phrae and Lampang”. */
function legsOfEach(length: SaidLength, places: readonly SaidVisit[]): Leg[] {
  const share = (total: number | null) => (total === null ? null : Math.round(total / places.length))
  const own = { ...length, days: share(length.days), nights: share(length.nights) }
  return places.map(({ codes, isNext, start }) => ({ codes, length: own, isNext, start }))
}

/** A list of stays without its title (“Isan loop”), and with those at places that nobody knows, which are near the stop before. */
function listedLegs({ text }: Sheet, legs: readonly Leg[], unknown: readonly SaidLength[]): Leg[] {
  const isTitle = (leg: Leg) =>
    leg.length === null &&
    leg === legs[0] &&
    legs.some((other) => other.length !== null && leg.codes.every((code) => other.codes.includes(code))) &&
    TITLE.test(text.slice(leg.start))
  const listed = legs.filter((leg) => !isTitle(leg))
  const more = unknown.flatMap((length): Leg[] => {
    const before = listed.findLast(({ start }) => start < length.start)
    return before && LINE_END.test(text.slice(length.end)) && before.length !== null
      ? [{ ...before, length, isNext: false, start: length.start }]
      : []
  })
  return [...listed, ...more].toSorted((a, b) => a.start - b.start)
}
const TITLE = /^[^\n.:]{0,32}?(?:\b(?:loop|circuit|route|tour|trip|itinerary|road ?trip|ride)\b|ลูป|ทริป|วน)/
const LINE_END = /^ *(?:[\n,;/>|+-]|$)/

/** “The side trip north: Phrae and Chiang Rai”: a region that other stops lie in is no stop of its own. */
const isAround = ({ codes }: SaidVisit, visits: readonly SaidVisit[]): boolean =>
  codes.length > 2 &&
  visits.some((other) => other.codes.length < codes.length && other.codes.every((code) => codes.includes(code)))

const daysOf = ({ days, nights }: SaidLength) => days ?? nights ?? 0

function staysOfLengths(all: readonly Leg[], days: number): Stay[] {
  const known = all.filter(({ length }) => length !== null)
  if (known.length === 0) return []
  const said = known.reduce((sum, { length }) => sum + daysOf(length!), 0)
  const isInNights = known.every(({ length }) => length!.days === null)
  const rest = days - said
  // “Krabi and Trang: 3 nights Krabi, 2 Trang”: what a heading names has its length below.
  const isHeading = ({ codes, length }: Leg) =>
    length === null && codes.every((code) => known.some((leg) => leg.codes.includes(code)))
  const legs = rest > (isInNights ? 1 : 0) ? all : all.filter((leg) => !isHeading(leg))
  if (legs.length < 2) return []
  const open = legs.length - known.length
  // “2 nights in Bangkok, 3 nights in Krabi”: the day of the departure belongs to the last.
  if (open === 0 && rest !== (isInNights ? 1 : 0) && rest !== 0) return []
  if (open > 0 && rest < open) return []
  let given = 0
  return legs.map(({ codes, length }, at) => {
    const share = Math.floor((rest * (given + 1)) / open) - Math.floor((rest * given) / open)
    if (length === null) given++
    const own = length ? daysOf(length) : share
    return { provinceCodes: codes, days: own + (open === 0 && at === legs.length - 1 ? rest : 0) }
  })
}

/** “Day 1 Phimai, day 2 Phanom Rung, …”: the places of each day; a day without any is spent where the last one was. */
function staysOfMarks({ marks, visits, mustVisit }: Journey, days: number): Stay[] {
  const byDay = Array.from({ length: days }, (_, index) => {
    const day = index + 1
    const visited = visits.filter(({ start }) => firstDayAt(marks, start, days) === day).flatMap(({ codes }) => codes)
    const sights = mustVisit.filter((wish) => wish.day === day).map(({ provinceCode }) => provinceCode)
    return [...new Set([...visited, ...sights])]
  })
  const stays: { provinceCodes: readonly string[]; days: number }[] = []
  for (const codes of byDay) {
    const last = stays.at(-1)
    if (last && (codes.length === 0 || codes.join() === last.provinceCodes.join())) last.days++
    else if (codes.length === 0) return []
    else stays.push({ provinceCodes: codes, days: 1 })
  }
  return stays.length > 1 ? stays : []
}

/** So long a trip does not spend all but its last day at one place. */
const LONG_TRIP_DAYS = 8

/** “Five days to Chiang Mai, home by way of Udon”: the last day is where the journey ends. */
function stayBeforeTheEnd({ start, end, provinces, regions, visits }: Journey, days: number): Stay[] {
  const [first, last] = provinces
  if (
    end === null ||
    // “12 days from Bangkok to Samui”: both are stays.
    start?.provinceCode === first ||
    start?.provinceCode === end.provinceCode ||
    // “From Ranong to Phuket, then Phang Nga”: no way home.
    visits.some(({ codes, isNext }) => isNext && codes[0] === end.provinceCode) ||
    visits.some(({ beforeGoal }) => beforeGoal !== undefined) ||
    (days >= LONG_TRIP_DAYS && visits.some(({ codes }) => codes[0] === end.provinceCode)) ||
    regions.length > 0 ||
    provinces.length !== 2 ||
    last !== end.provinceCode ||
    first === undefined ||
    days < 3
  )
    return []
  return [
    { provinceCodes: [first], days: days - 1 },
    { provinceCodes: [last], days: 1 },
  ]
}

/** “The first night in Chiang Rai”: one day there, and the others divided evenly among the other places. */
function staysOfFirstNight({ firstNightAt, visits }: Journey, days: number): Stay[] {
  if (firstNightAt === null) return []
  const there = visits.find(({ start }) => start > firstNightAt && start - firstNightAt <= NEAR_MARK)?.codes[0]
  // “Up north” is where the other places are.
  const stops = visits.filter(({ codes }) => codes.length <= MOST_CODES)
  const others = [...new Set(stops.flatMap(({ codes }) => codes))].filter((code) => code !== there)
  if (!there || others.length === 0 || days <= others.length) return []
  const rest = days - 1
  return [
    { provinceCodes: [there], days: 1 },
    ...others.map((code, at) => ({
      provinceCodes: [code],
      days: Math.floor(rest / others.length) + (at < rest % others.length ? 1 : 0),
    })),
  ]
}
const MOST_CODES = 3
