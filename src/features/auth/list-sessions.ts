import Type from 'typebox'
import type { Parts } from '../../parts.ts'
import { named } from '../../platform/http/schema-parts.ts'
import { operation, signedIn } from '../../platform/operation.ts'
import { listLiveSessions } from './session-store.ts'

/** Users have no more than that. */
const MAX_LISTED = 100

const SessionSchema = named(
  'Session',
  Type.Object({
    session_id: Type.String(),
    current: Type.Boolean({ description: 'The session of this call.' }),
    method: Type.String({ description: '`password`, or the provider.' }),
    address: Type.String(),
    user_agent: Type.String(),
    created_at: Type.String({ format: 'date-time' }),
    last_used_at: Type.String({ format: 'date-time' }),
  }),
)

/** GET /core/v1/auth/sessions */
export const listSessions = ({ db }: Pick<Parts, 'db'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/auth/sessions',
    access: 'user',
    schema: {
      operationId: 'listSessions',
      summary: 'Where this user is signed in',
      tag: 'Authentication',
      response: { 200: Type.Object({ results: Type.Array(SessionSchema) }) },
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
        },
      },
    },
    async handler({ caller }) {
      const { id, sessionId } = signedIn(caller)
      const sessions = await listLiveSessions(db, id, MAX_LISTED)
      return {
        results: sessions.map((session) => ({
          ...session,
          current: session.session_id === sessionId,
          created_at: session.created_at.toISOString(),
          last_used_at: session.last_used_at.toISOString(),
        })),
      }
    },
  })
