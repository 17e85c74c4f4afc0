import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { KnownFacts } from './kept-trips.ts'
import { stillValid } from './share-store.ts'
import type { TripFacts } from './trip-facts.ts'
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
  if (tripIds.length === 0) return []
  const { rows } = await accessTo<AccessRow>(tripIds, userId, sql``).execute(db)
  return rows
}

type AccessibleTrip = AccessRow & StoredTrip & { readonly updated_at: Date }

/** `known` spares reading the facts again if the trip still has that version. */
export async function findAccess(
  db: Database,
  tripId: string,
  userId: string | null,
  known?: KnownFacts,
): Promise<AccessibleTrip | undefined> {
  const newFacts = known
    ? sql`case when trip.version <> ${known.version} then trip.facts end as facts`
    : sql`trip.facts`
  const further = sql`, trip.version, ${newFacts}, trip.created_at, trip.updated_at`
  const { rows } = await accessTo<AccessibleTrip & { facts: TripFacts | null }>([tripId], userId, further).execute(db)
  const [row] = rows
  const facts = row?.facts ?? known?.facts
  return row && facts && { ...row, facts }
}

/** Written out, because each call of a trip asks this: a query builder takes longer than PostgreSQL. */
function accessTo<Row>(tripIds: readonly string[], userId: string | null, further: RawBuilder<unknown>) {
  return sql<Row>`
    select trip.trip_id, trip.owner_id, member.role as member_role, member.expires_at as member_expires_at,
      link.role as link_role, link.expires_at as link_expires_at, link.created_at as link_created_at, link.token_digest,
      (select count(*)::int from trip_member each
        where each.trip_id = trip.trip_id and ${stillValid('each.expires_at')}) as number_of_members${further}
    from trip
    left join trip_link link on link.trip_id = trip.trip_id and ${stillValid('link.expires_at')}
    left join trip_member member
      on member.trip_id = trip.trip_id and member.user_id = ${userId} and ${stillValid('member.expires_at')}
    where trip.trip_id = any(${tripIds}) and trip.deleted_at is null
    order by trip.trip_id
    limit ${tripIds.length}`
}
