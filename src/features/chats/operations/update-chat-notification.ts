import Type from 'typebox'
import { requireVersion } from '../../../platform/http/version.ts'
import { operation } from '../../../platform/operation.ts'
import { ownerOnly, requireRole, tripNotFound } from '../../trips/public.ts'
import { TripIdSchema } from '../group-reader.ts'
import { exampleTripNotification, TripNotificationSchema, tripReply } from '../notification-document.ts'
import { getTripSettings, holdSettings, putTripSettings } from '../preference-store.ts'
import type { ChatServices } from '../services.ts'
import { TripSettingsSchema } from '../settings-schema.ts'

/** PUT /trips/v1/chat-integrations/notifications/trips/{tripid} */
export const updateChatNotification = ({ db }: Pick<ChatServices, 'db'>) =>
  operation({
    method: 'PUT',
    url: '/trips/v1/chat-integrations/notifications/trips/:tripid',
    access: 'user',
    versioned: true,
    schema: {
      operationId: 'updateChatNotification',
      summary: 'Replace what chat groups are sent about a trip',
      description: 'Members that you leave out follow the general settings.',
      tag: 'Chat',
      sends: ['ETag'],
      params: Type.Object({ tripid: TripIdSchema }),
      body: TripSettingsSchema,
      response: { 200: TripNotificationSchema },
      problems: [tripNotFound, ownerOnly],
      example: {
        params: { tripid: exampleTripNotification.trip_id },
        body: { enabled: true, summary_time: '06:30' },
        response: {
          ...exampleTripNotification,
          settings: { enabled: true, summary_time: '06:30' },
          effective: { ...exampleTripNotification.effective, summary_time: '06:30' },
          version: 1,
        },
      },
    },
    async handler({ params: { tripid: tripId }, body, caller, ifMatch }) {
      await db.transaction().execute(async (db) => {
        await requireRole(db, tripId, caller.id, 'owner')
        await holdSettings(db, tripId)
        const { version } = await getTripSettings(db, tripId)
        requireVersion(ifMatch, version)
        await putTripSettings(db, tripId, { settings: body, version: version + 1 })
      })
      return tripReply(db, tripId, caller.id)
    },
  })
