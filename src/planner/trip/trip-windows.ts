import type { Interval } from '../../world/hours.ts'
import type { Candidate, PartOfDay, ProblemDay } from '../problem.ts'

/** A span of minutes after midnight. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** For places whose hours are unknown. */
const UNKNOWN_HOURS: Interval = { open: 8 * 60, close: 18 * 60 }

/** The open spans of a candidate on each day; equal days share theirs. */
export function listOpenSpansByDay(candidate: Candidate, days: readonly ProblemDay[]): (readonly Span[])[] {
  const known = new Map<string, readonly Span[]>()
  return days.map((day, index) => {
    if (candidate.days && !candidate.days.includes(index)) return []
    if (day.awayFrom?.includes(candidate.provinceCode)) return []
    const key = `${day.date} ${day.weekday} ${day.startMinute} ${day.endMinute}`
    const spans = known.get(key) ?? listOpenSpans(candidate, day)
    known.set(key, spans)
    return spans
  })
}

/** When a candidate can be visited on a day, cut to the day's window, in order of time. */
export function listOpenSpans(candidate: Candidate, day: ProblemDay): Span[] {
  return openIntervals(candidate, day)
    .map(({ open, close }) => ({ from: Math.max(open, day.startMinute), to: Math.min(close, day.endMinute) }))
    .filter((span) => span.to > span.from)
    .sort((a, b) => a.from - b.from)
}

function openIntervals(candidate: Candidate, day: ProblemDay): readonly Interval[] {
  const exception = candidate.exceptions.find(({ date }) => date === day.date)
  if (exception && day.date !== null) return exception.intervals
  if (candidate.hours === null) return [candidate.usualHours ?? UNKNOWN_HOURS]
  if (day.weekday === null) return commonIntervals(candidate.hours)
  const lastNight = candidate.hours[(day.weekday + 6) % 7] ?? []
  return [
    ...lastNight
      .map(({ open, close }) => ({ open: open - 1440, close: close - 1440 }))
      .filter(({ close }) => close > 0),
    ...(candidate.hours[day.weekday] ?? []),
  ]
}

/** Without a date: the hours that most weekdays share. */
function commonIntervals(hours: NonNullable<Candidate['hours']>): readonly Interval[] {
  const keys = hours.map((intervals) => intervals.map(({ open, close }) => `${open}-${close}`).join())
  let common = -1
  let most = 0
  for (const [day, key] of keys.entries()) {
    if (key === '') continue
    const times = keys.filter((other) => other === key).length
    if (times <= most) continue
    common = day
    most = times
  }
  return hours[common] ?? []
}

/** When a stay has to start for the place to be at its best. */
const BEST_STARTS: Record<PartOfDay, Span> = {
  sunrise: { from: 5 * 60, to: 6 * 60 + 45 },
  evening: { from: 17 * 60, to: 1440 },
}

/** The start times that keep a stay within one of the spans, and in the best part of the day if one is given. */
export function listStarts(spans: readonly Span[], stay: number, part: PartOfDay | null): Span[] {
  const best = part === null ? { from: 0, to: 1440 } : BEST_STARTS[part]
  return spans
    .map((span) => ({ from: Math.max(span.from, best.from), to: Math.min(span.to - stay, best.to) }))
    .filter((span) => span.to >= span.from)
}
