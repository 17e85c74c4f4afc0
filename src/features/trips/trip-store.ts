import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { TripDocument } from './trip-schema.ts'

export interface StoredTrip {
  readonly trip_id: string
  readonly owner_id: string
  readonly version: number
  readonly document: TripDocument
  readonly created_at: Date
}

/**
 * Adds a trip within the caller's transaction unless its owner has `maxOpen` that are not over, or `maxAll` at all; false
 * then. Trips of one owner are added one by one.
 */
export async function insertTrip(
  db: Database,
  {
    tripId,
    ownerId,
    trip,
    today,
    maxOpen,
    maxAll,
  }: {
    readonly tripId: string
    readonly ownerId: string
    readonly trip: TripDocument
    readonly today: string
    readonly maxOpen: number
    readonly maxAll: number
  },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trips of ${ownerId}`}, 0))`.execute(db)
  const { open, all } = await db
    .selectFrom('trip')
    .select([
      sql<number>`(count(*) filter (where deleted_at is null and (end_date is null or end_date >= ${today})))::int`.as(
        'open',
      ),
      sql<number>`count(*)::int`.as('all'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (open >= maxOpen || all >= maxAll) return false
  await db
    .insertInto('trip')
    .values({
      trip_id: tripId,
      owner_id: ownerId,
      name: trip.name,
      start_date: trip.start_date ?? null,
      end_date: trip.end_date ?? null,
      number_of_days: trip.number_of_days,
      document: JSON.stringify(trip),
      deleted_at: null,
    })
    .execute()
  return true
}

/** A trip of this user; somebody else's and a deleted one are not there. */
export async function findTrip(db: Database, tripId: string, ownerId: string): Promise<StoredTrip | undefined> {
  return db
    .selectFrom('trip')
    .select(['trip_id', 'owner_id', 'version', 'document', 'created_at'])
    .where('trip_id', '=', tripId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** All trips of a user, oldest first, deleted ones too: what is held is what an export shows. */
export async function listTripsOf(db: Database, ownerId: string, limit: number): Promise<StoredTrip[]> {
  return db
    .selectFrom('trip')
    .select(['trip_id', 'owner_id', 'version', 'document', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('trip_id')
    .limit(limit)
    .execute()
}

export async function deleteTripsOf(db: Database, ownerId: string): Promise<void> {
  await db.deleteFrom('trip').where('owner_id', '=', ownerId).execute()
}
