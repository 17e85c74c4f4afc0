import Type from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { operation } from '../../../platform/operation.ts'
import {
  CodeSentSchema,
  codeSentDocument,
  exampleCodeSent,
  freshProofNeeded,
  getCaller,
  holdCaller,
  PasswordSchema,
  passwordWrong,
  requireFreshProof,
  sendCode,
} from '../../auth/public.ts'
import { EmailSchema, findUserByLogin, recordEvent, requireEmail } from '../../users/public.ts'
import { addressInUseEmail } from '../emails.ts'
import { sameEmail } from '../input-errors.ts'
import type { AccountServices } from '../services.ts'

/** PUT /core/v1/users/me/email */
export const requestEmailChange = ({ db, accounts }: Pick<AccountServices, 'db' | 'accounts'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/users/me/email',
    access: 'user',
    // Every call sends an email.
    limit: 'sign-up',
    schema: {
      operationId: 'requestEmailChange',
      summary: 'Request a change of the email address',
      description:
        'Sends a code to the new address, with which `verifyEmailChange` changes it. Requires the password or a sign-in within the last ten minutes. Never reveals whether the address has an account, but notifies its owner by email.',
      tag: 'Account',
      body: Type.Object(
        { email: EmailSchema, password: Type.Optional(PasswordSchema) },
        { additionalProperties: false },
      ),
      response: { 200: CodeSentSchema },
      problems: [passwordWrong, freshProofNeeded],
      inputErrors: [sameEmail],
      example: {
        body: { email: 'traveller@mail.example', password: 'mango sticky rice 9' },
        response: exampleCodeSent,
      },
    },
    async handler({ body, caller, language, origin }) {
      const { id: userId } = caller
      const email = requireEmail(body.email, '/email')
      await requireFreshProof({ db, accounts }, caller, body.password)
      const user = await getCaller(db, caller)
      if (user.email === email) throw invalidRequest({ errors: [{ pointer: '/email', ...sameEmail() }] })
      const sent = await db.transaction().execute(async (db) => {
        await holdCaller(db, caller)
        const owner = await findUserByLogin(db, email)
        const notice = owner && addressInUseEmail(owner.language)
        const sent = await sendCode(db, accounts, { purpose: 'email_change', email, userId, language }, { notice })
        await recordEvent(db, { userId, kind: 'email_change_requested', origin })
        return sent
      })
      return codeSentDocument(sent)
    },
  })
