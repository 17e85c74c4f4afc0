import type { Database } from '../../platform/database/database.ts'
import { unauthenticated } from '../../platform/http/problems.ts'
import type { UserCaller } from '../../platform/operation.ts'
import type { Problem } from '../../platform/problem.ts'
import { findUser, holdUser, type User } from '../users/public.ts'
import { findLiveSession, type LiveSession } from './session-store.ts'

/**
 * The caller's account.
 * @throws Problem unauthenticated if it was erased within the seconds for which nodes trust a session
 */
export async function getCaller(db: Database, { id }: UserCaller): Promise<User> {
  const user = await findUser(db, id)
  if (!user) throw signedOut()
  return user
}

/**
 * Locks the caller's account for this transaction, before any other lock, if the session is live at this moment, no matter
 * how long the call has been running.
 * @throws Problem unauthenticated if the session has ended since the call began
 */
export async function holdCaller(db: Database, { id, sessionId }: UserCaller): Promise<User> {
  const user = await holdUser(db, id)
  if (!user || !canSignIn(user) || !(await findLiveSession(db, sessionId))) throw signedOut()
  return user
}

/** A session and its user, if the session has not ended and the user may sign in. */
export async function findActiveSession(
  db: Database,
  sessionId: string,
): Promise<(LiveSession & Pick<User, 'role'>) | undefined> {
  const session = await findLiveSession(db, sessionId)
  const user = session && (await findUser(db, session.userId))
  return user && canSignIn(user) ? { ...session, role: user.role } : undefined
}

function canSignIn(user: User): boolean {
  return user.activated_at !== null && user.deactivated_at === null
}

function signedOut(): Problem {
  return unauthenticated({ headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })
}
