import type { PlaceGuide } from './guide.ts'

type Guide = Pick<PlaceGuide, 'onlyThen' | 'monthsBest'>

/** The end of the dry season: what has its best months in the rains has no water then. */
const DRY_MONTHS = new Set([2, 3, 4])

/** Whether a waterfall has no water in a month (1–12); one without best months flows all year. */
export function isDry(category: string | null, { monthsBest = [] }: Guide, month: number): boolean {
  return category === 'waterfall' && monthsBest.length > 0 && !monthsBest.includes(month) && DRY_MONTHS.has(month)
}

/** Whether a place of the morning mist has none in a month: a month before or after its best ones there may be some. */
export function isWithoutMist({ onlyThen, monthsBest }: Guide, month: number): boolean {
  if (!onlyThen || !monthsBest) return false
  const isNextTo = (best: number) => best === (month % 12) + 1 || month === (best % 12) + 1
  return !monthsBest.some((best) => best === month || isNextTo(best))
}
