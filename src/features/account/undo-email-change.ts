import { createHash } from 'node:crypto'
import Type from 'typebox'
import type { Parts } from '../../parts.ts'
import { Reply } from '../../platform/http/reply.ts'
import { problems } from '../../platform/http/schema-parts.ts'
import { operation } from '../../platform/operation.ts'
import { problem } from '../../platform/problem.ts'
import { endPendingProofs, lockEmail, recordEvent, revokeSessions } from '../auth/door.ts'
import { dropCredentialsSince, setEmail } from './account-store.ts'
import { claimUndo } from './email-change-store.ts'

/** POST /core/v1/users/me/email/undo */
export const undoEmailChange = ({ db, accounts }: Pick<Parts, 'db' | 'accounts'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/users/me/email/undo',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'undoEmailChange',
      summary: 'Bring the old e-mail address back',
      description:
        'With the token of the mail that went to it, for seven days. Whoever changed the address could sign in, so all sessions end, the password no longer works (ask for a new one) and identities that were linked since are unlinked.',
      tag: 'Account',
      body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: false }),
      response: { 204: Type.Null(), ...problems('undo_token_invalid') },
      example: { body: { token: 'undo_…' }, response: null },
    },
    async handler({ body, origin }) {
      const digest = createHash('sha256').update(body.token).digest()
      const ended = await db.transaction().execute(async (db) => {
        const undo = await claimUndo(db, digest)
        if (!undo) throw problem('undo_token_invalid')
        const { userId, oldEmail, changedAt } = undo
        await lockEmail(db, oldEmail)
        // Another account has proved the address since: its owner has made up their mind.
        if (!(await setEmail(db, userId, oldEmail))) throw problem('undo_token_invalid')
        await dropCredentialsSince(db, userId, changedAt)
        await endPendingProofs(db, userId)
        await recordEvent(db, { userId, kind: 'email_change_undone', origin })
        return revokeSessions(db, userId, {})
      })
      await accounts.sessions.forget(ended)
      return new Reply(204, undefined)
    },
  })
