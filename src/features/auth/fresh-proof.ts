import type { Database } from '../../platform/database/database.ts'
import type { UserCaller } from '../../platform/operation.ts'
import { findUser } from '../users/public.ts'
import type { Accounts } from './accounts.ts'
import { freshProofNeeded, passwordWrong } from './problems.ts'
import { hasFreshProof } from './session-store.ts'

const FRESH_S = 600

/**
 * Required before any change of how a user signs in: the password, or a sign-in of this session within the last ten
 * minutes. The right password counts as a new proof of the session.
 * @throws Problem password_wrong, fresh_proof_needed if there is neither, rate_limited after many wrong passwords
 */
export async function requireFreshProof(
  { db, accounts }: { readonly db: Database; readonly accounts: Accounts },
  { id: userId, sessionId }: UserCaller,
  password?: string,
): Promise<void> {
  if (password !== undefined) return requirePassword({ db, accounts }, { userId, sessionId }, password)
  // By the clock of the database, which recorded the time of the sign-in.
  if (!(await hasFreshProof(db, sessionId, FRESH_S))) throw freshProofNeeded()
}

async function requirePassword(
  { db, accounts }: { readonly db: Database; readonly accounts: Accounts },
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  password: string,
): Promise<void> {
  // Counted per session, apart from sign-ins: a stolen session guesses no faster, and does not slow its owner down.
  const guesser = { address: sessionId, userAgent: '' }
  const counted = { kind: 'proof', id: userId } as const
  await accounts.throttle.begin(counted, guesser)
  const user = await findUser(db, userId)
  if (!(await accounts.passwords.isRight(password, user?.password_hash ?? null))) throw passwordWrong()
  await accounts.throttle.succeed(counted, guesser)
  await accounts.sessions.prove(sessionId)
}
