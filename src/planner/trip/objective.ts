/** Score of a good sight: the unit of everything here. */
export const GOOD_SCORE = 1

/**
 * What a plan is worth, in good sights. A wish of one row outweighs any number of those below that a trip can hold.
 * `docs/planner.md` explains the table.
 */
export const WEIGHTS = {
  /** A stop that the user has locked. */
  locked: 1000,
  mustVisit: 150,
  requiredProvince: 40,
  /** A lunch or dinner at the usual time, at a restaurant, food street or market. */
  meal: 12,
  /** The same at a café or bar, in free time wherever the travellers are, and at an unusual time. */
  lightMeal: 9.5,
  freeMeal: 8,
  lateMeal: 5,
  /** One that a tour includes: as good, and nobody has to look for it. */
  includedMeal: 12.5,
  /** Each place of a wanted kind, up to the wanted number. */
  wantedKind: 10,
  /** The same for a firm wish. */
  firmKind: 200,
  /** A province of a region that was named as a whole. */
  province: 3,
  /** Share of its score that a restaurant or market earns as a meal. */
  mealPlace: 0.5,
  /** Share of its score that a night market earns in the afternoon. */
  wrongPartOfDay: 0.6,
  /** Share of its score that a place for the dawn or the sunset earns at other times. */
  wrongLight: 0.4,
  /** Per minute of travel: an hour costs half a sight. */
  travelMinute: 0.008,
  /** Per square root of a kilometre: zigzagging costs more than its minutes, in town as in the country. */
  travelRootKm: 0.08,
  /** Per minute of waiting between two stops beyond `REST_MINUTES`, and before the first beyond `LATE_START_MINUTES`. */
  idleMinute: 0.015,
  /** Changing beds: packing, checking in. */
  move: 0.6,
  /** From the fourth night in one area on, each night costs this much more than the one before. */
  longStay: 0.8,
} as const

/** Bonus for the first, second … visit of a day: an empty day is worse than two full ones are good. */
export const FULLNESS: readonly number[] = [4, 2, 1, 0.4]

/** A wait of up to this long costs nothing: stays can grow into it. */
export const REST_MINUTES = 90

/** A first place that opens so much later than one could be there costs nothing either. */
export const LATE_START_MINUTES = 30

/** Cost of a leg, in good sights. */
export function priceOfLeg(minutes: number, straightM: number): number {
  return minutes * WEIGHTS.travelMinute + Math.sqrt(straightM / 1000) * WEIGHTS.travelRootKm
}

const FAMILIAR_NIGHTS = 3

/** Cost of a choice of nights besides its travel: changing beds, and staying where the best has been seen. */
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
