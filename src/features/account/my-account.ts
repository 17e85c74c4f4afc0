import type { Database } from '../../platform/database/database.ts'
import { unauthenticated } from '../../platform/http/problems.ts'
import { Reply } from '../../platform/http/reply.ts'
import { versionEtag } from '../../platform/http/version.ts'
import type { UserCaller } from '../../platform/operation.ts'
import type { Problem } from '../../platform/problem.ts'
import { findLiveSession, findUser, holdUser, type User, type UserDocument, userDocument } from '../auth/public.ts'

/**
 * The account of the caller.
 * @throws Problem unauthenticated when it was erased within the seconds for which a session is believed
 */
export async function getMyAccount(db: Database, userId: string): Promise<User> {
  const user = await findUser(db, userId)
  if (!user) throw noLongerSignedIn()
  return user
}

/**
 * Takes the caller's account for this transaction, to change how somebody gets in: first of all locks, and only for a
 * session that lives at this moment, however long the call has been on its way.
 * @throws Problem unauthenticated when the session has ended since the call began
 */
export async function holdMyAccount(db: Database, { id, sessionId }: UserCaller): Promise<User> {
  const user = await holdUser(db, id)
  if (!user || !(await findLiveSession(db, sessionId))) throw noLongerSignedIn()
  return user
}

function noLongerSignedIn(): Problem {
  return unauthenticated({ headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })
}

/** The account as it is now, with the validator of its version. */
export async function accountReply(
  db: Database,
  userId: string,
  now: Date,
  absolute: (path: string) => string,
): Promise<Reply<UserDocument>> {
  const user = await getMyAccount(db, userId)
  const document = userDocument(user, now, absolute)
  return new Reply(200, document, { etag: versionEtag(user.version) })
}
