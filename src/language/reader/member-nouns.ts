import { MEMBER_RULES } from './party-members.ts'
import { listOf, phrasePattern } from './phrases.ts'

/** The phrases for somebody of a party, of all rows of `party-members.ts`, longest first. */
export const nounPhrases = (language: 'th' | 'en') =>
  MEMBER_RULES.flatMap((rule) => listOf(rule[language] ?? '')).sort((a, b) => b.length - a.length)
export const anyNoun = (language: 'th' | 'en') => phrasePattern(nounPhrases(language)).source
