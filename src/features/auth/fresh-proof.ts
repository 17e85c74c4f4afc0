import type { Database } from '../../platform/database/database.ts'
import type { UserCaller } from '../../platform/operation.ts'
import type { AccountParts } from './account-parts.ts'
import { freshProofNeeded, passwordWrong } from './problems.ts'
import { hasFreshProof } from './session-store.ts'
import { findUser } from './user-store.ts'

const FRESH_S = 600

/**
 * What changes how somebody signs in asks who they are once more: the password, or a sign-in of this session that is at
 * most ten minutes old. A right password makes the proof of this session fresh again.
 * @throws Problem password_wrong, fresh_proof_needed when there is neither, rate_limited after many wrong ones
 */
export async function requireFreshProof(
  { db, accounts }: { readonly db: Database; readonly accounts: AccountParts },
  { id: userId, sessionId }: UserCaller,
  password?: string,
): Promise<void> {
  if (password !== undefined) return requirePassword({ db, accounts }, { userId, sessionId }, password)
  // By the clock of the database, which wrote the time of the sign-in.
  if (!(await hasFreshProof(db, sessionId, FRESH_S))) throw freshProofNeeded()
}

async function requirePassword(
  { db, accounts }: { readonly db: Database; readonly accounts: AccountParts },
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  password: string,
): Promise<void> {
  // Whoever holds a stolen session may guess no faster than at the door; the owner's own sign-in is not slowed by it.
  const guesser = { address: sessionId, userAgent: '' }
  const counted = { kind: 'proof', id: userId } as const
  await accounts.throttle.begin(counted, guesser)
  const user = await findUser(db, userId)
  if (!(await accounts.passwords.isRight(password, user?.password_hash ?? null))) throw passwordWrong()
  await accounts.throttle.succeed(counted, guesser)
  await accounts.sessions.prove(sessionId)
}
