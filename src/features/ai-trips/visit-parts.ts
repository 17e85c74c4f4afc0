import type { ItineraryStop } from '../../planner/itinerary.ts'
import type { LunchTable, VisitPart } from '../../planner/problem.ts'

interface Visit {
  readonly visits?: readonly VisitPart[] | undefined
  readonly lunchBreak?: { readonly minutes: number; readonly after: readonly LunchTable[] }
}

/** When people sit down to lunch. */
const NOON = 12 * 60 + 15

/**
 * Writes out a visit of several places, with its lunch between two of them. If it was lengthened, so is each part, by the same
 * share.
 */
export function partsOf(stop: ItineraryStop, visit: Visit | undefined): ItineraryStop[] {
  if (!visit?.visits) return [stop]
  const { visits, lunchBreak } = visit
  const hasBreak = lunchBreak !== undefined && stop.includes?.includes('lunch') === true
  const pause = hasBreak ? lunchBreak.minutes : 0
  const walking = visits.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), 0)
  const usual = visits.reduce((sum, { minutes }) => sum + minutes, 0)
  const share = (stop.depart - stop.arrive - walking - pause) / usual
  const stays = visits.map(({ minutes }) => Math.round(minutes * share))
  const lunchAfter = hasBreak ? gapNearestNoon(stop.arrive, visits, stays) : -1
  const { includes: _, ...part } = stop
  let free = stop.arrive
  return visits.flatMap(({ id, leg, costBaht }, index) => {
    const table = index > 0 && index - 1 === lunchAfter ? lunchBreak?.after[lunchAfter] : undefined
    const arrive = free + (leg?.minutes ?? 0) + (table ? pause : 0)
    const lunch = table ? [lunchStop(part, table, free, arrive)] : []
    free = index === visits.length - 1 ? stop.depart : arrive + stays[index]!
    const way = table ? table.on : (leg ?? stop.leg)
    return [...lunch, { ...part, candidateId: id, arrive, depart: free, leg: way, costBaht }]
  })
}

/** The part, but the last, whose end is nearest to noon. */
function gapNearestNoon(start: number, visits: readonly VisitPart[], stays: readonly number[]): number {
  let free = start
  const ends = visits.slice(0, -1).map(({ leg }, index) => {
    free += (leg?.minutes ?? 0) + stays[index]!
    return free
  })
  const distances = ends.map((end) => Math.abs(end - NOON))
  return distances.indexOf(Math.min(...distances))
}

function lunchStop(part: ItineraryStop, { placeId, to, on }: LunchTable, from: number, until: number): ItineraryStop {
  return {
    ...part,
    kind: 'meal',
    meal: 'lunch',
    candidateId: placeId,
    arrive: from + to.minutes,
    depart: until - on.minutes,
    costBaht: 0,
    leg: to,
    opening: 'open',
  }
}
