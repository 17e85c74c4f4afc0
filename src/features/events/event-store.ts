import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { sendWithNext } from '../../platform/database/pooled-dialect.ts'
import type { UserEventTable } from './event-table.ts'

/** A call that sends a message if and when the transaction commits. */
type Message = RawBuilder<unknown>

export type StoredEvent = Omit<Selectable<UserEventTable>, 'user_id'>

const COLUMNS = ['seq', 'type', 'job_id', 'stage', 'percent', 'message_th', 'message_en', 'data', 'created_at'] as const

/**
 * Appends an event and sends the message that wakes its readers, in one statement. Its lock serialises the writers of a
 * user's log until the transaction ends. Without it, an event could be committed after one with a higher `seq`, and readers
 * would skip it.
 */
export async function insertEvent(db: Database, event: Insertable<UserEventTable>, wakeUp: Message): Promise<void> {
  const { user_id, type, job_id, stage, percent, message_th, message_en, data, created_at } = event
  const appended = sql`
    with held as materialized (
      select pg_advisory_xact_lock(hashtextextended(${`events of ${user_id}`}, 0))
    ), added as (
      -- seq is drawn for the row of held, so after the lock.
      insert into user_event (user_id, type, job_id, stage, percent, message_th, message_en, data, created_at)
      select ${user_id}, ${type}, ${job_id}, ${stage}, ${percent}::smallint, ${message_th}, ${message_en}, ${data}::jsonb,
        ${created_at}::timestamptz
      from held
    )
    select ${wakeUp}`
  await sendWithNext(db, appended)
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
