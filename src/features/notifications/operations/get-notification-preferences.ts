import { operation } from '../../../platform/operation.ts'
import { examplePreferences, PreferencesSchema, readPreferences } from '../preferences.ts'
import type { OwnServices } from '../services.ts'

/** GET /core/v1/notifications/preferences */
export const getNotificationPreferences = ({ db }: Pick<OwnServices, 'db'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/notifications/preferences',
    access: 'user',
    schema: {
      operationId: 'getNotificationPreferences',
      summary: 'Get how the user is notified',
      description:
        'Your choices, with defaults for events that you never changed. Emails about the security of the account are always sent.',
      tag: 'Notifications',
      response: { 200: PreferencesSchema },
      example: { response: examplePreferences },
    },
    handler: ({ caller }) => readPreferences(db, caller.id),
  })
