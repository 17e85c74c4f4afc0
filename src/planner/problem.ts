import type { IsoDate } from '../world/calendar.ts'
import type { Interval, WeekHours } from '../world/hours.ts'
import type { Point } from '../world/point.ts'
import type { Ferry, Island, Town } from '../world/region.ts'

/**
 * Everything that the solver needs to plan a trip. Plain data that a worker thread can be sent.
 * Minutes are minutes after midnight in Bangkok, costs are whole baht for the whole party.
 */
export interface TripProblem {
  /** 1 … 30 days that follow each other. */
  readonly days: readonly ProblemDay[]
  /** Up to 600 places that could be visited; what the travellers avoid has been left out already. */
  readonly candidates: readonly Candidate[]
  /** Towns where a night can be spent. None: the nights are left open, and each day starts at its first stop. */
  readonly bases: readonly Town[]
  /** Towns with an airport, whether nights are spent there or not: the flights go between them. */
  readonly airports: readonly Town[]
  readonly islands: readonly Island[]
  readonly ferries: readonly Ferry[]
  readonly transport: Transport
  /** Whether long legs may be flown; false for those who come by car. */
  readonly flights: boolean
  /** Candidate ids that should stand in the trip whatever they score. */
  readonly mustVisit: readonly string[]
  /** What may not stand in the trip; the checker proves it. */
  readonly avoid: { readonly kinds: readonly string[]; readonly ids: readonly string[] }
  /** Kinds that were asked for by name and how many of each would do (`temple` 2). Strong, but not at any price. */
  readonly wanted: readonly WantedKind[]
  /** Provinces that were asked for. */
  readonly provinces: readonly WishedProvince[]
  readonly locked: readonly LockedStop[]
  readonly limits: readonly KindLimit[]
  readonly pace: Pace
  /** Baht for the whole trip and party, `otherCostBaht` included; null = no limit. */
  readonly budgetBaht: number | null
  /** What the trip costs beside the fees of its places (rooms, vehicles), as far as the caller wants it counted. */
  readonly otherCostBaht: number
  /** Driving measured by a road engine; what it does not hold is estimated. */
  readonly legs: LegMatrix | null
}

export type Transport = 'car' | 'public'

export interface ProblemDay {
  /** Null for a trip without dates. */
  readonly date: IsoDate | null
  /** 0 = Monday … 6 = Sunday; null for a trip without dates. */
  readonly weekday: number | null
  readonly startMinute: number
  /** At most 1440. The return to the base lies inside the window too. */
  readonly endMinute: number
  /** Where the day begins when it is not the base of the night before: an airport, a pier, an address. */
  readonly start: Point | null
  /** Where the day has to end when it is not the base of the coming night: the airport of the departure. */
  readonly end: Point | null
  /** The town of the coming night when it is settled; null lets the solver choose. */
  readonly baseTownId: string | null
  /** Provinces whose turn is on other days. */
  readonly awayFrom?: readonly string[]
  /** Meals that need a gap on this day (`usualMeals` knows which). */
  readonly meals: readonly MealRule[]
}

/** A meal takes `minutes` in one piece inside `[from, to]`. */
export interface MealRule {
  readonly name: 'lunch' | 'dinner'
  readonly from: number
  readonly to: number
  readonly minutes: number
}

export interface Candidate {
  readonly id: string
  readonly point: Point
  readonly provinceCode: string
  /** The island that it lies on (`findIslandId`), null on the mainland. */
  readonly islandId: string | null
  /** Category key (`temple`). */
  readonly kind: string | null
  /** Further keys that limits, wishes and avoids can name: sub-categories, tags, broader categories. */
  readonly tags: readonly string[]
  readonly dwellMinutes: number
  /** Null = unknown: then it is planned inside `usualHours`, else 08:00–18:00, and marked. */
  readonly hours: WeekHours | null
  readonly usualHours: Interval | null
  /** What replaces the week on certain dates; no interval = closed. */
  readonly exceptions: readonly DatedHours[]
  readonly costBaht: number
  /** Interest × quality, 0 …; a usual good sight is about 1. */
  readonly score: number
  /** `only`: a restaurant, it can only be a meal. `also`: a market or food street, a visit or a meal. */
  readonly meal: 'no' | 'also' | 'only'
  /** When it is at its best; null = any time. */
  readonly part: PartOfDay | null
}

export type PartOfDay = 'sunrise' | 'evening'

export interface DatedHours {
  readonly date: IsoDate
  readonly intervals: readonly Interval[]
}

export interface WantedKind {
  readonly kind: string
  readonly count: number
}

export interface WishedProvince {
  readonly code: string
  /** True when it was named; false when it stands for a region of which any part will do. */
  readonly required: boolean
}

/** A stop that stays: this place on this day (from 0) at this minute. */
export interface LockedStop {
  readonly candidateId: string
  readonly day: number
  readonly arrive: number
  readonly stayMinutes: number
}

/** At most so many stops of a kind; null = no limit. A candidate is of its `kind` and of its `tags`. */
export interface KindLimit {
  readonly kind: string
  readonly perDay: number | null
  readonly perTrip: number | null
}

export interface Pace {
  /** Visits a day, meals not counted. */
  readonly maxStopsPerDay: number
  /** Minutes to breathe after each visit before the way goes on. */
  readonly restMinutes: number
}

/**
 * Driving by a road engine: minutes and metres from point i to point j at `i * ids.length + j`; negative = not known.
 * Ids are candidate ids, `town:<id>` for bases, and `fixedEndId` for where a day has to start or end.
 */
export interface LegMatrix {
  readonly ids: readonly string[]
  readonly minutes: Float32Array
  readonly metres: Float32Array
}

export function fixedEndId(day: number, end: 'start' | 'end'): string {
  return `day:${day}:${end}`
}

const LUNCH: MealRule = { name: 'lunch', from: 11 * 60, to: 14 * 60, minutes: 60 }
const DINNER: MealRule = { name: 'dinner', from: 17 * 60, to: 20 * 60 + 30, minutes: 60 }

/** Meals of a day by its window: who sets out after noon has eaten, who is back before 19:30 eats there. */
export function usualMeals(startMinute: number, endMinute: number): MealRule[] {
  const meals: MealRule[] = []
  if (startMinute <= 12 * 60 && endMinute >= 14 * 60) meals.push(LUNCH)
  if (startMinute <= 18 * 60 && endMinute >= 19 * 60 + 30) meals.push(DINNER)
  return meals
}

/** Whether a candidate is of a kind: by category, sub-category or tag. */
export function isOfKind(candidate: Pick<Candidate, 'kind' | 'tags'>, kind: string): boolean {
  return candidate.kind === kind || candidate.tags.includes(kind)
}

/** Baht that the budget leaves for fees. */
export function feesLeft(problem: Pick<TripProblem, 'budgetBaht' | 'otherCostBaht'>): number {
  return problem.budgetBaht === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, problem.budgetBaht - problem.otherCostBaht)
}
