import type { Point } from '../../world/point.ts'
import type { Roads } from '../../world/roads.ts'
import type { Leg, Spot } from '../../world/travel.ts'
import type { TripProblem } from '../problem.ts'

/** An end of legs; `id` as in the leg matrix. */
export interface LegEnd {
  readonly id: string
  readonly spot: Spot
}

/** The legs of a problem: measured where the matrix has them, else estimated. */
export interface TripLegs {
  end(id: string, point: Point): LegEnd
  leg(from: LegEnd, to: LegEnd): Leg
  /** Whether the way back may differ: estimates are symmetric, measured legs need not be. */
  hasOwnWayBack(from: LegEnd, to: LegEnd): boolean
}

export function createTripLegs(
  problem: Pick<TripProblem, 'transport' | 'flights' | 'legs' | 'walking'>,
  roads: Roads,
): TripLegs {
  const { legs } = problem
  const rows = new Map((legs?.ids ?? []).map((id, row) => [id, row]))
  const { transport, flights, walking } = problem
  const options = { transport, flights, ...(walking && { walking }) }
  const measured = (from: LegEnd, to: LegEnd) => {
    if (legs === null) return null
    const [row, column] = [rows.get(from.id), rows.get(to.id)]
    if (row === undefined || column === undefined) return null
    const at = row * rows.size + column
    const [minutes = -1, metres = -1] = [legs.minutes[at], legs.metres[at]]
    return minutes < 0 || metres < 0 ? null : { minutes, metres }
  }
  return {
    end: (id, point) => ({ id, spot: roads.spot(point) }),
    leg: (from, to) => roads.leg(from.spot, to.spot, options, measured(from, to)),
    hasOwnWayBack: (from, to) => measured(from, to) !== null || measured(to, from) !== null,
  }
}
