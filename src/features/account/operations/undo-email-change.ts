import { createHash } from 'node:crypto'
import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import {
  deleteLaterIdentities,
  endPendingProofs,
  holdUser,
  lockEmail,
  recordEvent,
  revokeSessions,
} from '../../auth/public.ts'
import { dropPassword, setEmail } from '../account-store.ts'
import { claimUndo, findUndoOwner } from '../email-change-store.ts'
import { undoTokenInvalid } from '../problems.ts'
import type { AccountServices } from '../services.ts'

/** POST /core/v1/users/me/email/undo */
export const undoEmailChange = ({ db, accounts }: Pick<AccountServices, 'db' | 'accounts'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/users/me/email/undo',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'undoEmailChange',
      summary: 'Restore the old email address',
      description:
        'With the token of the mail that went to it, for seven days. Whoever changed the address could sign in, so every way in but this address ends: sessions, codes, the password (ask for a new one) and linked identities, whenever they were linked; only the identity that opened the account stays.',
      tag: 'Account',
      body: Type.Object(
        { token: Type.String({ minLength: 1, maxLength: 100, description: 'Token from the link in the email.' }) },
        { additionalProperties: false },
      ),
      response: { 204: Type.Null() },
      problems: [undoTokenInvalid],
      example: { body: { token: 'undo_…' }, response: null },
    },
    async handler({ body, origin }) {
      const digest = createHash('sha256').update(body.token).digest()
      const ended = await db.transaction().execute(async (db) => {
        const userId = await findUndoOwner(db, digest)
        const user = await holdUser(db, userId ?? '')
        const oldEmail = await claimUndo(db, digest)
        if (!user || oldEmail === undefined) throw undoTokenInvalid()
        await lockEmail(db, oldEmail)
        // Another account has proved the address since: its owner has made up their mind.
        if (!(await setEmail(db, user.user_id, oldEmail))) throw undoTokenInvalid()
        await dropPassword(db, user.user_id)
        await deleteLaterIdentities(db, user.user_id)
        await endPendingProofs(db, user.user_id)
        await recordEvent(db, { userId: user.user_id, kind: 'email_change_undone', origin })
        return revokeSessions(db, user.user_id, {})
      })
      await accounts.sessions.forget(ended)
      return new Reply(204, undefined)
    },
  })
