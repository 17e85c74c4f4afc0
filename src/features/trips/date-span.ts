import { invalidRequest } from '../../platform/http/problems.ts'
import { defineInputError } from '../../platform/input-error.ts'
import { daysBetween, type IsoDate } from '../../world/calendar.ts'
import { MAX_SPAN_DAYS } from './trip-limits.ts'

const endsBeforeStart = defineInputError(
  'too_early',
  { th: 'ต้องไม่ก่อน {date}', en: 'must not be before {date}' },
  { date: '2026-12-05' },
)
const spanTooLong = defineInputError(
  'too_late',
  { th: 'ต้องไม่เกิน {days} วันนับจากวันแรก', en: 'must be within {days} days of the first date' },
  { days: MAX_SPAN_DAYS },
)
export const spanErrors = [endsBeforeStart, spanTooLong]

/** @throws Problem invalid_request about the last date */
export function checkSpan(from: IsoDate, to: IsoDate, last: { parameter: string } | { pointer: string }): void {
  if (to < from) throw invalidRequest({ errors: [{ ...last, ...endsBeforeStart({ date: from }) }] })
  if (daysBetween(from, to) >= MAX_SPAN_DAYS)
    throw invalidRequest({ errors: [{ ...last, ...spanTooLong({ days: MAX_SPAN_DAYS }) }] })
}
