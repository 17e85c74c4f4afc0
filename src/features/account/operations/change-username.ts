import Type from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { operation } from '../../../platform/operation.ts'
import {
  exampleUser,
  listUsernameErrors,
  recordEvent,
  releaseUsername,
  UsernameSchema,
  UserSchema,
  usernameChangeableAt,
  usernameReserved,
  usernameTaken,
} from '../../auth/public.ts'
import { renameUser } from '../account-store.ts'
import { accountReply, getMyAccount } from '../my-account.ts'
import { usernameChangedRecently } from '../problems.ts'
import type { AccountServices } from '../services.ts'

const REST_DAYS = 30

/** PUT /core/v1/users/me/username */
export const changeUsername = ({ db, clock }: Pick<AccountServices, 'db' | 'clock'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/users/me/username',
    access: 'user',
    limit: 'account-change',
    schema: {
      operationId: 'changeUsername',
      summary: 'Change the username, at most every 30 days',
      description: '`username_changeable_at` of the account says when the next change is possible.',
      tag: 'Account',
      body: Type.Object({ username: UsernameSchema }, { additionalProperties: false }),
      response: { 200: UserSchema },
      problems: [usernameTaken, usernameChangedRecently],
      inputErrors: [usernameReserved],
      example: { body: { username: 'traveller' }, response: exampleUser },
    },
    async handler({ body: { username }, caller, origin, absolute }) {
      const { id: userId } = caller
      const user = await getMyAccount(db, userId)
      if (username === user.username) return accountReply(db, userId, clock(), absolute)
      const errors = listUsernameErrors(username, '/username')
      if (errors.length > 0) throw invalidRequest({ errors })
      await db.transaction().execute(async (db) => {
        await releaseUsername(db, username)
        const renaming = await renameUser(db, userId, username, REST_DAYS)
        if (renaming === 'taken') throw usernameTaken({ username })
        if (renaming === 'too_soon') {
          const at = (usernameChangeableAt(user, clock()) ?? clock()).toISOString()
          throw usernameChangedRecently({ date: at.slice(0, 10) }, { members: { username_changeable_at: at } })
        }
        await recordEvent(db, {
          userId,
          kind: 'username_changed',
          origin,
          details: { from: user.username, to: username },
        })
      })
      return accountReply(db, userId, clock(), absolute)
    },
  })
