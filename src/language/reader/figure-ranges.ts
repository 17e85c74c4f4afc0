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

/** “11/29~12/3”, “from 3/20 (Sat) to 3/23”: the month first, where the other order makes no trip. */
export function readFigureRanges(sheet: Sheet, today: IsoDate): readonly FigureRange[] {
  if (!sheet.text.includes('/')) return []
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
