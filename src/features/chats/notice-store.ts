import { sql } from 'kysely'
import type { ChannelName } from '../../platform/chat/chat.ts'
import type { Database } from '../../platform/database/database.ts'
import type { IsoDate } from '../../world/calendar.ts'
import type { TripFacts } from '../trips/public.ts'
import type { NoticeKind } from './chat-tables.ts'

export interface DueLink {
  readonly channel: ChannelName
  readonly group_id: string
  readonly trip_id: string
  readonly linked_by: string
  readonly linked_at: Date
  readonly version: number
  readonly facts: TripFacts
}

/**
 * Claims, until the transaction ends, links whose notice is due, or whose trip or settings have changed since their notices were
 * planned. Of several nodes, one gets each.
 */
export async function holdDueLinks(db: Database, now: Date, limit: number): Promise<DueLink[]> {
  const { rows } = await sql<DueLink>`
    select l.channel, l.group_id, l.trip_id, l.linked_by, l.linked_at, t.version, t.facts
    from chat_link l join trip t on t.trip_id = l.trip_id join app_user u on u.user_id = l.linked_by
    where t.deleted_at is null and u.deactivated_at is null and (l.notice_due_at <= ${now} or l.notice_version is distinct from t.version)
    order by l.notice_due_at nulls first, l.channel, l.group_id, l.trip_id
    limit ${limit} for update of l skip locked`.execute(db)
  return rows
}

export async function planNotices(
  db: Database,
  { channel, group_id, trip_id, version }: DueLink,
  dueAt: Date | null,
): Promise<void> {
  await db
    .updateTable('chat_link')
    .set({ notice_due_at: dueAt, notice_version: version })
    .where('channel', '=', channel)
    .where('group_id', '=', group_id)
    .where('trip_id', '=', trip_id)
    .execute()
}

export interface Notice {
  readonly kind: NoticeKind
  /** Empty for a summary. */
  readonly stopId: string
  readonly date: IsoDate
}

/** Records that a group is sent a notice. @returns false if it was sent before */
export async function insertNotice(
  db: Database,
  { channel, group_id, trip_id }: DueLink,
  { kind, stopId, date }: Notice,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat_notice')
    .values({ channel, group_id, trip_id, kind, stop_id: stopId, trip_date: date, noticed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** @returns the number of removed records, at most `limit` */
export async function purgeNotices(db: Database, before: Date, limit: number): Promise<number> {
  const result = await sql`delete from chat_notice where ctid in (
    select ctid from chat_notice where noticed_at < ${before} order by noticed_at limit ${limit})`.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}
