import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { EmailSchema, findUserByLogin, holdUser, recordEvent, requireEmail } from '../../users/public.ts'
import { CodeSentSchema, codeSentDocument, exampleCodeSent } from '../credential-schemas.ts'
import { sendCode } from '../send-code.ts'
import type { AuthServices } from '../services.ts'

/** POST /core/v1/auth/password-reset/request */
export const requestPasswordReset = ({ db, accounts }: Pick<AuthServices, 'db' | 'accounts'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/password-reset/request',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'requestPasswordReset',
      summary: 'Request a password reset code by email (1 of 3)',
      description: 'Never reveals whether the address has an account.',
      tag: 'Authentication',
      body: Type.Object({ email: EmailSchema }, { additionalProperties: false }),
      response: { 200: CodeSentSchema },
      example: { body: { email: 'traveller@mail.example' }, response: exampleCodeSent },
    },
    async handler({ body, language, origin }) {
      const email = requireEmail(body.email, '/email')
      const sent = await db.transaction().execute(async (db) => {
        const found = await findUserByLogin(db, email)
        const user = await holdUser(db, found?.user_id ?? '')
        const userId = user?.email === email ? user.user_id : null
        const sent = await sendCode(db, accounts, { purpose: 'password_reset', email, userId, language })
        await recordEvent(db, { userId, kind: 'password_reset_requested', origin })
        return sent
      })
      return codeSentDocument(sent)
    },
  })
