import { distanceM, type Point } from '../../world/point.ts'
import { type Candidate, fixedEndId, type TripProblem } from '../problem.ts'
import type { CandidateParams } from '../search-params.ts'
import { priceOfLeg } from './objective.ts'
import { shortlistCandidates } from './shortlist.ts'
import type { LegEnd, TripLegs } from './trip-legs.ts'
import { listOpenSpansByDay, type Span } from './trip-windows.ts'

/** What does not depend on where the nights are spent, by row of the travel table. */
export interface TravelTable {
  readonly problem: TripProblem
  readonly legs: TripLegs
  readonly candidates: readonly Candidate[]
  /** Minutes of each candidate's stay, cut to its longest opening. */
  readonly stays: readonly number[]
  /** Open spans by candidate and day. */
  readonly spans: readonly (readonly (readonly Span[])[])[]
  /** Rows of the table: candidates, then bases, then the fixed points of days. One more row is `anywhere`. */
  readonly ends: readonly LegEnd[]
  readonly firstBase: number
  /** Row of a fixed start or end by `day * 2 + (0 start | 1 end)`; -1 if absent. */
  readonly fixed: readonly number[]
  /** A row at no distance from any other, for days without a base. */
  readonly anywhere: number
  readonly locations: number
  readonly minutes: Int32Array
  /** Cost of each leg in thousandths of a good sight. */
  readonly arcCost: Int32Array
  /** Great-circle distance. */
  readonly straightM: Float64Array
}

export function createTravelTable(problem: TripProblem, legs: TripLegs, params: CandidateParams): TravelTable {
  const candidates = shortlistCandidates(problem, params)
  const spans = candidates.map((candidate) => listOpenSpansByDay(candidate, problem.days))
  const stays = candidates.map((candidate, i) => stayIn(candidate, (spans[i] ?? []).flat()))
  const fixedEnds: LegEnd[] = []
  const firstBase = candidates.length
  const firstFixed = firstBase + problem.bases.length
  const fix = (id: string, point: Point | null) => (point ? firstFixed + fixedEnds.push(legs.end(id, point)) - 1 : -1)
  const fixed = problem.days.flatMap((day, index) => [
    fix(fixedEndId(index, 'start'), day.start),
    fix(fixedEndId(index, 'end'), day.end),
  ])
  const ends = [
    ...candidates.map((candidate) => legs.end(candidate.id, candidate.point)),
    ...problem.bases.map((town) => legs.end(`town:${town.id}`, town.point)),
    ...fixedEnds,
  ]
  const locations = ends.length + 1
  const minutes = travelMinutes(ends, locations, legs)
  const straightM = straightMetres(ends, locations)
  const arcCost = minutes.map((taken, i) => Math.round(1000 * priceOfLeg(taken, straightM[i] ?? 0)))
  return {
    problem,
    legs,
    candidates,
    stays,
    spans,
    ends,
    firstBase,
    fixed,
    anywhere: ends.length,
    locations,
    minutes,
    arcCost,
    straightM,
  }
}

function stayIn(candidate: Candidate, spans: readonly Span[]): number {
  const longest = spans.reduce((most, span) => Math.max(most, span.to - span.from), 0)
  return longest > 0 ? Math.min(candidate.dwellMinutes, longest) : candidate.dwellMinutes
}

function travelMinutes(ends: readonly LegEnd[], locations: number, legs: TripLegs): Int32Array {
  const minutes = new Int32Array(locations * locations)
  for (const [i, from] of ends.entries()) {
    for (let j = 0; j < i; j++) {
      const to = ends[j] as LegEnd
      const there = legs.leg(from, to).minutes
      minutes[i * locations + j] = there
      minutes[j * locations + i] = legs.hasOwnWayBack(from, to) ? legs.leg(to, from).minutes : there
    }
  }
  return minutes
}

function straightMetres(ends: readonly LegEnd[], locations: number): Float64Array {
  const metres = new Float64Array(locations * locations)
  for (const [i, from] of ends.entries()) {
    for (let j = 0; j < i; j++) {
      const straightM = distanceM(from.spot.point, (ends[j] as LegEnd).spot.point)
      metres[i * locations + j] = straightM
      metres[j * locations + i] = straightM
    }
  }
  return metres
}
