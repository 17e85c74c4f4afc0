import type { Endpoint } from './reading.ts'
import type { Span } from './sheet.ts'

/** A stated length and its position in the prompt. */
export interface SaidLength extends Span {
  readonly days: number | null
  readonly nights: number | null
  /** “A day or two”, “a day at the farm”: part of a journey. */
  readonly isPart: boolean
  /** “Three temples in one day”: how long that takes, not the journey. */
  readonly isWithin?: true
  /** “3 nights each”: as long at each place of a list, together. */
  readonly isEach?: true
}

/** A name of a place, and its position in the prompt. */
export interface SaidPlace extends Span {
  /** The provinces of a coast or a region of which any part will do, else one; none for “the sea”. */
  readonly codes?: readonly string[]
}

/** A stop of the journey by name. */
export interface SaidVisit extends SaidPlace {
  readonly codes: readonly string[]
  /** Unless it is a region. */
  readonly at?: Endpoint
  /** Words say that it comes after the stop before (“then the sea”). */
  readonly isNext: boolean
  /** A stop on the way to a goal that is named before it: where the goal is named. */
  readonly beforeGoal?: number
}

/** The days of a stay: one more than its nights. */
export const worth = ({ days, nights }: SaidLength) => days ?? (nights ?? 0) + 1
