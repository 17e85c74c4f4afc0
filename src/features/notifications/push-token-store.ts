import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { PushTokenTable } from './notification-table.ts'

/** Where a device can be reached; which columns are null follows from the kind. */
export type DeviceAddress = Pick<Selectable<PushTokenTable>, 'kind' | 'platform' | 'address' | 'p256dh' | 'auth'>

export interface RegisteredToken {
  readonly token_id: string
  readonly registered_at: Date
}

/**
 * Registers a device for a session, within a transaction in which `holdCaller` came first. Takes it from another user, with
 * what was to be pushed to it, and drops the user's oldest devices beyond `kept`.
 */
export async function registerToken(
  db: Database,
  { tokenId, userId, sessionId, device }: { tokenId: string; userId: string; sessionId: string; device: DeviceAddress },
  kept: number,
): Promise<RegisteredToken> {
  const { kind, address } = device
  await sql`select pg_advisory_xact_lock(hashtextextended(${`push token ${address}`}, 0))`.execute(db)
  await db
    .deleteFrom('push_token')
    .where('kind', '=', kind)
    .where('address', '=', address)
    .where('user_id', '!=', userId)
    .execute()
  const renewed = { session_id: sessionId, registered_at: sql<Date>`clock_timestamp()`, retry_at: sql<Date>`now()` }
  const token = await db
    .insertInto('push_token')
    .values({ token_id: tokenId, user_id: userId, ...device, ...renewed })
    .onConflict((conflict) => conflict.columns(['kind', 'address']).doUpdateSet({ ...device, ...renewed, failures: 0 }))
    .returning(['token_id', 'registered_at'])
    .executeTakeFirstOrThrow()
  await sql`delete from push_token where token_id in (
    select token_id from push_token where user_id = ${userId}
    order by registered_at desc, token_id desc offset ${kept})`.execute(db)
  return token
}

export async function deleteTokenOf(db: Database, userId: string, tokenId: string): Promise<void> {
  await db.deleteFrom('push_token').where('token_id', '=', tokenId).where('user_id', '=', userId).execute()
}

/** Deletes a device that no longer exists. */
export async function deleteDeadToken(db: Database, tokenId: string): Promise<void> {
  await db.deleteFrom('push_token').where('token_id', '=', tokenId).execute()
}

/** The devices of a user, oldest first. */
export async function listTokensOf(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('push_token')
    .select(['token_id', 'session_id', 'kind', 'platform', 'address', 'registered_at'])
    .where('user_id', '=', userId)
    .orderBy('registered_at')
    .orderBy('token_id')
    .limit(limit)
    .execute()
}

export async function deleteTokensOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('push_token').where('user_id', '=', userId).execute()
}

/** Deletes up to `limit` devices whose session has ended; nothing is pushed to them anyway. */
export async function deleteEndedTokens(db: Database, limit: number): Promise<void> {
  await sql`delete from push_token where token_id in (
    select token_id from push_token join session using (session_id)
    where revoked_at is not null order by token_id limit ${limit})`.execute(db)
}
