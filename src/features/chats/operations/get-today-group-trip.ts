import { catalogueNotReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokMinutes } from '../../../world/calendar.ts'
import { renderToday, sharedFacts } from '../../trips/public.ts'
import { exampleGroupId, GroupParams, GroupQuery } from '../channel-schema.ts'
import { type GroupReading, readGroup } from '../group-reader.ts'
import { TodayGroupTripSchema, tripOn } from '../group-trip.ts'

const NO_TRIP = { trip: null, day: null, now: null, next: null, minutes_to_leave: null }

/** GET /trips/v1/chat-integrations/groups/{id}/today */
export const getTodayGroupTrip = (own: GroupReading) =>
  operation({
    method: 'GET',
    url: '/trips/v1/chat-integrations/groups/:id/today',
    access: 'key:chat',
    schema: {
      operationId: 'getTodayGroupTrip',
      summary: 'Get the trip of a chat group today',
      description:
        'Where the trip is at this moment in Bangkok. Of several trips today, the one that started last. Without one, `trip` is null.',
      tag: 'Chat',
      params: GroupParams,
      query: GroupQuery,
      response: { 200: TodayGroupTripSchema },
      problems: [catalogueNotReady],
      example: { params: { id: exampleGroupId }, response: { date: '2026-11-22', ...NO_TRIP } },
    },
    async handler({ params, query: { channel }, language }) {
      const group = await readGroup(own, { groupId: params.id, channel }, language)
      const { today, trips, show, now: instant } = group
      const linked = tripOn(trips, today)
      if (!linked) return { date: today, ...NO_TRIP }
      const view = { catalogue: own.catalogue, language, today }
      const { day, now, next, minutes_to_leave } = renderToday(
        { ...linked, facts: sharedFacts(linked.facts) },
        bangkokMinutes(instant),
        view,
      )
      return { date: today, trip: show(linked), day, now, next, minutes_to_leave }
    },
  })
