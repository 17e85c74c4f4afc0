import { createHash } from 'node:crypto'
import Type from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { findUser, holdUser } from '../../users/public.ts'
import { NewPasswordSchema } from '../credential-schemas.ts'
import { passwordErrors } from '../input-errors.ts'
import { claimPasswordReset, findPasswordReset } from '../password-reset-store.ts'
import { listPasswordErrors } from '../password-rules.ts'
import { resetTokenInvalid } from '../problems.ts'
import { replacePassword } from '../replace-password.ts'
import type { AuthServices } from '../services.ts'

/** POST /core/v1/auth/password-reset/confirm */
export const confirmNewPassword = ({ db, accounts }: Pick<AuthServices, 'db' | 'accounts'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/password-reset/confirm',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'confirmNewPassword',
      summary: 'Set the new password (3 of 3)',
      description: 'Ends all sessions of the user and notifies them by email.',
      tag: 'Authentication',
      body: Type.Object(
        {
          reset_token: Type.String({
            minLength: 1,
            maxLength: 100,
            description: 'Token from validatePasswordResetOtp.',
          }),
          new_password: NewPasswordSchema,
        },
        { additionalProperties: false },
      ),
      response: { 204: Type.Null() },
      problems: [resetTokenInvalid],
      inputErrors: passwordErrors,
      example: { body: { reset_token: 'pr_…', new_password: 'sticky rice mango 9' }, response: null },
    },
    async handler({ body, origin }) {
      const digest = createHash('sha256').update(body.reset_token).digest()
      const userId = await findPasswordReset(db, digest)
      const user = userId === undefined ? undefined : await findUser(db, userId)
      if (!user) throw resetTokenInvalid()
      const errors = await listPasswordErrors(body.new_password, user, '/new_password')
      if (errors.length > 0) throw invalidRequest({ errors })
      const passwordHash = await accounts.passwords.hash(body.new_password)
      const ended = await db.transaction().execute(async (db) => {
        const held = await holdUser(db, user.user_id)
        if (!held || !(await claimPasswordReset(db, digest))) throw resetTokenInvalid()
        return replacePassword(db, accounts, held, { passwordHash, kind: 'password_reset', origin })
      })
      await accounts.sessions.announceEnded(ended)
      return new Reply(204, undefined)
    },
  })
