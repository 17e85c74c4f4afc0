import Type from 'typebox'
import { catalogueNotReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleGroupId, GroupIdSchema, GroupQuery } from '../channel-schema.ts'
import { exampleGroupTrip, exampleGroupTripSummary } from '../example-group-trip.ts'
import { DayNumberSchema, dayOf, type GroupReading, readGroup } from '../group-reader.ts'
import { currentTrip, GroupTripDaySchema } from '../group-trip.ts'
import { tripDayNotFound } from '../problems.ts'

/** GET /trips/v1/chat-integrations/groups/{id}/current/days/{day} */
export const getCurrentGroupTripByDayV1 = (own: GroupReading) =>
  operation({
    method: 'GET',
    url: '/trips/v1/chat-integrations/groups/:id/current/days/:day',
    access: 'key:chat',
    schema: {
      operationId: 'getCurrentGroupTripByDayV1',
      summary: 'Get a day of the current trip of a chat group',
      description: 'Of the trip of today, else of the next one. Without either, `trip` and `day` are null.',
      tag: 'Chat',
      params: Type.Object({ id: GroupIdSchema, day: DayNumberSchema }),
      query: GroupQuery,
      response: { 200: GroupTripDaySchema },
      problems: [tripDayNotFound, catalogueNotReady],
      example: {
        params: { id: exampleGroupId, day: '1' },
        response: { date: '2026-11-22', trip: exampleGroupTripSummary, day: exampleGroupTrip.days[0] },
      },
    },
    async handler({ params, query: { channel }, language }) {
      const { trips, show, today } = await readGroup(own, { groupId: params.id, channel }, language)
      const linked = currentTrip(trips, today)
      return linked ? dayOf(today, show(linked), params.day) : { date: today, trip: null, day: null }
    },
  })
