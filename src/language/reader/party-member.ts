import type { MemberRule } from './party-members.ts'
import type { Span } from './sheet.ts'

/** Somebody of a list: “my parents (70 and 74)”, “4 staff”, `ลูกสาว 6 ขวบ`. */
export interface Member extends Span {
  readonly rule: MemberRule
  /** The same word again is the same person. */
  readonly word: string
  readonly isCounted: boolean
  /** A figure right after the word: `ลูกชาย 9`. */
  readonly isFigure?: boolean
  /** Null: nobody knows how many. */
  readonly count: number | null
  readonly ages: readonly number[]
  /** “Our boys”: both parents are there. */
  readonly isOurs: boolean
  /** “Adult daughters”. */
  readonly isGrown: boolean
  readonly isThai: boolean
  /** “Her parents”: not those of the writer, but of a partner. */
  readonly isTheirs: boolean
  /** “My wife and I are in our seventies”: what is said of the last of a list holds for all. */
  readonly areAll?: boolean
  /** Children by their names and ages, whom nobody but their family takes along. */
  readonly isBrood?: boolean
}
