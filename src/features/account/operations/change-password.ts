import Type from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { about } from '../../../platform/http/schema-parts.ts'
import { required } from '../../../platform/input-errors.ts'
import { operation } from '../../../platform/operation.ts'
import {
  endPendingProofs,
  freshProofNeeded,
  listPasswordErrors,
  NewPasswordSchema,
  PasswordSchema,
  passwordChangedLetter,
  passwordErrors,
  passwordWrong,
  recordEvent,
  requireFreshProof,
  revokeSessions,
} from '../../auth/public.ts'
import { replacePasswordHash } from '../account-store.ts'
import { getMyAccount, holdMyAccount } from '../my-account.ts'
import type { AccountServices } from '../services.ts'

/** PUT /core/v1/users/me/password */
export const changePassword = ({ db, accounts }: Pick<AccountServices, 'db' | 'accounts'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/users/me/password',
    access: 'user',
    limit: 'account-change',
    schema: {
      operationId: 'changePassword',
      summary: 'Change the password, or set the first one',
      description:
        'Requires the current password or, for an account without one, a sign-in within the last ten minutes. Ends all other sessions and notifies the owner by email.',
      tag: 'Account',
      body: Type.Object(
        {
          current_password: Type.Optional(about(PasswordSchema, 'The current password, if the account has one.')),
          new_password: NewPasswordSchema,
        },
        { additionalProperties: false },
      ),
      response: { 204: Type.Null() },
      problems: [passwordWrong, freshProofNeeded],
      inputErrors: passwordErrors,
      example: {
        body: { current_password: 'mango sticky rice 9', new_password: 'papaya salad at noon' },
        response: null,
      },
    },
    async handler({ body, caller, origin }) {
      const me = caller
      const user = await getMyAccount(db, me.id)
      const before = user.password_hash
      const errors = await listPasswordErrors(body.new_password, user, '/new_password')
      if (before !== null && body.current_password === undefined)
        errors.unshift({ pointer: '/current_password', ...required() })
      if (errors.length > 0) throw invalidRequest({ errors })
      await requireFreshProof({ db, accounts }, me, before === null ? undefined : body.current_password)
      const after = await accounts.passwords.hash(body.new_password)
      const ended = await db.transaction().execute(async (db) => {
        await holdMyAccount(db, me)
        // Somebody else set another one meanwhile: the proof was of the old one.
        if (!(await replacePasswordHash(db, me.id, { before, after }))) throw passwordWrong()
        await endPendingProofs(db, me.id)
        await recordEvent(db, { userId: me.id, kind: 'password_changed', origin })
        await accounts.outbox.put(db, user.email, passwordChangedLetter(user.language))
        return revokeSessions(db, me.id, { except: me.sessionId })
      })
      await accounts.sessions.forget(ended)
      return new Reply(204, undefined)
    },
  })
