import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { ownerOnly, tripNotFound } from '../problems.ts'
import type { TripServices } from '../services.ts'
import { requireRole } from '../trip-access.ts'
import { exampleTripId, TripIdParams } from '../trip-id.ts'
import { markDeleted } from '../trip-store.ts'

/** DELETE /trips/v1/custom-trips/{trip_id} */
export const deleteCustomTripV1 = ({ db, announcer, clock }: Pick<TripServices, 'db' | 'announcer' | 'clock'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/custom-trips/:trip_id',
    access: 'user',
    schema: {
      operationId: 'deleteCustomTripV1',
      summary: 'Delete a trip',
      description:
        'For its owner only; members no longer see it either. `restoreTrip` brings it back within 30 days; then it is erased.',
      tag: 'Trips',
      params: TripIdParams,
      response: { 204: Type.Null() },
      problems: [tripNotFound, ownerOnly],
      example: { params: { trip_id: exampleTripId }, response: null },
    },
    async handler({ params, caller }) {
      await db.transaction().execute(async (db) => {
        const trip = await requireRole(db, params.trip_id, caller.id, 'owner')
        // Of two calls at once, the second finds no trip.
        if (!(await markDeleted(db, trip.trip_id, clock()))) throw tripNotFound()
        await announcer.announce(db, trip, { change: 'deleted', authorId: caller.id })
      })
      return new Reply(204, undefined)
    },
  })
