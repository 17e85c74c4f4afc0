import Type from 'typebox'
import { catalogueNotReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleGroupId, GroupIdSchema, GroupQuery } from '../channel-schema.ts'
import { exampleGroupTrip, exampleGroupTripSummary } from '../example-group-trip.ts'
import { DayNumberSchema, dayOf, type GroupReading, readGroup, requireLinked, TripIdSchema } from '../group-reader.ts'
import { GroupTripDaySchema } from '../group-trip.ts'
import { tripDayNotFound, tripNotLinked } from '../problems.ts'

/** GET /trips/v1/chat-integrations/groups/{id}/trips/{tripid}/days/{day} */
export const getLinkedTripDayV1 = (own: GroupReading) =>
  operation({
    method: 'GET',
    url: '/trips/v1/chat-integrations/groups/:id/trips/:tripid/days/:day',
    access: 'key:chat',
    schema: {
      operationId: 'getLinkedTripDayV1',
      summary: 'Get a day of a trip of a chat group',
      description: 'As the group sees it, without private notes.',
      tag: 'Chat',
      params: Type.Object({ id: GroupIdSchema, tripid: TripIdSchema, day: DayNumberSchema }),
      query: GroupQuery,
      response: { 200: GroupTripDaySchema },
      problems: [tripNotLinked, tripDayNotFound, catalogueNotReady],
      example: {
        params: { id: exampleGroupId, tripid: exampleGroupTrip.trip_id, day: '1' },
        response: { date: '2026-11-22', trip: exampleGroupTripSummary, day: exampleGroupTrip.days[0] },
      },
    },
    async handler({ params, query: { channel }, language }) {
      const { trips, show, today } = await readGroup(own, { groupId: params.id, channel }, language)
      return dayOf(today, show(requireLinked(trips, params.tripid)), params.day)
    },
  })
