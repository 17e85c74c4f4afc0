import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { UserEventTable } from './event-table.ts'

export type StoredEvent = Omit<Selectable<UserEventTable>, 'user_id'>

const COLUMNS = ['seq', 'type', 'job_id', 'stage', 'percent', 'message_th', 'message_en', 'data', 'created_at'] as const

/**
 * Serialises the writers of a user's log until the transaction ends. Without it, an event could be committed after one with
 * a higher `seq`, and readers would skip it.
 */
export async function holdLog(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`events of ${userId}`}, 0))`.execute(db)
}

export async function insertEvent(db: Database, event: Insertable<UserEventTable>): Promise<void> {
  await db.insertInto('user_event').values(event).execute()
}

/** At most `limit` of a user's events after `after`, in order; only those of `jobId` if it is given. */
export async function listEvents(
  db: Database,
  { userId, jobId, after, limit }: { userId: string; jobId?: string | undefined; after: number; limit: number },
): Promise<StoredEvent[]> {
  return db
    .selectFrom('user_event')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('seq', '>', after)
    .$if(jobId !== undefined, (query) => query.where('job_id', '=', jobId!))
    .orderBy('seq')
    .limit(limit)
    .execute()
}

export async function deleteEventsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('user_event').where('user_id', '=', userId).execute()
}

/** @returns how many were deleted, at most `limit` */
export async function deleteEventsBefore(db: Database, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('user_event')
    .where('seq', 'in', (eb) =>
      eb.selectFrom('user_event').select('seq').where('created_at', '<', before).orderBy('created_at').limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
