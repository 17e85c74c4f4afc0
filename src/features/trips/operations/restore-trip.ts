import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { exampleSavedTrip } from '../example-trip.ts'
import { tooManyTrips, tripDatesOverlap, tripNotFound } from '../problems.ts'
import { renderSavedTrip } from '../render-trip.ts'
import { restore } from '../save-trip.ts'
import type { TripServices } from '../services.ts'
import { requireRole } from '../trip-access.ts'
import { AllowOverlap } from '../trip-edit-schema.ts'
import { exampleTripId, TripIdParams } from '../trip-id.ts'
import { tripEtag } from '../trip-limits.ts'
import { TripSchema } from '../trip-schema.ts'

/** POST /trips/v1/custom-trips/{trip_id}/restore */
export const restoreTrip = ({ db, announcer, catalogue, clock }: TripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/:trip_id/restore',
    access: 'user',
    compressed: true,
    schema: {
      operationId: 'restoreTrip',
      summary: 'Restore a deleted trip',
      description:
        'Within 30 days, by its owner. Its members see it again. Changes nothing if the trip is not deleted.',
      tag: 'Trips',
      sends: ['ETag'],
      params: TripIdParams,
      body: Type.Object({ allow_overlap: AllowOverlap }, { additionalProperties: false }),
      bodyOptional: true,
      response: { 200: TripSchema },
      problems: [tripNotFound, tripDatesOverlap, tooManyTrips, catalogueNotReady],
      example: { params: { trip_id: exampleTripId }, body: {}, response: exampleSavedTrip },
    },
    async handler({ params, body, caller, language }) {
      requireReady(catalogue)
      const now = clock()
      // The body may be left out.
      const allowOverlap = (body as typeof body | undefined)?.allow_overlap ?? false
      await db
        .transaction()
        .execute((db) => restore({ db, announcer }, params.trip_id, { ownerId: caller.id, now, allowOverlap }))
      const trip = await requireRole(db, params.trip_id, caller.id, 'owner')
      const view = { catalogue, language, today: bangkokDate(now) }
      return new Reply(200, renderSavedTrip(trip, view), { etag: tripEtag(trip.version) })
    },
  })
