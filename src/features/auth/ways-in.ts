import type { Database } from '../../platform/database/database.ts'
import { changeUser } from '../users/public.ts'
import type { Accounts } from './accounts.ts'
import { deleteLaterIdentities } from './identity-store.ts'
import { endPendingProofs } from './pending-proofs.ts'

/**
 * Leaves a user, held by this transaction, only the verified address and the identity that opened the account: ends the
 * password, later identities, pending codes and all sessions. Returns the sessions, to announce after the commit.
 */
export async function dropOtherWaysIn(
  db: Database,
  { sessions }: Pick<Accounts, 'sessions'>,
  userId: string,
): Promise<readonly string[]> {
  await changeUser(db, userId, { password_hash: null })
  await deleteLaterIdentities(db, userId)
  await endPendingProofs(db, userId)
  return sessions.revoke(db, userId)
}
