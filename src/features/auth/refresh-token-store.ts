import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

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
    // A repeated refresh asks for the same successor: return the row that exists.
    .onConflict((conflict) => conflict.column('token_digest').doUpdateSet({ session_id: token.sessionId }))
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return row.expires_at
}

/** Seconds until the session of an unused token may get another one: 0 unless it got `max` of them within the hour. */
export async function secondsToNextToken(db: Database, digest: Buffer, max: number): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from made.created_at + interval '1 hour' - now())::float8 as wait
    from refresh_token sent join refresh_token made on made.session_id = sent.session_id
    where sent.token_digest = ${digest} and sent.used_at is null and made.created_at > now() - interval '1 hour'
    order by made.created_at desc offset ${max - 1} limit 1`.execute(db)
  return rows[0] ? Math.max(1, Math.ceil(rows[0].wait)) : 0
}

/** Marks a token as used and returns how long ago it was first used; concurrent callers wait for each other. */
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
