import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { exampleSavedTrip } from '../example-trip.ts'
import { tripNotFound } from '../problems.ts'
import { savedTrip, tripEtag } from '../saved-trip.ts'
import type { TripServices } from '../services.ts'
import { TripSchema } from '../trip-schema.ts'
import { findTrip } from '../trip-store.ts'

/** GET /trips/v1/custom-trips/{trip_id} */
export const getCustomTripV1 = ({ db, clock }: Pick<TripServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/custom-trips/:trip_id',
    access: 'user',
    schema: {
      operationId: 'getCustomTripV1',
      summary: 'Show a saved trip',
      description: 'Answers 404 for another user’s trip.',
      tag: 'Trips',
      sends: ['ETag'],
      params: Type.Object({ trip_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the trip.' }) }),
      response: { 200: TripSchema },
      problems: [tripNotFound],
      example: { params: { trip_id: 'trip_019abcde-0000-7000-8000-000000000003' }, response: exampleSavedTrip },
    },
    async handler({ params, caller }) {
      const trip = await findTrip(db, params.trip_id, caller.id)
      if (!trip) throw tripNotFound({ trip_id: params.trip_id })
      return new Reply(200, savedTrip(trip, bangkokDate(clock())), { etag: tripEtag(trip.version) })
    },
  })
