import type { Interval } from '../../world/hours.ts'
import type { Candidate, MealRule, ProblemDay, TripProblem } from '../problem.ts'
import { listIncludedMeals } from './included-meals.ts'
import { scoreAtWrongHour, WEIGHTS } from './objective.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'
import { cutSpans, listBestStarts, listStarts, type Span } from './trip-windows.ts'

type VisitWay = Pick<TripNode, 'meal' | 'includes' | 'stay' | 'longestStay' | 'isAtBest' | 'score' | 'starts'>
type StartsByDay = readonly (readonly Span[])[]

/** A stay may grow by this share into a wait. */
const LONGER = 0.5
/** Between a snack and a meal. */
const APPETITE_MINUTES = 90

/** The ways to plan a candidate as a visit: at its best hours, at any time, through the meals that it includes, on better days. */
export function listVisitWays(table: TravelTable, index: number): VisitWay[] {
  const candidate = table.candidates[index] as Candidate
  if (candidate.meal === 'only') return []
  const open = table.spans[index] ?? []
  const stay = table.stays[index] ?? candidate.dwellMinutes
  const { score, shortMinutes = stay } = candidate
  const whole = waysOfLength(table.problem, candidate, open, { stay, score })
  if (candidate.keepsStay || shortMinutes >= stay) return byDays(candidate, whole)
  const short = { stay: shortMinutes, score: score * WEIGHTS.shortVisit }
  return byDays(candidate, [...whole, ...waysOfLength(table.problem, candidate, open, short)])
}

function waysOfLength(
  problem: TripProblem,
  candidate: Candidate,
  open: StartsByDay,
  { stay, score }: Pick<VisitWay, 'stay' | 'score'>,
): VisitWay[] {
  const { part } = candidate
  const longestStay = candidate.keepsStay ? stay : Math.floor(stay * (1 + LONGER))
  const isMust = problem.mustVisit.includes(candidate.id)
  const whole = open.map((day) => listStarts(day, stay))
  const hungry = candidate.isSnack ? whole.map((each, day) => betweenMeals(each, stay, problem.days[day]!)) : whole
  const starts = isMust ? whole : hungry
  const best = inHours(hungry, candidate.bestHours) ?? (candidate.isSnack && isMust ? hungry : undefined)
  const visit = { meal: null, stay, longestStay }
  const anyTime = { ...visit, isAtBest: false, score, starts }
  const withMeals = listIncludedMeals(problem, candidate.mealsIncluded ?? [], stay, starts).map((way) => ({
    ...visit,
    ...way,
    isAtBest: false,
    score: score + WEIGHTS.includedMeal * way.includes.length,
  }))
  if (part === null) {
    if (!best) return [anyTime, ...withMeals]
    return [{ ...anyTime, score: scoreAtWrongHour(score) }, { ...anyTime, starts: best }, ...withMeals]
  }
  const atSun = problem.days.map((day, at) => listBestStarts(open[at] ?? [], stay, candidate, day))
  const atBest = { ...visit, isAtBest: true, score, starts: inHours(atSun, candidate.bestHours) ?? atSun }
  if (candidate.onlyThen) return [atBest]
  const share = part === 'evening' ? WEIGHTS.wrongPartOfDay : WEIGHTS.wrongLight
  return [{ ...anyTime, score: score * share, starts: isMust ? starts : (best ?? starts) }, ...withMeals, atBest]
}

/** A second set of ways for the days that suit it less. */
function byDays({ betterDays }: Candidate, ways: readonly VisitWay[]): VisitWay[] {
  if (!betterDays) return [...ways]
  const on = (starts: StartsByDay, isBetter: boolean) =>
    starts.map((spans, day) => (betterDays.includes(day) === isBetter ? spans : []))
  return ways.flatMap((way) => [
    { ...way, starts: on(way.starts, true) },
    { ...way, score: Math.max(0, way.score - WEIGHTS.wrongDay), starts: on(way.starts, false) },
  ])
}

/** The starts within some hours; undefined if there are none, or without such hours. */
function inHours(starts: StartsByDay, hours: readonly Interval[] | undefined): StartsByDay | undefined {
  if (!hours) return undefined
  const cut = starts.map((spans) => hours.flatMap(({ open, close }) => cutSpans(spans, open, close)).sort(byTime))
  return cut.some((spans) => spans.length > 0) ? cut : undefined
}

const byTime = (a: Span, b: Span) => a.from - b.from

/** Nobody is hungry for cake right before or after lunch. */
function betweenMeals(starts: readonly Span[], stay: number, { meals }: ProblemDay): Span[] {
  return meals.reduce<Span[]>(
    (left, { usual, minutes }: MealRule) => [
      ...cutSpans(left, 0, usual.at - APPETITE_MINUTES - stay),
      ...cutSpans(left, usual.at + minutes + APPETITE_MINUTES, Number.POSITIVE_INFINITY),
    ],
    [...starts],
  )
}
