import type { PhraseRule } from './phrase-rule.ts'

/**
 * What a cue says about the names and kinds after it. `cancel`: what looks like “no” is none. `been`, `seen`: they know it
 * already, said before or after it.
 */
export type CueKind = 'seen' | 'been' | 'not' | 'less' | 'love' | 'like' | 'maybe' | 'must' | 'cancel'

export interface CueRule extends PhraseRule {
  /** Where a new phrase belongs. */
  readonly name?: string
  readonly says: CueKind
  /** Also in what has been read already. */
  readonly isAnywhere?: boolean
  /** Sentences with the cue that the rule reads, and similar ones in which it reads none: its tests. */
  readonly yes: readonly (readonly [sentence: string, cue: string])[]
  readonly no: readonly string[]
}
