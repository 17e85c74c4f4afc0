import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import { formatClock } from '../../world/hours.ts'
import type { TripFacts } from './trip-facts.ts'

/**
 * How the travellers get to the first destination and home from the last one, and when a planned trip of several days starts
 * and ends, unless the request says where or when they arrive and leave.
 */
export function endsNotes({ days, request, destinations = [] }: TripFacts): Assumption[] {
  if (request === null || days.length === 1) return []
  const { origin, return_to, arrival_time, departure_time } = request
  const [from, to] = [destinations[0], destinations.at(-1)]
  const isTimed = arrival_time !== undefined || departure_time !== undefined
  return [
    ...(isTimed ? [] : openEnds(days)),
    ...(from !== undefined && !origin ? [noteOf(ASSUMPTIONS, 'way_there', { gateway_id: from })] : []),
    ...(to !== undefined && to !== from && !origin && !return_to
      ? [noteOf(ASSUMPTIONS, 'way_home', { gateway_id: to })]
      : []),
  ]
}

function openEnds(days: TripFacts['days']): Assumption[] {
  const first = days[0]?.stops[0]
  const last = days.at(-1)?.stops.at(-1)
  if (!first || !last) return []
  return [
    noteOf(ASSUMPTIONS, 'open_ends', {
      start_time: formatClock(first.arrive - (first.leg?.minutes ?? 0)),
      end_time: formatClock(last.arrive + last.stay_minutes),
    }),
  ]
}
