import { OTHER_LENGTH_RULES } from './other-length-rules.ts'
import { OTHER_LENGTH_SLOTS } from './other-length-slots.ts'
import { matchesOf, RuleList } from './phrase-rule.ts'
import type { Sheet } from './sheet.ts'

const RULES = new RuleList(OTHER_LENGTH_RULES, OTHER_LENGTH_SLOTS)

/** Claims them, so that no rule of lengths reads them. */
export function claimOtherLengths(sheet: Sheet): void {
  for (const compiled of RULES.within(sheet))
    for (const match of matchesOf(sheet, compiled))
      sheet.claim({ start: match.index, end: match.index + match[0].length })
}
