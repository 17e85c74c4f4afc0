import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Candidate, TripProblem, VisitPart } from '../../planner/problem.ts'
import type { Interval } from '../../world/hours.ts'
import { distanceM } from '../../world/point.ts'
import { withLunchBreak } from './lunch-break.ts'
import { chiefSights } from './named-sights.ts'
import { MOST_STOPS_A_DAY, type PreparedTrip } from './trip-problem.ts'
import { legBetween } from './visit-legs.ts'

/** What the second sight behind a gate adds to the first. */
const FURTHER_SHARE = 0.5

/**
 * Plans areas by what is in them, and what shares a gate, a ticket or a boat as one visit. A candidate that joins several has
 * the id of the first; its itinerary is written out by `planned-trip.ts`.
 */
export function guidedTrip(prepared: PreparedTrip, catalogue: CatalogueView): PreparedTrip {
  return { ...prepared, problem: oneVisits(withoutAreas(prepared.problem, catalogue), catalogue) }
}

/** Nobody has been to a park or on a mountain who has only seen the waterfall on the way up. */
const HEIGHTS: ReadonlySet<string> = new Set(['national_park', 'mountain'])

/** An area is no stop. One that was asked for stands for the best place in it. */
function withoutAreas(problem: TripProblem, catalogue: CatalogueView): TripProblem {
  const isArea = (id: string) => catalogue.findPlace(id)?.guide?.isArea === true
  const areas = new Set(problem.mustVisit.filter(isArea))
  const candidates = problem.candidates.filter(({ id }) => !isArea(id))
  if (areas.size === 0) return { ...problem, candidates }
  const areaOf = (id: string) => {
    const whole = catalogue.findPlace(id)?.partOf
    return whole === null || whole === undefined ? null : listedId(whole, catalogue)
  }
  const named = new Set(problem.mustVisit)
  const mustVisit = problem.mustVisit.flatMap((id) => {
    if (!areas.has(id)) return id
    const parts = candidates.filter((candidate) => candidate.meal !== 'only' && areaOf(candidate.id) === id)
    const chief = chiefSights(id, catalogue).flatMap((first) => parts.filter((part) => part.id === first))
    const isHeight = HEIGHTS.has(catalogue.findPlace(id)?.category ?? '') && chief.length > 0
    if (!isHeight && parts.some((part) => named.has(part.id))) return []
    return [...chief, ...parts].find(isEverOpen)?.id ?? parts[0]?.id ?? id
  })
  return { ...problem, candidates, mustVisit: [...new Set(mustVisit)] }
}

function isEverOpen({ hours }: Candidate): boolean {
  return hours === null || hours.some((day) => day.length > 0)
}

function oneVisits(problem: TripProblem, catalogue: CatalogueView): TripProblem {
  // “Nine temples in a day”: each place counts, and nothing beside them is seen on the way.
  if (problem.pace.maxStopsPerDay >= MOST_STOPS_A_DAY) return problem
  const byId = new Map(problem.candidates.map((candidate) => [candidate.id, candidate]))
  const musts = new Set(problem.mustVisit)
  const firsts = new Set([...problem.mustVisit, ...(problem.mustSee ?? [])])
  /** What the tours see that nobody leaves without is no part of another visit: Railay is one without the beach of the tour. */
  const seenOnTours = new Set([...firsts].flatMap((id) => catalogue.findPlace(id)?.guide?.covers ?? []))
  const joined = new Map<string, Candidate | null>()
  /** Tables of lunches on the way through a group, which are for no other meal. */
  const taken = new Set<string>()
  for (const candidate of problem.candidates) {
    if (joined.has(candidate.id) || !isJoinable(candidate)) continue
    const others = (catalogue.findPlace(candidate.id)?.guide?.oneVisitWith ?? []).map((id) => listedId(id, catalogue))
    const isFree = ({ id }: Candidate) => musts.has(id) || !seenOnTours.has(id)
    const group = [candidate, ...others.flatMap((id) => byId.get(id) ?? [])].filter(isJoinable).filter(isFree)
    if (group.length < 2) continue
    const first = group.find(({ id }) => musts.has(id)) ?? morningPart(candidate, group)
    const visit = withLunchBreak(joinVisits(nearestFirst(first, group)), group, problem, taken)
    for (const { id } of group) joined.set(id, id === first.id ? visit : null)
  }
  if (joined.size === 0) return problem
  const firstOf = new Map(
    [...joined.values()].flatMap((visit) => visit?.visits?.map(({ id }) => [id, visit.id] as const) ?? []),
  )
  const apartOf = ({ id, apart = [] }: Candidate) =>
    [...new Set(apart.map((other) => firstOf.get(other) ?? other))].filter((other) => other !== id)
  return {
    ...problem,
    candidates: problem.candidates.flatMap((candidate) => {
      const visit = joined.get(candidate.id)
      if (visit === null || taken.has(candidate.id)) return []
      const whole = visit ?? candidate
      return { ...whole, apart: apartOf(whole) }
    }),
    mustVisit: problem.mustVisit.filter((id) => joined.get(id) !== null),
    mustSee: [...new Set((problem.mustSee ?? []).map((id) => firstOf.get(id) ?? id))],
  }
}

/** Half a day before lunch is too long: where one part is that, another one comes first. */
const MORNING_MINUTES = 180

function morningPart(best: Candidate, group: readonly Candidate[]): Candidate {
  if (best.dwellMinutes <= MORNING_MINUTES) return best
  return group.find(({ dwellMinutes }) => dwellMinutes <= MORNING_MINUTES) ?? best
}

function isJoinable(candidate: Candidate): boolean {
  return candidate.meal !== 'only' && isEverOpen(candidate)
}

function nearestFirst(first: Candidate, group: readonly Candidate[]): Candidate[] {
  const order = [first]
  const left = group.filter((candidate) => candidate !== first)
  while (left.length > 0) {
    const here = order.at(-1)!.point
    left.sort((a, b) => distanceM(here, a.point) - distanceM(here, b.point) || (a.id < b.id ? -1 : 1))
    order.push(left.shift()!)
  }
  return order
}

/** Several places as one visit, in the given order, with the id of the first. */
export function joinVisits(order: readonly Candidate[]): Candidate {
  const first = order[0]!
  const visits = order.map((candidate, index): VisitPart => {
    const before = order[index - 1]
    return {
      id: candidate.id,
      minutes: candidate.dwellMinutes,
      costBaht: Math.max(0, candidate.costBaht - Math.max(0, ...order.slice(0, index).map(({ costBaht }) => costBaht))),
      leg: before ? legBetween(before, candidate) : null,
    }
  })
  const best = Math.max(...order.map(({ score }) => score))
  const all = order.reduce((total, { score }) => total + score, 0)
  const { shortMinutes: _, ...visit } = first
  return {
    ...visit,
    visits,
    tags: [...new Set(order.flatMap(({ kind, tags }) => [...(kind === null ? [] : [kind]), ...tags]))].filter(
      (tag) => tag !== first.kind,
    ),
    dwellMinutes: visits.reduce((total, { minutes, leg }) => total + minutes + (leg?.minutes ?? 0), 0),
    hours: order
      .map(({ hours }) => hours)
      .reduce((a, b) => (a && b ? a.map((day, i) => common(day, b[i] ?? [])) : (a ?? b))),
    exceptions: order.flatMap(({ exceptions }) => exceptions),
    apart: [...new Set(order.flatMap(({ apart = [] }) => apart))],
    costBaht: visits.reduce((total, { costBaht }) => total + costBaht, 0),
    score: best + FURTHER_SHARE * (all - best),
    passing: order.every(({ passing }) => passing),
    // Half a day from bay to bay has its lunch in the shade.
    isSunny: false,
  }
}

function common(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  return a
    .flatMap((x) => b.map((y) => ({ open: Math.max(x.open, y.open), close: Math.min(x.close, y.close) })))
    .filter(({ open, close }) => close > open)
}

/** The id under which a shipped place is listed: the authority's, once its row of the same place is loaded. */
function listedId(id: string, catalogue: CatalogueView): string {
  return catalogue.findPlace(id)?.duplicateOf ?? id
}
