// The road from home and back, for those who set out in their own car.
import type { Reading } from '../../language/reader/reading.ts'
import { type ProblemDay, type TripProblem, usualMeals } from '../../planner/problem.ts'
import type { Point } from '../../world/point.ts'
import type { Roads } from '../../world/roads.ts'
import type { Leg } from '../../world/travel.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Minutes on the road. Shorter ones fit into a usual day. */
const LONG = 5 * 60
/** People set out between five and seven, to be there in the afternoon … */
const SET_OUT = { from: 5 * 60, to: 7 * 60 }
const THERE_BY = 15 * 60
/** … and are home by nine. */
export const HOME_BY = 21 * 60
/** Whoever gets there later than this drives on another day. */
const LATEST = 23 * 60 + 45
const CHECK_IN = 15
/** Who is on the road at this hour eats there; who has to leave before it does so too. */
const LUNCH_ON_THE_ROAD = 12 * 60 + 30
const LUNCH_BEFORE_LEAVING = 13 * 60

/**
 * Both ends of a trip by car count the road: after more than five hours of it people set out early, have lunch on the way, and
 * start for home in time to be there by nine. Whoever says when the days begin and end decides that alone.
 */
export function longDrives(prepared: PreparedTrip, reading: Reading, roads: Roads): PreparedTrip {
  const { problem } = prepared
  const { days } = problem
  const [first, last] = [days[0]!, days.at(-1)!]
  if (reading.start === null || (reading.busy ?? []).length > 0 || days.length === 1) return prepared
  if (!mayDrive(reading)) return withLunchOnTheBus(prepared, roads)
  const out = first.start && drivenTo(first.start, first, problem, roads)
  const home = last.end && drivenTo(last.end, days.at(-2), problem, roads)
  const { dailyWindow, arrivalMinute, departureMinute } = reading
  const isOpenOut = arrivalMinute === null && dailyWindow.start === null
  const isOpenHome = departureMinute === null && dailyWindow.end === null
  const begun = out !== null && out > LONG && isOpenOut ? setOut(first, out) : arriveLate(first, out, reading)
  const ended = home !== null && home > LONG && isOpenHome ? startHome(last, home) : last
  if (begun === first && ended === last) return prepared
  return { ...prepared, problem: { ...problem, days: [begun, ...days.slice(1, -1), ended] } }
}

/** Nobody has lunch at home before a bus that takes the rest of the day. */
function withLunchOnTheBus(prepared: PreparedTrip, roads: Roads): PreparedTrip {
  const { problem } = prepared
  const [first, ...others] = problem.days
  const way = first?.start && wayTo(first.start, first, problem, roads)
  if (!first || !way || way.minutes <= LONG || first.startMinute + way.minutes < LUNCH_ON_THE_ROAD) return prepared
  const meals = first.meals.filter(({ name }) => name !== 'lunch')
  return { ...prepared, problem: { ...problem, days: [{ ...first, meals }, ...others] } }
}

/** A car, or what the planner takes for one where the wish does not say. */
function mayDrive({ transport, flies }: Reading): boolean {
  return transport === 'car' || (transport === null && !flies)
}

/** Minutes at the wheel; null for who flies, and without beds. */
function drivenTo(home: Point, day: ProblemDay | undefined, problem: TripProblem, roads: Roads): number | null {
  const way = problem.transport === 'car' ? wayTo(home, day, problem, roads) : null
  return way && way.mode !== 'flight' ? way.minutes : null
}

/** The way to the bed of the day; where it is open, to the best one that the wish asks for. Null without beds. */
export function wayTo(home: Point, day: ProblemDay | undefined, problem: TripProblem, roads: Roads): Leg | null {
  const { bases, transport, flights } = problem
  const bed = bases.find(({ id }) => id === day?.baseTownId) ?? bases[0]
  return bed ? roads.leg(home, bed.point, { transport, flights }) : null
}

function setOut(day: ProblemDay, way: number): ProblemDay {
  const startMinute = Math.min(day.startMinute, Math.max(SET_OUT.from, Math.min(SET_OUT.to, THERE_BY - way)))
  const meals = usualMeals(startMinute, day.endMinute)
  const isLunchOnRoad = startMinute + way >= LUNCH_ON_THE_ROAD
  return { ...day, startMinute, meals: meals.filter(({ name }) => name !== 'lunch' || !isLunchOnRoad) }
}

/** Who sets out after work is on the road in the evening, has dinner there, and goes to bed. */
function arriveLate(day: ProblemDay, way: number | null, { arrivalMinute }: Reading): ProblemDay {
  if (way === null || arrivalMinute === null) return day
  const endMinute = day.startMinute + way + CHECK_IN
  if (endMinute <= day.endMinute || endMinute > LATEST) return day
  return { ...day, endMinute, meals: [] }
}

function startHome(day: ProblemDay, way: number): ProblemDay {
  const meals = usualMeals(day.startMinute, HOME_BY)
  const hasLunch = HOME_BY - way >= LUNCH_BEFORE_LEAVING
  return { ...day, endMinute: HOME_BY, meals: meals.filter(({ name }) => name === 'lunch' && hasLunch) }
}
