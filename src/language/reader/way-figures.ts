import { daysBetween, type IsoDate } from '../../world/calendar.ts'
import { isoOf } from './calendar-words.ts'
import type { Sheet, Span } from './sheet.ts'

/** Days of the ways there and home in figures without a year. */
export interface WayDays {
  readonly first: IsoDate
  readonly last: IsoDate
  readonly spans: readonly [Span, Span]
}

const LONGEST = 30
const FIGURE =
  /(?<![\d.,:/-])(\d{1,2})[./](\d{1,2})(?![\d:/%]|[.,]\d|\s?(?:[ap]m\b|hours?\b|hrs?\b|h\b|km\b|k\b|m\b|baht|usd|น\.|โมง|ชม|กม|ล้าน|หมื่น|พัน|บาท))/g
const COMES = String.raw`(?:arriv(?:e|es|ing|al)|land(?:s|ing)?|(?:fl(?:y|ies|ying)|travel(?:s|ling|ing)?|go(?:ing)?) to|fl(?:y|ies|ying) in(?:to)?|check(?:ing)?[ -]?in|get (?:in|there)|come|coming|(?:ferry|boat|bus|train|flight|plane|van|minivan|speedboat) (?:to|there|over|across)|(?:tak(?:e|ing)|catch(?:ing)?) (?:the|a|an|our) (?:[a-z]{3,9} )?(?:ferry|boat|bus|train|flight|plane|van|minivan|speedboat))`
const GOES = String.raw`(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|fl(?:y|ies|ying) (?:out|home|back)|go(?:ing)? (?:home|back)|return(?:s|ing)?|home|back|check(?:ing)?[ -]?out|until|till?)`
const COMES_TH = '(?:ถึง|ลงเครื่อง|เครื่องลง|บินลง|ไป)'
const GOES_TH = '(?:กลับ|ออกจาก|บินกลับ)'
/** Between the verb and the day, without a sign or another figure. */
const GAP = String.raw`[^\d.,;:!?\n]{0,28}?`
const beforeDay = (en: string, th: string) => new RegExp(String.raw`(?:\b${en}\b${GAP}|${th}${GAP})$`)
/** A verb right before another day is that of the other. */
const afterDay = (en: string) => new RegExp(String.raw`^\s?(?:(?:we|i|will|'ll) ?){0,2}${en}\b(?! (?:on )?\d)`)
const COMES_BEFORE = beforeDay(COMES, COMES_TH)
const GOES_BEFORE = beforeDay(GOES, GOES_TH)
const COMES_AFTER = afterDay(COMES)
const GOES_AFTER = afterDay(GOES)
const REACH = 40

/** “1.31 arrive Chiang Mai, 2.7 leave”, “land 24/12, home 2/1”: the month comes first where only that makes a trip. */
export function readWayFigures(sheet: Sheet, today: IsoDate): WayDays | null {
  const figures = sheet.find(FIGURE)
  if (figures.length !== 2) return null
  const [there, home] = figures
  if (wayOf(sheet, there!) !== 'there' || wayOf(sheet, home!) !== 'home' || areHours([there!, home!])) return null
  const days = daysOf(there!, home!, 'day first', today) ?? daysOf(there!, home!, 'month first', today)
  return days && { ...days, spans: [spanOf(there!), spanOf(home!)] }
}

const spanOf = ({ index, 0: words }: RegExpExecArray): Span => ({ start: index, end: index + words.length })

function wayOf({ text }: Sheet, match: RegExpExecArray): 'there' | 'home' | null {
  const { start, end } = spanOf(match)
  const [before, after] = [text.slice(Math.max(0, start - REACH), start), text.slice(end, end + REACH)]
  if (COMES_AFTER.test(after)) return 'there'
  if (GOES_AFTER.test(after)) return 'home'
  return GOES_BEFORE.test(before) ? 'home' : COMES_BEFORE.test(before) ? 'there' : null
}

/** “Arrive 7.40, leave 21.10”. */
const areHours = (figures: readonly RegExpExecArray[]) =>
  figures.every(
    ({ 0: words, 2: minutes = '' }) => words.includes('.') && minutes.length === 2 && Number(minutes) % 5 === 0,
  )

function daysOf(
  there: RegExpExecArray,
  home: RegExpExecArray,
  order: 'day first' | 'month first',
  today: IsoDate,
): { readonly first: IsoDate; readonly last: IsoDate } | null {
  const dateOf = ([, one, two]: RegExpExecArray, from: IsoDate) =>
    order === 'day first' ? isoOf(null, Number(two), Number(one), from) : isoOf(null, Number(one), Number(two), from)
  const first = dateOf(there, today)
  const last = first && dateOf(home, first)
  return first && last && last > first && daysBetween(first, last) < LONGEST ? { first, last } : null
}
