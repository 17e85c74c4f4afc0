import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { NotificationEvent } from './notification-kinds.ts'
import type { Channel } from './notification-table.ts'

export interface ChannelChoice {
  readonly event: NotificationEvent
  readonly channel: Channel
  readonly isEnabled: boolean
}

/** Where a user departs from the defaults; at most one row per event and channel. */
export async function listChoices(
  db: Database,
  userId: string,
  event?: NotificationEvent,
): Promise<readonly ChannelChoice[]> {
  return db
    .selectFrom('notification_preference')
    .select([sql<NotificationEvent>`event`.as('event'), 'channel', 'is_enabled as isEnabled'])
    .where('user_id', '=', userId)
    .$if(event !== undefined, (rows) => rows.where('event', '=', event!))
    .orderBy('event')
    .orderBy('channel')
    .execute()
}

export async function saveChoices(db: Database, userId: string, choices: readonly ChannelChoice[]): Promise<void> {
  if (choices.length === 0) return
  await db
    .insertInto('notification_preference')
    .values(
      choices.map(({ event, channel, isEnabled }) => ({ user_id: userId, event, channel, is_enabled: isEnabled })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'event', 'channel']).doUpdateSet((eb) => ({
        is_enabled: eb.ref('excluded.is_enabled'),
        updated_at: sql<Date>`now()`,
      })),
    )
    .execute()
}

export async function deleteChoicesOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('notification_preference').where('user_id', '=', userId).execute()
}
