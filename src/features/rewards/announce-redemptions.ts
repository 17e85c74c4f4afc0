import { claimAnnouncement, findRedemption, listUnannounced } from './redemption-store.ts'
import type { RewardServices } from './services.ts'

const MAX_PER_RUN = 2_000

/**
 * Notifies users of what they have redeemed, each redemption once; run by a job, and may run twice. Not within the
 * redemption: everyone who wants the same reward would wait until it has been announced.
 */
export async function announceRedemptions({
  db,
  clock,
  notifications,
}: Pick<RewardServices, 'db' | 'clock' | 'notifications'>): Promise<void> {
  for (const id of await listUnannounced(db, MAX_PER_RUN))
    await db.transaction().execute(async (db) => {
      if (!(await claimAnnouncement(db, id, clock()))) return
      const redemption = await findRedemption(db, id, clock())
      // An erased user, or one who has had the points back since.
      if (!redemption?.user_id || redemption.status === 'refunded') return
      const { user_id: userId, reward_id, name_th: th, name_en: en } = redemption
      const about = { values: { reward: { th, en } }, data: { redemption_id: id, reward_id }, dedupeKey: id }
      await notifications.notify(db, { userId, event: 'reward_redeemed', ...about })
    })
}
