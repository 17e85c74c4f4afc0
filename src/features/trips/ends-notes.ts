import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import type { Destination } from '../../world/destination.ts'
import { formatClock } from '../../world/hours.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { TripFacts } from './trip-facts.ts'
import type { TripCatalogue } from './trip-places.ts'

type Known = Pick<TripCatalogue, 'findPlace'> & {
  readonly world: { readonly destinations: readonly Destination[] }
}

/**
 * How the travellers get to the place where the trip begins and home from the one where its last day ends, whatever the order
 * of the wish, and when a planned trip of several days starts and ends, unless the request says where or when they arrive and
 * leave. Who drives home is told when to set out.
 */
export function endsNotes(facts: TripFacts, catalogue: Known): Assumption[] {
  const { days, request } = facts
  if (request === null || days.length === 1) return []
  const { origin, return_to, arrival_time, departure_time } = request
  const [from, to] = [beginsAt(facts, catalogue), endsAt(facts, catalogue)]
  const isTimed = arrival_time !== undefined || departure_time !== undefined
  return [
    ...(isTimed ? [] : openEnds(days)),
    ...(from && !origin && !days[0]?.night_ride ? [noteOf(ASSUMPTIONS, 'way_there', { gateway_id: from.id })] : []),
    ...(to && to !== from && !origin && !return_to ? [noteOf(ASSUMPTIONS, 'way_home', { gateway_id: to.id })] : []),
    ...(origin ? driveHome(days) : []),
  ]
}

/** From here on, the way home is worth saying. */
const LONG_WAY_HOME = 60

/** When those who drive home on the last day set out, and when they are there. */
function driveHome(days: TripFacts['days']): Assumption[] {
  const { to = null, leg_back: back = null, stops = [] } = days.at(-1) ?? {}
  const last = stops.at(-1)
  if (!to || !last || back?.mode !== 'drive' || back.minutes < LONG_WAY_HOME) return []
  const leaves = last.arrive + last.stay_minutes
  return [
    noteOf(ASSUMPTIONS, 'drive_home', {
      start_time: formatClock(leaves),
      minutes: back.minutes,
      end_time: formatClock(leaves + back.minutes),
    }),
  ]
}

/**
 * The destination of the first stop, else of the first bed; one that the trip was planned for before others, as a tour from Phuket
 * may begin nearer to Ko Yao.
 */
function beginsAt(facts: TripFacts, catalogue: Known): Destination | undefined {
  const [first] = facts.days
  const at = [firstOf(first?.stops, catalogue), first?.base].flatMap(
    (point) => destinationAt(point, facts, catalogue) ?? [],
  )
  return at.find(({ id }) => facts.destinations?.includes(id)) ?? at[0]
}

/** The destination where the last day comes to rest: at a bed, else at its last stop. */
function endsAt(facts: TripFacts, catalogue: Known): Destination | undefined {
  const last = facts.days.at(-1)
  return (
    destinationAt(last?.base, facts, catalogue) ??
    destinationAt(firstOf(last?.stops.toReversed(), catalogue), facts, catalogue)
  )
}

function firstOf(stops: TripFacts['days'][number]['stops'] | undefined, catalogue: Known): Point | undefined {
  return stops?.flatMap(({ place_id: id }) => (id === null ? [] : (catalogue.findPlace(id)?.point ?? [])))[0]
}

/** The destination that a point is in: one that the trip was planned for before others, then the nearest. */
function destinationAt(
  point: Point | null | undefined,
  { destinations: planned = [] }: TripFacts,
  { world }: Known,
): Destination | undefined {
  if (!point) return undefined
  const around = world.destinations
    .filter((each) => each.kind !== 'loop' && distanceM(each.point, point) <= each.radiusM)
    .sort((a, b) => distanceM(a.point, point) / a.radiusM - distanceM(b.point, point) / b.radiusM)
  return around.find(({ id }) => planned.includes(id)) ?? around[0]
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
