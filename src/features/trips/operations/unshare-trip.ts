import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { listAudience } from '../member-store.ts'
import { ownerOnly, tripNotFound } from '../problems.ts'
import type { TripServices } from '../services.ts'
import { deleteShare } from '../share-store.ts'
import { requireRole } from '../trip-access.ts'
import { exampleTripId, TripIdParams } from '../trip-id.ts'
import { lockTrip } from '../trip-store.ts'

/** DELETE /trips/v1/custom-trips/{trip_id}/share */
export const unshareTrip = ({ db, announcer }: Pick<TripServices, 'db' | 'announcer'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/custom-trips/:trip_id/share',
    access: 'user',
    schema: {
      operationId: 'unshareTrip',
      summary: 'Stop sharing a trip',
      description:
        'For its owner. Ends the link and every membership at once; edits of members that have not been saved yet are refused. Changes nothing if the trip is not shared.',
      tag: 'Trips',
      params: TripIdParams,
      response: { 204: Type.Null() },
      problems: [tripNotFound, ownerOnly],
      example: { params: { trip_id: exampleTripId }, response: null },
    },
    async handler({ params, caller }) {
      await db.transaction().execute(async (db) => {
        await lockTrip(db, params.trip_id)
        const trip = await requireRole(db, params.trip_id, caller.id, 'owner')
        if (!trip.share) return
        const audience = await listAudience(db, trip.trip_id)
        await deleteShare(db, trip.trip_id)
        await announcer.announce(db, trip, { change: 'unshared', authorId: caller.id, audience })
      })
      return new Reply(204, undefined)
    },
  })
