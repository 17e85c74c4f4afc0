import type { CoreServices } from '../../platform/services.ts'
import { purgeEvents } from './event-store.ts'
import { purgeLinkCodes } from './link-code-store.ts'
import { purgeMessages } from './message-store.ts'
import { purgeNotices } from './notice-store.ts'
import { purgeThrottles } from './throttle-store.ts'

const DAY_MS = 86_400_000
/** The products repeat an event for a day at most. */
const EVENTS_KEPT_MS = 3 * DAY_MS
const MESSAGES_KEPT_MS = 30 * DAY_MS
/** Longer than a trip. */
const NOTICES_KEPT_MS = 40 * DAY_MS
const BATCH = 5_000
const MAX_BATCHES = 50

/** Removes what nobody needs any more, in small transactions. */
export async function purgeChats({ db, clock }: Pick<CoreServices, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const before = (keptMs: number) => new Date(now.getTime() - keptMs)
  await purgeLinkCodes(db, now)
  await purgeThrottles(db, now)
  await inBatches(() => purgeEvents(db, before(EVENTS_KEPT_MS), BATCH))
  await inBatches(() => purgeMessages(db, before(MESSAGES_KEPT_MS), BATCH))
  await inBatches(() => purgeNotices(db, before(NOTICES_KEPT_MS), BATCH))
}

async function inBatches(purge: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) if ((await purge()) < BATCH) return
}
