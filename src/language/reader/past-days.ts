import { PAST_DAY_RULES, PAST_DAY_SLOTS } from './past-day-rules.ts'
import { RuleList, takeSaid } from './phrase-rule.ts'
import type { Sheet } from './sheet.ts'

const RULES = new RuleList(PAST_DAY_RULES, PAST_DAY_SLOTS)

/** Claims them, so that no rule of dates reads them. */
export function claimPastDays(sheet: Sheet): void {
  for (const compiled of RULES.within(sheet)) takeSaid(sheet, compiled, () => true)
}
