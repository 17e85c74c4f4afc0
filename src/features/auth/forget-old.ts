import type { Database } from '../../platform/database/database.ts'
import { removeOldCodes } from './one-time-code-store.ts'
import { removeOldEvents } from './security-event-store.ts'
import { removeOldSessions } from './session-store.ts'
import { removeOldFailures } from './sign-in-failure-store.ts'
import { removeUnfinished } from './user-store.ts'

/** Of each kind in one run: an hour of refreshed tokens of 10,000 users. */
const MAX_A_RUN = 40_000

/** Removes what nobody needs any more: codes, tokens, sessions, counts of failures, unproved sign-ups, events of last year. */
export async function forgetOld(db: Database): Promise<void> {
  await removeOldCodes(db, MAX_A_RUN)
  await removeOldSessions(db, MAX_A_RUN)
  await removeOldFailures(db, MAX_A_RUN)
  await removeUnfinished(db, MAX_A_RUN)
  await removeOldEvents(db, MAX_A_RUN)
}
