import type { Database } from '../../platform/database/database.ts'
import { bangkokDate } from '../../world/calendar.ts'
import { deleteStatisticsBefore, replaceStatistics } from './statistic-store.ts'
import { deleteOlderViews, deleteViewsBefore, listUsersWithMoreViews } from './view-log-store.ts'

/** What a user's history keeps: whichever of the two is less. */
const KEPT_DAYS = 180
const KEPT_VIEWS = 1_000
/** Each statement stays short; what is left over goes with the next run. */
const BATCH = 10_000
const MAX_BATCHES = 100
const MAX_USERS = 10_000

/** Deletes views that are over 180 days old or beyond a user's newest 1,000. Runs by schedule and may run twice. */
export async function purgeViews(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  let purged = 0
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const deleted = await deleteViewsBefore(db, before, BATCH)
    purged += deleted
    if (deleted < BATCH) break
  }
  for (const userId of await listUsersWithMoreViews(db, KEPT_VIEWS, MAX_USERS))
    purged += await deleteOlderViews(db, userId, KEPT_VIEWS)
  return purged
}

/** The present month and the four before: within what view logs keep. */
const COUNTED_MONTHS = 5
const KEPT_MONTHS = 24
/** Smallest cohort that a statistic shows: k-anonymity with k = 5 (Sweeney 2002, doi:10.1142/S0218488502001648). */
const MIN_COHORT = 5

/** Counts views, favourites and interests by month anew. Runs by schedule and may run twice. */
export async function countActivity(db: Database, now: Date): Promise<void> {
  const firstMonth = monthBefore(now, COUNTED_MONTHS - 1)
  const since = new Date(`${firstMonth}-01T00:00:00+07:00`)
  await replaceStatistics(db, { since, firstMonth, cohort: MIN_COHORT })
  await deleteStatisticsBefore(db, monthBefore(now, KEPT_MONTHS - 1))
}

/** The month in Bangkok, some months earlier, as `YYYY-MM`. */
function monthBefore(now: Date, months: number): string {
  const [year = 0, month = 0] = bangkokDate(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
}
