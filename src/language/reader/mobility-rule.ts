import type { Walking } from './reading.ts'

/** How far they can walk, and on what wheels. */
export interface MobilityRule {
  /** Where a new phrase belongs. */
  readonly name: string
  readonly walking: Walking
  readonly reads: readonly string[]
  /** Longer phrases in which these words mean something else. */
  readonly unless?: readonly string[]
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}
