import { sql } from 'kysely'
import type { ChannelName, ChatEvent } from '../../platform/chat/chat.ts'
import type { Database } from '../../platform/database/database.ts'

/** Stores an event. @returns false if it is a repeat */
export async function insertEvent(db: Database, channel: ChannelName, event: ChatEvent, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat_event')
    .values({
      channel,
      event_id: event.eventId,
      event: JSON.stringify(event),
      received_at: now,
      handled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** An event that is not handled yet, locked until the transaction ends. */
export async function holdEvent(db: Database, channel: ChannelName, eventId: string): Promise<ChatEvent | undefined> {
  const row = await db
    .selectFrom('chat_event')
    .select('event')
    .where('channel', '=', channel)
    .where('event_id', '=', eventId)
    .where('handled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row?.event ?? undefined
}

/** The same without a lock. */
export async function findEvent(db: Database, channel: ChannelName, eventId: string): Promise<ChatEvent | undefined> {
  const row = await db
    .selectFrom('chat_event')
    .select('event')
    .where('channel', '=', channel)
    .where('event_id', '=', eventId)
    .where('handled_at', 'is', null)
    .executeTakeFirst()
  return row?.event ?? undefined
}

/** Empties a handled event: only its id is kept, to know repeats. */
export async function closeEvent(db: Database, channel: ChannelName, eventId: string, now: Date): Promise<void> {
  await db
    .updateTable('chat_event')
    .set({ handled_at: now, event: null })
    .where('channel', '=', channel)
    .where('event_id', '=', eventId)
    .execute()
}

/** @returns the number of removed events, at most `limit` */
export async function purgeEvents(db: Database, before: Date, limit: number): Promise<number> {
  const result = await sql`delete from chat_event where (channel, event_id) in (
    select channel, event_id from chat_event where received_at < ${before} order by received_at limit ${limit})`.execute(
    db,
  )
  return Number(result.numAffectedRows ?? 0n)
}
