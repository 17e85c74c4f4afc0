import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { CodeSentSchema, exampleCodeSent, OtpRefSchema } from '../credential-schemas.ts'
import { codeLetter } from '../letters.ts'
import { decoyCode } from '../one-time-codes.ts'
import type { AuthServices } from '../services.ts'
import { findUserByLogin } from '../user-store.ts'

/** POST /core/v1/auth/otp/renew */
export const renewOtp = ({ db, accounts, clock }: Pick<AuthServices, 'db' | 'accounts' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/otp/renew',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'renewOtp',
      summary: 'Send a new code in place of the last',
      description:
        'Works a minute after the last code, at most five times an hour. The last code stops working. Never reveals whether a reference exists or has ended; nothing is sent then.',
      tag: 'Authentication',
      body: Type.Object({ otp_ref: OtpRefSchema }, { additionalProperties: false }),
      response: { 200: CodeSentSchema },
      example: { body: { otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ' }, response: exampleCodeSent },
    },
    async handler({ body }) {
      const sent = await db.transaction().execute(async (db) => {
        const issued = await accounts.codes.renew(db, body.otp_ref)
        if (!issued) return decoyCode(clock())
        const { purpose, code, language, user, address } = issued
        const owner = await findUserByLogin(db, address)
        // Whoever owns the address has heard of it, and the code of somebody else would change nothing.
        const isTheirs = user !== undefined && (owner === undefined || owner.user_id === user.user_id)
        const letter = codeLetter(purpose, code, language, purpose === 'sign_up' ? user?.username : undefined)
        await accounts.outbox.put(db, isTheirs ? address : null, letter)
        return issued
      })
      return { otp_ref: sent.ref, expires_at: sent.expiresAt.toISOString() }
    },
  })
