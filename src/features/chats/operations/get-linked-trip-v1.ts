import Type from 'typebox'
import { catalogueNotReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleGroupId, GroupIdSchema, GroupQuery } from '../channel-schema.ts'
import { exampleGroupTrip } from '../example-group-trip.ts'
import { type GroupReading, readGroup, requireLinked, TripIdSchema } from '../group-reader.ts'
import { GroupTripSchema } from '../group-trip.ts'
import { tripNotLinked } from '../problems.ts'

/** GET /trips/v1/chat-integrations/groups/{id}/trips/{tripid} */
export const getLinkedTripV1 = (own: GroupReading) =>
  operation({
    method: 'GET',
    url: '/trips/v1/chat-integrations/groups/:id/trips/:tripid',
    access: 'key:chat',
    schema: {
      operationId: 'getLinkedTripV1',
      summary: 'Get a trip of a chat group',
      description: 'As the group sees it: without private notes, wishes and budget.',
      tag: 'Chat',
      params: Type.Object({ id: GroupIdSchema, tripid: TripIdSchema }),
      query: GroupQuery,
      response: { 200: GroupTripSchema },
      problems: [tripNotLinked, catalogueNotReady],
      example: { params: { id: exampleGroupId, tripid: exampleGroupTrip.trip_id }, response: exampleGroupTrip },
    },
    async handler({ params, query: { channel }, language }) {
      const { trips, show } = await readGroup(own, { groupId: params.id, channel }, language)
      return show(requireLinked(trips, params.tripid))
    },
  })
