/** A stated length and its position in the prompt. */
export interface SaidLength {
  readonly start: number
  readonly days: number | null
  readonly nights: number | null
}

/** A stated province and its position in the prompt. */
export interface SaidProvince {
  readonly start: number
  readonly code: string
}
