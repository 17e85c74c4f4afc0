import { WEEKDAYS, type Weekday } from '../../world/hours.ts'
import type { StoredHours } from '../place-table.ts'
import type { RowError } from './row-error.ts'

/** A closing time before the opening and up to this one is on the next morning (`18:00-02:00`). */
const LATEST_NEXT_MORNING = 6 * 60
const DAY = 1440
/** As in OpenStreetMap, `20:00-28:30` ends at 04:30 on the next morning. */
const LATEST_CLOSE = 36 * 60

/** A day of the interchange format: `["08:00-12:00", "13:00-17:00"]` or `"closed"`. */
export type DayText = string | readonly string[]

/**
 * Reads `{mon: ["08:00-17:00"], tue: "closed", …}` into minutes after midnight, every day present and sorted.
 *
 * A missing day is closed if any other is present: sources that list only Saturday and Sunday mean that, and sending a traveller
 * to a closed gate is the worse mistake. `{}` is an error: unknown hours are null. An interval may pass midnight
 * (`18:00-02:00` or `18:00-26:00`); reversed, empty and overlapping intervals are errors.
 */
export function readHours(days: Partial<Record<Weekday, DayText>>): { hours: StoredHours; errors: RowError[] } {
  const errors: RowError[] = []
  const hours = Object.fromEntries(
    WEEKDAYS.map((day) => [day, days[day] === undefined ? [] : readDay(day, days[day], errors)]),
  ) as StoredHours
  if (WEEKDAYS.every((day) => days[day] === undefined))
    errors.push({ pointer: '/opening_hours', code: 'no_days', message: 'names no day; unknown hours are null' })
  if (errors.length === 0) errors.push(...overlaps(hours))
  return { hours, errors }
}

/** `08:00-17:00` → `[480, 1020]`, or why not. */
export function readInterval(text: string): [number, number] | string {
  const match = /^\s*(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})\s*$/.exec(text)
  if (!match || Number(match[2]) > 59 || Number(match[4]) > 59) return 'must have the form 08:00-17:00'
  const open = Number(match[1]) * 60 + Number(match[2])
  let close = Number(match[3]) * 60 + Number(match[4])
  if (open >= DAY || close > LATEST_CLOSE) return 'has a time that does not exist'
  if (close < open && close <= LATEST_NEXT_MORNING) close += DAY
  if (close <= open) return 'closes before it opens'
  return close - open > DAY ? 'is longer than a day' : [open, close]
}

function readDay(day: Weekday, text: DayText, errors: RowError[]): [number, number][] {
  const pointer = `/opening_hours/${day}`
  if (typeof text === 'string') {
    if (text !== 'closed')
      errors.push({ pointer, code: 'bad_hours', message: 'must be a list like ["08:00-17:00"], or "closed"' })
    return []
  }
  const intervals: [number, number][] = []
  for (const [index, part] of text.entries()) {
    const interval = readInterval(part)
    if (typeof interval === 'string')
      errors.push({ pointer: `${pointer}/${index}`, code: 'bad_hours', message: interval })
    else intervals.push(interval)
  }
  return intervals.sort((a, b) => a[0] - b[0])
}

function overlaps(hours: StoredHours): RowError[] {
  return WEEKDAYS.flatMap((day, index) => {
    const intervals = hours[day]
    const within = intervals.some(([, close], at) => close > (intervals[at + 1]?.[0] ?? Infinity))
    const nextOpen = hours[WEEKDAYS[(index + 1) % 7]!][0]?.[0] ?? Infinity
    const over = (intervals.at(-1)?.[1] ?? 0) - DAY > nextOpen
    return within || over
      ? [{ pointer: `/opening_hours/${day}`, code: 'overlapping_hours', message: 'has intervals that overlap' }]
      : []
  })
}
