import type { Database } from '../../platform/database/database.ts'
import { deleteEventsBefore } from './event-store.ts'

const KEPT_MS = 24 * 3_600_000
const BATCH = 10_000
const MAX_BATCHES = 100

/** Deletes events that are over a day old. Runs by schedule and may run twice. */
export async function purgeEvents(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) if ((await deleteEventsBefore(db, before, BATCH)) < BATCH) return
}
