import type { Span } from './sheet.ts'

/** A stated length and its position in the prompt. */
export interface SaidLength extends Span {
  readonly days: number | null
  readonly nights: number | null
  /** “A day or two”, “a day at the farm”: part of a journey. */
  readonly isPart: boolean
}

/** A stop of the journey by name, and its position in the prompt. */
export interface SaidVisit extends Span {
  /** The provinces of a coast or a region of which any part will do, else one. */
  readonly codes: readonly string[]
  /** Words say that it comes after the stop before (“then the sea”). */
  readonly isNext: boolean
}
