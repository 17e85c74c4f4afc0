import type { PhraseRule } from './phrase-rule.ts'

/** How a phrase states a length. */
export type LengthSays =
  /** Its days and nights, or as many as the rule has. */
  | 'length'
  /** Two numbers of days, of which the second holds. */
  | 'range'
  /** The last night, which is a stay of its own if a place is beside it. */
  | 'last_night'
  /** A day, if a place is beside it. */
  | 'day_there'
  /** One night, unless another length is said. */
  | 'overnight'
  /** One day, unless another length is said: “a day trip” is part of a longer trip. */
  | 'day_trip'
  /** Days before or after what the dates are those of. */
  | 'before'
  | 'after'

export interface LengthRule extends PhraseRule {
  readonly says: LengthSays
  /** Days of one unit: 7 of a week. */
  readonly unit?: number
  /** Of such a unit, beside the number: half a week. */
  readonly more?: number
  /** Without a number in the phrase. */
  readonly days?: number
  readonly nights?: number
  /**
   * Sentences with the length that the rule reads in them, and sentences in which it reads none: its tests. A place that
   * has been read before is between ‹ and ›.
   */
  readonly yes: readonly (readonly [sentence: string, length: string])[]
  readonly no: readonly string[]
}
