import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { sendWithNext } from '../../platform/database/pooled-dialect.ts'
import type { TripFacts } from './trip-facts.ts'
import { MAX_VERSIONS } from './trip-limits.ts'
import { columnsOf } from './trip-store.ts'
import type { TripVersionChange } from './trip-table.ts'

/**
 * Gives a locked trip its next version, with facts of its own, in one statement. From the version whose facts it replaces, a
 * redo leads here from now on.
 */
export async function insertEdit(
  db: Database,
  edit: {
    readonly tripId: string
    readonly version: number
    readonly facts: TripFacts
    readonly allowOverlap: boolean
    readonly authorId: string
  },
): Promise<void> {
  const { tripId, version, facts, allowOverlap, authorId } = edit
  const columns = columnsOf(facts)
  const saved = sql`
    with shown as (
      select shown.version from trip_version asked
      join trip_version shown
        on shown.trip_id = asked.trip_id and shown.version = asked.shows_version and shown.facts is not null
      where asked.trip_id = ${tripId} and asked.version = ${version - 1}::int
    ), linked as (
      update trip_version set next_version = ${version}::int from shown
      where trip_version.trip_id = ${tripId} and trip_version.version = shown.version
    ), edited as (
      update trip set version = ${version}::int, allow_overlap = ${allowOverlap}::boolean, updated_at = now(),
        start_date = ${columns.start_date}::date, end_date = ${columns.end_date}::date,
        number_of_days = ${columns.number_of_days}::int, facts = ${columns.facts}::jsonb,
        search_text = ${columns.search_text}
      where trip_id = ${tripId}
      returning trip_id, version, facts
    )
    insert into trip_version (trip_id, version, change, shows_version, facts, parent_version, author_id)
    select trip_id, version, 'edited', version, facts, (select version from shown), ${authorId} from edited`
  await sendWithNext(db, saved)
  await dropOldVersions(db, tripId, version, version)
}

/** Adds a version that shows the facts of an earlier one. */
export async function insertReturn(
  db: Database,
  version: {
    readonly tripId: string
    readonly version: number
    readonly change: Extract<TripVersionChange, 'undone' | 'redone'>
    readonly shows: number
    readonly authorId: string
  },
): Promise<void> {
  const { tripId, version: number, change, shows, authorId } = version
  await db
    .insertInto('trip_version')
    .values({ trip_id: tripId, version: number, change, shows_version: shows, author_id: authorId })
    .execute()
  await dropOldVersions(db, tripId, number, shows)
}

export interface Shown {
  readonly version: number
  readonly facts: TripFacts
  readonly parent_version: number | null
  readonly next_version: number | null
}

/** The version whose facts a version shows; undefined for one that there never was or that is kept no longer. */
export async function findShown(db: Database, tripId: string, version: number): Promise<Shown | undefined> {
  const row = await db
    .selectFrom('trip_version as asked')
    .innerJoin('trip_version as shown', (join) =>
      join
        .onRef('shown.trip_id', '=', 'asked.trip_id')
        .onRef('shown.version', '=', 'asked.shows_version')
        .on('shown.facts', 'is not', null),
    )
    .select(['shown.version', 'shown.facts', 'shown.parent_version', 'shown.next_version'])
    .where('asked.trip_id', '=', tripId)
    .where('asked.version', '=', version)
    .executeTakeFirst()
  return row?.facts ? { ...row, facts: row.facts } : undefined
}

/** Keeps the newest versions, and the one whose facts the trip shows. */
async function dropOldVersions(db: Database, tripId: string, newest: number, shown: number): Promise<void> {
  if (newest <= MAX_VERSIONS) return
  await db
    .deleteFrom('trip_version')
    .where('trip_id', '=', tripId)
    .where('version', '<=', newest - MAX_VERSIONS)
    .where('version', '<>', shown)
    .execute()
}

/** What a user did to trips, oldest first. The current facts are those of the trips. */
export async function listVersionsBy(db: Database, authorId: string, limit: number) {
  return db
    .selectFrom('trip_version')
    .select(['trip_id', 'version', 'change', 'created_at'])
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .orderBy('trip_id')
    .orderBy('version')
    .limit(limit)
    .execute()
}

/** Versions that a user made of others' trips are nobody's. */
export async function forgetAuthor(db: Database, authorId: string): Promise<void> {
  await db.updateTable('trip_version').set({ author_id: null }).where('author_id', '=', authorId).execute()
}
