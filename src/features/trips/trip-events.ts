import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { Database } from '../../platform/database/database.ts'
import { fillTexts, type Texts } from '../../platform/text-template.ts'
import type { EventServices } from '../events/public.ts'
import type { NotificationServices } from '../notifications/public.ts'
import { listActiveNames } from '../users/public.ts'
import { listAudience } from './member-store.ts'
import type { StoredTrip } from './trip-store.ts'
import { titlesOf } from './trip-summary.ts'

const MESSAGES = {
  edited: { th: '{name} แก้ทริปนี้', en: '{name} edited the trip.' },
  undone: { th: '{name} ย้อนการแก้ทริปนี้', en: '{name} undid an edit of the trip.' },
  redone: { th: '{name} ทำซ้ำการแก้ทริปนี้', en: '{name} redid an edit of the trip.' },
  deleted: { th: '{name} ลบทริปนี้', en: '{name} deleted the trip.' },
  restored: { th: '{name} กู้คืนทริปนี้', en: '{name} restored the trip.' },
  shared: { th: '{name} แชร์ทริปนี้ด้วยลิงก์ใหม่', en: '{name} shared the trip by a new link.' },
  unshared: { th: '{name} เลิกแชร์ทริปนี้', en: '{name} stopped sharing the trip.' },
  member_joined: { th: '{name} เข้าร่วมทริปนี้', en: '{name} joined the trip.' },
  member_left: { th: '{name} ออกจากทริปนี้', en: '{name} left the trip.' },
  member_removed: { th: '{name} นำสมาชิกออกจากทริปนี้', en: '{name} removed a member from the trip.' },
} satisfies Record<string, Texts>
export type TripEvent = keyof typeof MESSAGES

const SOMEBODY: Texts = { th: 'มีคน', en: 'Somebody' }

export interface TripChange {
  readonly change: TripEvent
  readonly authorId: string
  /** Who sees it, if not those who see the trip now. */
  readonly audience?: readonly string[]
}

type ChangedTrip = Pick<StoredTrip, 'trip_id' | 'owner_id' | 'version' | 'facts'>

export interface TripAnnouncer {
  /**
   * Appends an event for the owner and every member of a trip, and notifies those who may not be watching. Last in a
   * transaction: the log of each of them is locked until it ends.
   */
  announce(db: Database, trip: ChangedTrip, change: TripChange): Promise<void>
}

type Needs = EventServices & NotificationServices & Pick<CatalogueServices, 'catalogue'>

export function createTripAnnouncer({ events, notifications, catalogue }: Needs): TripAnnouncer {
  return {
    async announce(db, trip, { change, authorId, audience }) {
      const { trip_id: tripId, version } = trip
      const userIds = audience ?? (await listAudience(db, tripId))
      const name = (await listActiveNames(db, [authorId])).get(authorId) ?? SOMEBODY
      const message = fillTexts(MESSAGES[change], { name })
      const data = { trip_id: tripId, version, change, author_id: authorId }
      await events.append(db, ...userIds.map((userId) => ({ userId, type: 'trip' as const, message, data })))
      const notified = notifiedOf(change, { trip, others: userIds.filter((userId) => userId !== authorId), authorId })
      if (notified.length === 0) return
      const values = { name, trip: titlesOf(trip.facts, catalogue) }
      // Their logs are locked already, so that two changed trips cannot block each other here.
      await notifications.notify(db, ...notified.map((one) => ({ ...one, values, data: { trip_id: tripId } })))
    },
  }
}

/** Whom a change is worth a notification. */
function notifiedOf(
  change: TripEvent,
  { trip, others, authorId }: { trip: ChangedTrip; others: readonly string[]; authorId: string },
) {
  const { trip_id: tripId, owner_id: ownerId } = trip
  if (change === 'member_joined')
    return [{ userId: ownerId, event: 'trip_joined' as const, dedupeKey: `${tripId} ${authorId}` }]
  if (!EDITS.has(change)) return []
  return others.map((userId) => ({ userId, event: 'trip_edited' as const, dedupeKey: tripId }))
}

const EDITS: ReadonlySet<TripEvent> = new Set<TripEvent>(['edited', 'undone', 'redone'])
