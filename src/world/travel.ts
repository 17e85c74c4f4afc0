import type { Point } from './point.ts'

export type LegMode = 'walk' | 'drive' | 'public' | 'ferry' | 'boat' | 'train' | 'flight'

/** A way between two points, door to door: waiting and boarding, the way to pier, station or airport included. */
export interface Leg {
  /** Flight, train, ferry or boat when a part of the way is one, else of the road. */
  readonly mode: LegMode
  /** Whole minutes, rounded up. */
  readonly minutes: number
  readonly metres: number
  /** `engine`: a road engine has measured the driving; ferries, trains and flights are always estimated. */
  readonly source: 'estimated' | 'engine'
}

export interface TravelOptions {
  /** `car`: there is one all the time. `public`: taxis and songthaews nearby, buses and trains between towns. */
  readonly transport: 'car' | 'public'
  /** Whether long legs may be flown. */
  readonly flights: boolean
}

/** A point with what does not change from leg to leg. The nullable parts are filled when first needed. */
export interface Spot {
  readonly point: Point
  /** Null on the mainland. */
  readonly islandId: string | null
  /** How much slower the streets around are than those of a town; 1 = not. */
  citySlowness: number | null
  /** Junctions in sight, with the way to each. */
  junctions: readonly JunctionInSight[] | null
  piers: readonly Access[] | null
  airports: readonly Access[] | null
  stations: readonly Access[] | null
}

export interface JunctionInSight {
  readonly index: number
  readonly km: number
  /** Kilometres of the plain that would take as long. */
  readonly effort: number
}

/** The way to a pier, airport or station, by its index. */
export interface Access {
  readonly index: number
  readonly minutes: number
  readonly metres: number
}

export function newSpot(point: Point, islandId: string | null): Spot {
  return { point, islandId, citySlowness: null, junctions: null, piers: null, airports: null, stations: null }
}
