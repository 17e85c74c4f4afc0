import { addDays, daysBetween, type IsoDate } from '../../world/calendar.ts'
import type { Draft } from './draft.ts'
import type { Sheet, Span } from './sheet.ts'

/** Days of the month, without its name, from which or until which they are somewhere. */
const NTH = String.raw`(?:the |วันที่ ?)?(\d{1,2})(?:st|nd|rd|th)?(?![\d:.]\d|\d)`
const ORDINAL = String.raw`(?:the )?(\d{1,2})(?:st|nd|rd|th)\b`
const STEP = new RegExp(
  String.raw`(?:from )?${ORDINAL} ?(?:-|–|to|until|till|through) ?${NTH}|\bfrom ${ORDINAL}(?: onwards?| on| to the end| until the end| till the end)?|\b(?:until|till|up to|to|through) ${ORDINAL}|(?:วันที่ ?)(\d{1,2}) ?(?:-|–|ถึง) ?${NTH}|ถึงวันที่ ?(\d{1,2})(?!\d)|(?:ตั้งแต่|จาก)วันที่ ?(\d{1,2})(?!\d)`,
  'g',
)
const FEWEST = 2

interface Step extends Span {
  readonly first: IsoDate | null
  readonly last: IsoDate | null
}

/**
 * “15-29 January: Bangkok until the 18th, Chiang Mai 18th-23rd, Krabi from the 23rd”: stays that follow one another between
 * the first and the last day of the trip, as lengths in nights.
 */
export function readDatedStays(sheet: Sheet, draft: Draft): void {
  const { startDate, endDate } = draft
  if (startDate === null || endDate === null || draft.lengths.length > 0) return
  const steps = sheet.findAnywhere(STEP).map((match) => stepOf(match, startDate, endDate))
  if (steps.length < FEWEST) return
  let day = startDate
  const stays: { readonly span: Span; readonly nights: number }[] = []
  for (const [at, step] of steps.entries()) {
    if (step === null) return
    const first = step.first ?? day
    const last = step.last ?? steps[at + 1]?.first ?? endDate
    const gap = daysBetween(day, first)
    if (gap < 0 || gap > 1 || last <= first) return
    stays.push({ span: step, nights: daysBetween(first, last) })
    day = last
  }
  for (const { span, nights } of stays) {
    const { start, end } = span
    draft.lengths.push({ start, end, days: null, nights, isPart: false })
    sheet.claim(span)
  }
}

/** Null of days that are not those of the trip. */
function stepOf({ index, 0: words, ...groups }: RegExpExecArray, start: IsoDate, end: IsoDate): Step | null {
  const [both, until, from, to, bothTh, untilTh, toTh, fromTh] = Array.from({ length: 8 }, (_, at) => groups[at + 1])
  const dateOf = (figure: string | undefined) =>
    figure === undefined ? null : (dayWithin(Number(figure), start, end) ?? '')
  const first = dateOf(both ?? from ?? bothTh ?? fromTh)
  const last = dateOf(until ?? to ?? untilTh ?? toTh)
  return first === '' || last === '' ? null : { start: index, end: index + words.length, first, last }
}

function dayWithin(day: number, start: IsoDate, end: IsoDate): IsoDate | null {
  const days = Array.from({ length: Math.min(MOST_DAYS, daysBetween(start, end) + 1) }, (_, at) => addDays(start, at))
  return days.find((date) => Number(date.slice(8)) === day) ?? null
}
const MOST_DAYS = 28
