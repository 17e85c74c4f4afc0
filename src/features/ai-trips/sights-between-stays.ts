// What drivers stop at between two beds: sights of the towns that they pass, on the day that passes them.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate, TripProblem } from '../../planner/problem.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { selectCandidates } from './candidates.ts'
import { isStopOnDrive } from './sights-on-way.ts'
import { isByCar } from './trip-ends.ts'
import type { TripStay } from './trip-stay.ts'

/** From here on a drive is worth a stop. */
const LONG_M = 150_000
/** Nearer to either end, a sight belongs to the stay. */
const FROM_ENDS_M = 40_000
/** A sight is on the way if the way through it is at most this much longer. */
const ON_WAY = 1.06
/** Who passes a sight stops there for less than those who travel to it, and makes no way for it. */
const PASSED_BY = 0.35
/** So many are enough to choose from. */
const MOST_ON_A_WAY = 4

interface Way {
  readonly from: Point
  readonly to: Point
  /** From 0. */
  readonly day: number
}

/** The problem with the best sights on each long way, from home, from stay to stay, and home. */
export function withSightsBetween(
  problem: TripProblem,
  stays: readonly TripStay[],
  reading: Reading,
  catalogue: CatalogueView,
): TripProblem {
  const ways = isByCar(reading) ? waysOf(problem, stays) : []
  const known = new Set(reading.avoid.destinations)
  const passed = catalogue.world.destinations.filter(
    ({ id, kind, point }) =>
      kind !== 'loop' && kind !== 'island' && !known.has(id) && ways.some((way) => isOn(way, point)),
  )
  if (passed.length === 0) return problem
  const provinces = [...new Set(passed.flatMap(({ provinceCodes }) => provinceCodes.slice(0, 1)))]
  const open = { mustVisit: [], stays: [], towns: [], districts: [], islands: [], regions: [] }
  const there = { ...reading, ...open, destinations: passed.map(({ id }) => id), provinces }
  const own = new Set(problem.candidates.map(({ id }) => id))
  const sights = selectCandidates(there, new Set(provinces), catalogue)
    .filter((sight) => isStopOnDrive(sight) && !own.has(sight.id))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  const added = new Map<string, Candidate>()
  for (const way of ways)
    for (const sight of sights.filter(({ id, point }) => !added.has(id) && isOn(way, point)).slice(0, MOST_ON_A_WAY))
      added.set(sight.id, { ...sight, score: sight.score * PASSED_BY, isHighlight: false, days: [way.day] })
  return { ...problem, candidates: [...problem.candidates, ...added.values()] }
}

function waysOf({ days }: TripProblem, stays: readonly TripStay[]): readonly Way[] {
  const points = stays.map(({ destination }) => destination.point)
  const lastDay = days.length - 1
  let day = 0
  const between = stays.slice(1).map(({ destination }, at) => {
    day += stays[at]!.nights
    return { from: points[at]!, to: destination.point, day }
  })
  const [start, end] = [days[0]?.start, days[lastDay]?.end]
  return [
    ...(start && points[0] ? [{ from: start, to: points[0], day: 0 }] : []),
    ...between,
    ...(end && points.length > 0 ? [{ from: points.at(-1)!, to: end, day: lastDay }] : []),
  ].filter(({ from, to }) => distanceM(from, to) >= LONG_M)
}

function isOn({ from, to }: Way, point: Point): boolean {
  const [there, left] = [distanceM(from, point), distanceM(point, to)]
  return there + left <= distanceM(from, to) * ON_WAY && Math.min(there, left) >= FROM_ENDS_M
}
