import Type from 'typebox'
import { requireReady } from '../../catalogue/problems.ts'
import type { Language } from '../../platform/language.ts'
import { bangkokDate } from '../../world/calendar.ts'
import { MAX_TRIP_DAYS } from '../trips/public.ts'
import { MAX_TRIPS_OF_GROUP } from './chat-limits.ts'
import { type GroupTrip, renderGroupTrip, summaryOf } from './group-trip.ts'
import { type GroupFilter, type LinkedTrip, listLinkedTrips } from './link-store.ts'
import { tripDayNotFound, tripNotLinked } from './problems.ts'
import type { ChatServices } from './services.ts'

export type GroupReading = Pick<ChatServices, 'db' | 'catalogue' | 'clock'>

export const TripIdSchema = Type.String({ minLength: 1, maxLength: 100, description: 'Id of the trip.' })
export const DayNumberSchema = Type.Integer({
  minimum: 1,
  maximum: MAX_TRIP_DAYS,
  description: 'Number of the day, from 1.',
})

/** The trips of a group, and how to show them to it today. */
export async function readGroup(
  { db, catalogue, clock }: GroupReading,
  group: GroupFilter,
  language: Language,
): Promise<{
  readonly now: Date
  readonly today: string
  readonly trips: readonly LinkedTrip[]
  readonly show: (linked: LinkedTrip) => GroupTrip
}> {
  requireReady(catalogue)
  const now = clock()
  const today = bangkokDate(now)
  const trips = await listLinkedTrips(db, group, MAX_TRIPS_OF_GROUP)
  return { now, today, trips, show: (linked) => renderGroupTrip(linked, { catalogue, language, today }) }
}

/** @throws Problem trip_not_linked */
export function requireLinked(trips: readonly LinkedTrip[], tripId: string): LinkedTrip {
  const linked = trips.find(({ trip_id }) => trip_id === tripId)
  if (!linked) throw tripNotLinked()
  return linked
}

/** @throws Problem trip_day_not_found */
export function dayOf(today: string, trip: GroupTrip, day: number) {
  const shown = trip.days[day - 1]
  if (!shown) throw tripDayNotFound({ days: trip.number_of_days, day })
  return { date: today, trip: summaryOf(trip), day: shown }
}
