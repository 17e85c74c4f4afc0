import type { Reading } from '../../language/reader/reading.ts'
import { type Candidate, isOfKind, usualMeals } from '../../planner/problem.ts'
import type { Roads } from '../../world/roads.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Nobody leaves home earlier for a boat that takes them out for a few hours. */
const EARLIEST = 5 * 60 + 30
/** Time to find the pier. */
const BOARDING = 10
/** A floating market is packed up by noon, and full from nine on. */
const NOON = 12 * 60
const AT_MARKET = 8 * 60 + 30

const isEveryDay = ({ hours }: Candidate) => hours === null || hours.every((day) => day.length > 0)
const isOverByNoon = ({ hours }: Candidate) => hours?.every((day) => day.every(({ close }) => close <= NOON)) === true

/** The market of the morning that the wish means: the best of those that open every day, if that is one. */
function marketOf(named: readonly Candidate[]): Candidate[] {
  const [best] = named.filter(isEveryDay).sort((a, b) => b.score - a.score)
  return best && isOverByNoon(best) ? [best] : []
}

/**
 * Who comes from home for the day sets out in time for the boat, class or show that the wish names, unless it says when the day
 * begins. Of several of a kind, it is enough to be in time for one; where the best that opens every day is over by noon (a
 * floating market), they are there at half past eight.
 */
export function earlyForTours(prepared: PreparedTrip, reading: Reading, roads: Roads): PreparedTrip {
  const { problem } = prepared
  const [day, next] = problem.days
  if (!day?.start || next || reading.dailyWindow.start !== null || reading.arrivalMinute !== null) return prepared
  const { transport, flights } = problem
  const home = day.start
  const setsOut = ({ departures, point }: Candidate) => {
    const last = departures?.at(-1)
    return last ? last.close - roads.leg(home, point, { transport, flights }).minutes - BOARDING : day.startMinute
  }
  const latest = (named: readonly Candidate[]) => {
    if (named.length === 0) return []
    const markets = marketOf(named).map(
      ({ point }) => AT_MARKET - roads.leg(home, point, { transport, flights }).minutes,
    )
    return [Math.min(Math.max(...named.map(setsOut)), ...markets)]
  }
  const wishes = [
    ...problem.mustVisit.map((id) => problem.candidates.filter((each) => each.id === id)),
    ...problem.wanted
      .filter(({ named }) => named)
      .map(({ kind }) => problem.candidates.filter((each) => isOfKind(each, kind))),
  ]
  const startMinute = Math.min(day.startMinute, ...wishes.flatMap(latest).filter((minute) => minute >= EARLIEST))
  if (startMinute === day.startMinute) return prepared
  const meals = usualMeals(startMinute, day.endMinute).filter(({ name }) =>
    day.meals.some((meal) => meal.name === name),
  )
  const mustSee = [...new Set([...(problem.mustSee ?? []), ...wishes.flatMap(marketOf).map(({ id }) => id)])]
  return { ...prepared, problem: { ...problem, mustSee, days: [{ ...day, startMinute, meals }] } }
}
