import { CUE_SLOTS } from './date-cue-slots.ts'
import { DAY_SLOTS } from './date-day-slots.ts'
import { FIGURE_SLOTS } from './date-figure-slots.ts'
import { LONE_SLOTS } from './date-lone-slots.ts'
import { MONTH_SLOTS } from './date-month-slots.ts'
import { WAY_SLOTS } from './date-way-slots.ts'
import type { Slots } from './phrases.ts'

/** What stands between braces in the rules about dates. */
export const DATE_SLOTS: Slots = {
  ...DAY_SLOTS,
  ...FIGURE_SLOTS,
  ...LONE_SLOTS,
  ...WAY_SLOTS,
  ...MONTH_SLOTS,
  ...CUE_SLOTS,
}
