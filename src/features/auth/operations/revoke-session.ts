import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { recordEvent } from '../../users/public.ts'
import { sessionNotFound } from '../problems.ts'
import type { AuthServices } from '../services.ts'

/** DELETE /core/v1/auth/sessions/{id} */
export const revokeSession = ({ db, accounts }: Pick<AuthServices, 'db' | 'accounts'>) =>
  operation({
    method: 'DELETE',
    url: '/core/v1/auth/sessions/:id',
    access: 'user',
    schema: {
      operationId: 'revokeSession',
      summary: 'End one of this user’s sessions',
      description: 'Every node rejects its tokens within seconds.',
      tag: 'Authentication',
      params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the session.' }) }),
      response: { 204: Type.Null() },
      problems: [sessionNotFound],
      example: { params: { id: 'session_019abcde-0000-7000-8000-000000000002' }, response: null },
    },
    async handler({ params, caller, origin }) {
      const { id: userId } = caller
      if (!(await accounts.sessions.end(userId, params.id))) throw sessionNotFound({ session_id: params.id })
      await recordEvent(db, { userId, kind: 'session_revoked', origin, details: { session_id: params.id } })
      return new Reply(204, undefined)
    },
  })
