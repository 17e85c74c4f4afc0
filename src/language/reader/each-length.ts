import { COUNT, readNumber } from './numbers.ts'
import type { SaidLength } from './said-spans.ts'
import type { Sheet, Span } from './sheet.ts'

const EACH = new RegExp(
  `(${COUNT}|\\ba) ?(day|night|week)s? (?:in |at |on |for )?(?:each|apiece|per (?:stop|place|town|city|island|province))\\b(?! (?:way|person|of us|day|night|week|time|kid|child|adult|couple))`,
  'g',
)
/** `น่าน แพร่ ลำปาง ที่ละ 2 คืน`. */
const EACH_TH = new RegExp(`(?:ที่|จังหวัด|เมือง|เกาะ|แห่ง|ดอย)ละ ?(?:แค่|สัก|ซัก)? ?(?:(${COUNT}) ?)?(วัน|คืน)(?!ที่|ละ)`, 'g')
const DAYS: Readonly<Record<string, number>> = { week: 7 }
/** Between the places of a list. */
const LISTED =
  /^\s*(?:[,/&+-]|->|>|,? ?(?:and|then|plus|or)(?: then| at last| last(?:ly)?| finally)?|,? ?ไป|และ|กับ|(?<=^ ))\s*(?:the )?$/
/** Between the list and its length. */
const REACH = 16

/** “Bangkok and Phuket, a week each”: as long at each place of the list beside it. A length without such a list stays. */
export function readEach(sheet: Sheet, lengths: SaidLength[], places: readonly Span[]): void {
  const take = ({ index: start, 0: words, 1: figure = '', 2: unit }: RegExpExecArray) => {
    const end = start + words.length
    const count = figure === 'a' || figure === '' ? 1 : readNumber(figure)
    const stops = listBeside(sheet.text, { start, end }, places)
    if (count === null || stops < 2) return false
    const total = Math.round(count * (DAYS[unit ?? ''] ?? 1)) * stops
    const isNights = unit === 'night' || unit === 'คืน'
    lengths.push({
      start,
      end,
      days: isNights ? null : total,
      nights: isNights ? total : null,
      isPart: false,
      isEach: true,
    })
    return true
  }
  sheet.take(EACH, take)
  sheet.take(EACH_TH, take)
}

/** How many places the list before a span has, or else the one after it. */
function listBeside(text: string, { start, end }: Span, places: readonly Span[]): number {
  const sorted = places.toSorted((a, b) => a.start - b.start)
  const before = sorted.filter((place) => place.end <= start).toReversed()
  const after = sorted.filter((place) => place.start >= end)
  const isNear = (gap: string) => gap.length <= REACH && !/[.!?;\n]/.test(gap)
  const runOf = (run: readonly Span[], gap: (one: Span, next: Span) => string) => {
    const stop = run.findIndex((place, at) => at > 0 && !LISTED.test(gap(run[at - 1] as Span, place)))
    return stop < 0 ? run.length : stop
  }
  if (before[0] && isNear(text.slice(before[0].end, start)))
    return runOf(before, (one, next) => text.slice(next.end, one.start))
  if (after[0] && isNear(text.slice(end, after[0].start)))
    return runOf(after, (one, next) => text.slice(one.end, next.start))
  return 0
}
