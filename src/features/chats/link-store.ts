import { sql } from 'kysely'
import type { ChannelName } from '../../platform/chat/chat.ts'
import type { Database } from '../../platform/database/database.ts'
import type { IsoDate } from '../../world/calendar.ts'
import type { TripFacts } from '../trips/public.ts'
import type { GroupKey } from './group-store.ts'

/** The link between a trip and a group. */
export interface Link {
  readonly channel: ChannelName
  readonly group_id: string
  readonly linked_at: Date
  readonly trip_id: string
  readonly owner_id: string
  readonly facts: TripFacts
}

/** A trip that is linked to a group and not deleted, by a user whose account is open. */
export interface LinkedTrip extends Link {
  readonly group_name: string | null
  readonly linked_by: string
  readonly version: number
  readonly created_at: Date
  readonly start_date: IsoDate | null
  readonly end_date: IsoDate | null
}

/** A group by the id that its product gave it; the channel is known from that, unless two products gave the same. */
export interface GroupFilter {
  readonly groupId: string
  readonly channel?: ChannelName | undefined
}

function linkedTrips(db: Database) {
  return (
    db
      .selectFrom('chat_link')
      .innerJoin('chat_group', (join) =>
        join
          .onRef('chat_group.channel', '=', 'chat_link.channel')
          .onRef('chat_group.group_id', '=', 'chat_link.group_id'),
      )
      .innerJoin('trip', 'trip.trip_id', 'chat_link.trip_id')
      .innerJoin('app_user', 'app_user.user_id', 'chat_link.linked_by')
      .where('trip.deleted_at', 'is', null)
      // Groups hear no more of a closed account, unless it is opened again.
      .where('app_user.deactivated_at', 'is', null)
      .select([
        'chat_link.channel',
        'chat_link.group_id',
        'chat_group.group_name',
        'chat_link.linked_by',
        'chat_link.linked_at',
        'trip.trip_id',
        'trip.owner_id',
        'trip.version',
        'trip.facts',
        'trip.created_at',
        'trip.start_date',
        'trip.end_date',
      ])
  )
}

/** The trips of a group: by date, those without dates last. */
export async function listLinkedTrips(db: Database, group: GroupFilter, limit: number): Promise<LinkedTrip[]> {
  return linkedTrips(db)
    .where('chat_link.group_id', '=', group.groupId)
    .$if(group.channel !== undefined, (rows) => rows.where('chat_link.channel', '=', group.channel!))
    .orderBy('trip.start_date')
    .orderBy('trip.trip_id')
    .orderBy('chat_link.channel')
    .limit(limit)
    .execute()
}

export interface ShownLink {
  readonly channel: ChannelName
  readonly group_id: string
  readonly group_name: string | null
  readonly linked_at: Date
}

/** The groups to which a trip is linked. */
export async function listGroupsOf(db: Database, tripId: string, limit: number): Promise<ShownLink[]> {
  return db
    .selectFrom('chat_link')
    .innerJoin('chat_group', (join) =>
      join
        .onRef('chat_group.channel', '=', 'chat_link.channel')
        .onRef('chat_group.group_id', '=', 'chat_link.group_id'),
    )
    .select(['chat_link.channel', 'chat_link.group_id', 'chat_group.group_name', 'chat_link.linked_at'])
    .where('chat_link.trip_id', '=', tripId)
    .orderBy('chat_link.channel')
    .orderBy('chat_link.group_id')
    .limit(limit)
    .execute()
}

/** Other trips of the group, and other groups of the trip. Links of deleted trips count, because they can be restored. */
export async function countOtherLinks(
  db: Database,
  { channel, groupId }: GroupKey,
  tripId: string,
): Promise<{ readonly ofGroup: number; readonly ofTrip: number }> {
  const { rows } = await sql<{ ofGroup: number; ofTrip: number }>`select
    (select count(*)::int from chat_link
      where channel = ${channel} and group_id = ${groupId} and trip_id <> ${tripId}) as "ofGroup",
    (select count(*)::int from chat_link
      where trip_id = ${tripId} and (channel, group_id) <> (${channel}, ${groupId})) as "ofTrip"`.execute(db)
  return rows[0] ?? { ofGroup: 0, ofTrip: 0 }
}

/** @returns whether the link is new */
export async function insertLink(
  db: Database,
  { channel, groupId }: GroupKey,
  link: { readonly tripId: string; readonly userId: string; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat_link')
    .values({
      channel,
      group_id: groupId,
      trip_id: link.tripId,
      linked_by: link.userId,
      linked_at: link.at,
      notice_due_at: null,
      notice_version: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export interface UnlinkFilter {
  readonly channel: ChannelName
  readonly tripId: string
  /** Who linked the trip, or owns it. */
  readonly userId: string
  readonly groupId?: string | undefined
}

/** @returns how many groups were unlinked */
export async function deleteLinks(db: Database, filter: UnlinkFilter): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_link')
    .where('channel', '=', filter.channel)
    .where('trip_id', '=', filter.tripId)
    .$if(filter.groupId !== undefined, (rows) => rows.where('group_id', '=', filter.groupId!))
    .where((eb) =>
      eb.or([
        eb('linked_by', '=', filter.userId),
        eb.exists(
          eb
            .selectFrom('trip')
            .whereRef('trip.trip_id', '=', 'chat_link.trip_id')
            .where('trip.owner_id', '=', filter.userId),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Ends the links of a group. Returns them. */
export async function deleteLinksOfGroup(db: Database, { channel, groupId }: GroupKey): Promise<Link[]> {
  return db
    .deleteFrom('chat_link')
    .using('trip')
    .whereRef('trip.trip_id', '=', 'chat_link.trip_id')
    .where('channel', '=', channel)
    .where('group_id', '=', groupId)
    .returning(['channel', 'group_id', 'linked_at', 'trip.trip_id', 'trip.owner_id', 'trip.facts'])
    .execute()
}

export async function deleteLinksBy(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('chat_link').where('linked_by', '=', userId).execute()
}

export async function listLinksBy(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('chat_link')
    .select(['channel', 'group_id', 'trip_id', 'linked_at'])
    .where('linked_by', '=', userId)
    .orderBy('channel')
    .orderBy('group_id')
    .orderBy('trip_id')
    .limit(limit)
    .execute()
}
