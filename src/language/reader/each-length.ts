import { COUNT, readNumber } from './numbers.ts'
import type { SaidLength, SaidPlace } from './said-spans.ts'
import type { Sheet, Span } from './sheet.ts'

const EACH = new RegExp(
  `(${COUNT}|\\ba) ?(day|night|week)s? (?:in |at |on |for )?(?:each|apiece|per (?:stop|place|town|city|island|province))\\b(?! (?:way|person|of us|day|night|week|time|kid|child|adult|couple))`,
  'g',
)
const IN_EACH = new RegExp(
  `(${COUNT}|\\ba) ?(day|night|week)s? (?:per|(?:in|at|on|for) (?:each|every)) (?:province|city|town|island|place|stop|region|one)\\b(?! of)`,
  'g',
)
const IN_EACH_TH = new RegExp(
  `(?:จังหวัด|เมือง|ที่|เกาะ|อำเภอ|แห่ง|ดอย)ละ\\s?(?:แค่|สัก|ซัก)?\\s?(${COUNT})?\\s?(วัน|คืน|อาทิตย์|สัปดาห์)(?!ที่|ละ)`,
  'g',
)
const DAYS = { day: 1, night: 1, week: 7, วัน: 1, คืน: 1, อาทิตย์: 7, สัปดาห์: 7 } as const
/** Between the places of a list. */
const LISTED =
  /^\s*(?:[,/&+-]|->|>|,? ?(?:and|then|plus|or)(?: then| at last| last(?:ly)?| finally)?|,? ?ไป|และ|กับ|\s)\s*(?:the )?$/
/** So many provinces are a region. */
const REGION = 4
/** Between the list and its length. */
const REACH = 16

/** “Bangkok and Phuket, a week each”: as long at each place of the list beside it. A length without such a list stays. */
export function readEach(sheet: Sheet, lengths: SaidLength[], places: readonly SaidPlace[]): void {
  // “Southern Isan: Surin, Buri Ram”: of a region its provinces are meant.
  const stops = places.filter(({ codes = [] }) => codes.length < REGION)
  for (const pattern of [EACH, IN_EACH, IN_EACH_TH]) takeEach(sheet, pattern, lengths, stops)
}

function takeEach(sheet: Sheet, pattern: RegExp, lengths: SaidLength[], places: readonly Span[]): void {
  sheet.take(pattern, ({ index: start, 0: words, 1: figure = '', 2: unit }) => {
    const end = start + words.length
    const count = figure === 'a' || figure === '' ? 1 : readNumber(figure)
    const stops = listBeside(sheet.text, { start, end }, places)
    if (count === null || stops < 2) return false
    const total = Math.round(count * DAYS[unit as keyof typeof DAYS]) * stops
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
  })
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
