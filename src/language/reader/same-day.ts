import { DAY_OFF_RULES, DAY_OFF_SLOTS } from './day-off-rules.ts'
import { readDayPart } from './day-part.ts'
import type { Draft } from './draft.ts'
import { compileRule, findPhrases } from './phrase-rule.ts'
import { SAME_DAY_RULES, SAME_DAY_SLOTS } from './same-day-rules.ts'
import type { Sheet } from './sheet.ts'

const RULES = SAME_DAY_RULES.map((rule) => compileRule(rule, SAME_DAY_SLOTS))
const DAYS_OFF = DAY_OFF_RULES.map((rule) => compileRule(rule, DAY_OFF_SLOTS))

/** Whether they have no day but one: they leave on the day on which they come, or are free beside something on that day. */
export const isSameDay = (sheet: Sheet): boolean => isSaid(sheet, RULES)

/** Whether they have a day off: the only date that the text names is that day. */
const isDayOff = (sheet: Sheet): boolean => isSaid(sheet, DAYS_OFF)

const isSaid = (sheet: Sheet, rules: typeof RULES) =>
  rules.some(({ patterns }) => patterns.some((slots) => findPhrases(sheet, slots).length > 0))

/** A trip of no length that is said has one day if it is only a part of one, or if they leave on the same. */
export function settleSameDay(sheet: Sheet, draft: Draft): void {
  if (draft.days !== null || draft.nights !== null || draft.endDate !== null || draft.provinces.length > 1) return
  if (isSameDay(sheet) || (draft.startDate !== null && isDayOff(sheet))) draft.days = 1
  else readDayPart(sheet, draft)
}
