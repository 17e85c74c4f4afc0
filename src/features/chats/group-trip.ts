import Type, { type Static } from 'typebox'
import { about, Nullable, named } from '../../platform/http/schema-parts.ts'
import type { IsoDate } from '../../world/calendar.ts'
import {
  DateSchema,
  renderSavedTrip,
  StopSchema,
  sharedFacts,
  TripDaySchema,
  TripSchema,
  type TripView,
} from '../trips/public.ts'
import { ChannelSchema } from './channel-schema.ts'
import type { LinkedTrip } from './link-store.ts'

const { trip_id, name, introduction, start_date, end_date, number_of_days, days, totals, travellers, status, version } =
  TripSchema.properties

export const GroupTripSchema = named(
  'GroupTrip',
  Type.Object(
    {
      trip_id,
      name,
      introduction,
      start_date,
      end_date,
      number_of_days,
      days,
      totals,
      travellers,
      status,
      version,
      attribution: TripSchema.properties.provenance.properties.attribution,
      channel: ChannelSchema,
      linked_at: Type.String({ format: 'date-time', description: 'When it was linked to the group.' }),
    },
    { description: 'A trip as its group sees it: without private notes, wishes and budget.' },
  ),
)
export type GroupTrip = Static<typeof GroupTripSchema>

const { days: _days, totals: _totals, attribution: _attribution, ...summary } = GroupTripSchema.properties

export const GroupTripSummarySchema = named(
  'GroupTripSummary',
  Type.Object(summary, { description: 'A trip of a group without its days.' }),
)

const date = about(DateSchema, 'Today in Bangkok.')

export const CurrentGroupTripSchema = named(
  'CurrentGroupTrip',
  Type.Object(
    {
      date,
      trip: Nullable(about(GroupTripSchema, 'The trip of today, else the next one; null if there is neither.')),
      day: Nullable(Type.Integer({ description: 'Number of the day of today; null before the trip.' })),
    },
    { description: 'The current trip of a group.' },
  ),
)

export const TodayGroupTripSchema = named(
  'TodayGroupTrip',
  Type.Object(
    {
      date,
      trip: Nullable(about(GroupTripSchema, 'The trip of today; null if there is none.')),
      day: Nullable(Type.Integer({ description: 'Number of the day of the trip.' })),
      now: Nullable(about(StopSchema, 'The stop of this moment; null on the way or before and after the stops.')),
      next: Nullable(about(StopSchema, 'The next stop of today.')),
      minutes_to_leave: Nullable(
        Type.Integer({ description: 'Minutes until it is time to leave for the next stop; negative when late.' }),
      ),
    },
    { description: 'The trip of a group today.' },
  ),
)

export const GroupTripDaySchema = named(
  'GroupTripDay',
  Type.Object(
    {
      date,
      trip: Nullable(about(GroupTripSummarySchema, 'The trip; null if there is none, and then `day` is null too.')),
      day: Nullable(about(TripDaySchema, 'The day.')),
    },
    { description: 'One day of a trip of a group.' },
  ),
)

/** As the holder of a link sees it: without notes, wishes and budget. */
export function renderGroupTrip(linked: LinkedTrip, view: TripView): GroupTrip {
  const trip = renderSavedTrip({ ...linked, facts: sharedFacts(linked.facts) }, view)
  return {
    trip_id: trip.trip_id,
    name: trip.name,
    introduction: trip.introduction,
    ...(trip.start_date !== undefined && { start_date: trip.start_date }),
    ...(trip.end_date !== undefined && { end_date: trip.end_date }),
    number_of_days: trip.number_of_days,
    days: trip.days,
    totals: trip.totals,
    travellers: trip.travellers,
    status: trip.status,
    version: trip.version,
    attribution: trip.provenance.attribution,
    channel: linked.channel,
    linked_at: linked.linked_at.toISOString(),
  }
}

export function summaryOf({ days: _d, totals: _t, attribution: _a, ...rest }: GroupTrip) {
  return rest
}

/** The trip that covers a date; of several, the one that started last. */
export function tripOn(trips: readonly LinkedTrip[], date: IsoDate): LinkedTrip | undefined {
  return trips
    .filter(({ start_date: start, end_date: end }) => start !== null && end !== null && start <= date && date <= end)
    .toSorted((a, b) => compare(b.start_date, a.start_date) || compare(a.trip_id, b.trip_id))[0]
}

/** The first trip that starts after a date. */
export function tripAfter(trips: readonly LinkedTrip[], date: IsoDate): LinkedTrip | undefined {
  return trips
    .filter(({ start_date: start }) => start !== null && start > date)
    .toSorted((a, b) => compare(a.start_date, b.start_date) || compare(a.trip_id, b.trip_id))[0]
}

/** The trip of today, else the next one. */
export function currentTrip(trips: readonly LinkedTrip[], today: IsoDate): LinkedTrip | undefined {
  return tripOn(trips, today) ?? tripAfter(trips, today)
}

function compare(a: string | null, b: string | null): number {
  const [one, other] = [a ?? '', b ?? '']
  return one < other ? -1 : one > other ? 1 : 0
}
