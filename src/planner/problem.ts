import type { IsoDate } from '../world/calendar.ts'
import type { Interval, WeekHours } from '../world/hours.ts'
import type { Point } from '../world/point.ts'
import type { ServedArea } from '../world/public-lines.ts'
import type { Ferry, Island, Landing, Town } from '../world/region.ts'
import type { Leg, TravelOptions } from '../world/travel.ts'

/**
 * Everything that the solver needs to plan a trip. Plain data, so that it can be sent to a worker thread.
 * Minutes are after midnight in Bangkok, costs in whole baht for the whole party.
 */
export interface TripProblem {
  /** 1 … 30 consecutive days. */
  readonly days: readonly ProblemDay[]
  /** Up to 600 places that could be visited, without those to avoid. */
  readonly candidates: readonly Candidate[]
  /** Towns to spend the nights in. When empty, nights are left open and each day starts at its first stop. */
  readonly bases: readonly Town[]
  /** Towns with an airport, whether or not nights can be spent there: flights go between them. */
  readonly airports: readonly Town[]
  readonly islands: readonly Island[]
  readonly ferries: readonly Ferry[]
  readonly landings?: readonly Landing[]
  /** Where public transport goes; absent = everywhere. */
  readonly served?: readonly ServedArea[]
  readonly transport: Transport
  /** Whether long legs may be flown; false for travellers with their own car. */
  readonly flights: boolean
  /** How the travellers walk, if not as most people do. */
  readonly walking?: TravelOptions['walking']
  /** Whether the travellers are off the roads by sunset, as riders of motorbikes are. */
  readonly byDaylight?: boolean
  /** Candidate ids to visit regardless of their score. */
  readonly mustVisit: readonly string[]
  /** Candidate ids that nobody leaves the destination without: they come before all other sights, and missing ones are unmet. */
  readonly mustSee?: readonly string[]
  /** What the trip must not contain; verified by the checker. */
  readonly avoid: { readonly kinds: readonly string[]; readonly ids: readonly string[] }
  /** Kinds named in the prompt and how many of each are enough (`temple` 2). A strong wish, not a constraint. */
  readonly wanted: readonly WantedKind[]
  /** What the trip is about. */
  readonly themes?: readonly Theme[]
  /** Groups of towns that were asked for: at least one night in one of each group. */
  readonly askedBeds?: readonly (readonly string[])[]
  /** Towns for a night or two at most, where the days leave the choice. */
  readonly bedLimits?: readonly BedLimit[]
  /** Provinces to visit. */
  readonly provinces: readonly WishedProvince[]
  readonly locked: readonly LockedStop[]
  readonly limits: readonly KindLimit[]
  readonly pace: Pace
  /** Baht for the whole trip and party, `otherCostBaht` included; null = no limit. */
  readonly budgetBaht: number | null
  /** Costs besides entrance fees (food, rooms, vehicles), as far as the caller counts them. */
  readonly otherCostBaht: number
  /** What a day with a hired car is worth to the travellers, in good sights; absent = nothing. */
  readonly hirePrice?: number
  /** Driving measured by a road engine; missing legs are estimated. */
  readonly legs: LegMatrix | null
}

export type Transport = 'car' | 'public'

/** The most nights of the trip in these towns together. */
export interface BedLimit {
  readonly townIds: readonly string[]
  readonly nights: number
}

export interface ProblemDay {
  /** Null for a trip without dates. */
  readonly date: IsoDate | null
  /** 0 = Monday … 6 = Sunday; null for a trip without dates. */
  readonly weekday: number | null
  readonly startMinute: number
  /** When a day that begins with a dawn place may start instead; absent when the travellers do not get up for it. */
  readonly dawnMinute?: number
  /** The longest way to a dawn place in minutes; absent = any, for those who asked for the sunrise. */
  readonly dawnWay?: number
  /** Whether the travellers get up for any number of dawns. */
  readonly asksForDawns?: boolean
  /** The date whose sunrise and sunset apply; null or absent = the year's mean. */
  readonly sunDate?: IsoDate | null
  /** At most 1440. Includes the return to the base. */
  readonly endMinute: number
  /** When the day is over unless it ends with a sunset; absent = `endMinute`. */
  readonly homeMinute?: number
  /** Where the day starts if not at the base of the night before: an airport, a pier, an address. */
  readonly start: Point | null
  /** Where the day must end if not at the base of the coming night: the airport of departure. */
  readonly end: Point | null
  /** The town of the coming night; null lets the solver choose. */
  readonly baseTownId: string | null
  /** The night train or bus that the day begins after: the day before ends at its `end`, without a bed. */
  readonly nightRide?: Leg
  /** The towns of which one is that of the coming night; absent = any. */
  readonly bedTownIds?: readonly string[]
  /** Provinces that are planned for other days. */
  readonly awayFrom?: readonly string[]
  /** Meals to plan on this day; see `usualMeals`. */
  readonly meals: readonly MealRule[]
  /** Most visits on this day, instead of the pace's. */
  readonly maxStops?: number
  /** Times that are taken, spent wherever the travellers are then. */
  readonly pauses?: readonly Pause[]
}

/** Free time that the traveller has fixed. */
export interface Pause {
  readonly arrive: number
  readonly stayMinutes: number
}

/** A meal takes `minutes` without a break within `[from, to]`. */
export interface MealRule {
  readonly name: 'lunch' | 'dinner'
  readonly from: number
  readonly to: number
  readonly minutes: number
  /** When people sit down to it, and the best moment of that. */
  readonly usual: { readonly from: number; readonly at: number; readonly to: number }
}

export interface Candidate {
  readonly id: string
  readonly point: Point
  readonly provinceCode: string
  /** Its island (`findIslandId`); null on the mainland. */
  readonly islandId: string | null
  /** Category key (`temple`). */
  readonly kind: string | null
  /** Other keys that limits and wishes can name: sub-categories, tags, broader categories. */
  readonly tags: readonly string[]
  readonly dwellMinutes: number
  /** A shorter visit that is nearly as good: half a day at a park leaves time for lunch. */
  readonly shortMinutes?: number
  /** Null = unknown: planned within `usualHours` or else 08:00–18:00, and marked. */
  readonly hours: WeekHours | null
  readonly usualHours: Interval | null
  /** Hours on certain dates, instead of the week's; no interval = closed. */
  readonly exceptions: readonly DatedHours[]
  readonly costBaht: number
  /** Interest × quality, at least 0; about 1 for a good sight. */
  readonly score: number
  /** `only`: a restaurant, only for a meal. `also`: a market or food street, for a visit or a meal. */
  readonly meal: 'no' | 'also' | 'only'
  /** Whether it is a café or bar: a meal only where no restaurant is near. */
  readonly lightMeal?: boolean
  /** Best part of the day; null = any time. */
  readonly part: PartOfDay | null
  /** Whether there is nothing to see at other times: a sea of mist. */
  readonly onlyThen?: boolean
  /** Minutes on foot from where the visit begins to where the dawn is seen. Absent = none. */
  readonly climbMinutes?: number
  /** The hours in which a visit should begin: out of the heat, before the crowds. Absent or empty = any. */
  readonly bestHours?: readonly Interval[]
  /** Whether people lie in the sun there, so that noon is no time for it. */
  readonly isSunny?: boolean
  /** Whether it spoils the appetite: never visited shortly before or after a meal, unless it must be visited. */
  readonly isSnack?: boolean
  /** The days (from 0) that suit it better than others; absent = all. */
  readonly betterDays?: readonly number[]
  /** The only days (from 0) on which it may be visited; absent = any. */
  readonly days?: readonly number[]
  /** Whether people come for it: limits of kinds do not count it. */
  readonly isHighlight?: boolean
  /** Whether who has no vehicle hires a car with its driver for the day to get there. */
  readonly needsHire?: boolean
  /** Whether people only see it as they pass (a statue, a city shrine): no reason to drive. */
  readonly passing?: boolean
  /** Whether the stay is the traveller's own, so that it does not grow into a wait. */
  readonly keepsStay?: boolean
  /** Candidates that are never in the same trip: what it contains, what contains it, what a tour visits. Must-visits may be. */
  readonly apart?: readonly string[]
  /** Meals that a visit includes when it lasts through them. */
  readonly mealsIncluded?: readonly MealRule['name'][]
  /** Whether people have lunch during the visit: on a boat, or where they spend half a day. */
  readonly hasLunch?: boolean
  /** A pause for lunch between two of its `visits`, which makes the stay longer. */
  readonly lunchBreak?: LunchBreak
  /** The hours in which its boat, class or tour sets out: a visit begins in them. Absent = any. */
  readonly departures?: readonly Interval[]
  /** The only weekdays on which it has them; on others, a visit begins at any time. Absent = every day. */
  readonly departureDays?: readonly number[]
  /** Several places behind one gate, in order, that are visited as this one; the first has the candidate's id. */
  readonly visits?: readonly VisitPart[]
}

export interface VisitPart {
  readonly id: string
  readonly minutes: number
  readonly costBaht: number
  /** The way from the part before; null for the first. */
  readonly leg: Leg | null
}

/** Lunch on a visit of several places. */
export interface LunchBreak {
  /** Minutes that it adds to the stay, with the way to the table. */
  readonly minutes: number
  /** Where people eat after each part but the last. */
  readonly after: readonly LunchTable[]
}

export interface LunchTable {
  /** Null where they bring their lunch, or eat anywhere near. */
  readonly placeId: string | null
  /** The ways to it, and on to the next part. */
  readonly to: Leg
  readonly on: Leg
}

export type PartOfDay = 'sunrise' | 'sunset' | 'evening'

export interface DatedHours {
  readonly date: IsoDate
  readonly intervals: readonly Interval[]
}

export interface WantedKind {
  readonly kind: string
  readonly count: number
  /** Whether it outweighs must-visits: what an edit adds gets the room that the same edit makes. */
  readonly firm?: boolean
  /** Whether the travellers said it themselves: one of it comes before a second of another kind. */
  readonly named?: boolean
}

/** A share of the visits is of one of these kinds, as far as the area has them. `name`: as the travellers call it. */
export interface Theme {
  readonly name: string
  readonly kinds: readonly string[]
  /** At most a half. */
  readonly share: number
  /** How many visits that may be. */
  readonly visits: number
}

export interface WishedProvince {
  readonly code: string
  /** False for a province of a named region, of which any part will do. */
  readonly required: boolean
}

/** A stop that the user has fixed: this place on this day (from 0) at this minute. */
export interface LockedStop {
  readonly candidateId: string
  readonly day: number
  readonly arrive: number
  readonly stayMinutes: number
}

/** Most stops of a kind, by `kind` and `tags` of the candidate, highlights excepted; null = no limit. */
export interface KindLimit {
  readonly kind: string
  readonly perDay: number | null
  readonly perTrip: number | null
}

export interface Pace {
  /** Without meals. */
  readonly maxStopsPerDay: number
  /** Minutes of rest after each visit before travelling on. */
  readonly restMinutes: number
}

/**
 * Driving measured by a road engine: minutes and metres from point i to j at `i * ids.length + j`; negative = unknown.
 * Ids are candidate ids, `town:<id>` for bases, and `fixedEndId` for the fixed ends of days.
 */
export interface LegMatrix {
  readonly ids: readonly string[]
  readonly minutes: Float32Array
  readonly metres: Float32Array
}

export function fixedEndId(day: number, end: 'start' | 'end'): string {
  return `day:${day}:${end}`
}

const LUNCH: MealRule = {
  name: 'lunch',
  from: 11 * 60,
  to: 14 * 60,
  minutes: 60,
  usual: { from: 11 * 60 + 30, at: 12 * 60 + 15, to: 13 * 60 },
}
const DINNER: MealRule = {
  name: 'dinner',
  from: 17 * 60,
  to: 20 * 60 + 45,
  minutes: 60,
  usual: { from: 17 * 60 + 45, at: 18 * 60 + 30, to: 19 * 60 + 40 },
}

/** Meals of a day by its window: no lunch for a start after noon, no dinner for an end before 19:30. */
export function usualMeals(startMinute: number, endMinute: number): MealRule[] {
  const meals: MealRule[] = []
  if (startMinute <= 12 * 60 && endMinute >= 14 * 60) meals.push(LUNCH)
  if (startMinute <= 18 * 60 && endMinute >= 19 * 60 + 30) meals.push(DINNER)
  return meals
}

/** A crossing with its wait; what a way over water takes longer than this is the way to the pier. */
export const BOAT_MINUTES = 120

/** Whether a candidate is of a kind: by category, sub-category or tag. */
export function isOfKind(candidate: Pick<Candidate, 'kind' | 'tags'>, kind: string): boolean {
  return candidate.kind === kind || candidate.tags.includes(kind)
}

/** Whether a limit counts a candidate. */
export function isLimited(candidate: Pick<Candidate, 'kind' | 'tags' | 'isHighlight'>, { kind }: KindLimit): boolean {
  return candidate.isHighlight !== true && isOfKind(candidate, kind)
}

/** Baht that the budget leaves for entrance fees. */
export function feesLeft(problem: Pick<TripProblem, 'budgetBaht' | 'otherCostBaht'>): number {
  return problem.budgetBaht === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, problem.budgetBaht - problem.otherCostBaht)
}
