import { createHash } from 'node:crypto'
import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { dropOtherWaysIn } from '../../auth/public.ts'
import { changeEmail, holdUser, recordEvent } from '../../users/public.ts'
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
        'Takes the token from the email to the old address, for seven days. Because someone else may have had access, ends every other way in: sessions, codes, the password (reset it) and all linked identities except the one that opened the account.',
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
        // Rejected if the owner of the address has since verified it for another account.
        if (!(await changeEmail(db, user.user_id, oldEmail))) throw undoTokenInvalid()
        await recordEvent(db, { userId: user.user_id, kind: 'email_change_undone', origin })
        return dropOtherWaysIn(db, accounts, user.user_id)
      })
      await accounts.sessions.announceEnded(ended)
      return new Reply(204, undefined)
    },
  })
