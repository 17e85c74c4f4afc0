import type { Interval } from '../../world/hours.ts'
import { sunTimes } from '../../world/sun.ts'
import type { Candidate, ProblemDay } from '../problem.ts'

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
    const key = `${day.date} ${day.weekday} ${earliestStart(candidate, day)} ${day.endMinute}`
    const spans = known.get(key) ?? listOpenSpans(candidate, day)
    known.set(key, spans)
    return spans
  })
}

/** When a candidate can be visited on a day, cut to the day's window, in order of time. */
export function listOpenSpans(candidate: Candidate, day: ProblemDay): Span[] {
  return openIntervals(candidate, day)
    .map(({ open, close }) => ({
      from: Math.max(open, earliestStart(candidate, day)),
      to: Math.min(close, day.endMinute),
    }))
    .filter((span) => span.to > span.from)
    .sort((a, b) => a.from - b.from)
}

/** Whether a candidate opens on a day at all, at whatever hours. */
export function isOpenOn(candidate: Candidate, day: ProblemDay): boolean {
  return openIntervals(candidate, day).length > 0
}

function earliestStart({ part }: Candidate, { startMinute, dawnMinute = startMinute }: ProblemDay): number {
  return part === 'sunrise' ? Math.min(dawnMinute, startMinute) : startMinute
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

/** The start times that keep a stay within one of the spans. */
export function listStarts(spans: readonly Span[], stay: number): Span[] {
  return spans.map(({ from, to }) => ({ from, to: to - stay })).filter((span) => span.to >= span.from)
}

/** What of the spans is within `[from, to]`. */
export function cutSpans(spans: readonly Span[], from: number, to: number): Span[] {
  return spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.to >= span.from)
}

const EVENING_FROM = 17 * 60
/** Dawn is worth seeing from so long before sunrise, and until so long after it for those who arrive then. */
const BEFORE_SUNRISE = 30
const AFTER_SUNRISE = 20
/** To see the sunset, people arrive so long before it and leave so long after it … */
const BEFORE_SUNSET = 20
const AFTER_SUNSET = 10
/** … or have the last light at a place that closes so long before it. */
const LAST_LIGHT = 60

/** The start times that have the place at its best: dawn, sunset or the evening. */
export function listBestStarts(
  spans: readonly Span[],
  stay: number,
  { point, part, climbMinutes = 0 }: Pick<Candidate, 'point' | 'part' | 'climbMinutes'>,
  day: Pick<ProblemDay, 'sunDate'>,
): Span[] {
  const { sunrise, sunset } = sunTimes(point, day.sunDate ?? null)
  return spans.flatMap(({ from, to }) => {
    const last = to - stay
    if (part === 'sunrise') {
      const latest = climbMinutes > 0 ? sunrise - climbMinutes : sunrise + AFTER_SUNRISE
      return spanOf(Math.max(from, sunrise - climbMinutes - BEFORE_SUNRISE), Math.min(last, latest))
    }
    if (part === 'evening') return spanOf(Math.max(from, EVENING_FROM), last)
    if (to < sunset - LAST_LIGHT) return []
    const first = Math.min(to, sunset + AFTER_SUNSET) - stay
    return spanOf(Math.max(from, first), Math.min(last, Math.max(first, sunset - BEFORE_SUNSET)))
  })
}

/** Nobody leaves a place for the sunset so shortly before it. */
const WAITING_FOR_SUNSET = 60

/** The starts of a visit to a place for the sunset at another time. */
export function listEarlierStarts(
  starts: readonly Span[],
  stay: number,
  { point }: Candidate,
  { sunDate = null }: ProblemDay,
): Span[] {
  return cutSpans(starts, 0, sunTimes(point, sunDate).sunset - WAITING_FOR_SUNSET - stay)
}

function spanOf(from: number, to: number): Span[] {
  return to >= from ? [{ from, to }] : []
}
