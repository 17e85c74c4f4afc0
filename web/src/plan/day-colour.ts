import type { CSSProperties } from 'react'
import { weekdayOf } from '../texts/format.ts'
import type { Day } from './plan-types.ts'

/** A day without a date is coloured as if the trip began on a Saturday. */
const SATURDAY = 6

/** The colour of the day of the week, as Thais give it, for the custom property `--day`. */
export function dayColour(day: Pick<Day, 'day' | 'date'>): CSSProperties {
  return { ['--day' as string]: `var(--day-${weekdayIndex(day)})` }
}

export function weekdayIndex({ day, date }: Pick<Day, 'day' | 'date'>): number {
  return date === undefined ? (SATURDAY + day - 1) % 7 : weekdayOf(date)
}
