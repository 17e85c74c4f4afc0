import { dayText } from '../../platform/day-text.ts'
import { addDays, bangkokDate, weekdayOf } from '../../world/calendar.ts'
import type { PointServices } from './services.ts'
import { claimWarning, findExpiring, listAccountsToWarn, type Week } from './warning-store.ts'

const MAX_PER_RUN = 5_000

/**
 * Notifies users of the points that expire next week, each user once; run by a job, and may run twice. A week at a time,
 * because points that were earned on many days expire on many days.
 */
export async function warnOfExpiry({
  db,
  clock,
  notifications,
}: Pick<PointServices, 'db' | 'clock' | 'notifications'>): Promise<void> {
  const week = nextWeek(clock())
  for (const accountId of await listAccountsToWarn(db, week, MAX_PER_RUN))
    await db.transaction().execute(async (db) => {
      const userId = await claimWarning(db, accountId, week.until)
      const expiring = userId === undefined ? undefined : await findExpiring(db, accountId, week)
      if (userId === undefined || !expiring) return
      const { points, firstAt } = expiring
      const date = { th: dayText(firstAt, 'th'), en: dayText(firstAt, 'en') }
      const dedupeKey = `until ${week.until}`
      await notifications.notify(db, { userId, event: 'points_expiring', values: { points, date }, dedupeKey })
    })
}

/** From Monday to Monday. */
function nextWeek(now: Date): Week {
  const today = bangkokDate(now)
  const from = addDays(today, 7 - weekdayOf(today))
  return { from, until: addDays(from, 7) }
}
