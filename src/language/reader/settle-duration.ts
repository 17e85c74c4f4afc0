import { addDays, daysBetween } from '../../world/calendar.ts'
import { assume, contradict, type Draft } from './draft.ts'
import { MAX_DAYS } from './duration.ts'
import { centreOnEvent } from './event-stays.ts'
import { isForQuarters } from './quarter-wishes.ts'

/** Reconciles days and dates: two dates take precedence over a count. Fills in what is missing. */
export function settleDuration(draft: Draft): number {
  if (draft.startDate !== null && draft.endDate !== null) {
    const span = daysBetween(draft.startDate, draft.endDate) + 1
    // Of several stays, some may not be said.
    if (draft.lengths.length > 1 && (draft.days ?? span) < span) draft.nights = null
    else if (draft.isWithinDates && draft.days !== null && draft.days < span) {
      draft.endDate = null
      return settleDuration(draft)
    } else if (
      draft.days !== null &&
      draft.days !== span &&
      !(draft.days < span && draft.lengths.length > 0 && draft.lengths.every(({ isPart }) => isPart))
    ) {
      const dates = { start_date: draft.startDate, end_date: draft.endDate }
      contradict(draft, 'days_and_dates', { said_days: draft.days, ...dates, days: span })
    }
    draft.days = span
  }
  if (draft.days === null && draft.nights !== null) draft.days = draft.nights + 1
  if (draft.days === null) draft.days = assumeDays(draft)
  centreOnEvent(draft)
  if (draft.startDate === null && draft.endDate !== null) draft.startDate = addDays(draft.endDate, 1 - draft.days)
  if (draft.days > MAX_DAYS) {
    contradict(draft, 'too_many_days', { days: MAX_DAYS, said_days: draft.days })
    draft.days = MAX_DAYS
  }
  const days = Math.max(isOverNight(draft) ? 2 : 1, Math.round(draft.days))
  if (draft.startDate !== null) draft.endDate = addDays(draft.startDate, days - 1)
  return days
}

/** “24 hours in Hat Yai, in at 0630, out the same time”: they leave on the day after. */
const isOverNight = ({ arrivalMinute, departureMinute, startDate, endDate }: Draft) =>
  arrivalMinute !== null &&
  departureMinute !== null &&
  departureMinute <= arrivalMinute &&
  (startDate === null || startDate !== endDate)

/** One day for part of a day or a rainy day; else two, and one more for each place after the first. */
function assumeDays(draft: Draft): number {
  const short =
    draft.windowMinutes !== null ||
    ((draft.windowStart ?? draft.setOffMinute) !== null && draft.windowEnd !== null) ||
    // The work is over at two, the train leaves at nine.
    (draft.freeMinute !== null && (draft.departureMinute ?? 0) > draft.freeMinute) ||
    // “Lands at 6am and leaves at 11pm”.
    (draft.provinces.length <= 1 &&
      draft.arrivalMinute !== null &&
      (draft.departureMinute ?? 0) > draft.arrivalMinute &&
      draft.startDate === null) ||
    // One day was named, and nothing marks it as only the first.
    draft.namesOneDay ||
    // One date, and when to be back.
    (draft.startDate !== null && draft.windowEnd !== null) ||
    draft.indoorOnly ||
    isForQuarters(draft) ||
    (draft.provinces.length === 0 && draft.regions.length === 0 && draft.mustVisit.length > 0)
  const wide = draft.provinces.length === 0 && draft.regions.some(({ provinceCodes }) => provinceCodes.length > 3)
  // “Half a day” says how long.
  if (draft.windowMinutes !== null) return 1
  const days = short ? 1 : wide ? 5 : Math.min(14, Math.max(2, draft.provinces.length * 2))
  assume(draft, 'days_assumed', { days })
  return days
}
