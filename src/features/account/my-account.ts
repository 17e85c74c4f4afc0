import type { Database } from '../../platform/database/database.ts'
import { Reply } from '../../platform/http/reply.ts'
import { versionEtag } from '../../platform/http/version.ts'
import { problem } from '../../platform/problem.ts'
import { findUser, type User, userDocument } from '../auth/door.ts'

/**
 * The account of the caller.
 * @throws Problem unauthenticated when it was erased within the seconds for which a session is believed
 */
export async function getMyAccount(db: Database, userId: string): Promise<User> {
  const user = await findUser(db, userId)
  if (!user) throw problem('unauthenticated', { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })
  return user
}

/** The account as it is now, with the validator of its version. */
export async function accountReply(
  db: Database,
  userId: string,
  now: Date,
  absolute: (path: string) => string,
): Promise<Reply> {
  const user = await getMyAccount(db, userId)
  const document = userDocument(user, now, absolute)
  return new Reply(200, document, { etag: versionEtag(user.version) })
}
