import { createHash } from 'node:crypto'
import Type from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { endPendingProofs } from '../auth-data-store.ts'
import { NewPasswordSchema } from '../credential-schemas.ts'
import { passwordErrors } from '../input-errors.ts'
import { passwordChangedLetter } from '../letters.ts'
import { listPasswordErrors } from '../password-rules.ts'
import { resetTokenInvalid } from '../problems.ts'
import { recordEvent } from '../security-event-store.ts'
import type { AuthServices } from '../services.ts'
import { revokeSessions } from '../session-store.ts'
import { claimPasswordReset, findPasswordReset, findUser, holdUser, setPasswordHash } from '../user-store.ts'

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
        const { user_id: userId } = user
        const { email, language } = (await holdUser(db, userId)) ?? user
        if (!(await claimPasswordReset(db, digest))) throw resetTokenInvalid()
        await setPasswordHash(db, userId, passwordHash)
        await endPendingProofs(db, userId)
        await recordEvent(db, { userId, kind: 'password_reset', origin })
        await accounts.outbox.put(db, email, passwordChangedLetter(language))
        return revokeSessions(db, userId, {})
      })
      await accounts.sessions.forget(ended)
      return new Reply(204, undefined)
    },
  })
