import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { exampleSavedTrip } from '../example-trip.ts'
import { tripNotFound } from '../problems.ts'
import { renderSavedTrip } from '../render-trip.ts'
import type { TripServices } from '../services.ts'
import { findLinkedTrip } from '../share-store.ts'
import { digestOf, readTrip, SHARE_TOKEN } from '../trip-access.ts'
import { tripEtag } from '../trip-limits.ts'
import { TripSchema } from '../trip-schema.ts'

/** GET /trips/v1/custom-trips/shared */
export const getSharedTrip = ({
  db,
  announcer,
  catalogue,
  clock,
}: Pick<TripServices, 'db' | 'announcer' | 'catalogue' | 'clock'>) =>
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
      const tripId = token === undefined ? undefined : await findLinkedTrip(db, digestOf(token))
      if (tripId === undefined) throw tripNotFound()
      const trip = await readTrip({ db, announcer }, tripId, { caller, header })
      const view = { catalogue, language, today: bangkokDate(clock()) }
      return new Reply(200, renderSavedTrip(trip, view), { etag: tripEtag(trip.version) })
    },
  })
