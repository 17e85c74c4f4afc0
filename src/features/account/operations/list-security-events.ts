import Type from 'typebox'
import { listMembers } from '../../../platform/http/listing.ts'
import { PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { listSecurityEvents as listEvents } from '../../users/public.ts'
import { exampleSecurityEvents, SecurityEventListSchema, securityEventDocument } from '../security-event-document.ts'
import type { AccountServices } from '../services.ts'

/** GET /core/v1/security-events */
export const listSecurityEvents = ({ db, accounts, clock }: Pick<AccountServices, 'db' | 'accounts' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/security-events',
    access: 'admin',
    schema: {
      operationId: 'listSecurityEvents',
      summary: 'List the security events of all accounts, newest first',
      description: 'Sign-ins, failed sign-ins and changes of credentials of all users. Events are kept for a year.',
      tag: 'Administration',
      query: Type.Object(
        {
          ...PageQuery,
          user_id: Type.Optional(
            Type.String({ minLength: 1, maxLength: 100, description: 'Only events of this user.' }),
          ),
        },
        { additionalProperties: false },
      ),
      response: { 200: SecurityEventListSchema },
      example: { response: exampleSecurityEvents },
    },
    async handler({ query }) {
      const { page, limit, user_id: userId } = query
      const window = { limit, offset: (page - 1) * limit }
      const { rows, total } = await listEvents(db, { ...window, ...(userId !== undefined && { userId }) })
      return {
        results: rows.map((event) => securityEventDocument(event, accounts.eventIdSecret)),
        ...listMembers(total, page, limit, clock()),
      }
    },
  })
