/**
 * What a plan is worth, in units of one good sight (a candidate's score is about 1). Wishes of one row outweigh any
 * number of those below that a trip can hold. `docs/planner.md` explains the table.
 */
export const WEIGHTS = {
  /** A stop that the user has fixed. */
  locked: 1000,
  mustVisit: 150,
  requiredProvince: 40,
  /** A lunch or dinner that has its hour. */
  meal: 12,
  /** Each of the first so many of a kind that was asked for. */
  wantedKind: 10,
  /** A province of a region that was asked for as a whole. */
  province: 3,
  /** A restaurant or market for a meal, against free time: this share of its score. */
  mealPlace: 0.5,
  /** A sunset place by noon, a night market in the afternoon: this share of its score. */
  wrongPartOfDay: 0.6,
  /** A minute of travel: an hour is worth half a sight. */
  travelMinute: 0.008,
  /** The root of a kilometre: going to and fro costs more than its minutes, in a town as in the country. */
  travelRootKm: 0.08,
  /** A minute of waiting between two stops, beyond a rest. */
  idleMinute: 0.01,
  /** Another bed: packing, checking in. */
  move: 0.6,
  /** Each night in one area beyond the third costs this much more than the one before. */
  longStay: 0.8,
} as const

/** What the first, second … visit of a day is worth besides: an empty day is worse than two full ones are good. */
export const FULLNESS: readonly number[] = [4, 2, 1, 0.4]

/** So long a wait is welcome, and stays can grow into it. */
export const REST_MINUTES = 90

/** What a leg takes off the score. */
export function priceOfLeg(minutes: number, straightM: number): number {
  return minutes * WEIGHTS.travelMinute + Math.sqrt(straightM / 1000) * WEIGHTS.travelRootKm
}

const FAMILIAR_NIGHTS = 3

/** What a choice of nights costs beside its travel: beds changed, and staying where all that is best has been seen. */
export function priceOfNights(nights: readonly number[], areaOf: (base: number) => number): number {
  let price = 0
  const stays = new Map<number, number>()
  for (const [i, base] of nights.entries()) {
    if (i > 0 && base !== nights[i - 1]) price += WEIGHTS.move
    const area = areaOf(base)
    const stay = (stays.get(area) ?? 0) + 1
    stays.set(area, stay)
    price += WEIGHTS.longStay * Math.max(0, stay - FAMILIAR_NIGHTS)
  }
  return price
}
