/** The budgets of the planner. */
export const LIMITS = {
  /** Of script, compressed, until the page is shown; what an idle page loads ahead comes after it (drag and drop, the map). */
  scriptBytes: 170_000,
  /** Until the plan can be used, on a processor four times as slow. */
  usableMs: 2_000,
  slowdown: 4,
  /** Nothing moves but by the reader's hand; a rounding of glyphs may. */
  shift: 0.002,
  framesPerS: 60,
} as const

export const PHONE = { width: 390, height: 844 }
export const WIDE = { width: 1_440, height: 900 }
