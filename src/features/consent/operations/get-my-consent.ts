import { operation } from '../../../platform/operation.ts'
import { exampleMyConsent, MyConsentSchema, myConsent } from '../my-consent.ts'
import type { ConsentServices } from '../services.ts'

/** GET /core/v1/users/me/consent */
export const getMyConsent = ({ db }: Pick<ConsentServices, 'db'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/users/me/consent',
    access: 'user',
    schema: {
      operationId: 'getMyConsent',
      summary: 'Get the consents of the signed-in user',
      description: 'Lists every purpose, including those without an answer.',
      tag: 'Consent',
      response: { 200: MyConsentSchema },
      example: { response: exampleMyConsent },
    },
    handler: ({ caller }) => myConsent(db, caller.id),
  })
