import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import {
  freshProofNeeded,
  holdCaller,
  lastWayToSignIn,
  linkedAccountNotFound,
  PasswordSchema,
  passwordWrong,
  requireFreshProof,
  unlinkIdentity,
} from '../../auth/public.ts'
import { recordEvent } from '../../users/public.ts'
import { identityUnlinkedEmail } from '../emails.ts'
import type { AccountServices } from '../services.ts'

/** DELETE /core/v1/users/me/linked-accounts/{provider} */
export const unlinkAccount = ({ db, accounts }: Pick<AccountServices, 'db' | 'accounts'>) =>
  operation({
    method: 'DELETE',
    url: '/core/v1/users/me/linked-accounts/:provider',
    access: 'user',
    limit: 'account-change',
    schema: {
      operationId: 'unlinkAccount',
      summary: 'Unlink the identity at a provider',
      description:
        'Requires the password in the body or a sign-in within the last ten minutes. Ends the other sessions that were started with the identity and notifies the owner by email. The last way to sign in cannot be removed.',
      tag: 'Account',
      params: Type.Object({
        provider: Type.String({ minLength: 1, maxLength: 30, description: 'Name of the provider.' }),
      }),
      body: Type.Object({ password: Type.Optional(PasswordSchema) }, { additionalProperties: false }),
      bodyOptional: true,
      response: {
        204: Type.Null(),
      },
      problems: [passwordWrong, freshProofNeeded, linkedAccountNotFound, lastWayToSignIn],
      example: { params: { provider: 'google' }, body: {}, response: null },
    },
    async handler({ params: { provider }, body, caller, origin }) {
      await requireFreshProof({ db, accounts }, caller, body?.password)
      const ended = await db.transaction().execute(async (db) => {
        const user = await holdCaller(db, caller)
        await unlinkIdentity(db, user, provider)
        await recordEvent(db, { userId: user.user_id, kind: 'identity_unlinked', origin, details: { provider } })
        await accounts.outbox.put(db, user.email, identityUnlinkedEmail(provider, user.language))
        return accounts.sessions.revoke(db, user.user_id, { method: provider, except: caller.sessionId })
      })
      await accounts.sessions.announceEnded(ended)
      return new Reply(204, undefined)
    },
  })
