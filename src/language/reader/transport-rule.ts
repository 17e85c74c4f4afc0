import type { PhraseRule } from './phrase-rule.ts'
import type { Transport } from './reading.ts'

export interface TransportRule extends PhraseRule {
  /** What these words say, for people who read the rows. */
  readonly name?: string
  /** `no_boats`, `no_flights`: refused, with what is left. */
  readonly by: Transport | 'no_boats' | 'no_flights'
  /** Also in what has been read already. */
  readonly isAnywhere?: true
  /** Who also hires, borrows or has a vehicle goes with that one there. */
  readonly yields?: true
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}
