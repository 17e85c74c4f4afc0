/** A stated length and its position in the prompt. */
export interface SaidLength {
  readonly start: number
  readonly end: number
  readonly days: number | null
  readonly nights: number | null
  /** “A day or two”, “a day at the farm”: part of a journey. */
  readonly isPart: boolean
}

/** A stated province and its position in the prompt. */
export interface SaidProvince {
  readonly start: number
  readonly code: string
}
