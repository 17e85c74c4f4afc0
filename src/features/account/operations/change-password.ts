import Type from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { about } from '../../../platform/http/schema-parts.ts'
import { required } from '../../../platform/input-errors.ts'
import { operation } from '../../../platform/operation.ts'
import {
  freshProofNeeded,
  getCaller,
  holdCaller,
  listPasswordErrors,
  NewPasswordSchema,
  PasswordSchema,
  passwordErrors,
  passwordWrong,
  replacePassword,
  requireFreshProof,
} from '../../auth/public.ts'
import { samePassword } from '../input-errors.ts'
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
      inputErrors: [...passwordErrors, samePassword],
      example: {
        body: { current_password: 'mango sticky rice 9', new_password: 'papaya salad at noon' },
        response: null,
      },
    },
    async handler({ body, caller, origin }) {
      const user = await getCaller(db, caller)
      const before = user.password_hash
      const errors = await listPasswordErrors(body.new_password, user, '/new_password')
      if (before !== null && body.current_password === undefined)
        errors.unshift({ pointer: '/current_password', ...required() })
      if (before !== null && body.current_password?.normalize('NFC') === body.new_password.normalize('NFC'))
        errors.push({ pointer: '/new_password', ...samePassword() })
      if (errors.length > 0) throw invalidRequest({ errors })
      await requireFreshProof({ db, accounts }, caller, before === null ? undefined : body.current_password)
      const passwordHash = await accounts.passwords.hash(body.new_password)
      const ended = await db.transaction().execute(async (db) => {
        const held = await holdCaller(db, caller)
        // The password has changed since: the proof was for the old one.
        if (held.password_hash !== before) throw passwordWrong()
        const { sessionId: except } = caller
        return replacePassword(db, accounts, held, { passwordHash, kind: 'password_changed', origin, except })
      })
      await accounts.sessions.announceEnded(ended)
      return new Reply(204, undefined)
    },
  })
