import type { Busy } from '../../language/reader/reading.ts'
import type { Infeasible, Itinerary } from '../../planner/itinerary.ts'
import type { Pause, TripProblem } from '../../planner/problem.ts'

interface Solved {
  readonly itinerary: Itinerary
  /** The problem without the breaks that were dropped. */
  readonly problem: TripProblem
  readonly dropped: readonly Busy[]
}

/** After so many attempts, no break is kept. */
const ATTEMPTS = 2

/** Solves with the breaks of each day. Those that the days cannot keep are dropped, and the rest is solved again. */
export function solveWithBreaks(
  problem: TripProblem,
  busy: readonly Busy[],
  solve: (problem: TripProblem) => Itinerary | Infeasible,
): Solved | Infeasible {
  let current = problem
  for (let attempt = 1; ; attempt++) {
    const itinerary = solve(current)
    const kept = 'infeasible' in itinerary ? [] : keptIn(current, itinerary)
    const isComplete = current.days.every(({ pauses = [] }, at) => pauses.length === (kept[at]?.length ?? 0))
    if (isComplete) {
      if ('infeasible' in itinerary) return itinerary
      return { itinerary, problem: current, dropped: droppedOf(busy, problem, current) }
    }
    const days = current.days.map((day, at) => ({ ...day, pauses: attempt < ATTEMPTS ? (kept[at] ?? []) : [] }))
    current = { ...current, days }
  }
}

function keptIn({ days }: TripProblem, itinerary: Itinerary): Pause[][] {
  return days.map(({ pauses = [] }, at) =>
    pauses.filter(({ arrive }) => itinerary.days[at]!.stops.some((stop) => stop.locked && stop.arrive === arrive)),
  )
}

/** The breaks of which a day lost its part. */
function droppedOf(busy: readonly Busy[], before: TripProblem, after: TripProblem): Busy[] {
  const lost = before.days.flatMap(({ pauses = [] }, at) =>
    pauses.filter(({ arrive }) => !(after.days[at]?.pauses ?? []).some((pause) => pause.arrive === arrive)),
  )
  return busy.filter(({ start, end }) =>
    lost.some(({ arrive, stayMinutes }) => start < arrive + stayMinutes && end > arrive),
  )
}
