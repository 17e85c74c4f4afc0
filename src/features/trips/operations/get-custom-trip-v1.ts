import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { exampleSavedTrip } from '../example-trip.ts'
import { tripNotFound } from '../problems.ts'
import type { TripServices } from '../services.ts'
import { readTrip, SHARE_TOKEN } from '../trip-access.ts'
import { exampleTripId, TripIdParams } from '../trip-id.ts'
import { TripSchema } from '../trip-schema.ts'

/** GET /trips/v1/custom-trips/{trip_id} */
export const getCustomTripV1 = ({ catalogue, clock, ...services }: TripServices) =>
  operation({
    method: 'GET',
    url: '/trips/v1/custom-trips/:trip_id',
    access: 'user?',
    schema: {
      operationId: 'getCustomTripV1',
      summary: 'Get a saved trip',
      description:
        'Names, texts, costs and opening follow the current catalogue and `Accept-Language`, whatever the language in which the trip was planned. For the owner, members, and with `X-Share-Token` the holder of its link, who needs no account and sees neither notes nor wishes nor the budget. A signed-in user who presents the token becomes a member. Returns 404 for everyone else.',
      tag: 'Trips',
      reads: [SHARE_TOKEN],
      sends: ['ETag'],
      params: TripIdParams,
      response: { 200: TripSchema },
      problems: [tripNotFound, catalogueNotReady],
      example: { params: { trip_id: exampleTripId }, response: exampleSavedTrip },
    },
    async handler({ params, caller, header, language }) {
      requireReady(catalogue)
      const trip = await readTrip(services, params.trip_id, { caller, header })
      return services.keptTrips.answer(trip, { catalogue, language, today: bangkokDate(clock()) })
    },
  })
