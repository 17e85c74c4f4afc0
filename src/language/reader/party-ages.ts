import { readNumber } from './numbers.ts'
import { AGE_RULES, type AgeRule } from './party-age-rules.ts'
import { PARTY_SLOTS } from './party-slots.ts'
import { matchesOf, RuleList } from './phrase-rule.ts'
import type { Sheet } from './sheet.ts'

const GROWN_UP = 18
const EXACT = new RuleList(
  AGE_RULES.filter(({ isVague }) => !isVague),
  PARTY_SLOTS,
)
const VAGUE = new RuleList(
  AGE_RULES.filter(({ isVague }) => isVague),
  PARTY_SLOTS,
)

/** The years of the youngest child that the free text speaks of; null if it says no age. Claims nothing. */
export function youngestIn(sheet: Sheet): number | null {
  const exact = yearsIn(sheet, EXACT)
  const years = exact.length > 0 ? exact : yearsIn(sheet, VAGUE)
  return years.length === 0 ? null : Math.min(...years)
}

function yearsIn(sheet: Sheet, rules: RuleList<AgeRule>): number[] {
  const found: number[] = []
  for (const compiled of rules.within(sheet)) {
    const { years } = compiled.rule
    for (const [words] of matchesOf(sheet, compiled)) found.push(...(years === 'said' ? agesIn(words) : [years]))
  }
  return found
}

/** The ages in the words, without those of grown-ups and the number of children: `ลูก 2 คนอายุ 3`. */
function agesIn(words: string): number[] {
  const without = words.replace(
    /\d{1,2}\s?คน|\b(?:one|two|three|four|five|six) (?=kid|child|boy|girl|son|daughter)/g,
    '',
  )
  return (without.match(/\d{1,2}|[a-z]+/g) ?? [])
    .flatMap((word) => readNumber(word) ?? [])
    .filter((years) => years < GROWN_UP)
}
