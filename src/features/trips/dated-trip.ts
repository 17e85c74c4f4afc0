import Type, { type Static } from 'typebox'
import { about, named } from '../../platform/http/schema-parts.ts'
import type { IsoDate } from '../../world/calendar.ts'
import type { TripView } from './render-trip.ts'
import type { StoredTrip } from './trip-store.ts'
import { titleOf } from './trip-summary.ts'
import { DateSchema, EndDate, StartDate } from './trip-time-schema.ts'

/** The most trips that one answer about dates names. */
export const MAX_DATED = 500

const DatedTripSchema = named(
  'DatedTrip',
  Type.Object(
    {
      trip_id: Type.String({ description: 'Id of the trip.' }),
      name: Type.String({ description: 'Title of the trip.' }),
      start_date: StartDate,
      end_date: EndDate,
    },
    { description: 'A trip and its dates.' },
  ),
)

export const DateCheckSchema = named(
  'DateCheck',
  Type.Object(
    {
      available: Type.Boolean({ description: 'Whether no other trip covers any of the dates.' }),
      conflicts: Type.Array(DatedTripSchema, { description: 'The trips that do, by date; at most 500.' }),
    },
    { description: 'Whether dates are free.' },
  ),
)

const UnavailableDateSchema = named(
  'UnavailableDate',
  Type.Object(
    {
      date: DateSchema,
      trip_ids: Type.Array(Type.String({ description: 'Id of a trip.' }), {
        description: 'The trips that cover this date.',
      }),
    },
    { description: 'A date that trips cover.' },
  ),
)

export const UnavailableDatesSchema = named(
  'UnavailableDates',
  Type.Object(
    {
      from: about(DateSchema, 'First date of the span.'),
      to: about(DateSchema, 'Last date of the span.'),
      dates: Type.Array(UnavailableDateSchema, { description: 'The dates of the span that trips cover, in order.' }),
      trips: Type.Array(DatedTripSchema, { description: 'The trips that cover them, by date; at most 500.' }),
    },
    { description: 'The dates of a span that trips cover.' },
  ),
)

export function renderDated(
  trip: Pick<StoredTrip, 'trip_id' | 'facts'> & { readonly start_date: IsoDate; readonly end_date: IsoDate },
  view: TripView,
): Static<typeof DatedTripSchema> {
  const { trip_id, start_date, end_date, facts } = trip
  return { trip_id, name: titleOf(facts, view).title, start_date, end_date }
}
