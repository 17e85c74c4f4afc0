import type { Itinerary, ItineraryStop, Unmet } from '../itinerary.ts'
import { type Candidate, isOfKind, type Pause, type TripProblem } from '../problem.ts'
import type { Rule, Violation } from './violation.ts'

type Known = ReadonlyMap<string, Candidate>

/** Checks the trip as a whole: wishes, limits, costs, totals. */
export function checkWishes(problem: TripProblem, itinerary: Itinerary, known: Known): Violation[] {
  const found: Violation[] = []
  const fail = (rule: Rule, day: number | null, detail: string) => found.push({ rule, day, detail })
  checkLocked(problem, itinerary, fail)
  checkNamed(problem, itinerary, known, fail)
  checkLimits(problem, itinerary, known, fail)
  checkMoney(problem, itinerary, known, fail)
  checkSums(itinerary, fail)
  return found
}

type Fail = (rule: Rule, day: number | null, detail: string) => void

function isExplained(itinerary: Itinerary, wish: Unmet['wish'], subject: string): boolean {
  return itinerary.unmet.some((item) => item.wish === wish && item.subject === subject)
}

function listCandidates(itinerary: Itinerary, known: Known): Candidate[] {
  return itinerary.days
    .flatMap((day) => day.stops)
    .flatMap(({ candidateId }) => (candidateId === null ? [] : (known.get(candidateId) ?? [])))
}

function checkLocked(problem: TripProblem, itinerary: Itinerary, fail: Fail): void {
  const asked = new Map(problem.locked.map((stop) => [stop.candidateId, stop]))
  for (const lock of problem.locked) {
    const stops = itinerary.days[lock.day]?.stops ?? []
    const held = stops.some(
      (stop) =>
        stop.candidateId === lock.candidateId &&
        stop.arrive === lock.arrive &&
        stop.depart === lock.arrive + lock.stayMinutes &&
        stop.locked,
    )
    if (!held && !isExplained(itinerary, 'locked', lock.candidateId)) fail('locked', lock.day, lock.candidateId)
  }
  itinerary.days.forEach((day, index) => {
    const pauses = problem.days[index]?.pauses ?? []
    const isAt = (stop: ItineraryStop, pause: Pause) =>
      stop.candidateId === null && stop.arrive === pause.arrive && stop.depart === pause.arrive + pause.stayMinutes
    for (const pause of pauses)
      if (!day.stops.some((stop) => stop.locked && isAt(stop, pause)))
        fail('locked', index, `no pause at ${pause.arrive}`)
    for (const stop of day.stops) {
      if (stop.locked && stop.candidateId === null) {
        if (!pauses.some((pause) => isAt(stop, pause))) fail('locked', index, `a pause at ${stop.arrive} was not`)
      } else if (stop.locked && asked.get(stop.candidateId ?? '')?.day !== index)
        fail('locked', index, `${stop.candidateId} was not`)
    }
  })
}

function checkNamed(problem: TripProblem, itinerary: Itinerary, known: Known, fail: Fail): void {
  const visited = listCandidates(itinerary, known)
  const fixed = new Set(problem.locked.map((stop) => stop.candidateId))
  for (const id of problem.mustVisit) {
    const there = visited.some((candidate) => candidate.id === id)
    if (!there && !isExplained(itinerary, fixed.has(id) ? 'locked' : 'must_visit', id)) fail('must_visit', null, id)
  }
  for (const candidate of visited) {
    if (fixed.has(candidate.id)) continue
    // A must-visit may be of an avoided kind.
    const ofKind =
      !problem.mustVisit.includes(candidate.id) && problem.avoid.kinds.some((kind) => isOfKind(candidate, kind))
    if (ofKind || problem.avoid.ids.includes(candidate.id)) fail('avoid', null, candidate.id)
  }
  for (const { kind, count } of problem.wanted) {
    const got = visited.filter((candidate) => isOfKind(candidate, kind)).length
    if (got < count && !isExplained(itinerary, 'wanted_kind', kind))
      fail('wanted_kind', null, `${got} ${kind} for ${count}`)
  }
  for (const { code, required } of problem.provinces) {
    const there = visited.some((candidate) => candidate.provinceCode === code)
    if (required && !there && !isExplained(itinerary, 'province', code)) fail('province', null, code)
  }
}

function checkLimits(problem: TripProblem, itinerary: Itinerary, known: Known, fail: Fail): void {
  const tooMany = (stops: readonly ItineraryStop[], most: number) =>
    stops.length > most &&
    stops.some((stop) => !stop.locked) &&
    stops.length > stops.filter((stop) => stop.locked).length
  // What people come for does not count.
  const ofKind = (stops: readonly ItineraryStop[], kind: string) =>
    stops.filter((stop) => {
      const candidate = known.get(stop.candidateId ?? '')
      return candidate !== undefined && candidate.isHighlight !== true && isOfKind(candidate, kind)
    })
  itinerary.days.forEach((day, index) => {
    const visits = day.stops.filter((stop) => stop.kind === 'visit')
    if (tooMany(visits, problem.days[index]?.maxStops ?? problem.pace.maxStopsPerDay))
      fail('pace', index, `${visits.length} visits`)
    for (const { kind, perDay } of problem.limits) {
      const stops = ofKind(day.stops, kind)
      if (perDay !== null && tooMany(stops, perDay)) fail('limit', index, `${stops.length} ${kind}`)
    }
  })
  const all = itinerary.days.flatMap((day) => day.stops)
  for (const { kind, perTrip } of problem.limits) {
    const stops = ofKind(all, kind)
    if (perTrip !== null && tooMany(stops, perTrip)) fail('limit', null, `${stops.length} ${kind}`)
  }
}

function checkMoney(problem: TripProblem, itinerary: Itinerary, known: Known, fail: Fail): void {
  const { totals } = itinerary
  itinerary.days.forEach((day, index) => {
    for (const stop of day.stops) {
      const cost = known.get(stop.candidateId ?? '')?.costBaht ?? 0
      if (stop.costBaht !== cost) fail('budget', index, `${stop.candidateId} costs ${cost}, not ${stop.costBaht}`)
    }
  })
  if (problem.otherCostBaht !== totals.otherCostBaht) fail('totals', null, 'other cost')
  if (problem.budgetBaht === null || totals.costBaht <= problem.budgetBaht) return
  if (!itinerary.unmet.some((item) => item.wish === 'budget'))
    fail('budget', null, `${totals.costBaht} of ${problem.budgetBaht}`)
}

function checkSums(itinerary: Itinerary, fail: Fail): void {
  const { totals } = itinerary
  let [cost, metres, travel, visit] = [totals.otherCostBaht, 0, 0, 0]
  for (const day of itinerary.days) {
    metres += day.returnLeg?.metres ?? 0
    travel += day.returnLeg?.minutes ?? 0
    for (const stop of day.stops) {
      cost += stop.costBaht
      metres += stop.leg?.metres ?? 0
      travel += stop.leg?.minutes ?? 0
      if (stop.kind === 'visit') visit += stop.depart - stop.arrive
    }
  }
  if (Math.abs(cost - totals.costBaht) > 0.5) fail('totals', null, `cost ${cost}, not ${totals.costBaht}`)
  if (metres !== totals.metres) fail('totals', null, `metres ${metres}, not ${totals.metres}`)
  if (travel !== totals.minutesTravel) fail('totals', null, `travel ${travel}, not ${totals.minutesTravel}`)
  if (visit !== totals.minutesVisit) fail('totals', null, `visits ${visit}, not ${totals.minutesVisit}`)
}
