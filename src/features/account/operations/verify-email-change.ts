import { createHash, randomBytes } from 'node:crypto'
import Type from 'typebox'
import { publicUrl } from '../../../platform/config.ts'
import { createId } from '../../../platform/id.ts'
import { operation } from '../../../platform/operation.ts'
import {
  endPendingProofs,
  exampleUser,
  lockEmail,
  OtpCodeSchema,
  OtpRefSchema,
  otpInvalid,
  recordEvent,
  UserSchema,
} from '../../auth/public.ts'
import { emailChangedLetter } from '../account-letters.ts'
import { setEmail } from '../account-store.ts'
import { insertEmailChange } from '../email-change-store.ts'
import { accountReply, holdMyAccount } from '../my-account.ts'
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
      description: 'Sends a link to the old address that undoes the change for seven days.',
      tag: 'Account',
      body: Type.Object({ otp_code: OtpCodeSchema, otp_ref: OtpRefSchema }, { additionalProperties: false }),
      response: { 200: UserSchema },
      problems: [otpInvalid],
      example: { body: { otp_code: 482913, otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ' }, response: exampleUser },
    },
    async handler({ body, caller, origin, absolute }) {
      const me = caller
      const { id } = me
      const code = await accounts.codes.check(body.otp_ref, 'email_change', body.otp_code)
      // A code that another account asked for is no code for this one.
      if (code.userId !== id) throw otpInvalid()
      const { address } = code
      await accounts.codes.use(code, async (db) => {
        const before = await holdMyAccount(db, me)
        await lockEmail(db, address)
        if (!(await setEmail(db, id, address))) throw otpInvalid()
        await endPendingProofs(db, id)
        const token = `undo_${randomBytes(32).toString('base64url')}`
        const change = {
          changeId: createId('change'),
          userId: id,
          oldEmail: before.email,
          newEmail: address,
          undoDigest: createHash('sha256').update(token).digest(),
        }
        await insertEmailChange(db, change, UNDO_DAYS)
        await recordEvent(db, { userId: id, kind: 'email_changed', origin })
        // After the #, so that the token reaches neither logs nor mail scanners that follow links.
        const undoUrl = `${publicUrl(config)}${UNDO_PAGE}#${token}`
        await accounts.outbox.put(db, before.email, emailChangedLetter(undoUrl, before.language))
      })
      return accountReply(db, id, clock(), absolute)
    },
  })
