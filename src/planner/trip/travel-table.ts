import { distanceM, type Point } from '../../world/point.ts'
import type { Candidate, MealRule, TripProblem } from '../problem.ts'
import { fixedEndId, isOfKind } from '../problem.ts'
import { priceOfLeg } from './objective.ts'
import type { LegEnd, TripLegs } from './trip-legs.ts'
import { listOpenSpansByDay, type Span } from './trip-windows.ts'

/** The parts of a problem that do not depend on where the nights are spent, in the order of the travel table. */
export interface TravelTable {
  readonly problem: TripProblem
  readonly legs: TripLegs
  readonly candidates: readonly Candidate[]
  /** Stay of each candidate, cut to its longest opening where that is shorter. */
  readonly stays: readonly number[]
  /** Open spans by candidate and day. */
  readonly spans: readonly (readonly (readonly Span[])[])[]
  /** Ends of legs: the candidates, then the bases, then fixed points of days; the last row, if any, is “anywhere”. */
  readonly ends: readonly LegEnd[]
  readonly firstBase: number
  /** Row of a fixed start or end by `day * 2 + (0 start | 1 end)`; -1 where there is none. */
  readonly fixed: readonly number[]
  /** The row that is no way from anywhere, for days without a base. */
  readonly anywhere: number
  readonly locations: number
  readonly minutes: Int32Array
  /** What each leg takes off the score, in thousandths. */
  readonly arcCost: Int32Array
  /** Metres in a straight line. */
  readonly straightM: Float64Array
}

/** Candidates that the search looks at: more would only slow it down. */
const CANDIDATES_AT_LEAST = 80
const CANDIDATES_PER_DAY = 20

export function createTravelTable(problem: TripProblem, legs: TripLegs): TravelTable {
  const candidates = selectCandidates(problem)
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

/** The best candidates, and as many of each kind, province and meal as the wishes may need. */
export function selectCandidates(problem: TripProblem): Candidate[] {
  const days = problem.days.length
  const limit = CANDIDATES_AT_LEAST + CANDIDATES_PER_DAY * days
  const byScore = [...problem.candidates].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  const named = new Set([...problem.mustVisit, ...problem.locked.map((stop) => stop.candidateId)])
  const chosen = new Set(byScore.filter((candidate) => named.has(candidate.id)))
  const addBest = (most: number, fits: (candidate: Candidate) => boolean) => {
    for (const candidate of byScore.filter(fits).slice(0, most)) chosen.add(candidate)
  }
  for (const { kind, count } of problem.wanted) addBest(count * 4 + 6, (candidate) => isOfKind(candidate, kind))
  for (const { code } of problem.provinces) addBest(12, (candidate) => candidate.provinceCode === code)
  const sights = (candidate: Candidate) => candidate.meal !== 'only'
  addBest(Math.max(0, limit - chosen.size), (candidate) => sights(candidate) && !chosen.has(candidate))
  addBest(10 + 6 * days, (candidate) => !sights(candidate))
  return [...chosen].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Meals of the whole trip, each with its day. */
export function listMeals(problem: TripProblem): { readonly day: number; readonly rule: MealRule }[] {
  return problem.days.flatMap((day, index) => day.meals.map((rule) => ({ day: index, rule })))
}
