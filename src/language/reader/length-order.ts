import { DAYS_AND_NIGHTS } from './length-day-rules.ts'
import { ONE_DAY_BESIDE_A_PLACE, TRIPS_OF_ONE_DAY } from './length-one-day-rules.ts'
import { HOME_ON_THE_SAME_DAY, LENGTHS_BY_ANOTHER_DAY } from './length-other-day-rules.ts'
import { RANGES_OF_LENGTHS } from './length-range-rules.ts'
import type { LengthRule } from './length-rule.ts'
import { LENGTHS_OF_FORMS, SHORT_LENGTHS } from './length-short-rules.ts'
import { WEEKS_AND_MONTHS } from './length-week-rules.ts'

/** In the order in which they apply: what one has read, later ones do not see. */
export const LENGTH_RULES: readonly LengthRule[] = [
  ...LENGTHS_BY_ANOTHER_DAY,
  ...SHORT_LENGTHS,
  ...RANGES_OF_LENGTHS,
  ...DAYS_AND_NIGHTS,
  ...WEEKS_AND_MONTHS,
  ...ONE_DAY_BESIDE_A_PLACE,
  ...LENGTHS_OF_FORMS,
  ...TRIPS_OF_ONE_DAY,
  ...HOME_ON_THE_SAME_DAY,
]
