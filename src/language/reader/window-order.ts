import { EVENT_HOURS } from './event-hour-rules.ts'
import { FREE_HOURS } from './free-hour-rules.ts'
import { WAY_PART_RULES } from './way-part-rules.ts'
import { WAY_TIME_RULES } from './way-time-rules.ts'
import { FIRST_OR_LAST_HOUR, FROM_HOUR_TO_HOUR } from './window-hour-rules.ts'
import { HALF_DAYS_AND_HOURS, PARTS_OF_THE_DAY } from './window-part-rules.ts'
import type { WindowRule } from './window-rule.ts'
import { PARTS_TAKEN } from './window-taken-rules.ts'
import { WORK_ENDS } from './work-end-rules.ts'

/** In the order in which they apply: what one has read, later ones do not see. */
export const WINDOW_RULES: readonly WindowRule[] = [
  ...EVENT_HOURS,
  ...FREE_HOURS,
  ...FROM_HOUR_TO_HOUR,
  ...WORK_ENDS,
  ...WAY_TIME_RULES,
  ...WAY_PART_RULES,
  ...FIRST_OR_LAST_HOUR,
  ...PARTS_TAKEN,
  ...PARTS_OF_THE_DAY,
  ...HALF_DAYS_AND_HOURS,
]
