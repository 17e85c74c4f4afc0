import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export async function insertPasswordReset(
  db: Database,
  { digest, userId, lifeS }: { readonly digest: Buffer; readonly userId: string; readonly lifeS: number },
): Promise<Date> {
  const row = await db
    .insertInto('password_reset')
    .values({
      token_digest: digest,
      user_id: userId,
      expires_at: sql`now() + make_interval(secs => ${lifeS})`,
      used_at: null,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return row.expires_at
}

/** The user to whom a usable reset token belongs. */
export async function findPasswordReset(db: Database, digest: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_reset')
    .select('user_id')
    .where('token_digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.user_id
}

/** Uses a reset token; false if it was used before or has expired. */
export async function claimPasswordReset(db: Database, digest: Buffer): Promise<boolean> {
  const result = await db
    .updateTable('password_reset')
    .set({ used_at: sql`now()` })
    .where('token_digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Ends the resets of a user that are under way. */
export async function endPasswordResets(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('password_reset').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

/** Deletes resets that expired more than a day ago. */
export async function purgePasswordResets(db: Database, limit: number): Promise<void> {
  await sql`delete from password_reset where token_digest in (
    select token_digest from password_reset where expires_at < now() - interval '1 day'
    order by expires_at limit ${limit})`.execute(db)
}
