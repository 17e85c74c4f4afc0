import { sunTimes } from '../../world/sun.ts'
import type { ItineraryDay } from '../itinerary.ts'
import type { TripProblem } from '../problem.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'

/** A sunset further from where the trip ends is for another evening: nobody comes down a mountain in the dark to go home. */
const SUNSET_WAY = 30

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
  const way = minutes[node.candidate * locations + end] ?? 0
  const { sunset } = sunTimes(place.point, sunDate)
  const isUntilSunset = (node.starts[day] ?? []).every(({ from }) => from + node.stay >= sunset)
  const isSunset = node.isAtBest && place.part === 'sunset' && isUntilSunset
  return isSunset && way <= SUNSET_WAY ? Number.POSITIVE_INFINITY : homeMinute - way
}

/** Whether a day that is over early lasts longer, and not for the sunset: a meal without a place is wherever the stop before it is. */
export function isHomeLate({ days: asked, candidates }: TripProblem, days: readonly ItineraryDay[]): boolean {
  return days.some(({ stops, returnLeg }, at) => {
    const last = stops.at(-1)
    const { homeMinute, startMinute } = asked[at]!
    if (last?.locked || homeMinute === undefined) return false
    const isSunset = last && candidates.find(({ id }) => id === last.candidateId)?.part === 'sunset'
    const way = returnLeg?.minutes ?? 0
    return !(isSunset && way <= SUNSET_WAY) && (last?.depart ?? startMinute) + way > homeMinute
  })
}

/** The same trip, whose days are over early even with a sunset. */
export function withoutLateHome(problem: TripProblem): TripProblem {
  return { ...problem, days: problem.days.map((day) => ({ ...day, endMinute: day.homeMinute ?? day.endMinute })) }
}
