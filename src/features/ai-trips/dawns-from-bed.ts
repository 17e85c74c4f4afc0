import { type Candidate, isOfKind, type TripProblem } from '../../planner/problem.ts'
import type { Roads } from '../../world/roads.ts'
import { DAWN_START } from './trip-days.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Minutes. People get up for what is this near whatever they came for. */
const NEAR = 45
/** From further away, a place that was asked for is seen at another hour. */
const FURTHEST = 75

/** A kind that so few places are of means these. */
const FEW = 2

/** The places for the dawn that the wish names, by their own name or by that of a kind that is nowhere else. */
export function namedDawns({
  candidates,
  mustVisit,
  wanted,
}: Pick<TripProblem, 'candidates' | 'mustVisit' | 'wanted'>): Candidate[] {
  const rare = new Set(
    wanted.flatMap(({ kind, named }) => {
      const those = named ? candidates.filter((candidate) => isOfKind(candidate, kind)) : []
      return those.length <= FEW ? those.map(({ id }) => id) : []
    }),
  )
  return candidates.filter(({ id, part }) => part === 'sunrise' && (mustVisit.includes(id) || rare.has(id)))
}

/**
 * People sleep next to what they get up for: the way to any dawn is at most the one from the nearest bed to those that the
 * wish names, so that nobody drives an hour in the dark to where they slept the night before.
 */
export function dawnsFromBed(prepared: PreparedTrip, roads: Roads): PreparedTrip {
  const { problem } = prepared
  const { bases, transport, flights } = problem
  const named = namedDawns(problem)
  if (named.length === 0 || bases.length === 0) return prepared
  const ways = named.map(({ point }) =>
    Math.min(...bases.map((bed) => roads.leg(bed.point, point, { transport, flights }).minutes)),
  )
  const way = Math.max(NEAR, ...ways)
  const days = problem.days.map((day) => {
    if (day.dawnMinute === undefined) return day
    if (day.dawnWay === undefined) return way <= FURTHEST ? { ...day, dawnWay: way, asksForDawns: true } : day
    const dawnWay = Math.max(day.dawnWay, Math.min(way, FURTHEST))
    // Who sleeps in leaves as early as all others for what they named themselves.
    return { ...day, dawnWay, dawnMinute: Math.min(day.dawnMinute, DAWN_START.unasked) }
  })
  return { ...prepared, problem: { ...problem, days } }
}
