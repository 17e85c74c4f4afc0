import { EARLIER_RULES, EARLIER_SLOTS, type EarlierRule } from './earlier-trip-rules.ts'
import { compileRule, matchesOf } from './phrase-rule.ts'
import type { Sheet } from './sheet.ts'

const rulesOf = (says: EarlierRule['says']) =>
  EARLIER_RULES.filter((rule) => rule.says === says).map((rule) => compileRule(rule, EARLIER_SLOTS))
const [EARLIER, THIS, VALUES] = [rulesOf('earlier'), rulesOf('this'), rulesOf('value')]
const MOST_SAID = 140

/** `ทริปก่อนวันละเจ็ดที่ รอบนี้สองที่พอ`: claims what is said of the earlier one, up to the words for this one. */
export function claimEarlierTrips(sheet: Sheet): void {
  const find = (rules: typeof EARLIER) => rules.flatMap((rule) => matchesOf(sheet, rule))
  const earlier = find(EARLIER)
  const these = earlier.length > 0 ? find(THIS) : []
  const values = these.length > 0 ? find(VALUES) : []
  for (const { index, 0: words } of earlier) {
    const begin = index + words.length
    const end = these.find((other) => other.index >= begin)?.index ?? -1
    if (end < begin || end - begin > MOST_SAID || sheet.text.slice(begin, end).includes('\n')) continue
    for (const value of values) {
      const span = { start: value.index, end: value.index + value[0].length }
      if (span.start >= begin && span.end <= end && !sheet.cuts(span)) sheet.claim(span)
    }
  }
}
