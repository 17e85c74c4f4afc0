/** Score of a good sight: the unit of everything here. */
export const GOOD_SCORE = 1

/**
 * What a plan is worth, in good sights. Locked stops, firm wishes, must-visits and named provinces outweigh whatever else a day
 * can hold; the rest is weighed up. `docs/planner-rules.md` explains it.
 */
export const WEIGHTS = {
  /** A stop that the user has locked. */
  locked: 1000,
  mustVisit: 150,
  requiredProvince: 40,
  /** A sight that nobody leaves the destination without, besides its score. */
  mustSee: 14,
  /** A lunch or dinner at the usual time, at a restaurant, food street or market. */
  meal: 12,
  /** The same at a café or bar, in free time wherever the travellers are, and at an unusual time. */
  lightMeal: 9.5,
  freeMeal: 8,
  lateMeal: 5,
  /** Lunch in free time near the first bed instead of where the day began. */
  lunchOnArrival: 0.5,
  /** Dinner in free time somewhere that is not near the bed. */
  mealAway: 3,
  /** One that a tour includes: as good, and nobody has to look for it. */
  includedMeal: 12.5,
  /** Besides that, any lunch: nobody sees sights until the evening on an empty stomach. */
  lunch: 4,
  /** Each place of a wanted kind, up to the wanted number. */
  wantedKind: 10,
  /** Besides that, the first of a kind that the travellers named. */
  firstNamed: 14,
  /** The first of a wanted kind on each day, so that temples *and* cafés come every day. */
  wantedDaily: 4,
  /** Each visit that is what the trip is about, up to half of them. */
  theme: 3,
  /** The same as `wantedKind` for a firm wish. */
  firmKind: 200,
  /** A province of a region that was named as a whole. */
  province: 3,
  /** Share of its score that a restaurant earns as a meal: of two good ones, the nearer one. */
  mealPlace: 0.3,
  /** Share of its score that a night market earns in the afternoon. */
  wrongPartOfDay: 0.6,
  /** Share of its score that a place for the dawn or the sunset earns at other times. */
  wrongLight: 0.4,
  /** Share of its score that a place in the heat loses at noon, and the most that it loses. */
  wrongHour: 0.25,
  mostAtWrongHour: 1,
  /** The same of a beach: nobody who has the choice lies in the sun between eleven and three. */
  noonOnBeach: 0.5,
  mostAtNoonOnBeach: 2.5,
  /** Share of its score that a shorter visit earns. */
  shortVisit: 0.9,
  /** What a boat tour loses on the day of arrival or departure, and the best sight on the last day. */
  wrongDay: 3,
  /** Per minute of travel: an hour costs three quarters of a sight. */
  travelMinute: 0.012,
  /** Per square root of a kilometre: zigzagging costs more than its minutes, in town as in the country. */
  travelRootKm: 0.08,
  /** Per minute of waiting between two stops beyond `REST_MINUTES`, and before the first beyond `LATE_START_MINUTES`. */
  idleMinute: 0.015,
  /** Each further day in a quarter that people see on one walk, and besides for its first sights. */
  walkAgain: 2,
  firstSightAgain: 3,
  /** Beginning or ending in a village without connections home. */
  startInVillage: 1.5,
  endInVillage: 1.5,
  /** Changing beds: packing, checking in. Within one area, it is for nothing. */
  move: 1,
  moveNear: 16,
  /** Sleeping again where the trip has left, unless it is on the way home. */
  comeBack: 16,
  /** The first night at a place that was asked for, and each night beside the best town of such a place. */
  askedBed: 10,
  otherBed: 0.7,
  /** Each night in places for a night or two beyond these: the wish is not to live there. */
  nightTooMany: 16,
  /** From the fourth night in one area on, each night costs this much more than the one before. */
  longStay: 0.8,
} as const

/** Bonus for the first, second … part of a day that visits fill: an empty day is worse than two full ones are good. */
export const FULLNESS: readonly number[] = [3, 1.6, 0.9, 0.5, 0.3]
const PART_MINUTES = 90
const MOST_PARTS = 4

/** How many parts of a day a stay fills. */
export function fillsOf(minutes: number): number {
  return Math.max(1, Math.min(MOST_PARTS, Math.round(minutes / PART_MINUTES)))
}

/** What each further place of a kind earns on a day and on the whole trip. */
export const VARIETY = {
  day: [0, -0.15, -0.4, -0.7, -1],
  trip: [0, 0, -0.05, -0.1, -0.2, -0.3, -0.4, -0.5],
} as const

/** A wait of up to this long costs nothing: stays can grow into it. */
export const REST_MINUTES = 90

/** A first place that opens so much later than one could be there costs nothing either. */
export const LATE_START_MINUTES = 30

/** Cost of a leg, in good sights. */
export function priceOfLeg(minutes: number, straightM: number): number {
  return minutes * WEIGHTS.travelMinute + Math.sqrt(straightM / 1000) * WEIGHTS.travelRootKm
}

const AREA = { least: 0.5, fromMinutes: 15, perMinute: 0.05, most: 4 } as const

/** Cost of each day on which a trip goes to an area so many minutes from its beds, in good sights. */
export function priceOfArea(minutes: number): number {
  const { least, fromMinutes, perMinute, most } = AREA
  return Math.min(most, least + Math.max(0, minutes - fromMinutes) * perMinute)
}

const BRANCH = { least: 0.5, fromMinutes: 25, perMinute: 0.06, most: 4 } as const

/** Cost of each further day on which a trip drives out on a road for so many minutes, besides the way itself. */
export function priceOfBranch(minutes: number): number {
  const { least, fromMinutes, perMinute, most } = BRANCH
  return Math.min(most, least + Math.max(0, minutes - fromMinutes) * perMinute)
}

/** What any lunch is worth besides where it is. */
export function worthOfLunch(meal: 'lunch' | 'dinner'): number {
  return meal === 'lunch' ? WEIGHTS.lunch : 0
}

/** Of a place that is not visited in its best hours. */
export function scoreAtWrongHour(score: number, isSunny = false): number {
  const { wrongHour, mostAtWrongHour, noonOnBeach, mostAtNoonOnBeach } = WEIGHTS
  const [share, most] = isSunny ? [noonOnBeach, mostAtNoonOnBeach] : [wrongHour, mostAtWrongHour]
  return score - Math.min(score * share, most)
}

const FAMILIAR_NIGHTS = 3

export interface Beds {
  readonly areaOf: (base: number) => number
  /** For each place that was asked for, its beds, the best first. */
  readonly asked: readonly (readonly number[])[]
  /** Beds in which at most so many nights are spent together. */
  readonly limits: readonly { readonly rows: ReadonlySet<number>; readonly nights: number }[]
  /** Whether a bed is where the journey home begins, so that the last nights may return there. */
  isWayHome(base: number): boolean
  /** Days of the trip; the last has no night. */
  readonly days: number
}

/**
 * Cost of a choice of nights besides its travel: changing beds, coming back to a bed that was left, and staying where the best
 * has been seen.
 */
export function priceOfNights(nights: readonly number[], { areaOf, asked, limits, isWayHome, days }: Beds): number {
  const best = new Set(asked.flatMap((beds) => beds.slice(0, 1)))
  let price = 0
  const stays = new Map<number, number>()
  for (const [i, base] of nights.entries()) {
    const last = nights[i - 1]
    const area = areaOf(base)
    // Where the trip ends is no bed: who was asked to sleep in Amphawa takes the train in the next town.
    const isLeaving = i === days - 1 && last !== undefined && best.has(last)
    if (last !== undefined && base !== last)
      price += area === areaOf(last) && !isLeaving ? WEIGHTS.moveNear : WEIGHTS.move
    const isOnWayHome = i >= days - 2 && isWayHome(base)
    if (last !== undefined && area !== areaOf(last) && stays.has(area) && !isOnWayHome) price += WEIGHTS.comeBack
    const stay = (stays.get(area) ?? 0) + 1
    stays.set(area, stay)
    if (best.size > 0 && !best.has(base)) price += WEIGHTS.otherBed
    price += WEIGHTS.longStay * Math.max(0, stay - FAMILIAR_NIGHTS)
  }
  // Where the trip ends is no night of it.
  const slept = nights.slice(0, Math.max(1, days - 1))
  for (const { rows, nights: most } of limits)
    price += WEIGHTS.nightTooMany * Math.max(0, slept.filter((base) => rows.has(base)).length - most)
  return price - WEIGHTS.askedBed * asked.filter((beds) => slept.some((base) => beds.includes(base))).length
}
