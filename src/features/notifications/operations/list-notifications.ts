import Type from 'typebox'
import { CursorQuery, encodeCursor, NextCursorSchema, readCursor } from '../../../platform/http/cursor.ts'
import { listMembers } from '../../../platform/http/listing.ts'
import { about, listFields, named, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { countInbox, listInbox } from '../inbox-store.ts'
import {
  exampleNotification,
  NotificationEventSchema,
  NotificationSchema,
  NotificationStateSchema,
  renderNotification,
  UnreadCountField,
} from '../notification-document.ts'
import type { OwnServices } from '../services.ts'

const NotificationListSchema = named(
  'NotificationList',
  Type.Object(
    {
      results: Type.Array(NotificationSchema, { description: 'The notifications of this page, newest first.' }),
      unread_count: UnreadCountField,
      ...listFields,
      next_cursor: NextCursorSchema,
    },
    { description: 'One page of the inbox.' },
  ),
)

/** GET /core/v1/notifications */
export const listNotifications = ({ db, clock }: Pick<OwnServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/notifications',
    access: 'user',
    schema: {
      operationId: 'listNotifications',
      summary: 'List the inbox, newest first',
      description:
        'Everything but archived notifications, unless `state` is given. Keeps the newest 1,000 of the last 180 days. Use `cursor` to read on while new ones arrive.',
      tag: 'Notifications',
      query: Type.Object(
        {
          state: Type.Optional(about(NotificationStateSchema, 'Only notifications in this state.')),
          event: Type.Optional(about(NotificationEventSchema, 'Only notifications of this event.')),
          ...PageQuery,
          ...CursorQuery,
        },
        { additionalProperties: false },
      ),
      response: { 200: NotificationListSchema },
      example: {
        query: { state: 'unread' },
        response: {
          results: [exampleNotification],
          unread_count: 1,
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 20,
          timestamp: '2026-11-22T02:00:00.000Z',
          next_cursor: null,
        },
      },
    },
    async handler({ query, caller, language }) {
      const { state, event, page, limit, cursor } = query
      const states = state === undefined ? (['unread', 'read'] as const) : [state]
      const filter = { userId: caller.id, states, event }
      const from = cursor === undefined ? { offset: (page - 1) * limit } : { after: readCursor(cursor), offset: 0 }
      // One more than the page tells whether another follows.
      const rows = await listInbox(db, filter, { ...from, limit: limit + 1 })
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      const { total, unread } = await countInbox(db, filter)
      return {
        results: shown.map((row) => renderNotification(row, language)),
        unread_count: unread,
        ...listMembers(total, page, limit, clock()),
        // Whoever reads by cursor goes on by cursor.
        ...(cursor !== undefined && { nextpage: 0 }),
        next_cursor: last ? encodeCursor({ at: last.created_at, id: last.notification_id }) : null,
      }
    },
  })
