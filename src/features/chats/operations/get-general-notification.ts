import { operation } from '../../../platform/operation.ts'
import { exampleGeneralNotification, GeneralNotificationSchema, generalReply } from '../notification-document.ts'
import type { ChatServices } from '../services.ts'

/** GET /trips/v1/chat-integrations/notifications/general */
export const getGeneralNotification = (own: Pick<ChatServices, 'db' | 'chatChannels' | 'clock' | 'config'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/chat-integrations/notifications/general',
    access: 'user',
    schema: {
      operationId: 'getGeneralNotification',
      summary: 'Get what chat groups are sent about your trips',
      description: 'Returns the defaults until you change them.',
      tag: 'Chat',
      sends: ['ETag'],
      response: { 200: GeneralNotificationSchema },
      example: { response: exampleGeneralNotification },
    },
    handler: ({ caller }) => generalReply(own, own.db, caller.id),
  })
