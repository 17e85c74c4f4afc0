import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'
import { findLastComplete, findSync, findUnfinishedSyncId, insertSync, type PartnerSync } from './partner-sync-store.ts'
import type { SyncKind } from './partner-sync-table.ts'
import { syncRunning } from './problems.ts'
import type { PartnerSyncServices } from './services.ts'
import { announceSync } from './sync-events.ts'
import { enqueueRun } from './sync-queue.ts'

/** Clocks differ, and a change of the last sync's first minute may have been read too early. */
const MARGIN_MS = 3_600_000
/** Each further attempt means that a sync finished in this moment. */
const ATTEMPTS = 3

/**
 * Starts a sync of what the authority changed since the last complete one, or of everything.
 * @throws Problem sync_running
 */
export async function startSync(
  db: Database,
  { clock, jobs, events }: Pick<PartnerSyncServices, 'clock' | 'jobs' | 'events'>,
  { kind, isFull }: { readonly kind: SyncKind; readonly isFull: boolean },
): Promise<PartnerSync> {
  const syncId = createId('sync')
  const last = isFull ? undefined : await findLastComplete(db, kind)
  const changedSinceAt = last === undefined ? null : new Date(last.getTime() - MARGIN_MS)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (await insertSync(db, { syncId, kind, changedSinceAt, now: clock() })) {
      await enqueueRun(jobs, syncId, { within: db })
      const sync = await findSync(db, syncId)
      if (!sync) continue
      await announceSync(db, events, sync)
      return sync
    }
    const running = await findUnfinishedSyncId(db)
    if (running !== undefined) throw syncRunning({ job_id: running }, { members: { job_id: running } })
  }
  throw new Error('Syncs finish as fast as they are found')
}
