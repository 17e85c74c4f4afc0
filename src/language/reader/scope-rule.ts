import type { PhraseRule } from './phrase-rule.ts'

/**
 * What words say about whether a trip is asked for. `travel`: people travel. `where`: where something is found, which several people ask of a trip if it is no meal. `plan`: a plan is asked for. `open`: it may be any. `post`: words for
 * pictures of a trip that is `over`. `report`: a title as of a review, from which a trip is planned if it names a place and a length. `task`, `no_trip`: something else is to be done, or no trip is meant. `question`: about
 * life and facts. `business`: about something else, whatever else it contains. `chore`: of everyday life. `compared`: the country is only compared or
 * remembered. `booking`: one that they have is to be changed. `stay`: a bed for a holiday; `goods`: something to buy or to eat.
 */
export type ScopeSaid =
  | 'travel'
  | 'where'
  | 'plan'
  | 'open'
  | 'post'
  | 'report'
  | 'over'
  | 'task'
  | 'booking'
  | 'no_trip'
  | 'question'
  | 'business'
  | 'chore'
  | 'compared'
  | 'stay'
  | 'goods'

export interface ScopeRule extends PhraseRule {
  readonly says: ScopeSaid
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}
