import { readHours } from '../../catalogue/import/read-hours.ts'
import type { StoredHours } from '../../catalogue/place-table.ts'
import type { InputError } from '../../platform/input-error.ts'
import { formatClock, WEEKDAYS, type Weekday } from '../../world/hours.ts'
import { badHours } from './input-errors.ts'

/** The intervals of each weekday as texts, `08:00-17:00`; none: closed. */
export type EditedHours = Record<Weekday, string[]>

/** Reads hours as an editor writes them. */
export function readEditedHours(days: EditedHours): {
  readonly hours: StoredHours
  readonly errors: readonly InputError[]
} {
  const { hours, errors } = readHours(days)
  const pointers = new Set(errors.map(({ pointer }) => pointer))
  return { hours, errors: [...pointers].map((pointer) => ({ pointer, ...badHours() })) }
}

export function editedHours(hours: StoredHours): EditedHours {
  const days = WEEKDAYS.map((day) => [
    day,
    hours[day].map(([open, close]) => `${formatClock(open)}-${close === 1440 ? '24:00' : formatClock(close)}`),
  ])
  return Object.fromEntries(days) as EditedHours
}
