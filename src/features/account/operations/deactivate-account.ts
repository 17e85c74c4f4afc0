import Type from 'typebox'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import {
  endPendingProofs,
  freshProofNeeded,
  holdCaller,
  PasswordSchema,
  passwordWrong,
  requireFreshProof,
} from '../../auth/public.ts'
import { closeUser, recordEvent } from '../../users/public.ts'
import { accountClosedEmail } from '../emails.ts'
import type { AccountServices } from '../services.ts'

const AccountClosedSchema = named(
  'AccountClosed',
  Type.Object(
    {
      erased_after: Type.String({
        format: 'date-time',
        description: 'Until when signing in reopens the account (UTC); after that its data is erased.',
      }),
    },
    { description: 'A closed account.' },
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
      await requireFreshProof({ db, accounts }, caller, body?.password)
      const { until, ended } = await db.transaction().execute(async (db) => {
        const { user_id: userId, email, language } = await holdCaller(db, caller)
        const until = await closeUser(db, userId)
        for (const source of personalData) await source.close?.(db, userId)
        await endPendingProofs(db, userId)
        await recordEvent(db, { userId, kind: 'deactivated', origin })
        await accounts.outbox.put(db, email, accountClosedEmail(until, language))
        return { until, ended: await accounts.sessions.revoke(db, userId) }
      })
      await accounts.sessions.announceEnded(ended)
      return { erased_after: until.toISOString() }
    },
  })
