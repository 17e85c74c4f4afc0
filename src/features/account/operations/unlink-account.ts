import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import {
  deleteIdentity,
  freshProofNeeded,
  PasswordSchema,
  passwordWrong,
  raiseVersion,
  recordEvent,
  requireFreshProof,
  revokeSessions,
} from '../../auth/public.ts'
import { identityUnlinkedLetter } from '../account-letters.ts'
import { holdMyAccount } from '../my-account.ts'
import { lastWayToSignIn, linkedAccountNotFound } from '../problems.ts'
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
      summary: 'Unlink an identity of a provider',
      description:
        'Requires the password in the body or a sign-in within the last ten minutes. Ends the other sessions that began with the identity and notifies the owner by email. The last way to sign in cannot be removed.',
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
      const me = caller
      await requireFreshProof({ db, accounts }, me, body?.password)
      const ended = await db.transaction().execute(async (db) => {
        const user = await holdMyAccount(db, me)
        const providers = user.identities.map((identity) => identity.provider)
        if (!providers.includes(provider)) throw linkedAccountNotFound({ provider })
        if (user.password_hash === null && providers.length === 1) throw lastWayToSignIn()
        await deleteIdentity(db, me.id, provider)
        await raiseVersion(db, me.id)
        await recordEvent(db, { userId: me.id, kind: 'identity_unlinked', origin, details: { provider } })
        await accounts.outbox.put(db, user.email, identityUnlinkedLetter(provider, user.language))
        return revokeSessions(db, me.id, { method: provider, except: me.sessionId })
      })
      await accounts.sessions.forget(ended)
      return new Reply(204, undefined)
    },
  })
