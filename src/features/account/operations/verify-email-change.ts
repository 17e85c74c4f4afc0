import { createHash, randomBytes } from 'node:crypto'
import Type from 'typebox'
import { publicUrl } from '../../../platform/config.ts'
import { createId } from '../../../platform/id.ts'
import { operation } from '../../../platform/operation.ts'
import {
  endPendingProofs,
  exampleUser,
  holdCaller,
  OtpCodeSchema,
  OtpRefSchema,
  otpInvalid,
  UserSchema,
} from '../../auth/public.ts'
import { changeEmail, recordEvent } from '../../users/public.ts'
import { insertEmailChange } from '../email-change-store.ts'
import { emailChangedEmail } from '../emails.ts'
import { accountReply } from '../my-account.ts'
import type { AccountServices } from '../services.ts'
import { UNDO_PAGE } from '../undo-page.ts'

const UNDO_DAYS = 7

/** POST /core/v1/users/me/email/verify */
export const verifyEmailChange = ({
  config,
  db,
  accounts,
  clock,
}: Pick<AccountServices, 'config' | 'db' | 'accounts' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/users/me/email/verify',
    access: 'user',
    limit: 'sign-in',
    schema: {
      operationId: 'verifyEmailChange',
      summary: 'Change the email address with the code from the email',
      description: 'Emails the old address a link that undoes the change within seven days.',
      tag: 'Account',
      body: Type.Object({ otp_code: OtpCodeSchema, otp_ref: OtpRefSchema }, { additionalProperties: false }),
      response: { 200: UserSchema },
      problems: [otpInvalid],
      example: { body: { otp_code: 482913, otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ' }, response: exampleUser },
    },
    async handler({ body, caller, origin, absolute }) {
      const { id: userId } = caller
      const code = await accounts.codes.check(body.otp_ref, 'email_change', body.otp_code)
      // A code belongs to the account that requested it.
      if (code.userId !== userId) throw otpInvalid()
      await accounts.codes.use(code, async (db) => {
        const { email: oldEmail, language } = await holdCaller(db, caller)
        if (!(await changeEmail(db, userId, code.email))) throw otpInvalid()
        await endPendingProofs(db, userId)
        const token = `undo_${randomBytes(32).toString('base64url')}`
        const undoDigest = createHash('sha256').update(token).digest()
        const change = { changeId: createId('change'), userId, oldEmail, newEmail: code.email, undoDigest }
        await insertEmailChange(db, change, UNDO_DAYS)
        await recordEvent(db, { userId, kind: 'email_changed', origin })
        // After the #, so that the token reaches neither logs nor mail scanners that follow links.
        const undoUrl = `${publicUrl(config)}${UNDO_PAGE}#${token}`
        await accounts.outbox.put(db, oldEmail, emailChangedEmail(undoUrl, language))
      })
      return accountReply(db, caller, clock(), absolute)
    },
  })
