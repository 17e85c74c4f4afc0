import type { TripStay } from './trip-stay.ts'

/**
 * Adds nights where the visit is shortest, and takes them where it is longest, for its usual length. A stay grows beyond
 * the longest that is worth it only when all have. Null without stays, and for more stays than nights.
 */
export function withNights(stays: readonly TripStay[], total: number): readonly TripStay[] | null {
  if (stays.length === 0) return null
  const nights = stays.map((stay) => stay.nights)
  const usual = (at: number) => Math.max(1, stays[at]?.destination.nights.usual ?? 1)
  const most = (at: number) => Math.max(1, stays[at]?.destination.nights.most ?? 1)
  const at = (index: number) => nights[index] ?? 0
  const indexes = stays.map((_, index) => index)
  let sum = nights.reduce((all, each) => all + each, 0)
  for (; sum < total; sum++) {
    const growing = indexes.filter((index) => at(index) < most(index))
    const ratio = (index: number) => (at(index) + 1) / usual(index)
    const next = (growing.length > 0 ? growing : indexes).reduce((best, each) =>
      ratio(each) < ratio(best) ? each : best,
    )
    nights[next] = at(next) + 1
  }
  for (; sum > total; sum--) {
    const longer = indexes.filter((index) => at(index) > 1)
    if (longer.length === 0) return null
    const ratio = (index: number) => (at(index) - 1) / usual(index)
    const next = longer.reduce((best, each) => (ratio(each) > ratio(best) ? each : best))
    nights[next] = at(next) - 1
  }
  return stays.map(({ destination }, index) => ({ destination, nights: at(index) }))
}
