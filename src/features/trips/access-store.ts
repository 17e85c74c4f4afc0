import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { stillValid } from './share-store.ts'
import type { StoredTrip } from './trip-store.ts'
import type { ShareRole } from './trip-table.ts'

/** What a user may do with a trip, and how it is shared. */
export interface AccessRow {
  readonly trip_id: string
  readonly owner_id: string
  readonly member_role: ShareRole | null
  readonly member_expires_at: Date | null
  readonly link_role: ShareRole | null
  readonly link_expires_at: Date | null
  readonly link_created_at: Date | null
  readonly token_digest: Buffer | null
  readonly number_of_members: number
}

/** Of trips that are not deleted. `userId` is null for callers without an account. */
export async function listAccess(
  db: Database,
  tripIds: readonly string[],
  userId: string | null,
): Promise<AccessRow[]> {
  return tripIds.length === 0 ? [] : accessTo(db, tripIds, userId).execute()
}

export async function findAccess(
  db: Database,
  tripId: string,
  userId: string | null,
): Promise<(AccessRow & StoredTrip & { readonly updated_at: Date }) | undefined> {
  return accessTo(db, [tripId], userId)
    .select(['trip.version', 'trip.facts', 'trip.created_at', 'trip.updated_at'])
    .executeTakeFirst()
}

function accessTo(db: Database, tripIds: readonly string[], userId: string | null) {
  return db
    .selectFrom('trip')
    .leftJoin('trip_link as link', (join) =>
      join.onRef('link.trip_id', '=', 'trip.trip_id').on(stillValid('link.expires_at')),
    )
    .leftJoin('trip_member as member', (join) =>
      join
        .onRef('member.trip_id', '=', 'trip.trip_id')
        .on('member.user_id', '=', userId)
        .on(stillValid('member.expires_at')),
    )
    .select((eb) => [
      'trip.trip_id',
      'trip.owner_id',
      'member.role as member_role',
      'member.expires_at as member_expires_at',
      'link.role as link_role',
      'link.expires_at as link_expires_at',
      'link.created_at as link_created_at',
      'link.token_digest',
      eb
        .selectFrom('trip_member as each')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('each.trip_id', '=', 'trip.trip_id')
        .where(stillValid('each.expires_at'))
        .$asScalar()
        .$notNull()
        .as('number_of_members'),
    ])
    .where('trip.trip_id', 'in', tripIds)
    .where('trip.deleted_at', 'is', null)
    .orderBy('trip.trip_id')
    .limit(tripIds.length)
}
