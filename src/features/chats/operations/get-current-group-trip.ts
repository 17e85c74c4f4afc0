import { catalogueNotReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { daysBetween } from '../../../world/calendar.ts'
import { exampleGroupId, GroupParams, GroupQuery } from '../channel-schema.ts'
import { exampleGroupTrip } from '../example-group-trip.ts'
import { type GroupReading, readGroup } from '../group-reader.ts'
import { CurrentGroupTripSchema, currentTrip } from '../group-trip.ts'

/** GET /trips/v1/chat-integrations/groups/{id}/current */
export const getCurrentGroupTrip = (own: GroupReading) =>
  operation({
    method: 'GET',
    url: '/trips/v1/chat-integrations/groups/:id/current',
    access: 'key:chat',
    schema: {
      operationId: 'getCurrentGroupTrip',
      summary: 'Get the current trip of a chat group',
      description: 'The trip of today, else the next one. Without either, `trip` is null.',
      tag: 'Chat',
      params: GroupParams,
      query: GroupQuery,
      response: { 200: CurrentGroupTripSchema },
      problems: [catalogueNotReady],
      example: { params: { id: exampleGroupId }, response: { date: '2026-11-22', trip: exampleGroupTrip, day: null } },
    },
    async handler({ params, query: { channel }, language }) {
      const { trips, show, today } = await readGroup(own, { groupId: params.id, channel }, language)
      const linked = currentTrip(trips, today)
      const start = linked?.start_date ?? null
      return {
        date: today,
        trip: linked ? show(linked) : null,
        day: start !== null && start <= today ? daysBetween(start, today) + 1 : null,
      }
    },
  })
