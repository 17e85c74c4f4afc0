import { COUNT, readNumber } from './numbers.ts'
import { CLAIMED } from './openings.ts'
import type { SaidLength } from './said-spans.ts'
import type { Sheet, Span } from './sheet.ts'

const WEEK = /week|สัปดาห์|อาทิตย์/

/** “Two nights in Ayutthaya, three in Sukhothai”: the unit of the length before. */
export function readElided(sheet: Sheet, said: SaidLength[], places: readonly Span[]): void {
  sheet.take(COUNT_IN, ({ index: start, 0: whole, 1: figure }) => {
    const end = start + whole.length
    const count = /^(?:another|one more)$/.test(figure ?? '') ? 1 : readNumber(figure ?? '')
    const isNext = /\bthen $/.test(sheet.text.slice(Math.max(0, start - 8), start))
    if (count === null || !(isNext || places.some((place) => place.start === end))) return false
    return pushElided(sheet, said, { start, end }, count)
  })
}
const COUNT_IN = new RegExp(`(${COUNT}|\\banother|\\bone more)(?: more)? (?:in|at|on) (?:the )?`, 'g')

function pushElided(sheet: Sheet, said: SaidLength[], { start, end }: Span, count: number): boolean {
  const before = said.findLast((length) => length.start < start)
  if (!before) return false
  const unit = WEEK.test(sheet.text.slice(before.start, before.end)) ? 7 : 1
  const isNights = before.days === null
  said.push({ start, end, days: isNights ? null : count * unit, nights: isNights ? count : null, isPart: false })
  return true
}

/** “Bangkok for 3 nights, then Chiang Mai for 4”: the unit of the length before. */
export function readElidedAfter(sheet: Sheet, said: SaidLength[], places: readonly Span[]): void {
  for (const place of places) {
    const rest = upToNext(sheet, place, places)
    const match = FOR_COUNT.exec(rest) ?? (isNextInList(sheet, said, place) ? BARE_COUNT.exec(rest) : null)
    const count = readNumber(match?.[1] ?? '')
    if (match === null || count === null) continue
    const span = { start: place.end + 1, end: place.end + match[0].length }
    if (pushElided(sheet, said, span, count)) sheet.claim(span)
  }
}
const FOR_COUNT = new RegExp(`^ (?:for |x ?)(${COUNT})(?=\\s*(?:[,.;)\\n&+]|and\\b|then\\b|$))`)
/** “Samui 3 nights, Phangan 2”, “Krabi: 3 nights; Phuket: 2”, `น่าน 3 วัน แพร่ 1 ลำปางอีก 1`. */
const BARE_COUNT =
  /^(?: |: ?| ?[-–x] ?| ?อีก ?)(\d{1,2}|one|two|three|four|five|six|seven)(?=\s*(?:[,.;)\n&+]|and\b|then\b|แล้ว|ต่อ|และ|กับ|\ufffc|$)| [/>|]| -> )/
const LISTED =
  /^\s*(?:(?:[,;+&>/]|and\b|then\b|->){1,2}|(?:แล้ว|ต่อ|และ|กับ|ด้วย|ที่|ไป|มา|ลง|ขึ้น|เข้า|นอน|พัก|เที่ยว|ค้าง){0,5})\s*$/
const ELIDED_REACH = 24

/** The text after a place; the next place stands there as if it had been read. */
function upToNext(sheet: Sheet, { end }: Span, places: readonly Span[]): string {
  const rest = sheet.free.slice(end, end + ELIDED_REACH)
  const next = Math.min(...places.filter(({ start }) => start >= end).map(({ start }) => start - end))
  return next < ELIDED_REACH ? `${rest.slice(0, next)}${CLAIMED}` : rest
}

/** Whether a place follows a stay in a list. */
const isNextInList = ({ text }: Sheet, said: readonly SaidLength[], { start }: Span) =>
  said.some((length) => length.end <= start && LISTED.test(text.slice(length.end, start)))
