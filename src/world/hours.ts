/** Opening hours of a week. Minutes after midnight in Bangkok; an interval that ends past midnight closes after 1440. */
export interface Interval {
  readonly open: number
  readonly close: number
}

/** Seven days, Monday first. An empty day is closed. Unknown hours are `null` where a week is expected. */
export type WeekHours = readonly (readonly Interval[])[]

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** `HH:MM` → minutes; 24:00 is 1440; null when it is no time of day. */
export function parseClock(text: string): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text)
  if (!match) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return minutes <= 1440 && Number(match[2]) < 60 ? minutes : null
}

/** Minutes → `HH:MM`, wrapped at midnight. */
export function formatClock(minutes: number): string {
  const wrapped = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`
}

/** Whether the whole stay `[from, to]` on a weekday (0 = Monday) lies inside one interval, last night's included. */
export function isOpenThroughout(hours: WeekHours, weekday: number, from: number, to: number): boolean {
  const today = hours[weekday] ?? []
  const yesterday = hours[(weekday + 6) % 7] ?? []
  return (
    today.some(({ open, close }) => open <= from && to <= close) ||
    yesterday.some(({ open, close }) => open - 1440 <= from && to <= close - 1440)
  )
}
