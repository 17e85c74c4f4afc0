import type { Draft } from './draft.ts'
import { compileRule, findPhrases } from './phrase-rule.ts'
import type { Sheet } from './sheet.ts'
import { WAITING_RULES, WAITING_SLOTS } from './waiting-rules.ts'

const RULES = WAITING_RULES.map((rule) => compileRule(rule, WAITING_SLOTS))

/** Whether the text says so. */
export const isWaiting = (sheet: Sheet): boolean =>
  RULES.some(({ patterns }) => patterns.some((slots) => findPhrases(sheet, slots).length > 0))

/** They have no other day than this one. */
export function settleWaiting(sheet: Sheet, draft: Draft): void {
  if (draft.days === null && draft.nights === null && draft.endDate === null && isWaiting(sheet)) draft.days = 1
}
