import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { updateUser } from './user-store.ts'

/** An unverified sign-up holds its username for a day. */
const IS_HELD = sql<boolean>`(activated_at is not null or created_at > now() - interval '24 hours')`

/** Which of these usernames (lower case) are held by an account or a recent sign-up. */
export async function listHeldUsernames(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select lower(username) as name from app_user where lower(username) = any(${names}) and ${IS_HELD}
    order by 1 limit ${names.length}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Deletes a sign-up that was never verified and no longer holds this username (lower case). */
export async function releaseUsername(db: Database, name: string): Promise<void> {
  await sql`delete from app_user where lower(username) = ${name} and not ${IS_HELD}`.execute(db)
}

/** `too_soon` if the username changed within `restDays`. */
export async function updateUsername(
  db: Database,
  userId: string,
  username: string,
  restDays: number,
): Promise<'changed' | 'taken' | 'too_soon'> {
  try {
    const isChanged = await updateUser(
      db,
      userId,
      { username, username_changed_at: sql`now()` },
      sql`(username_changed_at is null or username_changed_at <= now() - make_interval(days => ${restDays}))`,
    )
    return isChanged ? 'changed' : 'too_soon'
  } catch (error) {
    // The unique index lets exactly one of two concurrent callers have the name.
    if ((error as { constraint?: string }).constraint === 'app_user_username') return 'taken'
    throw error
  }
}

/** Deletes sign-ups that nobody verified within two days. */
export async function purgeUnverifiedUsers(db: Database, limit: number): Promise<void> {
  await sql`delete from app_user where user_id in (
    select user_id from app_user
    where activated_at is null and unproved_email is not null and created_at < now() - interval '2 days'
    order by created_at limit ${limit})`.execute(db)
}
