import { addDays, type IsoDate } from '../../world/calendar.ts'
import { parseClock } from '../../world/hours.ts'
import type { TripFacts } from '../trips/public.ts'
import type { NoticeKind } from './chat-tables.ts'
import { type EffectiveSettings, isQuiet } from './settings-schema.ts'

export interface PlannedNotice {
  readonly kind: NoticeKind
  /** Empty for a summary. */
  readonly stopId: string
  readonly date: IsoDate
  /** Index of the day. */
  readonly day: number
  /** Index of the stop in its day; 0 for a summary. */
  readonly stop: number
  /** When to send it. */
  readonly at: Date
  /** When it is of no use any more. */
  readonly until: Date
}

const SUMMARY_LIFE_MINUTES = 180

/** Everything that a group is sent about a trip, in order: a summary each morning, a reminder before it is time to leave for a stop. */
export function listNotices({ start_date: start, days }: TripFacts, settings: EffectiveSettings): PlannedNotice[] {
  if (start === null || !settings.enabled) return []
  const notices = days.flatMap((day, index) => {
    const date = addDays(start, index)
    const summary = summaryOf(date, index, settings)
    const reminders = day.stops.map((_, stop) => reminderOf(days, index, stop, date, settings))
    return [...(summary && day.stops.length > 0 ? [summary] : []), ...reminders.flatMap((reminder) => reminder ?? [])]
  })
  return notices.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** A summary within the quiet hours waits for their end on the same day. */
function summaryOf(date: IsoDate, day: number, { summary_time: time, quiet_hours: quiet }: EffectiveSettings) {
  const wanted = time === null ? null : parseClock(time)
  if (wanted === null) return null
  const minute = isQuiet(quiet, wanted) ? (parseClock(quiet?.to ?? '') ?? 0) : wanted
  if (minute < wanted) return null
  const until = instantOf(date, minute + SUMMARY_LIFE_MINUTES)
  return { kind: 'summary', stopId: '', date, day, stop: 0, at: instantOf(date, minute), until } as const
}

/** Free time and meals anywhere nearby need no reminder. */
function reminderOf(
  days: TripFacts['days'],
  day: number,
  index: number,
  date: IsoDate,
  { reminder_minutes: before, quiet_hours: quiet }: EffectiveSettings,
): PlannedNotice | null {
  const stop = days[day]?.stops[index]
  if (before === null || !stop || stop.place_id === null) return null
  const minute = stop.arrive - (stop.leg?.minutes ?? 0) - before
  if (minute < 0 || isQuiet(quiet, minute)) return null
  const [at, until] = [instantOf(date, minute), instantOf(date, stop.arrive)]
  return { kind: 'reminder', stopId: stop.stop_id, date, day, stop: index, at, until }
}

function instantOf(date: IsoDate, minute: number): Date {
  return new Date(Date.parse(`${date}T00:00:00+07:00`) + minute * 60_000)
}
