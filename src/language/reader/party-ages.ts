import { readNumber } from './numbers.ts'
import { AGE_RULES } from './party-age-rules.ts'
import { PARTY_SLOTS } from './party-slots.ts'
import { compileRule, matchesOf } from './phrase-rule.ts'
import type { Sheet } from './sheet.ts'

const GROWN_UP = 18
const RULES = AGE_RULES.map((rule) => compileRule(rule, PARTY_SLOTS))

/** The years of the youngest child that the free text speaks of; null if it says no age. Claims nothing. */
export function youngestIn(sheet: Sheet): number | null {
  const said = (isVague: boolean) =>
    RULES.filter(({ rule }) => (rule.isVague ?? false) === isVague).flatMap((compiled) =>
      matchesOf(sheet, compiled).flatMap(([words]) =>
        compiled.rule.years === 'said' ? agesIn(words) : compiled.rule.years,
      ),
    )
  const exact = said(false)
  const years = exact.length > 0 ? exact : said(true)
  return years.length === 0 ? null : Math.min(...years)
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
