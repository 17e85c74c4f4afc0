import type { Database } from '../../platform/database/database.ts'
import { Reply } from '../../platform/http/reply.ts'
import { versionEtag } from '../../platform/http/version.ts'
import type { UserCaller } from '../../platform/operation.ts'
import { getCaller, readAccount, type UserDocument } from '../auth/public.ts'

/** The caller's account, with the ETag of its version. */
export async function accountReply(
  db: Database,
  caller: UserCaller,
  now: Date,
  absolute: (path: string) => string,
): Promise<Reply<UserDocument>> {
  const user = await getCaller(db, caller)
  return new Reply(200, await readAccount(db, user, now, absolute), { etag: versionEtag(user.version) })
}
