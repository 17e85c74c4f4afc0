import { sunTimes } from '../../world/sun.ts'
import type { ItineraryDay } from '../itinerary.ts'
import type { TripProblem } from '../problem.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'

/** When a stop has to be left on a day that is over early and lasts longer only for the sunset. `end`: where the day ends. */
export function timeToLeave(
  { problem, candidates, minutes, locations }: TravelTable,
  node: TripNode,
  day: number,
  end: number,
): number {
  const { homeMinute, sunDate = null } = problem.days[day]!
  if (homeMinute === undefined) return Number.POSITIVE_INFINITY
  const place = candidates[node.candidate]
  if (!place) return homeMinute
  const { sunset } = sunTimes(place.point, sunDate)
  const isUntilSunset = (node.starts[day] ?? []).every(({ from }) => from + node.stay >= sunset)
  if (node.isAtBest && place.part === 'sunset' && isUntilSunset) return Number.POSITIVE_INFINITY
  return homeMinute - (minutes[node.candidate * locations + end] ?? 0)
}

/** Whether a day that is over early lasts longer, and not for the sunset: a meal without a place is wherever the stop before it is. */
export function isHomeLate({ days: asked, candidates }: TripProblem, days: readonly ItineraryDay[]): boolean {
  return days.some(({ stops, returnLeg }, at) => {
    const last = stops.at(-1)
    const { homeMinute } = asked[at]!
    if (!last || last.locked || homeMinute === undefined) return false
    const isSunset = candidates.find(({ id }) => id === last.candidateId)?.part === 'sunset'
    return !isSunset && last.depart + (returnLeg?.minutes ?? 0) > homeMinute
  })
}

/** The same trip, whose days are over early even with a sunset. */
export function withoutLateHome(problem: TripProblem): TripProblem {
  return { ...problem, days: problem.days.map((day) => ({ ...day, endMinute: day.homeMinute ?? day.endMinute })) }
}
