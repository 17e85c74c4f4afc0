import { addDays, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import type { ReaderContext } from './reading.ts'

// How the next day of a feast is found: the ways that the rows of `holiday-rules.ts` name. Program code: the words of a feast, and the
// way that finds its day, are in its row there.

export const HORIZON_DAYS = 400

/** The next occurrence of a fixed date. */
export const fixed = (monthDay: string) => (context: ReaderContext) => {
  const year = Number(context.today.slice(0, 4))
  const date = `${year}-${monthDay}`
  return date >= context.today ? date : `${year + 1}-${monthDay}`
}

/** A lunar holiday, by its name in the list of holidays. */
export const listed = (name: RegExp) => (context: ReaderContext) =>
  context.gazetteer
    .listHolidays(context.today, addDays(context.today, HORIZON_DAYS))
    .find(({ nameTh, nameEn }) => name.test(nameTh) || name.test(nameEn))?.date ?? null

/** Loy Krathong is the full moon four lunar months (30 + 29 + 30 + 29 days) after Asalha Bucha, the end of Lent three. */
export const KRATHONG_DAYS = 118
export const END_OF_LENT_DAYS = 89

export const afterAsalha =
  (days: number) =>
  ({ today, gazetteer }: ReaderContext) =>
    gazetteer
      .listHolidays(addDays(today, -days), addDays(today, HORIZON_DAYS))
      .filter(({ nameTh }) => /อาสาฬหบูชา/.test(nameTh) && !nameTh.startsWith('ชดเชย'))
      .map(({ date }) => addDays(date, days))
      .find((date) => date >= today) ?? null

/** Lunar feasts of other calendars, which have no short rule. */
export const oneOf =
  (...dates: readonly IsoDate[]) =>
  ({ today }: ReaderContext) =>
    dates.find((date) => date >= today) ?? null

/** The nth weekday (0 = Monday) of a month. */
export const nthWeekday = (month: string, nth: number, weekday: number) => (context: ReaderContext) => {
  const year = Number(context.today.slice(0, 4))
  const dates = [year, year + 1].map((of) => {
    const first = `${of}-${month}-01`
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
  })
  return dates.find((date) => date >= context.today) ?? null
}

/** First days of the Chinese year: an astronomical calendar without a short rule. Whoever plans for later years adds them here. */
export const CHINESE_NEW_YEARS: readonly IsoDate[] = [
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
]
