import Type from 'typebox'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import {
  endPendingProofs,
  freshProofNeeded,
  PasswordSchema,
  passwordWrong,
  recordEvent,
  requireFreshProof,
  revokeSessions,
} from '../../auth/public.ts'
import { accountClosedLetter } from '../account-letters.ts'
import { deactivateUser } from '../account-store.ts'
import { RETURN_DAYS } from '../erase-accounts.ts'
import { holdMyAccount } from '../my-account.ts'
import type { AccountServices } from '../services.ts'

const AccountClosedSchema = named(
  'AccountClosed',
  Type.Object(
    {
      erased_after: Type.String({
        format: 'date-time',
        description: 'Until when signing in reopens the account (UTC); then its data is erased.',
      }),
    },
    { description: 'The account is closed.' },
  ),
)

/** DELETE /core/v1/users/me */
export const deactivateAccount = ({
  db,
  accounts,
  personalData,
}: Pick<AccountServices, 'db' | 'accounts' | 'personalData'>) =>
  operation({
    method: 'DELETE',
    url: '/core/v1/users/me',
    access: 'user',
    limit: 'sign-in',
    schema: {
      operationId: 'deactivateAccount',
      summary: 'Close the account',
      description:
        'Requires the password or a sign-in within the last ten minutes. Ends all sessions at once. Signing in within 30 days reopens the account; after that its data is erased.',
      tag: 'Account',
      body: Type.Object({ password: Type.Optional(PasswordSchema) }, { additionalProperties: false }),
      bodyOptional: true,
      response: {
        200: AccountClosedSchema,
      },
      problems: [passwordWrong, freshProofNeeded],
      example: { body: { password: 'mango sticky rice 9' }, response: { erased_after: '2026-12-21T03:00:00.000Z' } },
    },
    async handler({ body, caller, origin }) {
      const me = caller
      await requireFreshProof({ db, accounts }, me, body?.password)
      const { user, until, ended } = await db.transaction().execute(async (db) => {
        const user = await holdMyAccount(db, me)
        const until = (await deactivateUser(db, me.id, RETURN_DAYS)) ?? null
        for (const source of personalData) await source.close?.(db, me.id)
        await endPendingProofs(db, me.id)
        // Two calls at the same time close it once.
        if (until !== null) {
          await recordEvent(db, { userId: me.id, kind: 'deactivated', origin })
          await accounts.outbox.put(db, user.email, accountClosedLetter(bangkokDate(until), user.language))
        }
        return { user, until, ended: await revokeSessions(db, me.id, {}) }
      })
      await accounts.sessions.forget(ended)
      const since = until ?? new Date((user.deactivated_at ?? new Date()).getTime() + RETURN_DAYS * 86_400_000)
      return { erased_after: since.toISOString() }
    },
  })
