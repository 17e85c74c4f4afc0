import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { ownerOnly, requireRole, tripNotFound } from '../../trips/public.ts'
import { TripIdSchema } from '../group-reader.ts'
import { exampleTripNotification, TripNotificationSchema, tripReply } from '../notification-document.ts'
import type { ChatServices } from '../services.ts'

/** GET /trips/v1/chat-integrations/notifications/trips/{tripid} */
export const getTripNotification = ({ db }: Pick<ChatServices, 'db'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/chat-integrations/notifications/trips/:tripid',
    access: 'user',
    schema: {
      operationId: 'getTripNotification',
      summary: 'Get what chat groups are sent about a trip',
      description: '`effective` is what is really sent: the settings of the trip, else the general ones.',
      tag: 'Chat',
      sends: ['ETag'],
      params: Type.Object({ tripid: TripIdSchema }),
      response: { 200: TripNotificationSchema },
      problems: [tripNotFound, ownerOnly],
      example: { params: { tripid: exampleTripNotification.trip_id }, response: exampleTripNotification },
    },
    async handler({ params: { tripid: tripId }, caller }) {
      await requireRole(db, tripId, caller.id, 'owner')
      return tripReply(db, tripId, caller.id)
    },
  })
