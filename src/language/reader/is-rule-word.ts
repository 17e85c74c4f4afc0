import { MEMBER_RULES } from './party-members.ts'
import { ALL_PARTY_RULES } from './party-order.ts'

const WORDS: ReadonlySet<string> = new Set(
  [...MEMBER_RULES, ...ALL_PARTY_RULES].flatMap(
    ({ en = '' }) => en.replaceAll(/\{\w+\}/g, ' ').match(/[a-z]{3,}/g) ?? [],
  ),
)

/** Whether a rule about people reads an English word or its plural: “wife's” are no misspelt wines. */
export function isRuleWord(word: string): boolean {
  return WORDS.has(word) || WORDS.has(word.replace(/'?s$/, ''))
}
