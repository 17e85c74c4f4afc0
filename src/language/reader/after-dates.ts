import { daysBetween } from '../../world/calendar.ts'
import type { Draft } from './draft.ts'
import { AFTER_DATES, BETWEEN_DATES_AND_PLACE } from './length-beside-rules.ts'
import type { SaidLength, SaidPlace } from './said-spans.ts'
import type { Sheet } from './sheet.ts'

/**
 * “13-15 April in Chiang Mai, then 4 days in Pai”: the dates are those of the first stay only, and the trip ends after the
 * others. Null if the dates are those of the whole trip.
 */
export function readStayOfDates(
  { text }: Sheet,
  draft: Draft,
  others: readonly SaidLength[],
  places: readonly SaidPlace[],
): SaidLength | null {
  const { datesAt, startDate, endDate } = draft
  const next = others.toSorted((a, b) => a.start - b.start)[0]
  if (datesAt === null || startDate === null || endDate === null || next === undefined) return null
  const isThere = places.some(({ start, end }) =>
    BETWEEN_DATES_AND_PLACE.test(
      start < datesAt.start ? text.slice(end, datesAt.start) : text.slice(datesAt.end, start),
    ),
  )
  if (!isThere || !AFTER_DATES.test(text.slice(datesAt.end, next.start))) return null
  draft.endDate = null
  const nights = daysBetween(startDate, endDate)
  // It ends on its last day, or, before stays in nights, on the first of theirs.
  const length = others.every(({ days }) => days === null) ? { days: null, nights } : { days: nights + 1, nights: null }
  return { ...datesAt, ...length, isPart: false }
}
