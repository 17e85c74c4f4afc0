import type { Leg } from '../world/travel.ts'

/** What the solver answers: a trip, or why there can be none. Plain data; minutes after midnight, metres, whole baht. */
export type SolveResult = Itinerary | Infeasible

export interface Itinerary {
  readonly days: readonly ItineraryDay[]
  /** Must-visits and locked stops that are not in the trip; those that merely scored too low are not listed. */
  readonly unscheduled: readonly { readonly candidateId: string; readonly reason: UnmetReason }[]
  readonly unmet: readonly Unmet[]
  /** The objective of `objective.ts`, comparable between plans of one problem. */
  readonly score: number
  readonly totals: {
    readonly costBaht: number
    readonly otherCostBaht: number
    readonly metres: number
    readonly minutesTravel: number
    readonly minutesVisit: number
  }
  /** Rounds that the search took. */
  readonly iterations: number
  /** The search was ended before its rounds were done: another run may find a better trip. */
  readonly cutShort: boolean
}

export interface ItineraryDay {
  /** Town of the coming night, on the last day where the trip ends; null when that is a fixed point, or no towns were given. */
  readonly baseTownId: string | null
  readonly stops: readonly ItineraryStop[]
  /** From the last stop to the end of the day; null when the day may end anywhere. */
  readonly returnLeg: Leg | null
}

export interface ItineraryStop {
  readonly kind: 'visit' | 'meal' | 'rest'
  /** Null for a meal or rest in free time, which takes place where the stop before was. */
  readonly candidateId: string | null
  /** Set for meals. */
  readonly meal: 'lunch' | 'dinner' | null
  readonly arrive: number
  readonly depart: number
  readonly costBaht: number
  readonly locked: boolean
  /** The way that leads here, begun as late as it may; null for the first stop of a day that starts anywhere. */
  readonly leg: Leg | null
  /** `closed` only for a locked stop: the user has fixed it outside its hours. */
  readonly opening: 'open' | 'unknown' | 'closed'
}

export type UnmetReason =
  | 'closed' // on all days that the trip has
  | 'out_of_reach' // the way there and back does not fit into any day
  | 'no_time' // it could be visited, but not together with what matters more
  | 'over_budget'
  | 'not_enough_places' // the catalogue's selection holds fewer
  | 'over_limit' // a limit per kind, or the pace
  | 'unknown_place' // not among the candidates
  | 'conflicts_with_locked'

export interface Unmet {
  readonly wish: 'must_visit' | 'wanted_kind' | 'province' | 'locked' | 'budget' | 'meal'
  /** A candidate id, kind, province code, amount in baht, or `lunch`. */
  readonly subject: string
  /** The day (from 0), where the wish is about one. */
  readonly day: number | null
  readonly reason: UnmetReason
  readonly suggestion: Relaxation | null
}

/** The smallest change found that would help. */
export type Relaxation =
  | { readonly change: 'add_days'; readonly days: number }
  | { readonly change: 'drop'; readonly wish: 'must_visit' | 'province' | 'locked'; readonly subject: string }
  | { readonly change: 'raise_budget'; readonly toBaht: number }
  | { readonly change: 'allow_flights' }
  | { readonly change: 'longer_days'; readonly minutes: number }
  | { readonly change: 'other_dates' }

export type ConflictWish = 'days' | 'transport' | 'daily_window' | 'province' | 'must_visit' | 'locked' | 'candidates'

/** No trip fits: a set of wishes that cannot all hold, none of which can be left out of the set. */
export interface Infeasible {
  readonly infeasible: {
    readonly conflicts: readonly { readonly wish: ConflictWish; readonly subject: string }[]
    readonly suggestions: readonly Relaxation[]
  }
}
