import { CHILD_RULES } from './party-child-rules.ts'
import { FAMILY_RULES } from './party-family-rules.ts'
import { GROUP_SIZE_RULES } from './party-group-rules.ts'
import { KIN_RULES } from './party-kin-rules.ts'
import { MEMBER_RULES } from './party-members.ts'
import { NUMBER_RULES } from './party-number-rules.ts'
import { OTHERS_RULES } from './party-others-rules.ts'
import { PARTY_RULES } from './party-rules.ts'

const WORDS: ReadonlySet<string> = new Set(
  [
    ...MEMBER_RULES,
    ...OTHERS_RULES,
    ...PARTY_RULES,
    ...GROUP_SIZE_RULES,
    ...FAMILY_RULES,
    ...CHILD_RULES,
    ...NUMBER_RULES,
    ...KIN_RULES,
  ].flatMap(({ en = '' }) => en.replaceAll(/\{\w+\}/g, ' ').match(/[a-z]{3,}/g) ?? []),
)

/** Whether a rule about people reads an English word or its plural: “wife's” are no misspelt wines. */
export function isRuleWord(word: string): boolean {
  return WORDS.has(word) || WORDS.has(word.replace(/'?s$/, ''))
}
