import { requireVersion } from '../../../platform/http/version.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleGeneralNotification, GeneralNotificationSchema, generalReply } from '../notification-document.ts'
import { getGeneralSettings, holdSettings, putGeneralSettings } from '../preference-store.ts'
import type { ChatServices } from '../services.ts'
import { GeneralSettingsSchema } from '../settings-schema.ts'

/** PUT /trips/v1/chat-integrations/notifications/general */
export const updateGeneralChatNotification = (own: Pick<ChatServices, 'db' | 'chatChannels' | 'clock' | 'config'>) =>
  operation({
    method: 'PUT',
    url: '/trips/v1/chat-integrations/notifications/general',
    access: 'user',
    versioned: true,
    schema: {
      operationId: 'updateGeneralChatNotification',
      summary: 'Replace what chat groups are sent about your trips',
      description: 'Applies to every trip whose own settings do not say otherwise, from the next message on.',
      tag: 'Chat',
      sends: ['ETag'],
      body: GeneralSettingsSchema,
      response: { 200: GeneralNotificationSchema },
      example: {
        body: exampleGeneralNotification.settings,
        response: { ...exampleGeneralNotification, version: 1 },
      },
    },
    async handler({ body, caller, ifMatch }) {
      await own.db.transaction().execute(async (db) => {
        await holdSettings(db, caller.id)
        const { version } = await getGeneralSettings(db, caller.id)
        requireVersion(ifMatch, version)
        await putGeneralSettings(db, caller.id, { settings: body, version: version + 1 })
      })
      return generalReply(own, own.db, caller.id)
    },
  })
