import type { PhraseRule } from './phrase-rule.ts'

/**
 * What a phrase says about the hours of the days. `between`: from, to. `arrival`, `departure`: of the journey; they do not
 * limit the days in between. `set_off`: from home, so of a day trip.
 * `free_from`: what brought them there is over. `event`: it begins then, on the only day, and they are `free` from some hour on. `start`, `end`: of every day. `part`: a part of the day. `evening`: the same, unless the trip is
 * longer. `length`: hours, from any time.
 */
export type WindowSays =
  | 'between'
  | 'arrival'
  | 'departure'
  | 'there_and_back'
  | 'set_off'
  | 'free_from'
  | 'event'
  | 'free'
  | 'start'
  | 'end'
  | 'part'
  | 'evening'
  | 'length'

export interface WindowRule extends PhraseRule {
  readonly says: WindowSays
  /** Of a part of the day. */
  readonly from?: string
  readonly to?: string
  readonly minutes?: number
  /** What must be said before it, read or not. */
  readonly before?: RegExp
  /** Takes precedence over an hour that other rules find. */
  readonly isAll?: true
  /** Only the hour is claimed: the name of a place may be beside it. */
  readonly onlyClock?: true
  /**
   * Sentences with the hours that the rule reads in them, and sentences in which it reads none: its tests. A day that has
   * been read before is between ‹ and ›.
   */
  readonly yes: readonly (readonly [sentence: string, hours: string])[]
  readonly no: readonly string[]
}
