import { daysBetween, type IsoDate } from '../../world/calendar.ts'
import type { Found } from './calendar-words.ts'
import { ARRIVES_ON, BEGINS_FROM, FULL_DAYS_AFTER, FULL_DAYS_BEFORE } from './date-beside-rules.ts'
import type { Sheet } from './sheet.ts'

// “We land late on 11 January and from 12 January we have five full days”: the second day ends nothing.

const REACH = 64
/** They begin soon after the arrival. */
const MOST_APART = 3

/** Whether a stated number of whole days begins on the day that is named here. */
export function beginsFullDays({ text }: Sheet, at: number): boolean {
  const before = text.slice(Math.max(0, at - REACH), at)
  return FULL_DAYS_BEFORE.test(before) || (BEGINS_FROM.test(before) && FULL_DAYS_AFTER.test(text.slice(at, at + REACH)))
}

/** The first day of a trip whose whole days begin on another, and how many days later they do. */
export function readFullDays(sheet: Sheet, found: Found): { readonly start: IsoDate; readonly lead: number } | null {
  const [first, second, ...others] = [...new Set(found.days)].toSorted()
  if (!first || !second || others.length > 0 || found.ranges.length > 0) return null
  const lead = daysBetween(first, second)
  const placeOf = (date: IsoDate) => found.places[found.days.indexOf(date)] ?? 0
  if (lead > MOST_APART || !beginsFullDays(sheet, placeOf(second))) return null
  const at = placeOf(first)
  return ARRIVES_ON.test(sheet.text.slice(Math.max(0, at - REACH), at))
    ? { start: first, lead }
    : { start: second, lead: 0 }
}
