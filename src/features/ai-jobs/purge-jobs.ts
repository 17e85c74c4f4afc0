import type { Database } from '../../platform/database/database.ts'
import { deleteJobsBefore } from './ai-job-store.ts'

const KEPT_MS = 30 * 86_400_000
const BATCH = 1_000
const MAX_BATCHES = 100

/** Deletes jobs that finished over 30 days ago. Runs by schedule and may run twice. */
export async function purgeJobs(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) if ((await deleteJobsBefore(db, before, BATCH)) < BATCH) return
}
