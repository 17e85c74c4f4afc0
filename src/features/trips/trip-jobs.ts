import type { Database } from '../../platform/database/database.ts'
import { purgePreviews } from './preview-store.ts'
import { KEPT_DAYS } from './trip-limits.ts'
import { purgeDeleted } from './trip-store.ts'

const DAY_MS = 86_400_000
const BATCH = 1_000
const MAX_BATCHES = 100
/** A preview takes about 10 KB. */
const MAX_PREVIEWS = 100_000

/** Erases trips that were deleted more than 30 days ago, in small transactions. */
export async function eraseDeletedTrips(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  for (let batch = 0; batch < MAX_BATCHES; batch++) if ((await purgeDeleted(db, before, BATCH)) < BATCH) return
}

/** Erases previews after 24 hours, and the oldest ones earlier when there are too many. */
export async function erasePreviews(db: Database, now: Date, maxKept = MAX_PREVIEWS): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++)
    if ((await purgePreviews(db, { now, maxKept, limit: BATCH })) < BATCH) return
}
