import { deleteStale } from './delivery-store.ts'
import { deleteNotificationsBefore, deleteOlderNotifications, listFullInboxes } from './inbox-store.ts'
import { KEPT_DAYS, KEPT_NOTIFICATIONS, MAX_DELIVERY_AGE_S } from './notification-limits.ts'
import { deleteEndedTokens } from './push-token-store.ts'
import type { OwnServices } from './services.ts'

/** Each statement stays short; what is left over goes with the next run. */
const BATCH = 10_000
const MAX_BATCHES = 100
const MAX_USERS = 10_000

/** Deletes notifications that are over 180 days old or beyond a user's newest 1,000. Runs by schedule and may run twice. */
export async function purgeInboxes({ db, clock }: Pick<OwnServices, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_DAYS * 86_400_000)
  for (let batch = 0; batch < MAX_BATCHES; batch++)
    if ((await deleteNotificationsBefore(db, before, BATCH)) < BATCH) break
  for (const userId of await listFullInboxes(db, KEPT_NOTIFICATIONS, MAX_USERS))
    await deleteOlderNotifications(db, userId, KEPT_NOTIFICATIONS)
}

/** Deletes devices of ended sessions, and pushes that are no longer news. */
export async function purgeDevices({ db, log }: Pick<OwnServices, 'db' | 'log'>): Promise<void> {
  await deleteEndedTokens(db, BATCH)
  const stale = await deleteStale(db, MAX_DELIVERY_AGE_S, BATCH)
  if (stale > 0) log.warn({ pushes: stale }, 'gave up pushes that waited too long')
}
