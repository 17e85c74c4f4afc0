import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { findUserByLogin } from '../../users/public.ts'
import { CodeSentSchema, codeSentDocument, exampleCodeSent, OtpRefSchema } from '../credential-schemas.ts'
import { codeEmail } from '../emails.ts'
import { decoyCode } from '../one-time-codes.ts'
import type { AuthServices } from '../services.ts'

/** POST /core/v1/auth/otp/renew */
export const renewOtp = ({ db, accounts, clock }: Pick<AuthServices, 'db' | 'accounts' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/otp/renew',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'renewOtp',
      summary: 'Replace a code by a new one',
      description:
        'Works from a minute after the last code, at most five times an hour; the last code stops working. Sends nothing if the reference is unknown or has ended, and never reveals that.',
      tag: 'Authentication',
      body: Type.Object({ otp_ref: OtpRefSchema }, { additionalProperties: false }),
      response: { 200: CodeSentSchema },
      example: { body: { otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ' }, response: exampleCodeSent },
    },
    async handler({ body }) {
      const sent = await db.transaction().execute(async (db) => {
        const issued = await accounts.codes.renew(db, body.otp_ref)
        if (!issued) return decoyCode(clock())
        const { purpose, code, language, user, email } = issued
        const owner = await findUserByLogin(db, email)
        // The owner of an address was notified of the first code; someone else's code would change nothing.
        const isTheirs = user !== undefined && (owner === undefined || owner.user_id === user.user_id)
        const message = codeEmail(purpose, code, language, purpose === 'sign_up' ? user?.username : undefined)
        await accounts.outbox.put(db, isTheirs ? email : null, message)
        return issued
      })
      return codeSentDocument(sent)
    },
  })
