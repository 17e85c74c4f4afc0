import { findStalledSyncId, removeOldSyncs } from './partner-sync-store.ts'
import type { PartnerSyncServices } from './services.ts'
import { enqueueRun, RUN_EXPIRES_MS } from './sync-queue.ts'

const KEPT_MS = 90 * 86_400_000
const PURGED_AT_ONCE = 1_000

/** Queues a sync again that the queue has given up, for instance after a long outage of the database. */
export async function resumeStalledSync({
  db,
  clock,
  jobs,
}: Pick<PartnerSyncServices, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const stalled = await findStalledSyncId(db, new Date(clock().getTime() - 2 * RUN_EXPIRES_MS))
  if (stalled !== undefined) await enqueueRun(jobs, stalled)
}

export function purgeSyncs({ db, clock }: Pick<PartnerSyncServices, 'db' | 'clock'>): Promise<void> {
  return removeOldSyncs(db, new Date(clock().getTime() - KEPT_MS), PURGED_AT_ONCE)
}
