import type { Database } from '../../platform/database/database.ts'
import type { Origin } from '../../platform/operation.ts'
import { changeUser, recordEvent, type User } from '../users/public.ts'
import type { Accounts } from './accounts.ts'
import { passwordChangedEmail } from './emails.ts'
import { endPendingProofs } from './pending-proofs.ts'

/**
 * Sets the password of a user whose row is locked by this transaction, ends their other sessions and pending codes, and
 * notifies them. Returns the ended sessions, to announce after the commit.
 */
export async function replacePassword(
  db: Database,
  { outbox, sessions }: Pick<Accounts, 'outbox' | 'sessions'>,
  user: User,
  change: {
    readonly passwordHash: string
    readonly kind: 'password_changed' | 'password_reset'
    readonly origin: Origin
    /** The session that lives on. */
    readonly except?: string
  },
): Promise<readonly string[]> {
  const { user_id: userId, email, language } = user
  await changeUser(db, userId, { password_hash: change.passwordHash })
  await endPendingProofs(db, userId)
  await recordEvent(db, { userId, kind: change.kind, origin: change.origin })
  await outbox.put(db, email, passwordChangedEmail(language))
  return sessions.revoke(db, userId, change.except === undefined ? {} : { except: change.except })
}
