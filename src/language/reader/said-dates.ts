import type { IsoDate } from '../../world/calendar.ts'
import { fullYear, isoOf, MONTH_NAMES, monthOf, number } from './calendar-words.ts'
import { DATE_RULES } from './date-order.ts'
import type { DateRule, DateSays } from './date-rule.ts'
import { DATE_SLOTS } from './date-slots.ts'
import { RuleList, takeSaid } from './phrase-rule.ts'
import type { Said } from './phrases.ts'
import type { Sheet } from './sheet.ts'
import { triggersOf } from './triggers.ts'

const RULES = new RuleList(DATE_RULES, DATE_SLOTS, { month: triggersOf(MONTH_NAMES) })

/** The rules of some kinds, in their order. */
export const datesThatSay = (...kinds: readonly DateSays[]): RuleList<DateRule> =>
  RULES.only(({ says }) => kinds.includes(says))

/** Claims what rules read, unless `use` returns false. */
export function takeDates(
  sheet: Sheet,
  rules: RuleList<DateRule>,
  use: (says: DateSays, said: Said, match: RegExpExecArray, rule: DateRule) => boolean | void,
): void {
  for (const compiled of rules.within(sheet)) {
    const { rule } = compiled
    takeSaid(sheet, compiled, (said, match) => use(rule.says, said, match, rule))
  }
}

/** The year of a phrase, the first of two; null if absent. */
export function yearOf(said: Said, today: IsoDate, nth = 0): number | null {
  const text =
    said('longYear') ??
    said('fullYear') ??
    said('shortYear', nth) ??
    said('year', nth) ??
    said('ofNextYear') ??
    said('ofNextYearThai') ??
    said('quarterYear')?.replace(/^ปี ?/, '') ??
    ''
  return NEXT_YEAR.test(text) ? Number(today.slice(0, 4)) + 1 : fullYear(text)
}
const NEXT_YEAR = /^(?:next year|(?:ปี)?หน้า)$/

/** In figures the month comes after the day, but in the middle if there is a year. */
export function monthIn(said: Said, nth = 0): number {
  const name = said('month', nth)
  if (name !== undefined) return monthOf(name)
  const isMiddle = ['longYear', 'fullYear', 'shortYear'].some((year) => said(year) !== undefined)
  return number(isMiddle ? said('part', nth) : said('monthFigure', nth))
}

/** The day of figures. */
export const dayFigure = (said: Said): string | undefined =>
  said('longYear') === undefined
    ? (said('dayFigure') ?? said('loneFirst') ?? said('bigDay') ?? said('part'))
    : said('monthFigure')

/** Of figures in which the second is no month (“05/13/2027”) the first is it. */
export function dateIn(said: Said, day: number, today: IsoDate): IsoDate | null {
  const [year, month] = [yearOf(said, today), monthIn(said)]
  return isoOf(year, month, day, today) ?? (year !== null && month > MONTHS ? isoOf(year, day, month, today) : null)
}
const MONTHS = 12

/** Of “this month” and “next month”; null of other words. */
export function thatMonthOf(said: Said, today: IsoDate): { readonly year: number; readonly month: number } | null {
  const that = said('thatMonth')
  if (that === undefined) return null
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (that === 'นี้' || that === 'this') return { year, month }
  return { year: month === 12 ? year + 1 : year, month: (month % 12) + 1 }
}

/** A month as `YYYY-MM`; without a year the next such month, of which the present one is part. */
export function monthText(month: number, year: number | null, today: IsoDate): string {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return `${year ?? (month < thisMonth ? thisYear + 1 : thisYear)}-${String(month).padStart(2, '0')}`
}
