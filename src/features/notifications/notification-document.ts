import Type, { type Static } from 'typebox'
import { MapOf, Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import type { StoredNotification } from './inbox-store.ts'
import { NOTIFICATION_EVENTS, NOTIFICATION_KINDS, renderTexts } from './notification-kinds.ts'
import { NOTIFICATION_STATES } from './notification-table.ts'

export const NotificationEventSchema = named(
  'NotificationEvent',
  OneOf(NOTIFICATION_EVENTS, {
    description: NOTIFICATION_EVENTS.map((event) => `\`${event}\`: ${NOTIFICATION_KINDS[event].description}`).join(' '),
  }),
)
export const NotificationStateSchema = named(
  'NotificationState',
  OneOf(NOTIFICATION_STATES, { description: 'New notifications are unread.' }),
)

export const NotificationSchema = named(
  'Notification',
  Type.Object(
    {
      notification_id: Type.String({ description: 'Id of the notification.' }),
      event: NotificationEventSchema,
      title: Type.String({ description: 'What happened in a few words, in the language of the answer.' }),
      body: Type.String({ description: 'One sentence, in the language of the answer.' }),
      data: MapOf(Type.Unknown(), {
        description: 'Ids of what it is about, such as `trip_id` or `post_id`: strings or numbers.',
      }),
      state: NotificationStateSchema,
      created_at: Type.String({ format: 'date-time', description: 'When it happened (UTC).' }),
      read_at: Nullable(
        Type.String({ format: 'date-time', description: 'When it was first read or archived (UTC); null if unread.' }),
      ),
    },
    { description: 'A notification in the inbox.' },
  ),
)
type NotificationDocument = Static<typeof NotificationSchema>

export function renderNotification(stored: StoredNotification, language: Language): NotificationDocument {
  const { notification_id, event, text_values: values, data, state, created_at, read_at } = stored
  const { title, body } = renderTexts({ event, values })
  return {
    notification_id,
    event,
    title: title[language],
    body: body[language],
    data,
    state,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }
}

export const NotificationParams = Type.Object({
  notification_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the notification.' }),
})

export const UnreadCountField = Type.Integer({
  description: 'Number of unread notifications, on all pages and of all events.',
})

export const exampleNotification: NotificationDocument = {
  notification_id: 'ntf_019abcde-0000-7000-8000-000000000006',
  event: 'trip_tomorrow',
  title: 'Your trip starts tomorrow',
  body: '“Chiang Mai, 3 days” starts tomorrow. Check the plan before you go.',
  data: { trip_id: 'trip_019abcde-0000-7000-8000-000000000004' },
  state: 'unread',
  created_at: '2026-11-21T11:00:00.000Z',
  read_at: null,
}
