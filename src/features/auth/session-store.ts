import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Origin } from '../../platform/operation.ts'

export interface NewSession {
  readonly sessionId: string
  readonly userId: string
  /** `password`, or the name of the provider. */
  readonly method: string
  readonly origin: Origin
  /** Digest of the first refresh token. */
  readonly tokenDigest: Buffer
}

export interface LiveSession {
  readonly userId: string
  readonly provedAt: Date
}

/** A session with the member names of the API. */
export interface ListedSession {
  readonly session_id: string
  readonly method: string
  readonly address: string
  readonly user_agent: string
  readonly created_at: Date
  readonly last_used_at: Date
}

/**
 * Inserts a session with its first refresh token, in one statement, and ends the least recently used sessions of the user
 * so that at most `kept` live.
 */
export async function beginSession(
  db: Database,
  { sessionId, userId, method, origin, tokenDigest }: NewSession,
  { lifeS, kept }: { readonly lifeS: number; readonly kept: number },
): Promise<{ refreshExpiresAt: Date; surplus: string[] }> {
  // Skips a surplus session that a concurrent sign-in is ending: waiting for each other would deadlock.
  const { rows } = await sql<{ refreshExpiresAt: Date; surplus: string[] }>`
    with begun as (
      insert into session (session_id, user_id, method, ip_address, user_agent)
      values (${sessionId}, ${userId}, ${method}, ${origin.address}, ${origin.userAgent})
    ), token as (
      insert into refresh_token (token_digest, session_id, expires_at)
      values (${tokenDigest}, ${sessionId}, now() + make_interval(secs => ${lifeS}))
      returning expires_at
    ), ended as (
      update session set revoked_at = now() where session_id in (
        select session_id from session where session_id in (
          select session_id from session where user_id = ${userId} and revoked_at is null
          order by last_used_at desc, session_id desc offset ${kept - 1}
        ) and revoked_at is null for update skip locked
      ) returning session_id
    )
    select expires_at as "refreshExpiresAt", array(select session_id from ended) as surplus from token`.execute(db)
  return rows[0]!
}

/** A session that has not ended. */
export async function findLiveSession(db: Database, sessionId: string): Promise<LiveSession | undefined> {
  return db
    .selectFrom('session')
    .select(['user_id as userId', 'proved_at as provedAt'])
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** Sessions that have not ended and can still be refreshed, most recently used first. */
export async function listLiveSessions(db: Database, userId: string, limit: number): Promise<ListedSession[]> {
  return db
    .selectFrom('session as s')
    .select(['session_id', 'method', 'ip_address as address', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('refresh_token as t')
          .select('t.session_id')
          .whereRef('t.session_id', '=', 's.session_id')
          .where('t.expires_at', '>', sql<Date>`now()`),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id')
    .limit(limit)
    .execute()
}

/** Ends sessions of a user: one, all except one, or those of one method. Returns the ids of the ended sessions. */
export async function revokeSessions(
  db: Database,
  userId: string,
  which: { readonly only?: string; readonly except?: string; readonly method?: string },
): Promise<string[]> {
  const rows = await db
    .updateTable('session')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(which.only !== undefined, (query) => query.where('session_id', '=', which.only!))
    .$if(which.except !== undefined, (query) => query.where('session_id', '!=', which.except!))
    .$if(which.method !== undefined, (query) => query.where('method', '=', which.method!))
    .returning('session_id')
    .execute()
  return rows.map((row) => row.session_id)
}

export async function proveSession(db: Database, sessionId: string): Promise<void> {
  await db.updateTable('session').set({ proved_at: sql`now()` }).where('session_id', '=', sessionId).execute()
}

/** Whether the user has proved their identity in this session within `maxAgeS` seconds. */
export async function hasFreshProof(db: Database, sessionId: string, maxAgeS: number): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('proved_at', '>', sql<Date>`now() - make_interval(secs => ${maxAgeS})`)
    .executeTakeFirst()
  return row !== undefined
}

export async function touchSession(db: Database, sessionId: string): Promise<void> {
  await db.updateTable('session').set({ last_used_at: sql`now()` }).where('session_id', '=', sessionId).execute()
}

/** Deletes expired tokens, sessions that ended more than 30 days ago, and sessions unused for 60 days. */
export async function purgeSessions(db: Database, limit: number): Promise<void> {
  await sql`delete from refresh_token where token_digest in (
    select token_digest from refresh_token where expires_at < now()
    order by expires_at limit ${limit})`.execute(db)
  await sql`delete from session where session_id in (
    select session_id from session where revoked_at < now() - interval '30 days'
    order by revoked_at limit ${limit})`.execute(db)
  await sql`delete from session where session_id in (
    select session_id from session where last_used_at < now() - interval '60 days'
    order by last_used_at limit ${limit})`.execute(db)
}
