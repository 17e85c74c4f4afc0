import { type Candidate, isOfKind, type MealRule, type TripProblem } from '../problem.ts'
import { WEIGHTS, worthOfLunch } from './objective.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'
import { cutSpans, listBestStarts, listStarts, type Span } from './trip-windows.ts'
import { listVisitWays } from './visit-ways.ts'

/** All nodes of a trip. The engine takes at most one per candidate, and one of each meal per day. */
export function listTripNodes(table: TravelTable): TripNode[] {
  const { problem, candidates } = table
  const musts = new Set(problem.mustVisit)
  const mustSee = new Set(problem.mustSee)
  const locked = new Map(problem.locked.map((stop) => [stop.candidateId, stop]))
  const nodes: TripNode[] = []
  for (const [index, candidate] of candidates.entries()) {
    const stop = locked.get(candidate.id)
    const extra =
      (stop ? WEIGHTS.locked : 0) +
      (musts.has(candidate.id) ? WEIGHTS.mustVisit : 0) +
      (mustSee.has(candidate.id) ? WEIGHTS.mustSee : 0)
    const own = stop
      ? [lockedVisit(problem, candidate, stop)]
      : [...listVisitWays(table, index), ...meals(table, index)]
    for (const node of own) {
      if (!node.starts.some((starts) => starts.length > 0)) continue
      nodes.push({
        candidate: index,
        locked: stop !== undefined,
        costBaht: candidate.costBaht,
        ...node,
        score: node.score + extra,
      })
    }
  }
  return [...nodes, ...freeMeals(problem), ...pauses(problem)]
}

type WayToPlan = Pick<TripNode, 'meal' | 'includes' | 'stay' | 'longestStay' | 'isAtBest' | 'score' | 'starts'>

function lockedVisit(problem: TripProblem, { score }: Candidate, stop: TripProblem['locked'][number]): WayToPlan {
  const starts = problem.days.map((_, day) => (day === stop.day ? [{ from: stop.arrive, to: stop.arrive }] : []))
  return { meal: null, stay: stop.stayMinutes, longestStay: stop.stayMinutes, isAtBest: false, score, starts }
}

const LONGEST_MEAL = 90
/** A food street or market is seen while one eats. */
const LONGEST_MARKET = 120

function meals({ problem, candidates, spans, stays }: TravelTable, index: number): WayToPlan[] {
  const candidate = candidates[index] as Candidate
  if (candidate.meal === 'no' || isWantedForItself(problem, candidate)) return []
  const share = candidate.meal === 'only' ? WEIGHTS.mealPlace : 1
  const score = candidate.score * share + (candidate.lightMeal ? WEIGHTS.lightMeal : WEIGHTS.meal)
  const lengths = candidate.meal === 'only' ? [LONGEST_MEAL] : [LONGEST_MARKET, LONGEST_MEAL]
  // At noon, a street of the evening has a few shops.
  const names = candidate.part === 'evening' ? (['dinner'] as const) : (['lunch', 'dinner'] as const)
  return names.flatMap((meal) => {
    const rules = listMeals(problem).filter(({ rule }) => rule.name === meal)
    const minutes = Math.max(0, ...rules.map(({ rule }) => rule.minutes))
    const usual = stays[index] ?? candidate.dwellMinutes
    const each = lengths.map((longest) => Math.max(minutes, Math.min(usual, longest)))
    return [...new Set(each)].map((stay, shorter) => ({
      meal,
      stay,
      longestStay: stay,
      isAtBest: false,
      score: score * (shorter === 0 ? 1 : WEIGHTS.shortVisit) + worthOfLunch(meal),
      starts: (spans[index] ?? []).map((open, day) => mealStarts(problem, day, meal, open, candidate, stay)),
    }))
  })
}

/** Cafés that were asked for are visits of their own, not somebody's lunch. */
function isWantedForItself({ wanted }: TripProblem, candidate: Candidate): boolean {
  return candidate.lightMeal === true && wanted.some(({ kind }) => isOfKind(candidate, kind))
}

/** A traveller's own restaurant keeps its time; others are for those who eat when people do. */
function mealStarts(
  problem: TripProblem,
  day: number,
  meal: string,
  open: readonly Span[],
  candidate: Candidate,
  stay: number,
): Span[] {
  const frame = problem.days[day] as TripProblem['days'][number]
  const rule = frame.meals.find(({ name }) => name === meal)
  if (!rule) return []
  const spans = cutSpans(open, rule.from, rule.to)
  const starts = candidate.onlyThen ? listBestStarts(spans, stay, candidate, frame) : listStarts(spans, stay)
  return candidate.keepsStay ? starts : cutSpans(starts, rule.usual.from, rule.usual.to)
}

/**
 * A meal in free time: at the usual time if possible, else whenever it fits. Dinner is near the bed: on a mountain or a beach
 * with nothing to eat, it is nowhere.
 */
function freeMeals(problem: TripProblem): TripNode[] {
  return listMeals(problem).flatMap(({ day, rule }) => {
    const { startMinute, endMinute, start, end } = problem.days[day] as TripProblem['days'][number]
    const whole = listStarts(
      [{ from: Math.max(rule.from, startMinute), to: Math.min(rule.to, endMinute) }],
      rule.minutes,
    )
    const usual = cutSpans(whole, rule.usual.from, rule.usual.to)
    const extra = worthOfLunch(rule.name)
    const ways = [
      { score: WEIGHTS.freeMeal + extra, spans: usual },
      { score: WEIGHTS.lateMeal + extra, spans: whole },
    ]
    const hasBed = end === null && problem.bases.length > 0
    const nearBed = ways.map((way) => ({ ...way, nearBedOf: day }))
    const dinners = hasBed ? [...nearBed, { score: WEIGHTS.mealAway, spans: usual }] : ways
    // Whoever arrives from a pier or an airport goes on at once, and eats on the other side.
    const atBed = nearBed.map((way) => ({ ...way, score: way.score + WEIGHTS.lunchOnArrival }))
    const lunches = hasBed && start !== null ? [...ways, ...atBed] : ways
    return [...(rule.name === 'dinner' ? dinners : lunches)].flatMap(({ spans, ...way }) =>
      spans.length === 0
        ? []
        : {
            candidate: -1,
            meal: rule.name,
            locked: false,
            stay: rule.minutes,
            longestStay: rule.minutes,
            isAtBest: false,
            costBaht: 0,
            ...way,
            starts: problem.days.map((_, at) => (at === day ? spans : [])),
          },
    )
  })
}

function pauses(problem: TripProblem): TripNode[] {
  return problem.days.flatMap(({ pauses = [] }, day) =>
    pauses.map(({ arrive, stayMinutes }) => ({
      candidate: -1,
      meal: null,
      locked: true,
      stay: stayMinutes,
      longestStay: stayMinutes,
      isAtBest: false,
      score: WEIGHTS.locked,
      costBaht: 0,
      starts: problem.days.map((_, at) => (at === day ? [{ from: arrive, to: arrive }] : [])),
    })),
  )
}

/** All meals of the trip with their days. */
function listMeals(problem: TripProblem): { readonly day: number; readonly rule: MealRule }[] {
  return problem.days.flatMap((day, index) => day.meals.map((rule) => ({ day: index, rule })))
}
