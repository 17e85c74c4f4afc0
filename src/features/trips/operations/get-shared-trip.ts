import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { exampleSavedTrip } from '../example-trip.ts'
import { tripNotFound } from '../problems.ts'
import type { TripServices } from '../services.ts'
import { findLinkedTrip } from '../share-store.ts'
import { digestOf, readTrip, SHARE_TOKEN } from '../trip-access.ts'
import { TripSchema } from '../trip-schema.ts'

/** GET /trips/v1/custom-trips/shared */
export const getSharedTrip = ({ catalogue, clock, ...services }: TripServices) =>
  operation({
    method: 'GET',
    url: '/trips/v1/custom-trips/shared',
    access: 'user?',
    schema: {
      operationId: 'getSharedTrip',
      summary: 'Get the trip of a share link',
      description:
        'For the page of a link, which knows its token but not the id of the trip. Answers as `getCustomTripV1` does with the same `X-Share-Token`.',
      tag: 'Trips',
      reads: [SHARE_TOKEN],
      sends: ['ETag'],
      response: { 200: TripSchema },
      problems: [tripNotFound, catalogueNotReady],
      example: { response: exampleSavedTrip },
    },
    async handler({ caller, header, language }) {
      requireReady(catalogue)
      const token = header(SHARE_TOKEN.toLowerCase())
      const tripId = token === undefined ? undefined : await findLinkedTrip(services.db, digestOf(token))
      if (tripId === undefined) throw tripNotFound()
      const trip = await readTrip(services, tripId, { caller, header })
      return services.keptTrips.answer(trip, { catalogue, language, today: bangkokDate(clock()) })
    },
  })
