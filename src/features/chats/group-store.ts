import { sql } from 'kysely'
import type { ChannelName } from '../../platform/chat/chat.ts'
import type { Database } from '../../platform/database/database.ts'
import type { IsoDate } from '../../world/calendar.ts'

export interface GroupKey {
  readonly channel: ChannelName
  readonly groupId: string
}

/** Adds a group, or updates its name. */
export async function putGroup(db: Database, group: GroupKey & { readonly groupName: string | null }): Promise<void> {
  await db
    .insertInto('chat_group')
    .values({
      channel: group.channel,
      group_id: group.groupId,
      group_name: group.groupName,
      member_count: null,
      counted_at: null,
      current_trip_id: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'group_id'])
        .doUpdateSet({ group_name: sql`coalesce(excluded.group_name, chat_group.group_name)` }),
    )
    .execute()
}

/** Locks a group, so that nothing is linked to it until the transaction ends. */
export async function holdGroup(db: Database, { channel, groupId }: GroupKey): Promise<void> {
  await db
    .selectFrom('chat_group')
    .select('group_id')
    .where('channel', '=', channel)
    .where('group_id', '=', groupId)
    .forUpdate()
    .execute()
}

/** Removes a group with its links and unsent messages. */
export async function deleteGroup(db: Database, { channel, groupId }: GroupKey): Promise<void> {
  await db.deleteFrom('chat_group').where('channel', '=', channel).where('group_id', '=', groupId).execute()
}

/** How many members a group had when it was last counted after an instant. */
export async function findMemberCount(
  db: Database,
  { channel, groupId }: GroupKey,
  since: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('chat_group')
    .select('member_count')
    .where('channel', '=', channel)
    .where('group_id', '=', groupId)
    .where('counted_at', '>', since)
    .executeTakeFirst()
  return row?.member_count ?? undefined
}

export async function setMemberCount(
  db: Database,
  { channel, groupId }: GroupKey,
  count: { readonly members: number; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('chat_group')
    .set({ member_count: count.members, counted_at: count.at })
    .where('channel', '=', channel)
    .where('group_id', '=', groupId)
    .execute()
}

export interface ChangedGroup {
  readonly channel: ChannelName
  readonly group_id: string
  readonly group_name: string | null
  readonly previous_trip_id: string | null
  readonly trip_id: string | null
}

/** Brings the current trip of every group up to date. @returns the groups whose trip has changed, in order */
export async function syncCurrentTrips(db: Database, today: IsoDate): Promise<ChangedGroup[]> {
  const { rows } = await sql<ChangedGroup>`
    with current as (
      select g.channel, g.group_id, g.current_trip_id as previous_trip_id, (
        select l.trip_id from chat_link l join trip t on t.trip_id = l.trip_id join app_user u on u.user_id = l.linked_by
        where l.channel = g.channel and l.group_id = g.group_id and t.end_date >= ${today}
          and t.deleted_at is null and u.deactivated_at is null
        order by t.start_date <= ${today} desc, case when t.start_date <= ${today} then t.start_date end desc,
          t.start_date, t.trip_id limit 1) as trip_id
      from chat_group g for update of g),
    changed as (
      update chat_group g set current_trip_id = c.trip_id from current c
      where g.channel = c.channel and g.group_id = c.group_id and c.trip_id is distinct from c.previous_trip_id
      returning g.channel, g.group_id, g.group_name, c.previous_trip_id, c.trip_id)
    select * from changed order by channel, group_id`.execute(db)
  return rows
}

export async function countGroups(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('chat_group')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
