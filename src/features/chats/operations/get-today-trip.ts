import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate, bangkokMinutes } from '../../../world/calendar.ts'
import {
  ActiveTripSchema,
  exampleActiveTrip,
  findNextTrip,
  findTripOn,
  listShares,
  renderSummary,
  renderToday,
} from '../../trips/public.ts'
import { MAX_GROUPS_OF_TRIP } from '../chat-limits.ts'
import type { GroupReading } from '../group-reader.ts'
import { listGroupsOf } from '../link-store.ts'
import { exampleLinkedGroup, groupDocument, LinkedGroupSchema } from '../notification-document.ts'

const TodayTripSchema = named(
  'TodayTrip',
  Type.Object(
    {
      ...ActiveTripSchema.properties,
      groups: Type.Array(LinkedGroupSchema, {
        description: 'The groups to which the trip of today is linked, or the next trip if there is none today.',
      }),
    },
    { description: 'The trip of today and its chat groups.' },
  ),
)

/** GET /trips/v1/chat-integrations/today */
export const getTodayTrip = ({ db, catalogue, clock }: GroupReading) =>
  operation({
    method: 'GET',
    url: '/trips/v1/chat-integrations/today',
    access: 'user',
    schema: {
      operationId: 'getTodayTrip',
      summary: 'Get your trip of today with its chat groups',
      description: 'Like `getActiveTripV1`, with the groups to which the trip is linked.',
      tag: 'Chat',
      response: { 200: TodayTripSchema },
      problems: [catalogueNotReady],
      example: { response: { ...exampleActiveTrip, groups: [exampleLinkedGroup] } },
    },
    async handler({ caller, language }) {
      requireReady(catalogue)
      const now = clock()
      const date = bangkokDate(now)
      const [trip, next] = await Promise.all([findTripOn(db, caller.id, date), findNextTrip(db, caller.id, date)])
      const view = { catalogue, language, today: date }
      const shares = await listShares(
        db,
        [trip, next].flatMap((each) => each?.trip_id ?? []),
        caller.id,
      )
      const shareOf = (tripId: string) => shares.get(tripId) ?? null
      const none = { trip: null, date, day: null, now: null, next: null, minutes_to_leave: null, next_opening: null }
      const shown = trip ?? next
      const groups = shown ? await listGroupsOf(db, shown.trip_id, MAX_GROUPS_OF_TRIP) : []
      return {
        ...(trip ? renderToday({ ...trip, share: shareOf(trip.trip_id) }, bangkokMinutes(now), view) : none),
        next_trip: next ? renderSummary({ ...next, share: shareOf(next.trip_id) }, view) : null,
        groups: groups.map(groupDocument),
      }
    },
  })
