import { addDays, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import type { Found } from './calendar-words.ts'
import type { Draft } from './draft.ts'

/** The day of a wedding or a conference, where it is the only day that begins the trip. */
export const eventOf = ({ days, events }: Found, { startDate, endDate }: Draft): IsoDate | null =>
  startDate !== null && endDate === null && events.includes(startDate) && days.every((day) => events.includes(day))
    ? startDate
    : null

/**
 * “The wedding is on Saturday 20 February; for the three days after it (Sunday to Tuesday)”: the first of these weekdays
 * beside the event. Days that contain its own weekday are those around it.
 */
export function weekdayBeside(event: IsoDate, first: number, length: number, before: string): IsoDate {
  const ahead = (first - weekdayOf(event) + 7) % 7
  if (BEFORE.test(before)) return addDays(event, ahead - 7)
  const since = (7 - ahead) % 7
  return since < length && !AFTER.test(before) ? addDays(event, -since) : addDays(event, ahead || 7)
}
const BEFORE = /\b(?:before|ahead of|preceding|leading up to)\b|ก่อน/
const AFTER = /\b(?:after|following)\b|หลัง/
