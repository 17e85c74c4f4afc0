import type { Point } from '../world/point.ts'
import type { Roads } from '../world/roads.ts'
import type { Leg, Spot } from '../world/travel.ts'
import type { Problem } from './problem.ts'

/** A place that legs go between; `id` is that of the leg matrix. */
export interface LegEnd {
  readonly id: string | null
  readonly spot: Spot
}

/** The legs of a problem: measured ones where the matrix has them, else estimated. */
export interface TripLegs {
  end(id: string | null, point: Point): LegEnd
  leg(from: LegEnd, to: LegEnd): Leg
}

export function createTripLegs(problem: Pick<Problem, 'transport' | 'flights' | 'legs'>, roads: Roads): TripLegs {
  const rows = new Map((problem.legs?.ids ?? []).map((id, row) => [id, row]))
  const options = { transport: problem.transport, flights: problem.flights }
  return {
    end: (id, point) => ({ id, spot: roads.spot(point) }),
    leg: (from, to) => measured(problem, rows, from, to) ?? roads.leg(from.spot, to.spot, options),
  }
}

/** Legs over the sea stay estimated: road engines know neither the boats' hours nor the waiting. */
function measured(
  problem: Pick<Problem, 'transport' | 'legs'>,
  rows: ReadonlyMap<string, number>,
  from: LegEnd,
  to: LegEnd,
): Leg | null {
  if (problem.legs === null || from.spot.islandId !== to.spot.islandId) return null
  const row = from.id === null ? undefined : rows.get(from.id)
  const column = to.id === null ? undefined : rows.get(to.id)
  if (row === undefined || column === undefined) return null
  const at = row * rows.size + column
  const minutes = problem.legs.minutes[at] ?? -1
  if (minutes < 0) return null
  const metres = Math.round(problem.legs.metres[at] ?? 0)
  return {
    mode: problem.transport === 'car' ? 'drive' : 'public',
    minutes: Math.ceil(minutes),
    metres,
    source: 'engine',
  }
}
