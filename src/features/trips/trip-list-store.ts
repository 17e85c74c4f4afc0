import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Tables } from '../../platform/database/database.ts'
import type { IsoDate } from '../../world/calendar.ts'
import { listJoinedTrips } from './member-store.ts'
import { type StoredTrip, TRIP_COLUMNS } from './trip-store.ts'

const COLUMNS = [...TRIP_COLUMNS, 'updated_at', 'start_date'] as const

export interface TripFilter {
  /** Whose own and joined trips. */
  readonly userId: string
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

/** A page of the trips that a user owns or has joined. */
export async function listTrips(db: Database, filter: TripFilter): Promise<{ rows: ListedTrip[]; total: number }> {
  const { limit, offset } = filter
  const found = visibleTrips(db, filter.userId, await listJoinedTrips(db, filter.userId)).map((trips) =>
    trips.where((eb) => matches(eb, filter)),
  )
  // Of several sources, each gives its first rows in order, so that none is sorted as a whole.
  const sources = found.map((trips) => inOrder(trips.select(COLUMNS), filter.order).limit(offset + limit))
  const [rows, counts] = await Promise.all([
    inOrder(unionOf(db, sources).select(COLUMNS), filter.order).limit(limit).offset(offset).execute(),
    Promise.all(found.map((trips) => trips.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow())),
  ])
  return { rows, total: counts.reduce((total, { count }) => total + count, 0) }
}

/** A user's own or joined trip that covers a date; of several, the one that started last. */
export async function findTripOn(db: Database, userId: string, date: IsoDate): Promise<StoredTrip | undefined> {
  const sources = visibleTrips(db, userId, await listJoinedTrips(db, userId)).map((trips) =>
    trips
      .select(COLUMNS)
      .where('start_date', '<=', date)
      .where('end_date', '>=', date)
      .orderBy('start_date', 'desc')
      .orderBy('trip_id', 'desc')
      .limit(1),
  )
  return unionOf(db, sources)
    .select(TRIP_COLUMNS)
    .orderBy('start_date', 'desc')
    .orderBy('trip_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A user's first own or joined trip that starts after a date. */
export async function findNextTrip(db: Database, userId: string, date: IsoDate): Promise<StoredTrip | undefined> {
  const sources = visibleTrips(db, userId, await listJoinedTrips(db, userId)).map((trips) =>
    inOrder(trips.select(COLUMNS).where('start_date', '>', date), 'start').limit(1),
  )
  return inOrder(unionOf(db, sources).select(TRIP_COLUMNS), 'start').limit(1).executeTakeFirst()
}

/** Trips of all users that start on a date, in the order of their ids, after one of them. */
export async function listTripsStartingOn(
  db: Database,
  date: IsoDate,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<StoredTrip[]> {
  return db
    .selectFrom('trip')
    .select(TRIP_COLUMNS)
    .where('start_date', '=', date)
    .where('deleted_at', 'is', null)
    .where('trip_id', '>', after)
    .orderBy('trip_id')
    .limit(limit)
    .execute()
}

type Rows<Selected> = SelectQueryBuilder<Tables, 'trip', Selected>

/** A user's own trips, and those that they have joined if there are any. One query with `or` would use no index's order. */
function visibleTrips(db: Database, userId: string, joined: readonly string[]): Rows<object>[] {
  const trips = db.selectFrom('trip').where('deleted_at', 'is', null)
  const own = trips.where('owner_id', '=', userId)
  return joined.length === 0 ? [own] : [own, trips.where('trip_id', 'in', joined)]
}

/** The rows of one or two sources, which keep their own order and limit. */
function unionOf<Selected>(db: Database, [first, second]: readonly Rows<Selected>[]) {
  if (!first) throw new Error('a union needs a source')
  const rows = db.selectFrom(first.as('first')).selectAll()
  const all = second ? rows.unionAll(db.selectFrom(second.as('second')).selectAll()) : rows
  return db.selectFrom(all.as('trip'))
}

/** Ordered the same in a source and in the union of both, whose column types differ only by name. */
function inOrder<DB, Table extends keyof DB, Selected>(
  rows: SelectQueryBuilder<DB, Table, Selected>,
  order: TripFilter['order'],
): SelectQueryBuilder<DB, Table, Selected> {
  return order === 'start'
    ? rows.orderBy(sql.ref('start_date')).orderBy(sql.ref('trip_id'))
    : rows.orderBy(sql.ref('created_at'), 'desc').orderBy(sql.ref('trip_id'), 'desc')
}

function matches(eb: ExpressionBuilder<Tables, 'trip'>, filter: TripFilter) {
  const { today, status, open, from, to, keyword } = filter
  return eb.and([
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
