import type { Tours } from '../engine/tours.ts'
import type { Itinerary, ItineraryDay, ItineraryStop, Relaxation, Unmet, UnmetReason } from '../itinerary.ts'
import { feesLeft, isLimited, isOfKind, type MealRule } from '../problem.ts'
import { isEatenOn } from './meal-on-the-way.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'
import { isOpenOn } from './trip-windows.ts'

type Explained = Pick<Itinerary, 'unmet' | 'unscheduled'>

/** The wishes that the trip does not meet, and why. */
export function explainUnmet(
  table: TravelTable,
  nodes: readonly TripNode[],
  tours: Tours,
  days: readonly ItineraryDay[],
): Explained {
  const { problem } = table
  const stops = days.flatMap((day) => day.stops)
  const visited = new Set(stops.map((stop) => stop.candidateId))
  const named = [...new Set([...problem.locked.map((stop) => stop.candidateId), ...problem.mustVisit])]
  const missing = named.filter((id) => !visited.has(id))
  const lockedIds = new Set(problem.locked.map((stop) => stop.candidateId))
  const reasons = missing.map((id) => ({ candidateId: id, reason: whyNot(table, nodes, tours, id, lockedIds.has(id)) }))
  const unmet: Unmet[] = reasons.map(({ candidateId, reason }) => ({
    wish: lockedIds.has(candidateId) ? 'locked' : 'must_visit',
    subject: candidateId,
    day: null,
    reason,
    suggestion: whatHelps(table, reason, candidateId),
  }))
  const kinds = unmetKinds(table, nodes, visited)
  return {
    unscheduled: reasons,
    unmet: [
      ...unmet,
      ...unmetSights(table, nodes, tours, visited),
      ...kinds,
      ...unmetThemes(table, stops).filter((theme) => !kinds.some(({ subject }) => subject === theme.subject)),
      ...unmetProvinces(table, visited),
      ...unmetMeals(table, days),
      ...unmetBudget(table),
    ],
  }
}

/** Sights that nobody leaves without. One that is not even a candidate is closed on all days. */
function unmetSights(
  table: TravelTable,
  nodes: readonly TripNode[],
  tours: Tours,
  visited: ReadonlySet<string | null>,
): Unmet[] {
  const { mustSee = [], mustVisit, candidates } = table.problem
  const covered = new Set(
    candidates.flatMap(({ id, apart = [] }) => [
      ...(visited.has(id) ? apart : []),
      ...(apart.some((other) => visited.has(other)) ? [id] : []),
    ]),
  )
  return mustSee
    .filter((id) => !visited.has(id) && !covered.has(id) && !mustVisit.includes(id))
    .map((id) => {
      const reason = whyNot(table, nodes, tours, id, false)
      return {
        wish: 'must_see',
        subject: id,
        day: null,
        reason: reason === 'unknown_place' ? 'closed' : reason,
        suggestion: whatHelps(table, reason, id),
      }
    })
}

function whyNot(
  table: TravelTable,
  nodes: readonly TripNode[],
  tours: Tours,
  id: string,
  locked: boolean,
): UnmetReason {
  const { problem } = table
  const index = table.candidates.findIndex((candidate) => candidate.id === id)
  const candidate = table.candidates[index]
  if (!candidate) return 'unknown_place'
  const own = nodes.flatMap((node, i) => (node.candidate === index ? [i] : []))
  if (own.length === 0) return isOpenAtAll(table, id) ? 'outside_hours' : 'closed'
  const fees = feesLeft(problem)
  if (candidate.costBaht > fees) return 'over_budget'
  if (locked) return 'conflicts_with_locked'
  if (!own.some((node) => problem.days.some((_, day) => fitsAlone(tours, node, day))))
    return isFar(table, index) ? 'out_of_reach' : 'no_time'
  const kinds = problem.limits.filter((limit) => isLimited(candidate, limit))
  const full = kinds.some((limit) => {
    const count = table.candidates.filter((other, i) => isLimited(other, limit) && isVisited(nodes, tours, i)).length
    return limit.perTrip !== null && count >= limit.perTrip
  })
  if (full) return 'over_limit'
  return tours.cost + candidate.costBaht > fees ? 'over_budget' : 'no_time'
}

/** Whether it opens on a day on which the trip may go there, be it before people get up. */
function isOpenAtAll({ problem }: TravelTable, id: string): boolean {
  const candidate = problem.candidates.find((each) => each.id === id)
  if (!candidate) return false
  const { days, provinceCode } = candidate
  return problem.days.some(
    (day, at) => days?.includes(at) !== false && !day.awayFrom?.includes(provinceCode) && isOpenOn(candidate, day),
  )
}

function isVisited(nodes: readonly TripNode[], tours: Tours, candidate: number): boolean {
  return nodes.some((node, i) => node.candidate === candidate && (tours.tourOf[i] ?? -1) >= 0)
}

/** From here on, it is the way that is too long, not the visit. */
const FAR_MINUTES = 60

function isFar({ minutes, locations, firstBase, problem }: TravelTable, row: number): boolean {
  const ways = problem.bases.map((_, base) => minutes[(firstBase + base) * locations + row] ?? 0)
  return ways.length === 0 || Math.min(...ways) >= FAR_MINUTES
}

/** Whether a node fits into a day with nothing else. */
function fitsAlone(tours: Tours, node: number, day: number): boolean {
  const { travel, locations, locationOf, startLocation, endLocation, startTime, endTime, service } = tours.problem
  const location = locationOf[node] as number
  const arrive = (startTime[day] as number) + (travel[(startLocation[day] as number) * locations + location] as number)
  const start = tours.earliest(node, day, arrive)
  const back = travel[location * locations + (endLocation[day] as number)] as number
  return start + (service[node] as number) + back <= (endTime[day] as number)
}

function whatHelps(table: TravelTable, reason: UnmetReason, id: string): Relaxation | null {
  const { problem } = table
  const cost = table.candidates.find((candidate) => candidate.id === id)?.costBaht ?? 0
  switch (reason) {
    case 'closed':
      return problem.days.some((day) => day.date !== null) ? { change: 'other_dates' } : null
    case 'no_time':
      return { change: 'add_days', days: 1 }
    case 'over_budget':
      return { change: 'raise_budget', toBaht: (problem.budgetBaht ?? 0) + cost }
    default:
      return null
  }
}

/** The area lacks places of a kind only if the trip visits all that are open on one of its days, and time is not what is short if each costs too much. */
function unmetKinds(table: TravelTable, nodes: readonly TripNode[], visited: ReadonlySet<string | null>): Unmet[] {
  const { candidates, wanted } = table.problem
  const weighed = new Set(table.candidates.map(({ id }) => id))
  const open = new Set(nodes.flatMap(({ candidate }) => table.candidates[candidate]?.id ?? []))
  return wanted.flatMap(({ kind, count }) => {
    const offered = candidates.filter((candidate) => isOfKind(candidate, kind))
    const left = offered.filter(({ id }) => !visited.has(id))
    if (offered.length - left.length >= count) return []
    const isClosed = left.length > 0 && left.every(({ id }) => weighed.has(id) && !open.has(id))
    const whyShut = left.some(({ id }) => isOpenAtAll(table, id)) ? 'outside_hours' : 'closed'
    const cheapest = left.reduce((a, b) => (b.costBaht < a.costBaht ? b : a), left[0]!)
    const whyOpen = left.length > 0 && cheapest.costBaht > feesLeft(table.problem) ? 'over_budget' : 'no_time'
    const reason = left.length === 0 ? 'not_enough_places' : isClosed ? whyShut : whyOpen
    const suggestion = reason === whyOpen ? whatHelps(table, reason, cheapest.id) : null
    return [{ wish: 'wanted_kind', subject: kind, day: null, reason, suggestion } as const]
  })
}

/**
 * What the trip is about, if that is less than its share of the visits and of their time. The area lacks places only if the trip
 * visits all that it has.
 */
function unmetThemes({ problem }: TravelTable, stops: readonly ItineraryStop[]): Unmet[] {
  const visits = stops.filter(({ kind, candidateId }) => kind === 'visit' && candidateId !== null)
  const minutesOf = (of: readonly ItineraryStop[]) => of.reduce((sum, { arrive, depart }) => sum + depart - arrive, 0)
  return (problem.themes ?? []).flatMap(({ name, kinds, share }) => {
    const offered = problem.candidates.filter((candidate) => kinds.some((kind) => isOfKind(candidate, kind)))
    const got = visits.filter(({ candidateId }) => offered.some(({ id }) => id === candidateId))
    if (got.length >= visits.length * share || minutesOf(got) >= minutesOf(visits) * share) return []
    const reason = offered.length <= got.length ? 'not_enough_places' : ('no_time' as const)
    return [{ wish: 'wanted_kind', subject: name, day: null, reason, suggestion: null } as const]
  })
}

function unmetProvinces(table: TravelTable, visited: ReadonlySet<string | null>): Unmet[] {
  return table.problem.provinces.flatMap(({ code, required }) => {
    const offered = table.problem.candidates.filter((candidate) => candidate.provinceCode === code)
    if (!required || offered.some((candidate) => visited.has(candidate.id))) return []
    const reason = offered.length === 0 ? 'not_enough_places' : ('no_time' as const)
    const suggestion = reason === 'no_time' ? ({ change: 'add_days', days: 1 } as const) : null
    return [{ wish: 'province', subject: code, day: null, reason, suggestion } as const]
  })
}

function unmetMeals(table: TravelTable, days: readonly ItineraryDay[]): Unmet[] {
  return table.problem.days.flatMap((day, index) => {
    const planned = days[index] as ItineraryDay
    return day.meals
      .filter((rule) => !hasMeal(planned, rule) && !isEatenOnTheWay(planned, rule, day.startMinute))
      .map((rule) => ({ wish: 'meal', subject: rule.name, day: index, reason: 'no_time', suggestion: null }) as const)
  })
}

/** Unmet when other costs alone exceed the budget. */
function unmetBudget({ problem }: TravelTable): Unmet[] {
  const { budgetBaht, otherCostBaht } = problem
  if (budgetBaht === null || otherCostBaht <= budgetBaht) return []
  const suggestion = { change: 'raise_budget', toBaht: otherCostBaht } as const
  return [{ wish: 'budget', subject: String(budgetBaht), day: null, reason: 'over_budget', suggestion }]
}

function hasMeal(day: ItineraryDay, rule: MealRule): boolean {
  return day.stops.some((stop) => stop.meal === rule.name || stop.includes?.includes(rule.name))
}

/** Whether a long leg covers the meal within its hours. */
function isEatenOnTheWay(day: ItineraryDay, rule: MealRule, startMinute: number): boolean {
  const last = day.stops.at(-1)?.depart ?? startMinute
  const legs = [
    ...day.stops.map(({ leg, arrive }) => ({ minutes: leg?.minutes ?? 0, until: arrive })),
    { minutes: day.returnLeg?.minutes ?? 0, until: last + (day.returnLeg?.minutes ?? 0) },
  ]
  return legs.some(({ minutes, until }) => isEatenOn(rule, until - minutes, until))
}
