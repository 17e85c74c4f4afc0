import Type from 'typebox'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { setState } from '../inbox-store.ts'
import {
  exampleNotification,
  NotificationParams,
  NotificationSchema,
  NotificationStateSchema,
  renderNotification,
} from '../notification-document.ts'
import { notificationNotFound } from '../problems.ts'
import type { OwnServices } from '../services.ts'

/** PUT /core/v1/notifications/{notification_id} */
export const updateNotification = ({ db }: Pick<OwnServices, 'db'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/notifications/:notification_id',
    access: 'user',
    schema: {
      operationId: 'updateNotification',
      summary: 'Mark a notification as read, unread or archived',
      description: 'Any state may follow any other; repeating a call changes nothing.',
      tag: 'Notifications',
      params: NotificationParams,
      body: named(
        'NotificationChange',
        Type.Object(
          { state: NotificationStateSchema },
          { additionalProperties: false, description: 'The new state of a notification.' },
        ),
      ),
      response: { 200: NotificationSchema },
      problems: [notificationNotFound],
      example: {
        params: { notification_id: exampleNotification.notification_id },
        body: { state: 'read' },
        response: { ...exampleNotification, state: 'read', read_at: '2026-11-22T02:00:00.000Z' },
      },
    },
    async handler({ params, body, caller, language }) {
      const { notification_id: notificationId } = params
      const changed = await setState(db, { userId: caller.id, notificationId, state: body.state })
      if (!changed) throw notificationNotFound(params)
      return renderNotification(changed, language)
    },
  })
