import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { emailKey, findUserByLogin } from '../../users/public.ts'
import { AvailabilitySchema } from '../availability.ts'
import type { AccountServices } from '../services.ts'

/** GET /core/v1/users/email-availability */
export const checkEmailAvailability = ({ db }: Pick<AccountServices, 'db'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/users/email-availability',
    access: 'public',
    limit: 'availability',
    schema: {
      operationId: 'checkEmailAvailability',
      summary: 'Check whether an email address is free',
      description: 'Deliberately reveals whether an address is registered; rate-limited per IP address.',
      tag: 'Account',
      query: Type.Object(
        { email: Type.String({ minLength: 1, maxLength: 254, description: 'The email address.' }) },
        { additionalProperties: false },
      ),
      response: { 200: AvailabilitySchema },
      example: { query: { email: 'traveller@mail.example' }, response: { available: false, reason: 'taken' } },
    },
    async handler({ query }) {
      const address = emailKey(query.email)
      if (address === null) return { available: false, reason: 'invalid' as const }
      return (await findUserByLogin(db, address)) ? { available: false, reason: 'taken' as const } : { available: true }
    },
  })
