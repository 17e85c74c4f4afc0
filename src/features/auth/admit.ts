import type { Static } from 'typebox'
import type { Parts } from '../../parts.ts'
import type { Origin } from '../../platform/operation.ts'
import { recordEvent } from './security-event-store.ts'
import { type SignedInSchema, tokensDocument, userDocument } from './user-document.ts'
import { reactivateUser, type User } from './user-store.ts'

/**
 * Begins a session for a user who has proved who they are, and answers with what they need; a closed account that is
 * still there opens again.
 */
export async function admit(
  { db, accounts, clock }: Pick<Parts, 'db' | 'accounts' | 'clock'>,
  user: User,
  method: string,
  origin: Origin,
  absolute: (path: string) => string,
): Promise<Static<typeof SignedInSchema>> {
  if (user.deactivated_at !== null)
    await db.transaction().execute(async (db) => {
      await reactivateUser(db, user.user_id)
      await recordEvent(db, { userId: user.user_id, kind: 'reactivated', origin })
    })
  const tokens = await accounts.sessions.start({ userId: user.user_id, method, origin })
  return { ...tokensDocument(tokens), user: userDocument(user, clock(), absolute) }
}
