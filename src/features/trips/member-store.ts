import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { stillValid } from './share-store.ts'
import { MAX_JOINED, MAX_MEMBERS } from './trip-limits.ts'
import type { ShareRole } from './trip-table.ts'

/** Makes a user a member, or replaces the role and the expiry of one. */
export async function putMember(
  db: Database,
  { tripId, userId, role, expiresAt }: { tripId: string; userId: string; role: ShareRole; expiresAt: Date | null },
): Promise<void> {
  await db
    .insertInto('trip_member')
    .values({ trip_id: tripId, user_id: userId, role, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['trip_id', 'user_id'])
        .doUpdateSet({ role, expires_at: expiresAt, last_seen_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Ends a membership. @returns whether there was one */
export async function deleteMember(db: Database, tripId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('trip_member')
    .where('trip_id', '=', tripId)
    .where('user_id', '=', userId)
    .where(stillValid('expires_at'))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Notes that a member has opened a trip, to the minute. */
export async function touchMember(db: Database, tripId: string, userId: string): Promise<void> {
  await db
    .updateTable('trip_member')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('trip_id', '=', tripId)
    .where('user_id', '=', userId)
    .where('last_seen_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute()
}

/** How many members a trip has, and how many trips a user has joined. */
export async function countMemberships(
  db: Database,
  tripId: string,
  userId: string,
): Promise<{ readonly members: number; readonly joined: number }> {
  const count = sql<number>`count(*)::int`.as('count')
  const live = db.selectFrom('trip_member').select(count).where(stillValid('expires_at'))
  const members = await live.where('trip_id', '=', tripId).executeTakeFirstOrThrow()
  const joined = await live.where('user_id', '=', userId).executeTakeFirstOrThrow()
  return { members: members.count, joined: joined.count }
}

/** The trips of others that a user has joined. */
export async function listJoinedTrips(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('trip_member')
    .select('trip_id')
    .where('user_id', '=', userId)
    .where(stillValid('expires_at'))
    .orderBy('joined_at')
    .orderBy('trip_id')
    .limit(MAX_JOINED)
    .execute()
  return rows.map(({ trip_id: id }) => id)
}

export interface Person {
  readonly user_id: string
  readonly role: 'owner' | ShareRole
  readonly joined_at: Date | null
  readonly last_seen_at: Date | null
  readonly expires_at: Date | null
  readonly username: string
  readonly name: string
  readonly profile_url: string | null
  readonly image_file_id: string | null
}
const PUBLISHED = ['app_user.username', 'app_user.name', 'app_user.profile_url', 'app_user.image_file_id'] as const

/** The owner of a trip, then its members in the order in which they joined. Omits closed accounts. */
export async function listPeople(
  db: Database,
  { trip_id: tripId, owner_id: ownerId }: { readonly trip_id: string; readonly owner_id: string },
): Promise<Person[]> {
  const owner = await db
    .selectFrom('app_user')
    .select(PUBLISHED)
    .where('user_id', '=', ownerId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  const members = await db
    .selectFrom('trip_member as member')
    .innerJoin('app_user', 'app_user.user_id', 'member.user_id')
    .select(['member.user_id', 'member.role', 'member.expires_at', 'member.joined_at', 'member.last_seen_at'])
    .select(PUBLISHED)
    .where('member.trip_id', '=', tripId)
    .where(stillValid('member.expires_at'))
    .where('app_user.deactivated_at', 'is', null)
    .orderBy('member.joined_at')
    .orderBy('member.user_id')
    .limit(MAX_MEMBERS)
    .execute()
  const asOwner = { user_id: ownerId, role: 'owner' as const, joined_at: null, last_seen_at: null, expires_at: null }
  return [...(owner ? [{ ...asOwner, ...owner }] : []), ...members]
}

/** Who sees a trip: its owner and its members. */
export async function listAudience(db: Database, tripId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('trip')
    .select('owner_id as user_id')
    .where('trip_id', '=', tripId)
    .unionAll((eb) =>
      eb.selectFrom('trip_member').select('user_id').where('trip_id', '=', tripId).where(stillValid('expires_at')),
    )
    .execute()
  return rows.map(({ user_id: id }) => id)
}

/** A user's memberships, oldest first. */
export async function listMembershipsOf(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('trip_member')
    .select(['trip_id', 'role', 'expires_at', 'joined_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .orderBy('trip_id')
    .limit(limit)
    .execute()
}

export async function deleteMembershipsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('trip_member').where('user_id', '=', userId).execute()
}
