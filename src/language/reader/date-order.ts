import { DAYS_OF_A_MONTH } from './date-day-rules.ts'
import { DATES_WITH_A_YEAR, DATES_WITHOUT_A_YEAR, DAYS_WITH_POINTS } from './date-figure-rules.ts'
import { DAYS_WITHOUT_A_MONTH } from './date-lone-rules.ts'
import { MONTHS_OF_THE_TRIP } from './date-month-rules.ts'
import { DAYS_OF_A_ROOM } from './date-room-rules.ts'
import type { DateRule } from './date-rule.ts'
import { DAYS_OF_ONE_WAY, DAYS_THERE, DAYS_THERE_AND_BACK } from './date-way-rules.ts'
import { WEEKS_OF_A_MONTH } from './date-week-rules.ts'
import { PARTS_OF_THE_YEAR } from './date-year-rules.ts'

/** Dates, in the order in which the rules apply: what one has read, later ones do not see. */
export const DATE_RULES: readonly DateRule[] = [
  ...DAYS_WITH_POINTS,
  ...DATES_WITH_A_YEAR,
  ...DAYS_THERE_AND_BACK,
  ...DAYS_THERE,
  ...DAYS_OF_A_ROOM,
  ...DATES_WITHOUT_A_YEAR,
  ...DAYS_OF_A_MONTH,
  ...DAYS_WITHOUT_A_MONTH,
  ...DAYS_OF_ONE_WAY,
  ...WEEKS_OF_A_MONTH,
  ...PARTS_OF_THE_YEAR,
  ...MONTHS_OF_THE_TRIP,
]
