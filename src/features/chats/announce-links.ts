import type { ChatMessage } from '../../platform/chat/chat.ts'
import type { Database } from '../../platform/database/database.ts'
import { titlesOf } from '../trips/public.ts'
import type { Link } from './link-store.ts'
import type { ChatServices } from './services.ts'

/** A link between a trip and a group that has begun or ended. */
export interface LinkChange {
  readonly event: 'chat_linked' | 'chat_unlinked'
  readonly link: Link
}

/** What an event of a group leads to. */
export interface Answered {
  /** For the group; null: nothing. */
  readonly message: ChatMessage | null
  /** Links that it has begun or ended. */
  readonly changes?: readonly LinkChange[]
}

/** Notifies the owners of the trips within the transaction of the change. Call it last: it holds locks until the commit. */
export async function announceLinks(
  { notifications, catalogue }: Pick<ChatServices, 'notifications' | 'catalogue'>,
  db: Database,
  changes: readonly LinkChange[],
): Promise<void> {
  if (changes.length === 0) return
  await notifications.notify(
    db,
    ...changes.map(({ event, link: { channel, group_id, trip_id, owner_id: userId, facts, linked_at } }) => ({
      userId,
      event,
      values: { trip: titlesOf(facts, catalogue) },
      data: { trip_id, channel, group_id },
      dedupeKey: `${trip_id} ${channel} ${group_id} ${linked_at.getTime()}`,
    })),
  )
}
