import type { PhraseRule } from './phrase-rule.ts'

export interface PaceRule extends PhraseRule {
  /** Where a new phrase belongs. */
  readonly name: string
  /** `little_walking` is an easy pace on short ways, `rest` one whose wish is to do nothing; `stops` is the most stops a day. */
  readonly says: 'easy' | 'normal' | 'full' | 'little_walking' | 'rest' | 'stops'
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}
