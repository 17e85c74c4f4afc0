import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { exampleSavedTrip } from '../example-trip.ts'
import { tripNotFound } from '../problems.ts'
import { renderSavedTrip } from '../render-trip.ts'
import type { TripServices } from '../services.ts'
import { tripEtag } from '../trip-limits.ts'
import { TripSchema } from '../trip-schema.ts'
import { findTrip } from '../trip-store.ts'

/** GET /trips/v1/custom-trips/{trip_id} */
export const getCustomTripV1 = ({ db, catalogue, clock }: Pick<TripServices, 'db' | 'catalogue' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/custom-trips/:trip_id',
    access: 'user',
    schema: {
      operationId: 'getCustomTripV1',
      summary: 'Get a saved trip',
      description:
        'Names, texts, costs and opening follow the current catalogue and `Accept-Language`, whatever the language in which the trip was planned. Returns 404 for another user’s trip.',
      tag: 'Trips',
      sends: ['ETag'],
      params: Type.Object({ trip_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the trip.' }) }),
      response: { 200: TripSchema },
      problems: [tripNotFound, catalogueNotReady],
      example: { params: { trip_id: 'trip_019abcde-0000-7000-8000-000000000003' }, response: exampleSavedTrip },
    },
    async handler({ params, caller, language }) {
      requireReady(catalogue)
      const trip = await findTrip(db, params.trip_id, caller.id)
      if (!trip) throw tripNotFound()
      const view = { catalogue, language, today: bangkokDate(clock()) }
      return new Reply(200, renderSavedTrip(trip, view), { etag: tripEtag(trip.version) })
    },
  })
