import { operation } from '../../../platform/operation.ts'
import { saveChoices } from '../preference-store.ts'
import {
  choicesOf,
  examplePreferences,
  PreferenceChangesSchema,
  PreferencesSchema,
  readPreferences,
} from '../preferences.ts'
import type { OwnServices } from '../services.ts'

/** PUT /core/v1/notifications/preferences */
export const updateNotificationPreferences = ({ db }: Pick<OwnServices, 'db'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/notifications/preferences',
    access: 'user',
    schema: {
      operationId: 'updateNotificationPreferences',
      summary: 'Change how the user is notified',
      description: 'Changes only the channels that you send. Applies to notifications from now on.',
      tag: 'Notifications',
      body: PreferenceChangesSchema,
      response: { 200: PreferencesSchema },
      example: {
        body: { preferences: { trip_edited: { push: true, mail: false } } },
        response: examplePreferences,
      },
    },
    async handler({ body, caller }) {
      await saveChoices(db, caller.id, choicesOf(body))
      return readPreferences(db, caller.id)
    },
  })
