import type { PhraseRule } from './phrase-rule.ts'

/** What a phrase says about the calendar. */
export type DateSays =
  /** A day, or the first and the last of the trip. */
  | 'date'
  | 'two_dates'
  /** A day of the month on a weekday: the next such day. */
  | 'weekday_and_day'
  /** Days without a month: the nearest ones. */
  | 'days'
  /** The same, of the month or the feast that is named elsewhere. */
  | 'lone_days'
  /** A day without a month, where nothing else says when. */
  | 'lone_day'
  /** The day of the way there or of the way home, in the month of a day before or in the next. */
  | 'first_day'
  | 'last_day'
  | 'weekend_of_month'
  | 'weekday_of_month'
  /** Not a Sunday: the trip begins with the week. */
  | 'week_of_month'
  /** A month that is not named: `ปลายปี`, “in two months”. */
  | 'months_ahead'
  | 'part_of_year'
  | 'this_month'
  | 'next_month'
  | 'month'
  | 'day_of_month'

export interface DateRule extends PhraseRule {
  readonly says: DateSays
  /** Of a part of the year; of several the next. */
  readonly inMonth?: number | readonly number[]
  /**
   * Sentences with what the rule reads in them on 21 November 2026, and sentences in which it reads nothing: its tests.
   */
  readonly yes: readonly (readonly [sentence: string, dates: string])[]
  readonly no: readonly string[]
}
