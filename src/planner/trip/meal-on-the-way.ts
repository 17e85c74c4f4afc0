import type { MealRule } from '../problem.ts'

/** On a journey this long, people eat on the way. */
export const LONG_JOURNEY_MINUTES = 120

/** Whether a journey is long enough for a meal and covers it within its hours. */
export function isEatenOn({ from, to, minutes }: MealRule, departs: number, arrives: number): boolean {
  return arrives - departs >= LONG_JOURNEY_MINUTES && Math.min(arrives, to) - Math.max(departs, from) >= minutes
}
