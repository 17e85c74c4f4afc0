import type { Database } from '../../platform/database/database.ts'
import { purgeOldEvents } from './security-event-store.ts'
import { purgeUnverifiedUsers } from './username-store.ts'

const MAX_PER_RUN = 40_000

/** Deletes unverified sign-ups and old events; run by a job. */
export async function purgeUsers(db: Database): Promise<void> {
  await purgeUnverifiedUsers(db, MAX_PER_RUN)
  await purgeOldEvents(db, MAX_PER_RUN)
}
