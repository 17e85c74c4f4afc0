import { addDays, daysBetween, type IsoDate, isIsoDate, weekdayOf } from '../../world/calendar.ts'
import { isoOf, nearestMonth, number, yearAfter, yearBefore } from './calendar-words.ts'
import type { Said } from './phrases.ts'

// Days that are said without their month: near a day that is known.

const MONTHS_AHEAD = 12

/** “Monday 7 June … Friday 11th”: soon after the day before, else the next such day. */
export function weekdayNear(before: IsoDate | undefined, today: IsoDate, weekday: number, day: number): IsoDate | null {
  const near = before === undefined ? [] : [dayBefore(before, day), dateAfter(before, day)]
  return near.find((date) => date !== null && weekdayOf(date) === weekday) ?? nextDayOn(today, weekday, day)
}

/** “The wedding is on Saturday 20 February, I arrive on Friday 19th”. */
export function dayBefore(date: IsoDate, day: number): IsoDate | null {
  const isNear = day < Number(date.slice(8)) && day >= Number(date.slice(8)) - DAYS_BEFORE
  return isNear ? isoOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), day, date) : null
}

function nextDayOn(today: IsoDate, weekday: number, day: number): IsoDate | null {
  let { year, month } = nearestMonth(today, day)
  for (let ahead = 0; ahead < MONTHS_AHEAD; ahead++) {
    const date = isoOf(year, month, day, today)
    if (date !== null && weekdayOf(date) === weekday) return date
    month = month === 12 ? 1 : month + 1
    if (month === 1) year++
  }
  return null
}

/** “… and fly out on the 8th”, `กลับวันที่ 8`: of the month of the first day, or of the next. */
export function dayAfter(first: IsoDate, said: Said): IsoDate | null {
  return dateAfter(first, number(said('ordinal') ?? said('homeDay') ?? said('lone')))
}

/** “On 14 March …, from the 12th”: a few days before the event, or after it. */
export function dayAround(event: IsoDate, said: Said): IsoDate | null {
  return dayBefore(event, number(said('ordinal') ?? said('homeDay'))) ?? dayAfter(event, said)
}
const DAYS_BEFORE = 10

/** “We must be in Nong Khai on 2 January …, we get to Udon on the 28th”: the last such day before. */
export function dayUntil(due: IsoDate, said: Said): IsoDate | null {
  return lastDayBefore(due, number(said('ordinal') ?? said('homeDay')))
}

/** The last such day of a month before a date. */
export function lastDayBefore(due: IsoDate, day: number): IsoDate | null {
  const days = Array.from({ length: MOST_DAYS_BEFORE }, (_, at) => addDays(due, -at - 1))
  return days.find((date) => Number(date.slice(8)) === day) ?? null
}
const MOST_DAYS_BEFORE = 28

/**
 * “15 November, back on 21 November”, said on 21 November: both are in one year, though the nearest such days are not. The
 * year that is said for one of them holds.
 */
export function inOneYear(days: readonly IsoDate[], today: IsoDate): readonly IsoDate[] {
  const [first, last] = days.toSorted()
  if (days.length !== 2 || first === undefined || last === undefined || daysBetween(first, last) < MOST_OF_YEAR)
    return days
  const moved = first < today ? [first, yearBefore(last)] : [yearAfter(first), last]
  const [from, to] = moved.toSorted()
  return moved.every(isIsoDate) && daysBetween(from!, to!) <= LONGEST_TRIP && (first >= today || from === first)
    ? [from!, to!]
    : days
}
const MOST_OF_YEAR = 300
const LONGEST_TRIP = 60

export function dateAfter(first: IsoDate, day: number): IsoDate | null {
  const { year, month } = nearestMonth(first, day)
  return isoOf(year, month, day, first)
}

/** Whether a day that is said by its number lies between the first and the last, which are known. */
export function hasDay({ first, last }: { readonly first: IsoDate; readonly last: IsoDate }, said: Said): boolean {
  const day = number(said('ordinal') ?? said('homeDay') ?? said('lone'))
  const length = Math.min(MOST_DAYS_BEFORE, daysBetween(first, last))
  return Array.from({ length }, (_, at) => addDays(first, at)).some((date) => Number(date.slice(8)) === day)
}
