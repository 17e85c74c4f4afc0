import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { ThrottleKind } from './chat-tables.ts'
import type { GroupKey } from './group-store.ts'

export interface Throttle {
  readonly kind: ThrottleKind
  readonly limit: number
  readonly windowMs: number
}

/**
 * Counts an attempt of a group. Of concurrent attempts exactly `limit` pass.
 * @returns null if it may proceed, else the milliseconds until the next may
 */
export async function countAttempt(
  db: Database,
  { channel, groupId }: GroupKey,
  { kind, limit, windowMs }: Throttle,
  now: Date,
): Promise<number | null> {
  const endsAt = new Date(now.getTime() + windowMs)
  const { rows } = await sql`
    insert into chat_throttle as t (channel, group_id, kind, attempts, window_ends_at)
    values (${channel}, ${groupId}, ${kind}, 1, ${endsAt})
    on conflict (channel, group_id, kind) do update set
      attempts = case when t.window_ends_at <= ${now} then 1 else t.attempts + 1 end,
      window_ends_at = case when t.window_ends_at <= ${now} then ${endsAt} else t.window_ends_at end
    where t.attempts < ${limit} or t.window_ends_at <= ${now}
    returning 1`.execute(db)
  if (rows.length > 0) return null
  const row = await db
    .selectFrom('chat_throttle')
    .select('window_ends_at')
    .where('channel', '=', channel)
    .where('group_id', '=', groupId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return Math.max(1_000, (row?.window_ends_at.getTime() ?? 0) - now.getTime())
}

/** Takes back an attempt that turned out to be right. */
export async function uncountAttempt(db: Database, { channel, groupId }: GroupKey, kind: ThrottleKind): Promise<void> {
  await db
    .updateTable('chat_throttle')
    .set({ attempts: sql`greatest(0, attempts - 1)` })
    .where('channel', '=', channel)
    .where('group_id', '=', groupId)
    .where('kind', '=', kind)
    .execute()
}

export async function purgeThrottles(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('chat_throttle').where('window_ends_at', '<=', now).execute()
}
