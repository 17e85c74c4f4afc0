import { operation } from '../../../platform/operation.ts'
import { findPreferences } from '../preference-store.ts'
import { examplePreferences, PreferencesSchema, preferencesReply } from '../preferences.ts'
import type { ActivityServices } from '../services.ts'

/** GET /trips/v1/activities/preferences */
export const getPreferencesV1 = ({ db }: Pick<ActivityServices, 'db'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/activities/preferences',
    access: 'user',
    schema: {
      operationId: 'getPreferencesV1',
      summary: 'Get the answers of the signed-in user to the questionnaire',
      description: 'Returns empty answers to a user who has not answered.',
      tag: 'Activities',
      sends: ['ETag'],
      response: { 200: PreferencesSchema },
      example: { response: examplePreferences },
    },
    handler: async ({ caller }) => preferencesReply(await findPreferences(db, caller.id)),
  })
