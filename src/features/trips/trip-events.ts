import { fillTexts, type Texts } from '../../platform/text-template.ts'
import { listActiveNames } from '../users/public.ts'
import { listAudience } from './member-store.ts'
import type { TripServices } from './services.ts'
import type { StoredTrip } from './trip-store.ts'

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

/**
 * Appends an event for the owner and every member of a trip. Last in a transaction: the log of each of them is locked until
 * it ends.
 * @param audience who sees it, if not those who see the trip now
 */
export async function announceTrip(
  { db, events }: Pick<TripServices, 'db' | 'events'>,
  { trip_id: tripId, version }: Pick<StoredTrip, 'trip_id' | 'version'>,
  { change, authorId, audience }: { change: TripEvent; authorId: string; audience?: readonly string[] },
): Promise<void> {
  const userIds = audience ?? (await listAudience(db, tripId))
  const name = (await listActiveNames(db, [authorId])).get(authorId) ?? SOMEBODY
  const message = fillTexts(MESSAGES[change], { name })
  const data = { trip_id: tripId, version, change, author_id: authorId }
  await events.append(db, ...userIds.map((userId) => ({ userId, type: 'trip' as const, message, data })))
}
