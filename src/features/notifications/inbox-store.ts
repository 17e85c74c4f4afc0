import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { TemplateValues } from '../../platform/text-template.ts'
import type { NotificationEvent } from './notification-kinds.ts'
import type { NotificationData, NotificationState, NotificationTable } from './notification-table.ts'

export interface StoredNotification {
  readonly notification_id: string
  readonly event: NotificationEvent
  readonly text_values: TemplateValues
  readonly data: NotificationData
  readonly state: NotificationState
  readonly created_at: Date
  readonly read_at: Date | null
}

const COLUMNS = [
  'notification_id',
  // Only events of the vocabulary are written.
  sql<NotificationEvent>`event`.as('event'),
  'text_values',
  'data',
  'state',
  'created_at',
  'read_at',
] as const

/** Adds a notification unless its user has one with this key. Waits for a concurrent call with the same key. */
export async function insertNotification(
  db: Database,
  notification: Omit<Insertable<NotificationTable>, 'state' | 'read_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('notification')
    .values({ ...notification, read_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'dedupe_key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export interface InboxFilter {
  readonly userId: string
  readonly states: readonly NotificationState[]
  readonly event?: NotificationEvent | undefined
}

function matching(db: Database, { userId, states, event }: InboxFilter) {
  return db
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .where('state', 'in', states)
    .$if(event !== undefined, (rows) => rows.where('event', '=', event!))
}

/** How many match, and how many of all are unread. */
export async function countInbox(db: Database, filter: InboxFilter): Promise<{ total: number; unread: number }> {
  const [{ total }, unread] = await Promise.all([
    matching(db, filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    countUnread(db, filter.userId),
  ])
  return { total, unread }
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('state', '=', 'unread')
    .executeTakeFirstOrThrow()
  return unread
}

/** Newest first: after a position of an earlier page, or from an offset. */
export async function listInbox(
  db: Database,
  filter: InboxFilter,
  { after, offset, limit }: { after?: { readonly at: Date; readonly id: string }; offset: number; limit: number },
): Promise<StoredNotification[]> {
  return matching(db, filter)
    .select(COLUMNS)
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(created_at, notification_id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('notification_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Sets the state of a user's notification; undefined if there is none. `read_at` keeps the first reading. */
export async function setState(
  db: Database,
  { userId, notificationId, state }: { userId: string; notificationId: string; state: NotificationState },
): Promise<StoredNotification | undefined> {
  return db
    .updateTable('notification')
    .set({ state, read_at: state === 'unread' ? null : sql<Date>`coalesce(read_at, now())` })
    .where('notification_id', '=', notificationId)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** @returns how many were unread */
export async function markAllRead(db: Database, userId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ state: 'read', read_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('state', '=', 'unread')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** All notifications of a user, oldest first. */
export async function listNotificationsOf(db: Database, userId: string, limit: number): Promise<StoredNotification[]> {
  return db
    .selectFrom('notification')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('notification_id')
    .limit(limit)
    .execute()
}

export async function deleteNotificationsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('notification').where('user_id', '=', userId).execute()
}

/** @returns how many were deleted, at most `limit` */
export async function deleteNotificationsBefore(db: Database, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notification')
    .where('notification_id', 'in', (where) =>
      where
        .selectFrom('notification')
        .select('notification_id')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Users with more than `most` notifications, up to `limit` of them. */
export async function listFullInboxes(db: Database, most: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notification')
    .select('user_id')
    .groupBy('user_id')
    .having(({ fn }) => fn.countAll(), '>', most)
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Deletes all notifications of a user but the newest. */
export async function deleteOlderNotifications(db: Database, userId: string, kept: number): Promise<void> {
  await sql`
    delete from notification n using (
      select created_at, notification_id from notification where user_id = ${userId}
      order by created_at desc, notification_id desc offset ${kept - 1} limit 1
    ) as last_kept
    where n.user_id = ${userId}
      and (n.created_at, n.notification_id) < (last_kept.created_at, last_kept.notification_id)`.execute(db)
}
