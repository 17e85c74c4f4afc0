import { daysBetween, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { indexOf, isoOf, WEEKDAY, WEEKDAYS } from './calendar-words.ts'
import type { Sheet, Span } from './sheet.ts'

/** A line of a plan whose day is in figures: “12/5 Bangkok”, “Mon 12/7: Krabi”, “12/20-12/23 Trang”. */
interface FigureLine {
  readonly span: Span
  readonly first: IsoDate
  /** Of “12/20-12/23”. */
  readonly last: IsoDate | null
  /** 0 = Monday; null if not said. */
  readonly weekday: number | null
}

const LONGEST = 60
const HEAD = String.raw`(?<=^|\n\s*(?:[-*•]\s*)?|[,;.:(]\s+)`
const FIGURE = String.raw`(\d{1,2})(?:[/.]| ?/ ?)(\d{1,2})(?![\d/%]|[:.,]\d|\s?(?:[ap]m\b|hours?\b|hrs?\b|km\b|k\b|day\b|baht|usd|น\.|โมง|ชม|กม|ล้าน|พัน|บาท))\.?`
const ANY_FIGURE = /\d(?:[/.]| ?\/ ?)\d/
const LINE = new RegExp(
  String.raw`(?:${HEAD}|(?<![\d.,:/-]))(?:(${WEEKDAY})[.,]?\s+|${HEAD})${FIGURE}(?:\s?(?:-|–|to|until|ถึง)\s?${FIGURE})?`,
  'g',
)

type Order = 'day first' | 'month first'

/**
 * The lines of a plan by days in figures, two or more, in order. Which figure is the month shows in the days that follow one
 * another, else in their weekdays.
 */
export function readFigureLines(sheet: Sheet, today: IsoDate): readonly FigureLine[] | null {
  if (!ANY_FIGURE.test(sheet.text)) return null
  const found = sheet.find(LINE)
  if (found.length < 2 || areHours(found)) return null
  const [best] = (['day first', 'month first'] as const)
    .flatMap((order) => linesOf(found, order, today) ?? [])
    .toSorted((a, b) => b.fitting - a.fitting || a.length - b.length)
  return best?.lines ?? null
}

/** “7.40 train, 9.30 boat”; a day with points ends in one: “5.12. Bangkok”. */
const areHours = (found: readonly RegExpExecArray[]) =>
  found.some(({ 0: words }) => words.includes('.') && !/\d\.\d{1,2}\./.test(words))

interface Lines {
  readonly lines: readonly FigureLine[]
  /** How many of the weekdays are those of the days. */
  readonly fitting: number
  readonly length: number
}

function linesOf(found: readonly RegExpExecArray[], order: Order, today: IsoDate): Lines | null {
  const dateOf = (one: string, two: string, from: IsoDate) =>
    order === 'day first' ? isoOf(null, Number(two), Number(one), from) : isoOf(null, Number(one), Number(two), from)
  const lines: FigureLine[] = []
  let [from, begin] = [today, null as IsoDate | null]
  for (const { index, 0: words, 1: weekday, 2: one = '', 3: two = '', 4: lastOne, 5: lastTwo } of found) {
    const first = dateOf(one, two, from)
    const last = first && lastOne !== undefined && lastTwo !== undefined ? dateOf(lastOne, lastTwo, first) : null
    if (first === null || (lastOne !== undefined && last === null)) return null
    begin ??= first
    from = last ?? first
    const isSameDay = lines.length > 0 && first === (lines.at(-1)?.last ?? lines.at(-1)?.first)
    if (daysBetween(begin, from) > LONGEST || (isSameDay && lines.at(-1)?.last === null)) return null
    lines.push({
      span: { start: index, end: index + words.length },
      first,
      last,
      weekday: weekday === undefined ? null : indexOf(WEEKDAYS, weekday),
    })
  }
  const fitting = lines.filter(({ first, weekday }) => weekday === weekdayOf(first)).length
  return { lines, fitting, length: daysBetween(begin!, from) }
}
