import Type from 'typebox'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { countUnread, markAllRead } from '../inbox-store.ts'
import { UnreadCountField } from '../notification-document.ts'
import type { OwnServices } from '../services.ts'

/** PUT /core/v1/notifications/read-all */
export const markAllNotificationsRead = ({ db }: Pick<OwnServices, 'db'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/notifications/read-all',
    access: 'user',
    schema: {
      operationId: 'markAllNotificationsRead',
      summary: 'Mark all notifications as read',
      description: 'Notifications that arrive during the call may stay unread.',
      tag: 'Notifications',
      response: {
        200: named(
          'NotificationsRead',
          Type.Object(
            {
              marked: Type.Integer({ description: 'How many notifications were unread before.' }),
              unread_count: UnreadCountField,
            },
            { description: 'Notifications were marked as read.' },
          ),
        ),
      },
      example: { response: { marked: 3, unread_count: 0 } },
    },
    async handler({ caller }) {
      const marked = await markAllRead(db, caller.id)
      return { marked, unread_count: await countUnread(db, caller.id) }
    },
  })
