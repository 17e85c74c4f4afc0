import type { Point } from './point.ts'

export type LegMode = 'walk' | 'drive' | 'public' | 'charter' | 'ferry' | 'boat' | 'train' | 'flight'

/** Travel between two points, door to door, with waiting, boarding and the way to pier, station or airport. */
export interface Leg {
  /**
   * Flight, train, ferry or boat (a longtail, a speedboat) if any part is; else how people travel on the road. `charter`: a
   * songthaew or a car with its driver, hired by those without a car where no line goes.
   */
  readonly mode: LegMode
  /** Whole minutes, rounded up. */
  readonly minutes: number
  readonly metres: number
  /** `engine`: driving measured by a road engine. Ferries, trains and flights are always estimated. */
  readonly source: 'estimated' | 'engine'
  /** Baht per person for its listed boats. */
  readonly fare?: number
}

export interface TravelOptions {
  /** `car`: the party has one. `public`: taxis and songthaews nearby, buses and trains between towns. */
  readonly transport: 'car' | 'public'
  /** Whether long legs may be flown. */
  readonly flights: boolean
  /** `little`: short ways on foot. `wheelchair`: besides, no small ferry with steps. Absent: as most people walk. */
  readonly walking?: 'little' | 'wheelchair'
}

/** A point with what all of its legs share. Nullable parts are filled on first use. */
export interface Spot {
  readonly point: Point
  /** Null on the mainland. */
  readonly islandId: string | null
  /** How much slower the streets are than a town's; 1 = not at all. */
  citySlowness: number | null
  /** Visible junctions, with the way to each. */
  junctions: readonly JunctionInSight[] | null
  piers: readonly Access[] | null
  /** Whether public transport goes there. */
  served: boolean | null
  airports: readonly Access[] | null
  stations: readonly Access[] | null
}

export interface JunctionInSight {
  readonly index: number
  readonly km: number
  /** Kilometres on the plain that would take as long. */
  readonly effort: number
}

/** The way to a pier, airport or station, by its index. */
export interface Access {
  readonly index: number
  readonly minutes: number
  readonly metres: number
}

export function newSpot(point: Point, islandId: string | null): Spot {
  return {
    point,
    islandId,
    citySlowness: null,
    junctions: null,
    piers: null,
    served: null,
    airports: null,
    stations: null,
  }
}
