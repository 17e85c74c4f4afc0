import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { recordEvent } from '../../users/public.ts'
import type { AuthServices } from '../services.ts'

/** POST /core/v1/auth/sign-out */
export const signOut = ({ db, accounts }: Pick<AuthServices, 'db' | 'accounts'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/sign-out',
    access: 'user',
    schema: {
      operationId: 'signOut',
      summary: 'End this session',
      description: 'Its access and refresh tokens stop working; other sessions continue.',
      tag: 'Authentication',
      response: { 204: Type.Null() },
      example: { response: null },
    },
    async handler({ caller, origin }) {
      const { id: userId, sessionId } = caller
      await accounts.sessions.end(userId, sessionId)
      await recordEvent(db, { userId, kind: 'signed_out', origin })
      return new Reply(204, undefined)
    },
  })
