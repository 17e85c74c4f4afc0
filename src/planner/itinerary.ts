import type { Leg } from '../world/travel.ts'

/** The solver's result: a trip, or why none exists. Plain data; minutes after midnight, metres, whole baht. */
export type SolveResult = Itinerary | Infeasible

export interface Itinerary {
  readonly days: readonly ItineraryDay[]
  /** Must-visits and locked stops that are not in the trip. */
  readonly unscheduled: readonly { readonly candidateId: string; readonly reason: UnmetReason }[]
  readonly unmet: readonly Unmet[]
  /** The objective (`trip/objective.ts`); comparable between plans for one problem. */
  readonly score: number
  /** Only for a trip that was planned again: what it was worth before, and how many of its stops no longer fit. */
  readonly before?: { readonly score: number; readonly left: number }
  readonly totals: {
    readonly costBaht: number
    readonly otherCostBaht: number
    readonly metres: number
    readonly minutesTravel: number
    readonly minutesVisit: number
  }
  /** Iterations that the search took. */
  readonly iterations: number
  /** Whether the search ended before its planned iterations: another run may find a better trip. */
  readonly cutShort: boolean
}

export interface ItineraryDay {
  /** Town of the coming night, or where the trip ends. Null when that is a fixed point, or without bases. */
  readonly baseTownId: string | null
  readonly stops: readonly ItineraryStop[]
  /** From the last stop to the end of the day; null when it may end anywhere. */
  readonly returnLeg: Leg | null
}

export interface ItineraryStop {
  readonly kind: 'visit' | 'meal' | 'rest'
  /** Null for a meal or rest in free time, at the location of the stop before. */
  readonly candidateId: string | null
  /** Set for meals. */
  readonly meal: 'lunch' | 'dinner' | null
  /** Meals that the visit includes, or that people have there during it. */
  readonly includes?: readonly ('lunch' | 'dinner')[]
  /** Whether it is a meal in free time near the bed, or a rest there before it. */
  readonly nearBed?: boolean
  readonly arrive: number
  readonly depart: number
  readonly costBaht: number
  readonly locked: boolean
  /** The way here, started as late as possible; null for the first stop of a day that starts anywhere. */
  readonly leg: Leg | null
  /** `closed` only for a locked stop outside its hours. */
  readonly opening: 'open' | 'unknown' | 'closed'
}

export type UnmetReason =
  | 'closed' // on all days of the trip
  | 'outside_hours' // open, but not when the trip is there
  | 'out_of_reach' // the way there and back does not fit into any day
  | 'no_time' // possible, but not together with higher priorities
  | 'over_budget'
  | 'not_enough_places' // fewer candidates than wanted
  | 'over_limit' // a limit per kind, or the pace
  | 'unknown_place' // not among the candidates
  | 'conflicts_with_locked'

export interface Unmet {
  readonly wish: 'must_visit' | 'must_see' | 'wanted_kind' | 'province' | 'locked' | 'budget' | 'meal'
  /** A candidate id, kind, province code, amount in baht, or `lunch`. */
  readonly subject: string
  /** The day (from 0) that the wish is about. */
  readonly day: number | null
  readonly reason: UnmetReason
  readonly suggestion: Relaxation | null
}

/** A smallest change that would help. */
export type Relaxation =
  | { readonly change: 'add_days'; readonly days: number }
  | { readonly change: 'drop'; readonly wish: 'must_visit' | 'province' | 'locked'; readonly subject: string }
  | { readonly change: 'raise_budget'; readonly toBaht: number }
  | { readonly change: 'allow_flights' }
  | { readonly change: 'longer_days'; readonly minutes: number }
  | { readonly change: 'other_dates' }

export type ConflictWish =
  | 'days'
  | 'transport'
  | 'daily_window'
  | 'province'
  | 'must_visit'
  | 'locked'
  | 'candidates'
  | 'season' // of an island or place that is closed throughout
  | 'dates'

/** No trip fits: a minimal set of conflicting wishes. */
export interface Infeasible {
  readonly infeasible: {
    readonly conflicts: readonly { readonly wish: ConflictWish; readonly subject: string }[]
    readonly suggestions: readonly Relaxation[]
  }
}
