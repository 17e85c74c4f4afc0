import Type from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleUser, getCaller, UserSchema } from '../../auth/public.ts'
import {
  listUsernameErrors,
  renameUser,
  UsernameSchema,
  usernameChangedRecently,
  usernameReserved,
  usernameTaken,
} from '../../users/public.ts'
import { accountReply } from '../my-account.ts'
import type { AccountServices } from '../services.ts'

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
      description: 'The account says in `username_changeable_at` when the next change is possible.',
      tag: 'Account',
      body: Type.Object({ username: UsernameSchema }, { additionalProperties: false }),
      response: { 200: UserSchema },
      problems: [usernameTaken, usernameChangedRecently],
      inputErrors: [usernameReserved],
      example: { body: { username: 'traveller' }, response: exampleUser },
    },
    async handler({ body: { username }, caller, origin, absolute }) {
      const user = await getCaller(db, caller)
      if (username !== user.username) {
        const errors = listUsernameErrors(username, '/username')
        if (errors.length > 0) throw invalidRequest({ errors })
        await db.transaction().execute((db) => renameUser(db, user, username, { origin, now: clock() }))
      }
      return accountReply(db, caller, clock(), absolute)
    },
  })
