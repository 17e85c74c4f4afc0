import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { deleteMember, listAudience } from '../member-store.ts'
import { memberNotFound, ownerOnly, tripNotFound } from '../problems.ts'
import type { TripServices } from '../services.ts'
import { requireRole } from '../trip-access.ts'
import { exampleTripId, TripIdParams } from '../trip-id.ts'
import { lockTrip } from '../trip-store.ts'

/** DELETE /trips/v1/custom-trips/{trip_id}/members/{user_id} */
export const removeTripMember = ({ db, announcer }: Pick<TripServices, 'db' | 'announcer'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/custom-trips/:trip_id/members/:user_id',
    access: 'user',
    schema: {
      operationId: 'removeTripMember',
      summary: 'Remove a member from a trip, or leave it',
      description:
        'The owner may remove every member, a member only themselves. Whoever still has the link can join again: replace it with shareTrip.',
      tag: 'Trips',
      params: Type.Object({
        ...TripIdParams.properties,
        user_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the member.' }),
      }),
      response: { 204: Type.Null() },
      problems: [tripNotFound, memberNotFound, ownerOnly],
      example: {
        params: { trip_id: exampleTripId, user_id: 'user_019abcde-0000-7000-8000-000000000002' },
        response: null,
      },
    },
    async handler({ params, caller }) {
      const isLeaving = params.user_id === caller.id
      await db.transaction().execute(async (db) => {
        await lockTrip(db, params.trip_id)
        const trip = await requireRole(db, params.trip_id, caller.id, isLeaving ? 'view' : 'owner')
        const audience = await listAudience(db, trip.trip_id)
        if (!(await deleteMember(db, trip.trip_id, params.user_id))) throw memberNotFound()
        const change = isLeaving ? 'member_left' : 'member_removed'
        await announcer.announce(db, trip, { change, authorId: caller.id, audience })
      })
      return new Reply(204, undefined)
    },
  })
