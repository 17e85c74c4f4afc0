import Type from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { operation } from '../../../platform/operation.ts'
import {
  CodeSentSchema,
  codeLetter,
  EmailSchema,
  exampleCodeSent,
  findUserByLogin,
  freshProofNeeded,
  PasswordSchema,
  passwordWrong,
  recordEvent,
  requireEmail,
  requireFreshProof,
} from '../../auth/public.ts'
import { addressInUseLetter } from '../account-letters.ts'
import { sameEmail } from '../input-errors.ts'
import { getMyAccount, holdMyAccount } from '../my-account.ts'
import type { AccountServices } from '../services.ts'

/** PUT /core/v1/users/me/email */
export const requestEmailChange = ({ db, accounts }: Pick<AccountServices, 'db' | 'accounts'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/users/me/email',
    access: 'user',
    // Each call sends a mail to somebody.
    limit: 'sign-up',
    schema: {
      operationId: 'requestEmailChange',
      summary: 'Request a change of the email address: a code goes to it',
      description:
        'Requires the password or a sign-in within the last ten minutes. `verifyEmailChange` changes the address. Never reveals whether the address has an account; its owner is notified by email.',
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
      const me = caller
      const address = requireEmail(body.email, '/email')
      await requireFreshProof({ db, accounts }, me, body.password)
      const user = await getMyAccount(db, me.id)
      if (user.email === address) throw invalidRequest({ errors: [{ pointer: '/email', ...sameEmail() }] })
      const sent = await db.transaction().execute(async (db) => {
        await holdMyAccount(db, me)
        const owner = await findUserByLogin(db, address)
        const issued = await accounts.codes.issue(db, { purpose: 'email_change', address, userId: me.id, language })
        await recordEvent(db, { userId: me.id, kind: 'email_change_requested', origin })
        // Nobody learns the code of an address that has an account, and it would change nothing.
        const letter = owner ? addressInUseLetter(owner.language) : codeLetter('email_change', issued.code, language)
        await accounts.outbox.put(db, address, letter)
        return issued
      })
      return { otp_ref: sent.ref, expires_at: sent.expiresAt.toISOString() }
    },
  })
