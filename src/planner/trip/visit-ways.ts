import type { Interval } from '../../world/hours.ts'
import { type Candidate, isOfKind, type MealRule, type ProblemDay, type TripProblem } from '../problem.ts'
import { listIncludedMeals, startsWithBreak } from './included-meals.ts'
import { scoreAtWrongHour, WEIGHTS, worthOfLunch } from './objective.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'
import { cutSpans, listBestStarts, listEarlierStarts, listStarts, type Span } from './trip-windows.ts'

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

/** A shorter visit is a bite at a stall. */
const STROLL_MINUTES = 45

function waysOfLength(
  problem: TripProblem,
  candidate: Candidate,
  open: StartsByDay,
  { stay, score }: Pick<VisitWay, 'stay' | 'score'>,
): VisitWay[] {
  const { part } = candidate
  const isMust = problem.mustVisit.includes(candidate.id)
  const whole = departing(
    problem,
    candidate,
    open.map((day) => listStarts(day, stay)),
    isMust,
  )
  const between = (of: StartsByDay) => of.map((each, day) => betweenMeals(each, stay, problem.days[day]!))
  // Who asks for night markets strolls through one before dinner in the next; a bowl of congee after dinner is one too many.
  const isMarket = candidate.dwellMinutes >= STROLL_MINUTES
  const isAsked = part === 'evening' && isMarket && problem.wanted.some(({ kind }) => isOfKind(candidate, kind))
  const isSnack = candidate.isSnack === true && !candidate.keepsStay && !isAsked
  // Nobody sits over a cake until lunch.
  const longestStay = candidate.keepsStay || isSnack ? stay : Math.floor(stay * (1 + LONGER))
  const hungry = isSnack ? between(whole) : whole
  const starts = isMust ? whole : hungry
  const best = inHours(hungry, candidate.bestHours) ?? (isSnack && isMust ? hungry : undefined)
  const visit = { meal: null, stay, longestStay }
  const anyTime = { ...visit, isAtBest: false, score, starts }
  const withMeals = waysWithMeals(problem, candidate, { stay, score }, starts).map((way) => ({
    ...visit,
    isAtBest: false,
    ...way,
  }))
  if (part === null) {
    if (!best) return [anyTime, ...withMeals]
    return [
      { ...anyTime, score: scoreAtWrongHour(score, candidate.isSunny) },
      { ...anyTime, starts: best },
      ...withMeals,
    ]
  }
  const sunlit = problem.days.map((day, at) => listBestStarts(open[at] ?? [], stay, candidate, day))
  const lit = departing(problem, candidate, sunlit, isMust)
  const atSun = isSnack && !isMust ? between(lit) : lit
  const atBest = { ...visit, isAtBest: true, score, starts: inHours(atSun, candidate.bestHours) ?? atSun }
  if (candidate.onlyThen) return [atBest]
  const share = part === 'evening' ? WEIGHTS.wrongPartOfDay : WEIGHTS.wrongLight
  const isOwn = isMust || candidate.keepsStay === true
  const waits = (day: number) => part === 'sunset' && !isOwn && (lit[day] ?? []).length > 0
  const isLookout = part === 'sunset' && !isOwn && isOfKind(candidate, 'viewpoint')
  const otherwise = (of: StartsByDay) =>
    of
      .map((each, day) => (waits(day) ? listEarlierStarts(each, stay, candidate, problem.days[day]!) : each))
      .map((each) => (isLookout ? outOfNoon(each, stay) : each))
  // A stay that grew could end shortly before the sunset after all.
  const most = part === 'sunset' && !isOwn ? stay : longestStay
  const other = {
    ...anyTime,
    longestStay: most,
    score: score * share,
    starts: otherwise(isMust ? starts : (best ?? starts)),
  }
  // Nobody leaves without it: better in the wrong hours than not at all.
  const isFirst = best && part === 'sunset' && problem.mustSee?.includes(candidate.id)
  const late = isFirst ? [{ ...other, score: scoreAtWrongHour(other.score), starts: otherwise(starts) }] : []
  return [other, ...late, ...withMeals, atBest]
}

/** What is left of the starts of a tour or class, which has its times; all for those who asked for it and have no day for them. */
function departing(
  { days }: TripProblem,
  { departures, departureDays, keepsStay }: Candidate,
  starts: StartsByDay,
  isMust: boolean,
): StartsByDay {
  if (!departures || keepsStay) return starts
  const timely = inHours(starts, departures) ?? (isMust ? starts : starts.map(() => []))
  const isFree = (day: number) => departureDays?.includes(days[day]?.weekday ?? -1) === false
  return starts.map((each, day) => (isFree(day) ? each : (timely[day] ?? [])))
}

type WayWithMeals = Pick<VisitWay, 'includes' | 'score' | 'starts'> & Partial<Pick<VisitWay, 'stay' | 'longestStay'>>

/** The ways to have meals during a visit: those that it includes, lunch where one spends half a day, and a pause between its parts. */
function waysWithMeals(
  problem: TripProblem,
  candidate: Candidate,
  { stay, score }: Pick<VisitWay, 'stay' | 'score'>,
  starts: StartsByDay,
): WayWithMeals[] {
  const { mealsIncluded = [], hasLunch, lunchBreak, visits } = candidate
  const extra = (includes: NonNullable<VisitWay['includes']>) =>
    includes.reduce((sum, meal) => sum + worthOfLunch(meal), 0)
  const included = listIncludedMeals(problem, mealsIncluded, stay, starts).map((way) => ({
    ...way,
    score: score + WEIGHTS.includedMeal * way.includes.length + extra(way.includes),
  }))
  const own = hasLunch && mealsIncluded.length === 0 ? listIncludedMeals(problem, ['lunch'], stay, starts) : []
  const there = own.map((way) => ({ ...way, score: score + WEIGHTS.freeMeal + extra(way.includes) }))
  if (!lunchBreak || !visits) return [...included, ...there]
  const longer = stay + lunchBreak.minutes
  const until = starts.map((spans) =>
    spans.map(({ from, to }) => ({ from, to: to - lunchBreak.minutes })).filter(({ from, to }) => to >= from),
  )
  const pause = {
    includes: ['lunch'] as const,
    stay: longer,
    longestStay: longer,
    score: score + WEIGHTS.meal + WEIGHTS.lunch,
    starts: startsWithBreak(problem, visits, lunchBreak.minutes, until),
  }
  return [...included, ...there, pause]
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

/** A cape for the sunset is no stop under the midday sun. */
const NOON_SUN = { from: 11 * 60 + 30, to: 15 * 60 }

function outOfNoon(starts: readonly Span[], stay: number): Span[] {
  return [...cutSpans(starts, 0, NOON_SUN.from - stay), ...cutSpans(starts, NOON_SUN.to, Number.POSITIVE_INFINITY)]
}

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
