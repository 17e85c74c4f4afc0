import { DAY_TRIP_TO } from './day-trip-rules.ts'
import { type SaidLength, type SaidPlace, worth } from './said-spans.ts'

/** The lengths in the order of the text, without those of what is within another: a tour, the parts of a part. */
export function withoutInner(
  text: string,
  lengths: readonly SaidLength[],
  places: readonly SaidPlace[] = [],
): SaidLength[] {
  const own = lengths
    .filter(
      (length) =>
        !isTourWithin(text, length, lengths) &&
        !isDayTripWithin(text, length, lengths, places) &&
        !isDayWithin(text, length, lengths, places) &&
        !isEndWithin(text, length, lengths, places),
    )
    .toSorted((a, b) => a.start - b.start)
  return own.filter((_, at) => !isSubtotal(text, own, at))
}

/** `ไปตรัง 4 วัน 3 คืน มีทัวร์เกาะ 2 วัน 1 คืน`: the tour is part of the trip. */
function isTourWithin(text: string, length: SaidLength, all: readonly SaidLength[]): boolean {
  const isTour =
    TOUR_BEFORE.test(text.slice(Math.max(0, length.start - TOUR_REACH), length.start)) ||
    TOUR_AFTER.test(text.slice(length.end))
  return isTour && all.some((other) => other.days !== null && other.nights !== null && worth(other) > worth(length))
}
const TOUR_REACH = 24
const TOUR_BEFORE = /(?:ทัวร์|แพ็?ค?ก?เกจ|\b(?:tour|package|cruise)\b)[^.,;\n]{0,16}$/
const TOUR_AFTER = /^[ -]?(?:boat|liveaboard|cruise|tour|package|trek)\b/

/** `กรุงเทพ 4 วัน มีไปเช้าเย็นกลับอยุธยาหนึ่งวัน`, “4 days in Bangkok, 1 of them a day trip to Ayutthaya”. */
function isDayTripWithin(
  text: string,
  length: SaidLength,
  all: readonly SaidLength[],
  places: readonly SaidPlace[],
): boolean {
  if (worth(length) !== 1 || !all.some((other) => worth(other) > 2)) return false
  return places.some(({ start, end }) => {
    const isBeside = end <= length.start && length.start - end <= DAY_TRIP_REACH
    const isAhead = length.end <= start && start - length.end <= DAY_TRIP_REACH * 2
    const from = isAhead ? length.end : Math.max(0, start - DAY_TRIP_REACH * 2)
    return (isBeside || isAhead) && DAY_TRIP_TO.test(text.slice(from, start))
  })
}
const DAY_TRIP_REACH = 16

/** `ภูเก็ต 3 วัน 2 คืน ไปเกาะ 1 วัน`: who says days and nights says the whole; days of something without a place are part of it. */
function isDayWithin(
  text: string,
  { start, end, days, nights }: SaidLength,
  all: readonly SaidLength[],
  places: readonly SaidPlace[],
): boolean {
  const whole = all.find((length) => length.end <= start && length.days !== null && length.nights !== null)
  if (!whole || days === null || nights !== null || days > (whole.days ?? 0)) return false
  const isElsewhere = places.some(
    (place) => place.codes?.length !== 0 && place.start >= whole.end && place.start <= end + NEXT_PLACE,
  )
  return (
    !isElsewhere && !ADDED.test(text.slice(whole.end, start)) && !ADDED_AFTER.test(text.slice(end, end + NEXT_PLACE))
  )
}
const NEXT_PLACE = 16
const ADDED = /\b(?:plus|another|extra|then|more|after)\b|\+|อีก|บวก|ต่อ|แล้ว/
const ADDED_AFTER = /^ ?(?:more|extra|after|ก่อน|หลัง)/

/** `สตูล 4 วัน … ปิดท้ายด้วยหลีเป๊ะหนึ่งคืน`, “5 days in Trat, the last two nights on Koh Kood”: the end of a stay in one province. */
function isEndWithin(
  text: string,
  { start, end, nights }: SaidLength,
  all: readonly SaidLength[],
  places: readonly SaidPlace[],
): boolean {
  const whole = all.filter((length) => length.end <= start).toSorted((a, b) => b.end - a.end)[0]
  if (!whole || nights === null || nights >= (whole.days ?? whole.nights ?? 0)) return false
  const gap = text.slice(whole.end, start)
  if (
    gap.length > END_REACH ||
    !ENDS_WITH.test(gap) ||
    ADDED_TO.test(gap) ||
    ADDED_AFTER.test(text.slice(end, end + NEXT_PLACE))
  )
    return false
  const around = places.filter((place) => place.start >= whole.start - END_REACH && place.start <= end + NEXT_PLACE * 2)
  const codes = new Set(around.flatMap((place) => place.codes ?? []))
  return around.length > 1 && codes.size === 1
}
const END_REACH = 80
const ENDS_WITH =
  /(?:ปิดท้าย|ตบท้าย|ปิดทริป|จบทริป|จบด้วย|สุดท้าย)[ก-์ ]{0,32}$|\b(?:(?:end|finish|clos)(?:ing|es|s)? (?:it )?(?:off )?(?:with|on|by)|(?:the|our|my|with) (?:last|final))\b[^.;!?\n]{0,24}$/
const ADDED_TO = /\b(?:plus|another|extra|more)\b|\+|อีก|บวก/

/** “3 nights in Bangkok, then 9 nights of islands: 4 on Koh Mak, 5 on Koh Chang”: what a part is divided into. */
function isSubtotal(text: string, all: readonly SaidLength[], at: number): boolean {
  const [part, next] = [all[at], all[at + 1]]
  if (!part || !next || at === 0 || !/^[^.;!?\n]{0,40}:/.test(text.slice(part.end, next.start))) return false
  let sum = 0
  return all.slice(at + 1).some((length) => {
    sum += length.days ?? length.nights ?? 0
    return sum === (part.days ?? part.nights)
  })
}
