import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Tables } from '../../platform/database/database.ts'
import { addDays, type IsoDate } from '../../world/calendar.ts'
import { searchTextOf } from './search-text.ts'
import type { TripFacts } from './trip-facts.ts'
import { insertVersion } from './version-store.ts'

export interface StoredTrip {
  readonly trip_id: string
  readonly owner_id: string
  readonly version: number
  readonly facts: TripFacts
  readonly created_at: Date
}
const COLUMNS = ['trip_id', 'owner_id', 'version', 'facts', 'created_at'] as const

/** Serialises, until the transaction ends, whatever counts a user's trips or changes their dates. */
export async function holdTripsOf(db: Database, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trips of ${ownerId}`}, 0))`.execute(db)
}

/** How many trips a user has: those that are not over, and all with deleted ones. */
export async function countTrips(
  db: Database,
  ownerId: string,
  today: IsoDate,
): Promise<{ readonly open: number; readonly all: number }> {
  return db
    .selectFrom('trip')
    .select([
      sql<number>`(count(*) filter (where deleted_at is null and (end_date is null or end_date >= ${today})))::int`.as(
        'open',
      ),
      sql<number>`count(*)::int`.as('all'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
}

export interface NewTripRow {
  readonly tripId: string
  readonly ownerId: string
  readonly facts: TripFacts
  /** Whether other trips may cover the same dates. */
  readonly allowOverlap: boolean
}

/** Adds a trip with its first version. Within `holdTripsOf`. */
export async function insertTrip(db: Database, { tripId, ownerId, facts, allowOverlap }: NewTripRow): Promise<void> {
  await db
    .insertInto('trip')
    .values({ trip_id: tripId, owner_id: ownerId, allow_overlap: allowOverlap, deleted_at: null, ...columnsOf(facts) })
    .execute()
  await insertVersion(db, { tripId, version: 1, change: 'created', facts, parent: null, authorId: ownerId })
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
    .select(COLUMNS)
    .where('trip_id', '=', tripId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Whose trip it is, deleted ones included. An owner never changes. */
export async function findOwner(db: Database, tripId: string): Promise<string | undefined> {
  const row = await db.selectFrom('trip').select('owner_id').where('trip_id', '=', tripId).executeTakeFirst()
  return row?.owner_id
}

export type LockedTrip = StoredTrip & { readonly allow_overlap: boolean; readonly deleted_at: Date | null }

/** A trip whose row is locked until the transaction ends, deleted ones included. */
export async function lockTrip(db: Database, tripId: string): Promise<LockedTrip | undefined> {
  return db
    .selectFrom('trip')
    .select([...COLUMNS, 'allow_overlap', 'deleted_at'])
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

/** Deletes a user's own trip, to be restored. @returns whether there was one */
export async function markDeleted(db: Database, tripId: string, ownerId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trip')
    .set({ deleted_at: now })
    .where('trip_id', '=', tripId)
    .where('owner_id', '=', ownerId)
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

export interface TripFilter {
  readonly ownerId: string
  readonly today: IsoDate
  readonly status?: 'upcoming' | 'active' | 'completed' | 'cancelled' | undefined
  /** Only trips that are not over. */
  readonly open?: boolean
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
  readonly keyword?: string | undefined
  /** `created`: newest first. `start`: by date, trips without dates last. */
  readonly order: 'created' | 'start'
  readonly limit: number
  readonly offset: number
}

export type ListedTrip = StoredTrip & { readonly updated_at: Date }

/** A page of a user's trips. */
export async function listTrips(db: Database, filter: TripFilter): Promise<{ rows: ListedTrip[]; total: number }> {
  const found = db.selectFrom('trip').where((eb) => matches(eb, filter))
  const page = found
    .select([...COLUMNS, 'updated_at'])
    .limit(filter.limit)
    .offset(filter.offset)
  const ordered =
    filter.order === 'start'
      ? page.orderBy('start_date').orderBy('trip_id')
      : page.orderBy('created_at', 'desc').orderBy('trip_id', 'desc')
  const [rows, { total }] = await Promise.all([
    ordered.execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

function matches(eb: ExpressionBuilder<Tables, 'trip'>, filter: TripFilter) {
  const { ownerId, today, status, open, from, to, keyword } = filter
  return eb.and([
    eb('owner_id', '=', ownerId),
    eb('deleted_at', 'is', null),
    ...(status === undefined ? [] : [hasStatus(eb, status, today)]),
    ...(open ? [eb.or([eb('end_date', 'is', null), eb('end_date', '>=', today)])] : []),
    ...(from === undefined ? [] : [eb('end_date', '>=', from)]),
    ...(to === undefined ? [] : [eb('start_date', '<=', to)]),
    ...(keyword === undefined ? [] : [sql<SqlBool>`strpos(search_text, ${keyword}) > 0`]),
  ])
}

function hasStatus(eb: ExpressionBuilder<Tables, 'trip'>, status: NonNullable<TripFilter['status']>, today: IsoDate) {
  if (status === 'upcoming') return eb.or([eb('start_date', 'is', null), eb('start_date', '>', today)])
  if (status === 'active') return eb.and([eb('start_date', '<=', today), eb('end_date', '>=', today)])
  // Trips cannot be cancelled yet.
  return status === 'completed' ? eb('end_date', '<', today) : eb.lit(false)
}

/** All trips of a user, oldest first. Includes deleted ones: an export shows everything that is stored. */
export async function listTripsOf(db: Database, ownerId: string, limit: number): Promise<StoredTrip[]> {
  return db
    .selectFrom('trip')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('trip_id')
    .limit(limit)
    .execute()
}

export async function deleteTripsOf(db: Database, ownerId: string): Promise<void> {
  await db.deleteFrom('trip').where('owner_id', '=', ownerId).execute()
}

/** A user's trip that covers a date; of several, the one that started last. */
export async function findTripOn(db: Database, ownerId: string, date: IsoDate): Promise<StoredTrip | undefined> {
  return db
    .selectFrom('trip')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('start_date', '<=', date)
    .where('end_date', '>=', date)
    .orderBy('start_date', 'desc')
    .orderBy('trip_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A user's first trip that starts after a date. */
export async function findNextTrip(db: Database, ownerId: string, date: IsoDate): Promise<StoredTrip | undefined> {
  return db
    .selectFrom('trip')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('start_date', '>', date)
    .orderBy('start_date')
    .orderBy('trip_id')
    .limit(1)
    .executeTakeFirst()
}
