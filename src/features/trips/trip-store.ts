import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { addDays } from '../../world/calendar.ts'
import type { TripFacts } from './trip-facts.ts'

export interface StoredTrip {
  readonly trip_id: string
  readonly owner_id: string
  readonly version: number
  readonly facts: TripFacts
  readonly created_at: Date
}

/**
 * Adds a trip within the caller's transaction. Returns false and adds nothing when its owner has `maxOpen` trips that
 * are not over, or `maxAll` in total. A lock per owner serialises these inserts.
 */
export async function insertTrip(
  db: Database,
  {
    tripId,
    ownerId,
    facts,
    today,
    maxOpen,
    maxAll,
  }: {
    readonly tripId: string
    readonly ownerId: string
    readonly facts: TripFacts
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
  const { start_date: start, days } = facts
  await db
    .insertInto('trip')
    .values({
      trip_id: tripId,
      owner_id: ownerId,
      start_date: start,
      end_date: start === null ? null : addDays(start, days.length - 1),
      number_of_days: days.length,
      facts: JSON.stringify(facts),
      deleted_at: null,
    })
    .execute()
  return true
}

/** A user's own trip, unless it was deleted. */
export async function findTrip(db: Database, tripId: string, ownerId: string): Promise<StoredTrip | undefined> {
  return db
    .selectFrom('trip')
    .select(['trip_id', 'owner_id', 'version', 'facts', 'created_at'])
    .where('trip_id', '=', tripId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** All trips of a user, oldest first. Includes deleted ones: an export shows everything that is stored. */
export async function listTripsOf(db: Database, ownerId: string, limit: number): Promise<StoredTrip[]> {
  return db
    .selectFrom('trip')
    .select(['trip_id', 'owner_id', 'version', 'facts', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('trip_id')
    .limit(limit)
    .execute()
}

export async function deleteTripsOf(db: Database, ownerId: string): Promise<void> {
  await db.deleteFrom('trip').where('owner_id', '=', ownerId).execute()
}
