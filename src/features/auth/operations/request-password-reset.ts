import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { requireEmail } from '../address-errors.ts'
import { CodeSentSchema, EmailSchema, exampleCodeSent } from '../credential-schemas.ts'
import { codeLetter } from '../letters.ts'
import { recordEvent } from '../security-event-store.ts'
import type { AuthServices } from '../services.ts'
import { findUserByLogin, holdUser } from '../user-store.ts'

/** POST /core/v1/auth/password-reset/request */
export const requestPasswordReset = ({ db, accounts }: Pick<AuthServices, 'db' | 'accounts'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/password-reset/request',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'requestPasswordReset',
      summary: 'Request a password reset: a code goes out by email (1 of 3)',
      description: 'Never reveals whether the address has an account.',
      tag: 'Authentication',
      body: Type.Object({ email: EmailSchema }, { additionalProperties: false }),
      response: { 200: CodeSentSchema },
      example: { body: { email: 'traveller@mail.example' }, response: exampleCodeSent },
    },
    async handler({ body, language, origin }) {
      const address = requireEmail(body.email, '/email')
      const sent = await db.transaction().execute(async (db) => {
        const found = await findUserByLogin(db, address)
        const user = await holdUser(db, found?.user_id ?? '')
        const userId = user?.email === address ? user.user_id : null
        const issued = await accounts.codes.issue(db, { purpose: 'password_reset', address, userId, language })
        // For an unknown address the same rows are written: neither answer nor time tells it from a known one.
        await recordEvent(db, { userId, kind: 'password_reset_requested', origin })
        await accounts.outbox.put(
          db,
          userId === null ? null : address,
          codeLetter('password_reset', issued.code, language),
        )
        return issued
      })
      return { otp_ref: sent.ref, expires_at: sent.expiresAt.toISOString() }
    },
  })
