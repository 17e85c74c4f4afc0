import type { Static } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import type { Origin } from '../../platform/operation.ts'
import type { AccountParts } from './account-parts.ts'
import { recordEvent } from './security-event-store.ts'
import type { Tokens } from './sessions.ts'
import { type SignedInSchema, tokensDocument, userDocument } from './user-document.ts'
import { findUser, listIdentities, reactivateUser, type User } from './user-store.ts'

/** Begins a session for a user who has proved who they are; a closed account that is still there opens again. */
export async function admit(
  { db, accounts }: { readonly db: Database; readonly accounts: AccountParts },
  user: User,
  method: string,
  origin: Origin,
): Promise<Tokens> {
  if (user.deactivated_at !== null)
    await db.transaction().execute(async (db) => {
      await reactivateUser(db, user.user_id)
      await recordEvent(db, { userId: user.user_id, kind: 'reactivated', origin })
    })
  return accounts.sessions.start({ userId: user.user_id, method, origin })
}

/** What signing in answers with. */
export async function signedInDocument(
  db: Database,
  tokens: Tokens,
  now: Date,
): Promise<Static<typeof SignedInSchema>> {
  const user = await findUser(db, tokens.userId)
  if (!user) throw new Error('a user was erased while signing in')
  return { ...tokensDocument(tokens), user: userDocument(user, await listIdentities(db, tokens.userId), now) }
}
