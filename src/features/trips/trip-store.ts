import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { executeLast, sendWithNext } from '../../platform/database/pooled-dialect.ts'
import { addDays, type IsoDate } from '../../world/calendar.ts'
import { searchTextOf } from './search-text.ts'
import type { TripFacts } from './trip-facts.ts'

export interface StoredTrip {
  readonly trip_id: string
  readonly owner_id: string
  readonly version: number
  readonly facts: TripFacts
  readonly created_at: Date
}
export const TRIP_COLUMNS = ['trip_id', 'owner_id', 'version', 'facts', 'created_at'] as const

/** Serialises, until the transaction ends, whatever counts a user's trips or changes their dates. */
export async function holdTripsOf(db: Database, ownerId: string): Promise<void> {
  await sendWithNext(db, sql`select pg_advisory_xact_lock(hashtextextended(${`trips of ${ownerId}`}, 0))`)
}

interface TripCount {
  /** Trips that are not over. */
  readonly open: number
  /** Deleted ones included. */
  readonly all: number
}

export async function countTrips(db: Database, ownerId: string, today: IsoDate): Promise<TripCount> {
  const { rows } = await counting(ownerId, today).execute(db)
  return rows[0]!
}

function counting(ownerId: string, today: IsoDate) {
  return sql<TripCount>`
    select (count(*) filter (where deleted_at is null and (end_date is null or end_date >= ${today}::date)))::int as open,
      count(*)::int as "all"
    from trip where owner_id = ${ownerId}`
}

export interface NewTripRow {
  readonly tripId: string
  readonly ownerId: string
  readonly facts: TripFacts
  /** Whether other trips may cover the same dates. */
  readonly allowOverlap: boolean
  /** Whether the caller's transaction writes nothing else, so that the commit may travel with the trip. */
  readonly isAll?: boolean
}

/**
 * Adds a trip with its first version, in one statement. Within `holdTripsOf`.
 * @returns false, and adds nothing, if the user has `most` trips
 */
export async function insertTrip(
  db: Database,
  { tripId, ownerId, facts, allowOverlap, isAll = false }: NewTripRow,
  { today, most }: { readonly today: IsoDate; readonly most: TripCount },
): Promise<boolean> {
  const columns = columnsOf(facts)
  const added = sql`
    with counted as (${counting(ownerId, today)}), added as (
      insert into trip (trip_id, owner_id, allow_overlap, start_date, end_date, number_of_days, facts, search_text)
      select ${tripId}, ${ownerId}, ${allowOverlap}::boolean, ${columns.start_date}::date, ${columns.end_date}::date,
        ${columns.number_of_days}::int, ${columns.facts}::jsonb, ${columns.search_text}
      from counted where open < ${most.open} and "all" < ${most.all}
      returning trip_id, owner_id, facts
    )
    insert into trip_version (trip_id, version, change, shows_version, facts, author_id)
    select trip_id, 1, 'created', 1, facts, owner_id from added`
  const { numAffectedRows } = await (isAll ? executeLast(db, added) : added.execute(db))
  return numAffectedRows === 1n
}

/** The columns that follow from the facts. */
export function columnsOf(facts: TripFacts) {
  const { start_date: start, days } = facts
  return {
    start_date: start,
    end_date: start === null ? null : addDays(start, days.length - 1),
    number_of_days: days.length,
    facts: JSON.stringify(facts),
    search_text: searchTextOf(facts),
  }
}

/** A user's own trip, unless it was deleted. */
export async function findTrip(db: Database, tripId: string, ownerId: string): Promise<StoredTrip | undefined> {
  return db
    .selectFrom('trip')
    .select(TRIP_COLUMNS)
    .where('trip_id', '=', tripId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export type LockedTrip = StoredTrip & { readonly allow_overlap: boolean; readonly deleted_at: Date | null }

/** A trip whose row is locked until the transaction ends, deleted ones included. */
export async function lockTrip(db: Database, tripId: string): Promise<LockedTrip | undefined> {
  return db
    .selectFrom('trip')
    .select([...TRIP_COLUMNS, 'allow_overlap', 'deleted_at'])
    .where('trip_id', '=', tripId)
    .forUpdate()
    .executeTakeFirst()
}

/** Replaces the facts of a locked trip by those of its next version. */
export async function updateTrip(
  db: Database,
  tripId: string,
  { version, facts, allowOverlap }: { version: number; facts: TripFacts; allowOverlap: boolean },
): Promise<void> {
  await db
    .updateTable('trip')
    .set({ version, allow_overlap: allowOverlap, updated_at: sql`now()`, ...columnsOf(facts) })
    .where('trip_id', '=', tripId)
    .execute()
}

/** Deletes a trip, to be restored. @returns whether it was there */
export async function markDeleted(db: Database, tripId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trip')
    .set({ deleted_at: now })
    .where('trip_id', '=', tripId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function unmarkDeleted(db: Database, tripId: string, allowOverlap: boolean): Promise<void> {
  await db
    .updateTable('trip')
    .set({ deleted_at: null, allow_overlap: allowOverlap })
    .where('trip_id', '=', tripId)
    .execute()
}

/** Erases at most `limit` trips that were deleted before an instant. @returns how many */
export async function purgeDeleted(db: Database, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('trip')
    .where('trip_id', 'in', (eb) =>
      eb.selectFrom('trip').select('trip_id').where('deleted_at', '<', before).orderBy('deleted_at').limit(limit),
    )
    .where('deleted_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** All trips of a user, oldest first. Includes deleted ones: an export shows everything that is stored. */
export async function listTripsOf(db: Database, ownerId: string, limit: number): Promise<StoredTrip[]> {
  return db
    .selectFrom('trip')
    .select(TRIP_COLUMNS)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('trip_id')
    .limit(limit)
    .execute()
}

export async function deleteTripsOf(db: Database, ownerId: string): Promise<void> {
  await db.deleteFrom('trip').where('owner_id', '=', ownerId).execute()
}
