import type { Database } from '../../platform/database/database.ts'
import type { TripView } from './render-trip.ts'
import { listShares } from './trip-access.ts'
import type { StoredTrip } from './trip-store.ts'
import { renderSummary, type TripSummary } from './trip-summary.ts'

/** A page of trips as a user sees them in a list. */
export async function listSummaries(
  db: Database,
  trips: readonly StoredTrip[],
  { userId, ...view }: TripView & { readonly userId: string },
): Promise<TripSummary[]> {
  const shares = await listShares(
    db,
    trips.map(({ trip_id: id }) => id),
    userId,
  )
  return trips.map((trip) => renderSummary({ ...trip, share: shares.get(trip.trip_id) ?? null }, view))
}
