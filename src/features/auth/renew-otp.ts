import Type from 'typebox'
import type { Parts } from '../../parts.ts'
import { operation } from '../../platform/operation.ts'
import { CodeSentSchema, exampleCodeSent, OtpRefSchema } from './credential-schemas.ts'
import { codeLetter } from './letters.ts'
import { decoyCode } from './one-time-codes.ts'

/** POST /core/v1/auth/otp/renew */
export const renewOtp = ({ db, accounts, clock }: Pick<Parts, 'db' | 'accounts' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/otp/renew',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'renewOtp',
      summary: 'Send a new code in the place of one',
      description:
        'A minute after the last one, at most five an hour. The old code ends. A reference that is not known is answered like any other.',
      tag: 'Authentication',
      body: Type.Object({ otp_ref: OtpRefSchema }, { additionalProperties: false }),
      response: { 200: CodeSentSchema },
      example: { body: { otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ' }, response: exampleCodeSent },
    },
    async handler({ body }) {
      const sent = await db.transaction().execute(async (db) => {
        const issued = await accounts.codes.renew(db, body.otp_ref)
        if (issued) {
          const { purpose, code, language, userId, address } = issued
          await accounts.outbox.put(db, userId === null ? null : address, codeLetter(purpose, code, language))
        }
        return issued ?? decoyCode(clock())
      })
      return { otp_ref: sent.ref, expires_at: sent.expiresAt.toISOString() }
    },
  })
