import { daysBetween, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { indexOf, isoOf, WEEKDAY, WEEKDAYS } from './calendar-words.ts'
import type { Sheet, Span } from './sheet.ts'

/** Two days in figures of which the month comes first, or one whose second figure is no month. */
interface FigureRange {
  readonly span: Span
  readonly first: IsoDate
  /** Of “12/20-12/23”. */
  readonly last: IsoDate | null
}

const LONGEST = 31
const FIGURE = String.raw`(\d{1,2})/(\d{1,2})(?![\d/%]|[:.,]\d)`
const NOTE = String.raw`(?:\s?\(?\b(${WEEKDAY})\b\.?\)?)?`
const RANGE = new RegExp(
  String.raw`(?<![\d.,:/-])${FIGURE}${NOTE}\s?(?:-|–|—|~|→|to|until|till|through|thru|ถึง)\s?(?:(?:${WEEKDAY})\b[.,]?\s?)?${FIGURE}`,
  'g',
)
/** After words of a day only, or before the length of the trip: else they are marks out of twenty. */
const ONE = new RegExp(
  String.raw`(?<=\b(?:on|from|starting|start|starts|arrive|arriving|land|landing|fly in|flying in|leaving on|depart|departing|beginning) (?:the )?(?:(?:${WEEKDAY})[.,]? )?)(\d{1,2})/(1[3-9]|2\d|3[01])(?![\d/%]|[:.,]\d)`,
  'g',
)

/** “8.9 - 26.10”, the day first; “11/29~12/3”, “from 3/20 (Sat) to 3/23”: the month first, where the other order makes no trip. */
export function readFigureRanges(sheet: Sheet, today: IsoDate): readonly FigureRange[] {
  const points = sheet.text.includes('.')
    ? sheet.find(POINTS).flatMap((match) => pointsOf(sheet, match, today) ?? [])
    : []
  if (points.length > 0 || !sheet.text.includes('/')) return points
  const ranges = sheet.find(RANGE).flatMap((match) => rangeOf(match, today) ?? [])
  if (ranges.length > 0) return ranges
  return sheet.find(ONE).flatMap((match) => {
    const first = isoOf(null, Number(match[1]), Number(match[2]), today)
    return first === null ? [] : { span: spanOf(match), first, last: null }
  })
}

const spanOf = ({ index, 0: words }: RegExpExecArray): Span => ({ start: index, end: index + words.length })

function rangeOf(match: RegExpExecArray, today: IsoDate): FigureRange | null {
  const [, one = '', two = '', weekday, three = '', four = ''] = match
  const between = (firstMonth: string, firstDay: string, lastMonth: string, lastDay: string) => {
    const first = isoOf(null, Number(firstMonth), Number(firstDay), today)
    const last = first && isoOf(null, Number(lastMonth), Number(lastDay), first)
    return first && last && last > first && daysBetween(first, last) < LONGEST ? { first, last } : null
  }
  const monthFirst = between(one, two, three, four)
  if (monthFirst === null) return null
  const isFitting = weekday !== undefined && weekdayOf(monthFirst.first) === indexOf(WEEKDAYS, weekday)
  if (between(two, one, four, three) !== null && !isFitting) return null
  return { span: spanOf(match), ...monthFirst }
}

/** “3.2 - 17.2”, without the points of ordinals. */
const POINT_FIGURE = String.raw`(\d{1,2})\.(\d{1,2})(?!\d|[:.,/%]\d)`
const POINTS = new RegExp(
  String.raw`(?<![\d.,:/-])${POINT_FIGURE}\s?(?:-|–|—|~|→|->|to|until|till|ถึง)\s?${POINT_FIGURE}(?!\s?(?:[ap]\.?m\b|hours?\b|hrs?\b|h\b|km|k\b|m\b|baht|usd|%|°|stars?\b|million|น\.|โมง|ชม|ชั่วโมง|กม|กิโล|เมตร|ล้าน|หมื่น|พัน|บาท|ดาว|ทุ่ม))`,
  'g',
)
const LONGEST_BY_POINTS = 100
/** No hour and no decimal has as many. */
const ONLY_DAY = 24
/** Minutes and decimals that are also months; `3.12` is neither. */
const MINUTES = /^(?:\d|05|10)$/
/** “Phuket 5.3 - 12.3”: a line of a plan, or the name of a place. */
const LINE_BEFORE = /(?:^|\n|\b(?!Rat|Scor|Walk|Hik|Open|Hour|Time|About|Only)[A-Z][a-z]{2,16} )$/
/** Right before it, or the length that follows: else it may be hours or decimals. */
const DATES_BEFORE =
  /(?:\b(?:from|dates?|between|weeks?|days|nights|trip|holidays?|vacation|thailand|visit(?:ing)?|travel(?:ling|ing)?)|วันที่|ช่วง|ไป|ทริป|เดินทาง|หยุด|ลา)\s?[:(,]?\s?(?:the )?$/
const LENGTH_AFTER = /^\)?\s?[,:(=]?(?:->|=>|→)?\s?=?\s?\(?(\d{1,2})\s?(days?|nights?|d\b|n\b|วัน|คืน)/
const HOURS = /\.(?:05|10)\b/
const BEFORE_REACH = 20
const AFTER_REACH = 20

function pointsOf({ text, raw }: Sheet, match: RegExpExecArray, today: IsoDate): FigureRange | null {
  const [, day = '', month = '', lastDay = '', lastMonth = ''] = match
  const first = isoOf(null, Number(month), Number(day), today)
  const last = first && isoOf(null, Number(lastMonth), Number(lastDay), first)
  if (!first || !last || last <= first || daysBetween(first, last) >= LONGEST_BY_POINTS) return null
  const span = spanOf(match)
  const [, count, unit = ''] = LENGTH_AFTER.exec(text.slice(span.end, span.end + AFTER_REACH)) ?? []
  const nights = daysBetween(first, last)
  const isLength = count !== undefined && Math.abs(nights + (/^[nค]/.test(unit) ? 0 : 1) - Number(count)) <= 1
  const isDay = Math.max(Number(day), Number(lastDay)) > ONLY_DAY
  const from = Math.max(0, span.start - BEFORE_REACH)
  const isDated =
    isLength ||
    isDay ||
    !(MINUTES.test(month) || MINUTES.test(lastMonth)) ||
    DATES_BEFORE.test(text.slice(from, span.start)) ||
    (!HOURS.test(match[0]) && LINE_BEFORE.test(raw.slice(from, span.start)))
  return isDated ? { span, first, last } : null
}
