import { DAY_LENGTH_SLOTS } from './length-day-slots.ts'
import { ONE_DAY_SLOTS } from './length-one-day-slots.ts'
import { LENGTH_ENDS } from './length-pieces.ts'
import { SHORT_LENGTH_SLOTS } from './length-short-slots.ts'
import { WEEK_LENGTH_SLOTS } from './length-week-slots.ts'
import type { Slots } from './phrases.ts'

/** What stands between braces in the rules about lengths. */
export const LENGTH_SLOTS: Slots = {
  ...LENGTH_ENDS,
  ...DAY_LENGTH_SLOTS,
  ...SHORT_LENGTH_SLOTS,
  ...ONE_DAY_SLOTS,
  ...WEEK_LENGTH_SLOTS,
}
