import Type, { type Static } from 'typebox'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { about, Nullable, named } from '../../platform/http/schema-parts.ts'
import { daysBetween } from '../../world/calendar.ts'
import { openingDuring } from './opening.ts'
import { renderSavedTrip, type SavedTrip, type TripView } from './render-trip.ts'
import { StopSchema } from './trip-day-schema.ts'
import { tripPlaces } from './trip-places.ts'
import { TripSchema } from './trip-schema.ts'
import { TripSummarySchema } from './trip-summary.ts'
import { DateSchema } from './trip-time-schema.ts'

export const ActiveTripSchema = named(
  'ActiveTrip',
  Type.Object(
    {
      trip: Nullable(about(TripSchema, 'The trip of today; null if there is none.')),
      next_trip: Nullable(about(TripSummarySchema, 'The next trip after today.')),
      date: about(DateSchema, 'Today in Bangkok.'),
      day: Nullable(Type.Integer({ description: 'Number of the day of the trip.' })),
      now: Nullable(about(StopSchema, 'The stop of this moment; null on the way or before and after the stops.')),
      next: Nullable(about(StopSchema, 'The next stop of today.')),
      minutes_to_leave: Nullable(
        Type.Integer({ description: 'Minutes until it is time to leave for the next stop; negative when late.' }),
      ),
      next_opening: Nullable(
        about(StopSchema.properties.opening, 'Whether the next stop is open on arrival, leaving now if late.'),
      ),
    },
    { description: 'The trip of today.' },
  ),
)
export type ActiveTrip = Static<typeof ActiveTripSchema>
type Today = Omit<ActiveTrip, 'next_trip'>

/** A trip on one of its days at a minute of the day in Bangkok. */
export function renderToday(
  stored: SavedTrip,
  minute: number,
  view: TripView & { readonly catalogue: Pick<CatalogueView, 'world'> },
): Today {
  const { facts } = stored
  const { today: date, catalogue } = view
  const trip = renderSavedTrip(stored, view)
  const index = daysBetween(facts.start_date ?? date, date)
  const [stops, shown] = [facts.days[index]?.stops ?? [], trip.days[index]?.stops ?? []]
  const nowAt = stops.findIndex(({ arrive, stay_minutes: stay }) => arrive <= minute && minute < arrive + stay)
  const nextAt = stops.findIndex(({ arrive }) => arrive > minute)
  const next = stops[nextAt]
  const wayMinutes = next?.leg?.minutes ?? 0
  const arrive = next ? Math.max(next.arrive, minute + wayMinutes) : 0
  const place = next?.place_id == null ? undefined : tripPlaces(facts, catalogue)(next.place_id)
  return {
    trip,
    date,
    day: index + 1,
    now: shown[nowAt] ?? null,
    next: shown[nextAt] ?? null,
    minutes_to_leave: next ? next.arrive - wayMinutes - minute : null,
    next_opening: !next
      ? null
      : place
        ? openingDuring(place, { date, arrive, depart: arrive + next.stay_minutes }, catalogue.world.islands)
        : 'open',
  }
}
