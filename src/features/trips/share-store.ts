import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { ShareRole } from './trip-table.ts'

export const stillValid = (column: string) => sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} > now())`

export interface Link {
  readonly role: ShareRole
  readonly tokenDigest: Buffer
  readonly expiresAt: Date | null
}

/** Shares a trip by a new link; the one before stops working. */
export async function putLink(db: Database, tripId: string, { role, tokenDigest, expiresAt }: Link): Promise<void> {
  const link = { role, token_digest: tokenDigest, expires_at: expiresAt, created_at: sql<Date>`now()` }
  await db
    .insertInto('trip_link')
    .values({ trip_id: tripId, ...link })
    .onConflict((conflict) => conflict.column('trip_id').doUpdateSet(link))
    .execute()
}

/** The trip of a live link; undefined if there is none. */
export async function findLinkedTrip(db: Database, tokenDigest: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('trip_link')
    .select('trip_id')
    .where('token_digest', '=', tokenDigest)
    .where(stillValid('expires_at'))
    .executeTakeFirst()
  return row?.trip_id
}

/** Ends the link and the memberships of a trip. */
export async function deleteShare(db: Database, tripId: string): Promise<void> {
  await db.deleteFrom('trip_link').where('trip_id', '=', tripId).execute()
  await db.deleteFrom('trip_member').where('trip_id', '=', tripId).execute()
}

/** Ends the links and the memberships of all trips of a user. */
export async function deleteSharesOf(db: Database, ownerId: string): Promise<void> {
  const own = db.selectFrom('trip').select('trip_id').where('owner_id', '=', ownerId)
  await db.deleteFrom('trip_link').where('trip_id', 'in', own).execute()
  await db.deleteFrom('trip_member').where('trip_id', 'in', own).execute()
}

/** The links of a user's trips, without their tokens. */
export async function listLinksOf(db: Database, ownerId: string, limit: number) {
  return db
    .selectFrom('trip_link as link')
    .innerJoin('trip', 'trip.trip_id', 'link.trip_id')
    .select(['link.trip_id', 'link.role', 'link.expires_at', 'link.created_at'])
    .where('trip.owner_id', '=', ownerId)
    .orderBy('trip.created_at')
    .orderBy('trip.trip_id')
    .limit(limit)
    .execute()
}

/** Erases links and memberships that have expired. */
export async function purgeExpiredShares(db: Database): Promise<void> {
  await db.deleteFrom('trip_link').where('expires_at', '<=', sql<Date>`now()`).execute()
  await db.deleteFrom('trip_member').where('expires_at', '<=', sql<Date>`now()`).execute()
}
