import type { Database } from '../../platform/database/database.ts'
import type { TripFacts } from './trip-facts.ts'
import { MAX_VERSIONS } from './trip-limits.ts'
import type { TripVersionChange } from './trip-table.ts'

/** Adds a version with facts of its own; from its parent, a redo leads here from now on. */
export async function insertVersion(
  db: Database,
  version: {
    readonly tripId: string
    readonly version: number
    readonly change: Extract<TripVersionChange, 'created' | 'edited'>
    readonly facts: TripFacts
    readonly parent: number | null
    readonly authorId: string
  },
): Promise<void> {
  const { tripId, version: number, change, facts, parent, authorId } = version
  await db
    .insertInto('trip_version')
    .values({
      trip_id: tripId,
      version: number,
      change,
      shows_version: number,
      facts: JSON.stringify(facts),
      parent_version: parent,
      next_version: null,
      author_id: authorId,
    })
    .execute()
  if (parent === null) return
  await db
    .updateTable('trip_version')
    .set({ next_version: number })
    .where('trip_id', '=', tripId)
    .where('version', '=', parent)
    .execute()
  await dropOldVersions(db, tripId, number, number)
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
