import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate, bangkokMinutes } from '../../../world/calendar.ts'
import { ActiveTripSchema, renderToday } from '../active-trip.ts'
import { exampleActiveTrip } from '../example-edited-trip.ts'
import type { TripServices } from '../services.ts'
import { findNextTrip, findTripOn } from '../trip-store.ts'
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
        'Where the trip is at this moment in Bangkok. Of several trips today, the one that started last. Without one, `trip` is null.',
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
      const none = { trip: null, date, day: null, now: null, next: null, minutes_to_leave: null, next_opening: null }
      return {
        ...(trip ? renderToday(trip, bangkokMinutes(now), view) : none),
        next_trip: next ? renderSummary(next, view) : null,
      }
    },
  })
