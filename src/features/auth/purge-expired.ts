import type { Database } from '../../platform/database/database.ts'
import { purgeCodes } from './one-time-code-store.ts'
import { purgePasswordResets } from './password-reset-store.ts'
import { purgeSessions } from './session-store.ts'
import { purgeFailures } from './sign-in-failure-store.ts'

/** Per table: the tokens that 10,000 users refresh in an hour. */
const MAX_PER_RUN = 40_000

/** Deletes expired codes, tokens, sessions, resets and failure counts; run by a job. */
export async function purgeExpired(db: Database): Promise<void> {
  await purgeCodes(db, MAX_PER_RUN)
  await purgeSessions(db, MAX_PER_RUN)
  await purgeFailures(db, MAX_PER_RUN)
  await purgePasswordResets(db, MAX_PER_RUN)
}
