import { distanceM, type Point } from '../../world/point.ts'
import type { Roads } from '../../world/roads.ts'
import type { ConflictWish, Infeasible, Relaxation } from '../itinerary.ts'
import { type Candidate, fixedEndId, type LockedStop, type TripProblem } from '../problem.ts'
import { createTripLegs, type LegEnd, type TripLegs } from './trip-legs.ts'
import { listOpenSpans } from './trip-windows.ts'

/**
 * Proves before the search, where possible, that no trip meets the hard wishes: a minimal conflicting set, and suggested
 * changes. A wish that merely yields to others belongs in `unmet`.
 */
export function findInfeasibility(problem: TripProblem, roads: Roads): Infeasible | null {
  return nothingToVisit(problem) ?? lockedClash(problem, roads) ?? tooFarApart(problem, roads)
}

/** The fixed points and given towns of a day are too far apart for its window. */
export function daysTooShort(problem: TripProblem): Infeasible {
  const suggestions: Relaxation[] = [
    { change: 'longer_days', minutes: 120 },
    { change: 'add_days', days: 1 },
  ]
  if (!problem.flights) suggestions.push({ change: 'allow_flights' })
  const conflicts = [
    { wish: 'daily_window', subject: '' },
    { wish: 'transport', subject: problem.transport },
  ] as const
  return answer(conflicts, suggestions)
}

function answer(
  conflicts: readonly { readonly wish: ConflictWish; readonly subject: string }[],
  suggestions: readonly Relaxation[],
): Infeasible {
  return { infeasible: { conflicts, suggestions } }
}

/** No candidate is open long enough on any day. */
function nothingToVisit(problem: TripProblem): Infeasible | null {
  if (problem.locked.length > 0) return null
  if (problem.candidates.length === 0) return answer([{ wish: 'candidates', subject: '' }], [])
  const fits = problem.candidates.some((candidate) =>
    problem.days.some((day) =>
      listOpenSpans(candidate, day).some(
        (span) => span.to - span.from >= Math.min(candidate.dwellMinutes, SHORT_VISIT),
      ),
    ),
  )
  if (fits) return null
  const dated = problem.days.some((day) => day.date !== null)
  const suggestions: Relaxation[] = [{ change: 'longer_days', minutes: 120 }]
  if (dated) suggestions.push({ change: 'other_dates' })
  return answer(
    [
      { wish: 'daily_window', subject: '' },
      { wish: 'candidates', subject: '' },
    ],
    suggestions,
  )
}

const SHORT_VISIT = 30

/** Two locked stops that cannot both be reached in time, or one outside its day. */
function lockedClash(problem: TripProblem, roads: Roads): Infeasible | null {
  const legs = createTripLegs(problem, roads)
  const known = new Map(problem.candidates.map((candidate) => [candidate.id, candidate]))
  const stops = problem.locked.filter((stop) => known.has(stop.candidateId))
  for (const stop of stops) {
    const day = problem.days[stop.day]
    if (day && stop.arrive >= day.startMinute && stop.arrive + stop.stayMinutes <= day.endMinute) continue
    const own: Relaxation = { change: 'drop', wish: 'locked', subject: stop.candidateId }
    const conflicts = [{ wish: 'locked', subject: stop.candidateId } as const]
    if (!day) return answer([...conflicts, { wish: 'days', subject: String(problem.days.length) }], [own])
    return answer([...conflicts, { wish: 'daily_window', subject: '' }], [{ change: 'longer_days', minutes: 60 }, own])
  }
  const end = (stop: LockedStop) => {
    const candidate = known.get(stop.candidateId) as Candidate
    return legs.end(candidate.id, candidate.point)
  }
  const inOrder = [...stops].sort((a, b) => a.day - b.day || a.arrive - b.arrive)
  for (const [i, next] of inOrder.entries()) {
    const stop = inOrder[i - 1]
    if (!stop || stop.day !== next.day) continue
    if (stop.arrive + stop.stayMinutes + legs.leg(end(stop), end(next)).minutes <= next.arrive) continue
    return answer(
      [
        { wish: 'locked', subject: stop.candidateId },
        { wish: 'locked', subject: next.candidateId },
      ],
      [
        { change: 'drop', wish: 'locked', subject: stop.candidateId },
        { change: 'drop', wish: 'locked', subject: next.candidateId },
      ],
    )
  }
  return null
}

/** A required province or a must-visit. */
interface Target {
  readonly wish: 'province' | 'must_visit'
  readonly subject: string
  readonly ends: readonly LegEnd[]
}

/** All orders are tried; beyond this many, a proof would take too long, and the search reports what it could not fit. */
const MOST_TARGETS = 7
/** Pairs of points whose legs are compared: the nearest pair may have water in between. */
const NEAREST_PAIRS = 4
/** The shortest visit. */
const LEAST_VISIT_MINUTES = 30

/** The shortest travel between the targets does not fit into the days. */
function tooFarApart(problem: TripProblem, roads: Roads): Infeasible | null {
  const targets = listTargets(problem, createTripLegs(problem, roads)).slice(0, MOST_TARGETS)
  const available = problem.days.reduce((sum, day) => sum + day.endMinute - day.startMinute, 0)
  if (targets.length < 2 || leastMinutes(problem, roads, targets) <= available) return null
  let core = targets
  for (const target of targets) {
    const without = core.filter((other) => other !== target)
    if (leastMinutes(problem, roads, without) > available) core = without
  }
  const conflicts: { wish: ConflictWish; subject: string }[] = core.map(({ wish, subject }) => ({ wish, subject }))
  conflicts.push({ wish: 'days', subject: String(problem.days.length) })
  const flying = { ...problem, flights: true }
  const flightsHelp = !problem.flights && leastMinutes(flying, roads, targets) <= available
  if (flightsHelp) conflicts.push({ wish: 'transport', subject: problem.transport })
  return answer(conflicts, suggestionsFor(problem, roads, core, targets, available, flightsHelp))
}

function suggestionsFor(
  problem: TripProblem,
  roads: Roads,
  core: readonly Target[],
  targets: readonly Target[],
  available: number,
  flightsHelp: boolean,
): Relaxation[] {
  const aDay = available / problem.days.length
  const days = Math.ceil((leastMinutes(problem, roads, targets) - available) / Math.max(60, aDay))
  const suggestions: Relaxation[] = [{ change: 'add_days', days }]
  if (flightsHelp) suggestions.push({ change: 'allow_flights' })
  const dropped = core.find(
    (target) =>
      leastMinutes(
        problem,
        roads,
        targets.filter((other) => other !== target),
      ) <= available,
  )
  if (dropped) suggestions.push({ change: 'drop', wish: dropped.wish, subject: dropped.subject })
  return suggestions
}

function listTargets(problem: TripProblem, legs: TripLegs): Target[] {
  const places = problem.mustVisit.flatMap((id) => problem.candidates.filter((candidate) => candidate.id === id))
  const provinces = problem.provinces.filter(
    ({ code, required }) => required && !places.some((place) => place.provinceCode === code),
  )
  const ends = (points: readonly { id: string; point: Point }[]) => points.map(({ id, point }) => legs.end(id, point))
  const targets: Target[] = []
  for (const { code } of provinces) {
    const inside = problem.candidates.filter((candidate) => candidate.provinceCode === code)
    if (inside.length > 0) targets.push({ wish: 'province', subject: code, ends: ends(inside) })
  }
  for (const place of places) targets.push({ wish: 'must_visit', subject: place.id, ends: ends([place]) })
  return targets
}

function nearestPairs(a: readonly LegEnd[], b: readonly LegEnd[]): (readonly [LegEnd, LegEnd])[] {
  return a
    .flatMap((from) => b.map((to) => ({ from, to, straightM: distanceM(from.spot.point, to.spot.point) })))
    .sort((x, y) => x.straightM - y.straightM)
    .slice(0, NEAREST_PAIRS)
    .map(({ from, to }) => [from, to] as const)
}

/** Minutes of the shortest way through all targets in any order, from and to the fixed ends of the trip. */
function leastMinutes(problem: TripProblem, roads: Roads, targets: readonly Target[]): number {
  const legs = createTripLegs(problem, roads)
  const between = (a: readonly LegEnd[], b: readonly LegEnd[]) =>
    Math.min(...nearestPairs(a, b).map(([from, to]) => legs.leg(from, to).minutes))
  const table = targets.map((a) => targets.map((b) => (a === b ? 0 : between(a.ends, b.ends))))
  const [start, end] = [problem.days[0]?.start, problem.days.at(-1)?.end]
  const begin = start ? [legs.end(fixedEndId(0, 'start'), start)] : null
  const finish = end ? [legs.end(fixedEndId(problem.days.length - 1, 'end'), end)] : null
  const first = targets.map((target) => (begin ? between(begin, target.ends) : 0))
  const last = targets.map((target) => (finish ? between(target.ends, finish) : 0))
  let least = Number.POSITIVE_INFINITY
  const go = (at: number, left: readonly number[], sum: number) => {
    if (sum >= least) return
    if (left.length === 0) least = Math.min(least, sum + (last[at] ?? 0))
    for (const next of left)
      go(
        next,
        left.filter((other) => other !== next),
        sum + (table[at]?.[next] ?? 0),
      )
  }
  const all = targets.map((_, i) => i)
  for (const one of all)
    go(
      one,
      all.filter((other) => other !== one),
      first[one] ?? 0,
    )
  return (targets.length === 0 ? 0 : least) + targets.length * LEAST_VISIT_MINUTES
}
