/** Minutes after midnight in Bangkok; an interval past midnight closes after 1440. */
export interface Interval {
  readonly open: number
  readonly close: number
}

/** Opening hours by day, Monday first. An empty day is closed; unknown hours are `null` instead of a week. */
export type WeekHours = readonly (readonly Interval[])[]

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** `HH:MM` in minutes; 24:00 is 1440; null for anything else. */
export function parseClock(text: string): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text)
  if (!match) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return minutes <= 1440 && Number(match[2]) < 60 ? minutes : null
}

/** Minutes as `HH:MM`, modulo 24 hours. */
export function formatClock(minutes: number): string {
  const wrapped = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`
}

/** Whether one interval, last night's included, covers the stay `[from, to]` on a weekday (0 = Monday). */
export function isOpenThroughout(hours: WeekHours, weekday: number, from: number, to: number): boolean {
  const today = hours[weekday] ?? []
  const yesterday = hours[(weekday + 6) % 7] ?? []
  return (
    today.some(({ open, close }) => open <= from && to <= close) ||
    yesterday.some(({ open, close }) => open - 1440 <= from && to <= close - 1440)
  )
}
