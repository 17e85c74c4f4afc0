import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { DEFAULT_GENERAL, DEFAULT_TRIP, type GeneralSettings, type TripSettings } from './settings-schema.ts'

/** Settings with their version; 0 for those that were never changed. */
export interface Versioned<Settings> {
  readonly settings: Settings
  readonly version: number
}

export async function getGeneralSettings(db: Database, userId: string): Promise<Versioned<GeneralSettings>> {
  const row = await db
    .selectFrom('chat_preference')
    .select(['settings', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { settings: DEFAULT_GENERAL, version: 0 }
}

export async function getTripSettings(db: Database, tripId: string): Promise<Versioned<TripSettings>> {
  const row = await db
    .selectFrom('chat_trip_preference')
    .select(['settings', 'version'])
    .where('trip_id', '=', tripId)
    .executeTakeFirst()
  return row ?? { settings: DEFAULT_TRIP, version: 0 }
}

/** Serialises the changes of somebody's settings until the transaction ends. */
export async function holdSettings(db: Database, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat settings of ${id}`}, 0))`.execute(db)
}

/** Replaces settings, and has the notices that depend on them planned again. */
export async function putGeneralSettings(
  db: Database,
  userId: string,
  { settings, version }: Versioned<GeneralSettings>,
): Promise<void> {
  const stored = { settings: JSON.stringify(settings), version, updated_at: sql<Date>`now()` }
  await db
    .insertInto('chat_preference')
    .values({ user_id: userId, ...stored })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(stored))
    .execute()
  await db.updateTable('chat_link').set({ notice_version: null }).where('linked_by', '=', userId).execute()
}

export async function putTripSettings(
  db: Database,
  tripId: string,
  { settings, version }: Versioned<TripSettings>,
): Promise<void> {
  const stored = { settings: JSON.stringify(settings), version, updated_at: sql<Date>`now()` }
  await db
    .insertInto('chat_trip_preference')
    .values({ trip_id: tripId, ...stored })
    .onConflict((conflict) => conflict.column('trip_id').doUpdateSet(stored))
    .execute()
  await db.updateTable('chat_link').set({ notice_version: null }).where('trip_id', '=', tripId).execute()
}

/** The general settings that a user has changed, for an export. */
export async function listStoredSettings(db: Database, userId: string) {
  return db
    .selectFrom('chat_preference')
    .select(['settings', 'version', 'updated_at'])
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteGeneralSettings(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('chat_preference').where('user_id', '=', userId).execute()
}
