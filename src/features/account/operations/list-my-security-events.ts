import Type from 'typebox'
import { listMembers } from '../../../platform/http/listing.ts'
import { PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { listSecurityEvents as listEvents } from '../../users/public.ts'
import { exampleSecurityEvents, SecurityEventListSchema, securityEventDocument } from '../security-event-document.ts'
import type { AccountServices } from '../services.ts'

/** GET /core/v1/users/me/security-events */
export const listMySecurityEvents = ({ db, accounts, clock }: Pick<AccountServices, 'db' | 'accounts' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/users/me/security-events',
    access: 'user',
    schema: {
      operationId: 'listMySecurityEvents',
      summary: 'List the security events of the account, newest first',
      description: 'Sign-ins, failed sign-ins and changes of credentials. Events are kept for a year.',
      tag: 'Account',
      query: Type.Object(PageQuery, { additionalProperties: false }),
      response: { 200: SecurityEventListSchema },
      example: { response: exampleSecurityEvents },
    },
    async handler({ query, caller }) {
      const { page, limit } = query
      const { id: userId } = caller
      const { rows, total } = await listEvents(db, { userId, limit, offset: (page - 1) * limit })
      return {
        results: rows.map((event) => securityEventDocument(event, accounts.eventIdSecret)),
        ...listMembers(total, page, limit, clock()),
      }
    },
  })
