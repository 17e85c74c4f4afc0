import Type from 'typebox'
import { catalogueNotReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleGroupId, GroupIdSchema, GroupQuery } from '../channel-schema.ts'
import { exampleGroupTrip, exampleGroupTripSummary } from '../example-group-trip.ts'
import { DayNumberSchema, dayOf, type GroupReading, readGroup } from '../group-reader.ts'
import { GroupTripDaySchema, tripOn } from '../group-trip.ts'
import { tripDayNotFound } from '../problems.ts'

/** GET /trips/v1/chat-integrations/groups/{id}/today/days/{day} */
export const getTodayGroupTripByDay = (own: GroupReading) =>
  operation({
    method: 'GET',
    url: '/trips/v1/chat-integrations/groups/:id/today/days/:day',
    access: 'key:chat',
    schema: {
      operationId: 'getTodayGroupTripByDay',
      summary: 'Get a day of the trip that a chat group has today',
      description: 'Without a trip today, `trip` and `day` are null.',
      tag: 'Chat',
      params: Type.Object({ id: GroupIdSchema, day: DayNumberSchema }),
      query: GroupQuery,
      response: { 200: GroupTripDaySchema },
      problems: [tripDayNotFound, catalogueNotReady],
      example: {
        params: { id: exampleGroupId, day: '1' },
        response: { date: '2026-12-05', trip: exampleGroupTripSummary, day: exampleGroupTrip.days[0] },
      },
    },
    async handler({ params, query: { channel }, language }) {
      const { trips, show, today } = await readGroup(own, { groupId: params.id, channel }, language)
      const linked = tripOn(trips, today)
      return linked ? dayOf(today, show(linked), params.day) : { date: today, trip: null, day: null }
    },
  })
