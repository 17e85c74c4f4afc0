import Type from 'typebox'
import { listMembers, pageOf } from '../../../platform/http/listing.ts'
import { ListOf, named, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import type { AuthServices } from '../services.ts'
import { listLiveSessions } from '../session-store.ts'

/** More than the live sessions of any user. */
const MAX_LISTED = 100

const SessionSchema = named(
  'Session',
  Type.Object(
    {
      session_id: Type.String({ description: 'Id of the session.' }),
      current: Type.Boolean({ description: 'Whether this call was made in it.' }),
      method: Type.String({ description: 'How the user signed in: `password`, or the provider.' }),
      address: Type.String({ description: 'IP address from which the user signed in.' }),
      user_agent: Type.String({ description: 'User agent of the client that signed in.' }),
      created_at: Type.String({ format: 'date-time', description: 'When the user signed in (UTC).' }),
      last_used_at: Type.String({ format: 'date-time', description: 'When it was last refreshed (UTC).' }),
    },
    { description: 'A device or client on which the user is signed in.' },
  ),
)

/** GET /core/v1/auth/sessions */
export const listSessions = ({ db, clock }: Pick<AuthServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/auth/sessions',
    access: 'user',
    schema: {
      operationId: 'listSessions',
      summary: 'List the sessions of the signed-in user',
      description: 'Ordered by last use, newest first.',
      tag: 'Authentication',
      query: Type.Object(PageQuery, { additionalProperties: false }),
      response: { 200: ListOf('SessionList', SessionSchema) },
      example: {
        response: {
          results: [
            {
              session_id: 'session_019abcde-0000-7000-8000-000000000002',
              current: true,
              method: 'password',
              address: '203.0.113.7',
              user_agent: 'curl/8.5.0',
              created_at: '2026-11-21T03:00:00.000Z',
              last_used_at: '2026-11-21T03:00:00.000Z',
            },
          ],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 20,
          timestamp: '2026-11-21T03:00:00.000Z',
        },
      },
    },
    async handler({ query, caller }) {
      const { page, limit } = query
      const { id, sessionId } = caller
      const sessions = await listLiveSessions(db, id, MAX_LISTED)
      return {
        results: pageOf(sessions, page, limit).map((session) => ({
          ...session,
          current: session.session_id === sessionId,
          created_at: session.created_at.toISOString(),
          last_used_at: session.last_used_at.toISOString(),
        })),
        ...listMembers(sessions.length, page, limit, clock()),
      }
    },
  })
