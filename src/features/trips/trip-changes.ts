import Type, { type Static } from 'typebox'
import { PlaceIdSchema } from '../../catalogue/place-schema.ts'
import { Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { formatClock } from '../../world/hours.ts'
import type { StopFacts, TripFacts } from './trip-facts.ts'
import { Clock } from './trip-time-schema.ts'

const StopTimeSchema = named(
  'StopTime',
  Type.Object(
    {
      day: Type.Integer({ description: 'Number of the day, from 1.' }),
      position: Type.Integer({ description: 'Position among the stops of the day, from 1.' }),
      arrive: Clock('Arrival, `HH:MM` in Bangkok.'),
      depart: Clock('Departure, `HH:MM` in Bangkok.'),
    },
    { description: 'When a stop is.' },
  ),
)
const change = {
  stop_id: Type.String({ description: 'Id of the stop within the trip.' }),
  place_id: Nullable(PlaceIdSchema),
}
const MovedStop = named(
  'ChangedStop',
  Type.Object(
    { ...change, before: StopTimeSchema, after: StopTimeSchema },
    { description: 'A stop before and after.' },
  ),
)
const FIELDS = ['name', 'start_date', 'number_of_days', 'party', 'transport', 'budget', 'preferences', 'days'] as const

export const TripChangesSchema = named(
  'TripChanges',
  Type.Object(
    {
      fields: Type.Array(
        named(
          'ChangedField',
          OneOf(FIELDS, {
            description: '`days`: the hours, the base, a note or a lock of some day. The other members list its stops.',
          }),
        ),
        { description: 'Members of the trip that differ.' },
      ),
      moved: Type.Array(MovedStop, { description: 'Stops on another day or in another order.' }),
      added: Type.Array(
        named('AddedStop', Type.Object({ ...change, after: StopTimeSchema }, { description: 'A new stop.' })),
        { description: 'New stops.' },
      ),
      removed: Type.Array(
        named(
          'RemovedStop',
          Type.Object(
            {
              ...change,
              before: StopTimeSchema,
              unscheduled: Type.Boolean({ description: 'Whether its place is among the unscheduled now.' }),
            },
            { description: 'A stop that no day has any more.' },
          ),
        ),
        { description: 'Stops that no day has any more.' },
      ),
      retimed: Type.Array(MovedStop, { description: 'Other stops whose times change.' }),
      unscheduled: Type.Array(PlaceIdSchema, { description: 'Places that become unscheduled.' }),
    },
    { description: 'The difference between two versions of a trip.' },
  ),
)
export type TripChanges = Static<typeof TripChangesSchema>

interface PlacedStop {
  readonly stop: StopFacts
  readonly day: number
  readonly position: number
}

/** What differs between two versions of a trip. */
export function tripChanges(before: TripFacts, after: TripFacts): TripChanges {
  const [old, now] = [stopsOf(before), stopsOf(after)]
  const moved: TripChanges['moved'] = []
  const retimed: TripChanges['retimed'] = []
  const steady = steadyStops(before, after)
  for (const [id, placed] of now) {
    const was = old.get(id)
    if (!was) continue
    const change = { ...idsOf(placed), before: timeOf(was), after: timeOf(placed) }
    if (!steady.has(id)) moved.push(change)
    else if (was.stop.arrive !== placed.stop.arrive || was.stop.stay_minutes !== placed.stop.stay_minutes)
      retimed.push(change)
  }
  const waiting = new Set(after.unscheduled.map(({ place_id: id }) => id))
  const waited = new Set(before.unscheduled.map(({ place_id: id }) => id))
  return {
    fields: FIELDS.filter((field) => valueOf(before, field) !== valueOf(after, field)),
    moved,
    added: [...now].flatMap(([id, placed]) => (old.has(id) ? [] : [{ ...idsOf(placed), after: timeOf(placed) }])),
    removed: [...old].flatMap(([id, placed]) => {
      const placeId = placed.stop.place_id
      const unscheduled = placeId !== null && waiting.has(placeId)
      return now.has(id) ? [] : [{ ...idsOf(placed), before: timeOf(placed), unscheduled }]
    }),
    retimed,
    unscheduled: [...waiting].filter((id) => !waited.has(id)),
  }
}

function stopsOf({ days }: TripFacts): Map<string, PlacedStop> {
  return new Map(
    days.flatMap(({ stops }, day) =>
      stops.map((stop, at) => [stop.stop_id, { stop, day: day + 1, position: at + 1 }] as const),
    ),
  )
}

/** The most stops that keep their day and their order among themselves; the others have moved. */
function steadyStops(before: TripFacts, after: TripFacts): Set<string> {
  const steady = new Set<string>()
  for (const [index, { stops }] of after.days.entries()) {
    const ranks = new Map((before.days[index]?.stops ?? []).map(({ stop_id: id }, rank) => [id, rank]))
    const common = stops.flatMap(({ stop_id: id }) => (ranks.has(id) ? [{ id, rank: ranks.get(id)! }] : []))
    for (const { id } of longestRise(common)) steady.add(id)
  }
  return steady
}

/** The longest subsequence of rising ranks. Quadratic, for the at most 20 stops of a day. */
function longestRise<T extends { readonly rank: number }>(items: readonly T[]): readonly T[] {
  const best: (readonly T[])[] = []
  for (const [index, item] of items.entries()) {
    let before: readonly T[] = []
    for (let at = 0; at < index; at++)
      if (items[at]!.rank < item.rank && best[at]!.length > before.length) before = best[at]!
    best.push([...before, item])
  }
  return best.reduce<readonly T[]>((longest, each) => (each.length > longest.length ? each : longest), [])
}

function valueOf(trip: TripFacts, field: (typeof FIELDS)[number]): string {
  if (field === 'number_of_days') return String(trip.days.length)
  if (field === 'days')
    return JSON.stringify(
      trip.days.map(({ start, end, base, stops }) => [
        start,
        end,
        base,
        stops.flatMap(({ stop_id: id, note, locked }) => (note !== null || locked ? [[id, note, locked]] : [])).sort(),
      ]),
    )
  return JSON.stringify(trip[field])
}

function idsOf({ stop }: PlacedStop) {
  return { stop_id: stop.stop_id, place_id: stop.place_id }
}

function timeOf({ stop: { arrive, stay_minutes: stay }, day, position }: PlacedStop) {
  return { day, position, arrive: clock(arrive), depart: clock(arrive + stay) }
}

function clock(minutes: number): string {
  return minutes >= 1440 ? '24:00' : formatClock(minutes)
}
