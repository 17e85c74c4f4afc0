import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Origin, Role } from '../../platform/operation.ts'
import { securityEvent } from './security-event-store.ts'

export interface NewSession {
  readonly sessionId: string
  readonly userId: string
  /** `password`, or the name of the provider. */
  readonly method: string
  readonly origin: Origin
  /** Of the first refresh token. */
  readonly tokenDigest: Buffer
}

/** What the guard must know of a session. */
export interface LiveSession {
  readonly userId: string
  readonly role: Role
  readonly provedAt: Date
}

export interface ListedSession {
  readonly session_id: string
  readonly method: string
  readonly address: string
  readonly user_agent: string
  readonly created_at: Date
  readonly last_used_at: Date
}

/**
 * Begins a session with its first refresh token and its line in the security log, in one statement; of the user's other
 * sessions those used longest ago end, so that at most `kept` live.
 */
export async function beginSession(
  db: Database,
  { sessionId, userId, method, origin, tokenDigest }: NewSession,
  { lifeS, kept }: { readonly lifeS: number; readonly kept: number },
): Promise<{ refreshExpiresAt: Date; surplus: string[] }> {
  // A surplus session that another sign-in is just ending is left to it: to wait for each other could be for ever.
  const { rows } = await sql<{ refreshExpiresAt: Date; surplus: string[] }>`
    with begun as (
      insert into session (session_id, user_id, method, address, user_agent)
      values (${sessionId}, ${userId}, ${method}, ${origin.address}, ${origin.userAgent})
    ), token as (
      insert into refresh_token (token_digest, session_id, expires_at)
      values (${tokenDigest}, ${sessionId}, now() + make_interval(secs => ${lifeS}))
      returning expires_at
    ), event as (${securityEvent({ userId, kind: 'signed_in', origin, details: { method } })}),
    ended as (
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

/** One that was not ended, of a user who may sign in. */
export async function findLiveSession(db: Database, sessionId: string): Promise<LiveSession | undefined> {
  return db
    .selectFrom('session as s')
    .innerJoin('app_user as u', 'u.user_id', 's.user_id')
    .select(['s.user_id as userId', 'u.role', 's.proved_at as provedAt'])
    .where('s.session_id', '=', sessionId)
    .where('s.revoked_at', 'is', null)
    .where('u.activated_at', 'is not', null)
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirst()
}

/** Those that were not ended and can still be renewed, newest use first. */
export async function listLiveSessions(db: Database, userId: string, limit: number): Promise<ListedSession[]> {
  return db
    .selectFrom('session as s')
    .select(['session_id', 'method', 'address', 'user_agent', 'created_at', 'last_used_at'])
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

/** Ends sessions of a user: the one named, or all but the one excepted, or those of one method; tells which were ended now. */
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

/** Whether the user of a session has proved within so many seconds who they are. */
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

export async function insertRefreshToken(
  db: Database,
  token: { readonly digest: Buffer; readonly sessionId: string },
  lifeS: number,
): Promise<Date> {
  const row = await db
    .insertInto('refresh_token')
    .values({
      token_digest: token.digest,
      session_id: token.sessionId,
      expires_at: sql`now() + make_interval(secs => ${lifeS})`,
      used_at: null,
    })
    // The same successor may be asked for twice; the row is there to be returned.
    .onConflict((conflict) => conflict.column('token_digest').doUpdateSet({ session_id: token.sessionId }))
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return row.expires_at
}

/**
 * How many seconds the session of an unused token has to wait before it may have another one: 0, unless it got `max` of
 * them within the hour.
 */
export async function secondsToNextToken(db: Database, digest: Buffer, max: number): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from made.created_at + interval '1 hour' - now())::float8 as wait
    from refresh_token sent join refresh_token made on made.session_id = sent.session_id
    where sent.token_digest = ${digest} and sent.used_at is null and made.created_at > now() - interval '1 hour'
    order by made.created_at desc offset ${max - 1} limit 1`.execute(db)
  return rows[0] ? Math.max(1, Math.ceil(rows[0].wait)) : 0
}

/** Uses a token, and tells how long ago it was used first; callers that come at once wait for each other. */
export async function useRefreshToken(
  db: Database,
  digest: Buffer,
): Promise<{ sessionId: string; usedAgeS: number } | undefined> {
  return db
    .updateTable('refresh_token')
    .set({ used_at: sql`coalesce(used_at, clock_timestamp())` })
    .where('token_digest', '=', digest)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning([
      'session_id as sessionId',
      sql<number>`extract(epoch from clock_timestamp() - used_at)::float8`.as('usedAgeS'),
    ])
    .executeTakeFirst()
}

export async function findSessionOfToken(
  db: Database,
  digest: Buffer,
): Promise<{ sessionId: string; userId: string } | undefined> {
  return db
    .selectFrom('refresh_token as t')
    .innerJoin('session as s', 's.session_id', 't.session_id')
    .select(['s.session_id as sessionId', 's.user_id as userId'])
    .where('t.token_digest', '=', digest)
    .executeTakeFirst()
}

export async function touchSession(db: Database, sessionId: string): Promise<void> {
  await db.updateTable('session').set({ last_used_at: sql`now()` }).where('session_id', '=', sessionId).execute()
}

/** Tokens that have expired, and sessions that ended or were not used for long enough. */
export async function removeOldSessions(db: Database, limit: number): Promise<void> {
  await sql`delete from refresh_token where token_digest in
    (select token_digest from refresh_token where expires_at < now() limit ${limit})`.execute(db)
  await sql`delete from session where session_id in (
    select session_id from session
    where revoked_at < now() - interval '30 days' or last_used_at < now() - interval '60 days' limit ${limit})`.execute(
    db,
  )
}
