import { minuteOf } from '../plan/day-timeline.ts'
import type { PlaceNotes } from '../plan/plan-types.ts'
import { weekdayOf } from '../texts/format.ts'

/** Sunday first, as JavaScript counts. */
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const INTERVAL = /(\d{2}:\d{2})-(\d{2}:\d{2})/g
const DAY_MINUTES = 1_440

/** Whether a place is open at a minute of a day, and until or from when. */
export type OpeningNow =
  | { readonly state: 'open'; readonly until: number | null }
  /** `from` is later on this day; null: not any more. */
  | { readonly state: 'closed'; readonly from: number | null }
  | { readonly state: 'unknown' }

export function openingNow(
  { opening_hours: week, hours_basis: basis, business_status: status }: PlaceNotes,
  date: string,
  minute: number,
): OpeningNow {
  if (status !== 'operational') return { state: 'closed', from: null }
  if (basis !== 'known') return { state: 'unknown' }
  const weekday = weekdayOf(date)
  const today = intervalsOf(week[DAYS[weekday]!].string_time)
  // What opened last night and closes after midnight.
  const lastNight = intervalsOf(week[DAYS[(weekday + 6) % 7]!].string_time).map(({ open, close }) => ({
    open: open - DAY_MINUTES,
    close: close - DAY_MINUTES,
  }))
  const current = [...lastNight, ...today].find(({ open, close }) => open <= minute && minute < close)
  if (current) return { state: 'open', until: isAllDay(current) ? null : current.close % DAY_MINUTES }
  return { state: 'closed', from: today.find(({ open }) => open > minute)?.open ?? null }
}

interface Interval {
  readonly open: number
  readonly close: number
}

function intervalsOf(text: string): Interval[] {
  return [...text.matchAll(INTERVAL)].map(([, from = '', to = '']) => {
    const [open, close] = [minuteOf(from), minuteOf(to)]
    return { open, close: close <= open ? close + DAY_MINUTES : close }
  })
}

function isAllDay({ open, close }: Interval): boolean {
  return close - open >= DAY_MINUTES
}
