import { type Cue, type CueRow, cueAfter, cueBefore } from './cues.ts'
import { LENGTH_ROLE_SLOTS } from './length-role-slots.ts'

export type LengthRole =
  /** Longer than what the other lengths are parts of. */
  | 'whole'
  /** Within the trip: it never makes it longer. */
  | 'inside'
  /** On top of the lengths before. */
  | 'more'
  /** The same length as one before, of the same trip. */
  | 'again'
  /** What they settled on, after others. */
  | 'settled'
  /** Refused, as long as there is another. */
  | 'refused'
  /** Days on which they are free, of which days and nights take a part. */
  | 'off'
  /** What takes their days there: the trip, unless another length is said. */
  | 'errand'
  /** No length of anything they do. */
  | 'other'

/** Words beside a length, which stands between ‹ and › in their sentences. */
export interface LengthRoleCue extends Cue {
  readonly role: LengthRole
}

/** Words before a length that has a role. */
export const before = (role: LengthRole, rules: readonly CueRow[]): LengthRoleCue => ({
  role,
  ...cueBefore(rules, LENGTH_ROLE_SLOTS),
})
/** Words after a length that has a role. */
export const after = (role: LengthRole, rules: readonly CueRow[]): LengthRoleCue => ({
  role,
  ...cueAfter(rules, LENGTH_ROLE_SLOTS),
})
