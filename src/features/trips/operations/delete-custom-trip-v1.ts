import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { tripNotFound } from '../problems.ts'
import type { TripServices } from '../services.ts'
import { exampleTripId, TripIdParams } from '../trip-id.ts'
import { markDeleted } from '../trip-store.ts'

/** DELETE /trips/v1/custom-trips/{trip_id} */
export const deleteCustomTripV1 = ({ db, clock }: Pick<TripServices, 'db' | 'clock'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/custom-trips/:trip_id',
    access: 'user',
    schema: {
      operationId: 'deleteCustomTripV1',
      summary: 'Delete a trip',
      description: '`restoreTrip` brings it back within 30 days; then it is erased.',
      tag: 'Trips',
      params: TripIdParams,
      response: { 204: Type.Null() },
      problems: [tripNotFound],
      example: { params: { trip_id: exampleTripId }, response: null },
    },
    async handler({ params, caller }) {
      if (!(await markDeleted(db, params.trip_id, caller.id, clock()))) throw tripNotFound()
      return new Reply(204, undefined)
    },
  })
