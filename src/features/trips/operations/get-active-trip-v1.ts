import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate, bangkokMinutes } from '../../../world/calendar.ts'
import { ActiveTripSchema, renderToday } from '../active-trip.ts'
import { exampleActiveTrip } from '../example-edited-trip.ts'
import type { TripServices } from '../services.ts'
import { listShares } from '../trip-access.ts'
import { findNextTrip, findTripOn } from '../trip-list-store.ts'
import type { StoredTrip } from '../trip-store.ts'
import { renderSummary } from '../trip-summary.ts'

/** GET /trips/v1/active-trip */
export const getActiveTripV1 = ({ db, catalogue, clock }: TripServices) =>
  operation({
    method: 'GET',
    url: '/trips/v1/active-trip',
    access: 'user',
    schema: {
      operationId: 'getActiveTripV1',
      summary: 'Get the trip of today',
      description:
        'Where the trip is at this moment in Bangkok. Your own trip or one that is shared with you; of several today, the one that started last. Without one, `trip` is null.',
      tag: 'Trips',
      response: { 200: ActiveTripSchema },
      problems: [catalogueNotReady],
      example: { response: exampleActiveTrip },
    },
    async handler({ caller, language }) {
      requireReady(catalogue)
      const now = clock()
      const date = bangkokDate(now)
      const [trip, next] = await Promise.all([findTripOn(db, caller.id, date), findNextTrip(db, caller.id, date)])
      const view = { catalogue, language, today: date }
      const shares = await listShares(
        db,
        [trip, next].flatMap((each) => each?.trip_id ?? []),
        caller.id,
      )
      const withShare = <Stored extends StoredTrip>(stored: Stored) => ({
        ...stored,
        share: shares.get(stored.trip_id) ?? null,
      })
      const none = { trip: null, date, day: null, now: null, next: null, minutes_to_leave: null, next_opening: null }
      return {
        ...(trip ? renderToday(withShare(trip), bangkokMinutes(now), view) : none),
        next_trip: next ? renderSummary(withShare(next), view) : null,
      }
    },
  })
