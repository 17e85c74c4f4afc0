import type { PhraseRule } from './phrase-rule.ts'

/** What words say about whether a trip is asked for; how they decide together stands in `scope.ts`. */
export type ScopeSaid =
  /** People travel: it is a trip. */
  | 'travel'
  /** Where something is found, which several people ask of a trip if it is no meal. */
  | 'where'
  /** A plan is asked for. */
  | 'plan'
  /** It may be any. */
  | 'open'
  /** Words for pictures, of a trip that is `over`. */
  | 'post'
  /** A title as of a review, from which a trip is planned if it names a place and a length. */
  | 'report'
  /** The trip is over. */
  | 'over'
  /** Something else is to be done, which may mention places. */
  | 'task'
  /** A booking that they have is to be changed. */
  | 'booking'
  /** Something else is to be done, or no trip is meant, also where a place is named. */
  | 'no_trip'
  /** About life and facts: no trip, but beside a date, a wish or travel. */
  | 'question'
  /** About something else: no trip, where no place is named. */
  | 'business'
  /** Of everyday life: no trip, also where a town is named. */
  | 'chore'
  /** The country is only compared or remembered. */
  | 'compared'
  /** A bed: with a number of people it is a trip. */
  | 'stay'
  /** Something to buy or to eat: a number of people makes no trip of it. */
  | 'goods'

export interface ScopeRule extends PhraseRule {
  /** Where a new phrase belongs, in plain words. */
  readonly name: string
  readonly says: ScopeSaid
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}
