// The way home of trips that begin at a home which the wish names, and say nothing of their end.
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Itinerary } from '../../planner/itinerary.ts'
import type { ProblemDay, TripProblem } from '../../planner/problem.ts'
import type { Point } from '../../world/point.ts'
import type { Roads } from '../../world/roads.ts'
import { HOME_BY, wayTo } from './long-drives.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Minutes that a last day gives to the way home: people share the wheel, and a bus that takes longer goes by night. */
const LONGEST = { car: 13 * 60, public: 8 * 60 }
/** Whoever lives within an hour of where the trip ends needs no telling. */
const NEAR = 60

/**
 * The last day ends at home for those who drive, ride or take a bus from there, if it is long enough for the way. Who may fly
 * leaves from where the trip ends.
 */
export function broughtHome(prepared: PreparedTrip, reading: Reading, roads: Roads): PreparedTrip {
  const { problem } = prepared
  const [first, last] = [problem.days[0], problem.days.at(-1)]
  if (!first?.start || first.nightRide || !last || last.end || problem.days.length === 1) return prepared
  if (!reading.start || reading.end || reading.flies || reading.transport === 'plane' || reading.busy?.length)
    return prepared
  const way = wayTo(first.start, problem.days.at(-2), problem, roads)
  if (!way || way.mode === 'flight' || way.minutes > roomFor(problem, last, reading)) return prepared
  return { ...prepared, problem: { ...problem, days: [...problem.days.slice(0, -1), { ...last, end: first.start }] } }
}

function roomFor({ transport }: TripProblem, last: ProblemDay, { dailyWindow, departureMinute }: Reading): number {
  const isOpen = transport === 'car' && dailyWindow.end === null && departureMinute === null
  const room = (isOpen ? Math.max(HOME_BY, last.endMinute) : last.endMinute) - last.startMinute
  return Math.min(room, LONGEST[transport])
}

/** The trip without a way home that nobody asked for and that leaves no time for it; undefined for any other. */
export function withoutWayHome(prepared: PreparedTrip, { start, end }: Reading): PreparedTrip | undefined {
  const { days } = prepared.problem
  const last = days.at(-1)
  if (days.length === 1 || !start || end || !days[0]?.start || last?.end !== days[0].start) return undefined
  return { ...prepared, problem: { ...prepared.problem, days: [...days.slice(0, -1), { ...last, end: null }] } }
}

/** What a trip says that ends away from the home where it began. */
export function wayHomeLeft(
  { problem, assumed }: Pick<PreparedTrip, 'problem' | 'assumed'>,
  itinerary: Itinerary,
  { start, end, assumed: read }: Reading,
  roads: Roads,
): Assumption[] {
  const { days, transport, flights } = problem
  const home = days[0]?.start
  const isSaid = assumed.some(({ code }) => code === 'way_outside')
  if (!start?.text || !home || days[0]?.nightRide || end || days.length === 1 || days.at(-1)?.end || isSaid) return []
  const from = endOf(itinerary, problem)
  if (!from) return []
  const { minutes } = roads.leg(from, home, { transport, flights })
  const said = read.find(({ code }) => code === 'origin')?.values.said ?? start.text
  return minutes <= NEAR ? [] : [noteOf(ASSUMPTIONS, 'way_home_left', { said, minutes })]
}

/** The town where the trip ends, else its last place. */
function endOf({ days }: Itinerary, { bases, candidates }: TripProblem): Point | undefined {
  const last = days.at(-1)
  const bed = bases.find(({ id }) => id === last?.baseTownId)
  const stop = last?.stops.findLast(({ candidateId }) => candidateId !== null)
  return bed?.point ?? candidates.find(({ id }) => id === stop?.candidateId)?.point
}
