/** The budgets of the planner. */
export const LIMITS = {
  /** Of script, compressed, until the page is shown; what an idle page loads ahead comes after it (drag and drop, the map). */
  scriptBytes: 170_000,
  /** Until the plan can be used, on a processor four times as slow. */
  usableMs: 2_000,
  slowdown: 4,
  /** A fifth of what counts as good: on a loaded machine a font may come after its text. */
  shift: 0.02,
  framesPerS: 60,
} as const

export const PHONE = { width: 390, height: 844 }
export const WIDE = { width: 1_440, height: 900 }
