import type { Candidate, TripProblem } from '../../planner/problem.ts'
import type { Point } from '../../world/point.ts'
import type { Roads } from '../../world/roads.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Minutes. Nearer to one of the two beds, a sight is seen from there; on the way, it costs at most so much more … */
const FROM_BED = 40
const DETOUR = 30
/** … or so much of the way to it from the nearer bed, which who goes out and back drives twice. */
const OF_WAY_OUT = 0.6
/** From so far on, nobody drives out and back to what the trip passes: unless it is named, it is for these days alone. */
const FAR_OUT = 60

interface Move {
  /** From 0. */
  readonly day: number
  readonly from: Point
  readonly to: Point
}

/**
 * What lies on the road from one bed to the next is seen on the day that goes there: nobody rides out to the cave and back
 * and passes it again with the luggage. For days whose beds are settled.
 */
export function seenOnTheMove(prepared: PreparedTrip, roads: Pick<Roads, 'leg'>): PreparedTrip {
  const { problem } = prepared
  const moves = movesOf(problem)
  if (moves.length === 0) return prepared
  const { transport, flights, walking } = problem
  const minutes = (from: Point, to: Point) =>
    roads.leg(from, to, { transport, flights, ...(walking && { walking }) }).minutes
  const wished = new Set([...problem.mustVisit, ...(problem.mustSee ?? [])])
  const lengths = moves.map(({ from, to }) => minutes(from, to))
  const candidates = problem.candidates.map((candidate): Candidate => {
    if (candidate.islandId !== null || candidate.isHighlight !== true) return candidate
    const passed = moves.flatMap(({ day, from, to }, at) => {
      const [before, after] = [minutes(from, candidate.point), minutes(candidate.point, to)]
      const out = Math.min(before, after)
      const isBetween = out >= FROM_BED && before + after <= lengths[at]! + Math.max(DETOUR, out * OF_WAY_OUT)
      // Tours and what people come for most have better days already, and keep them where they are others.
      const isPossible = candidate.days?.includes(day) !== false && candidate.betterDays?.includes(day) !== false
      return isBetween && isPossible ? [{ day, out }] : []
    })
    if (passed.length === 0) return candidate
    const days = passed.map(({ day }) => day)
    const isFarOut = passed.every(({ out }) => out >= FAR_OUT) && !wished.has(candidate.id)
    return isFarOut ? { ...candidate, days } : { ...candidate, betterDays: days }
  })
  return { ...prepared, problem: { ...problem, candidates } }
}

/** From bed to bed; the first day comes from where the trip begins, and the last one goes to where it ends. */
function movesOf({ days, bases }: TripProblem): Move[] {
  const bedOf = (day: number) => bases.find(({ id }) => id === days[day]?.baseTownId)?.point
  return days.flatMap(({ start, end }, day) => {
    const from = start ?? bedOf(day - 1)
    const to = end ?? (day < days.length - 1 ? bedOf(day) : undefined)
    return days.length > 1 && from && to && from !== to ? { day, from, to } : []
  })
}
