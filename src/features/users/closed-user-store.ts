import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { updateUser } from './user-store.ts'

/** A closed account can be reopened for this long; then its data is erased. */
const REOPEN_DAYS = 30

/** Closes an account. Returns the instant until which it can be reopened. */
export async function closeUser(db: Database, userId: string): Promise<Date> {
  await updateUser(db, userId, { deactivated_at: sql`now()` })
  const row = await db
    .selectFrom('app_user')
    .select(sql<Date>`deactivated_at + make_interval(days => ${REOPEN_DAYS})`.as('until'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.until
}

/** Reopens an account. It reads the same as before it was closed, so its version stays. */
export async function reopenUser(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ deactivated_at: null, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute()
}

const IS_EXPIRED = sql<boolean>`deactivated_at < now() - make_interval(days => ${REOPEN_DAYS})`

/** Accounts that can no longer be reopened, longest closed first. */
export async function listExpiredUsers(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('user_id')
    .where(IS_EXPIRED)
    .orderBy('deactivated_at')
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Locks an account that can no longer be reopened; false if its owner has since reopened it. */
export async function holdExpiredUser(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('user_id')
    .where('user_id', '=', userId)
    .where(IS_EXPIRED)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('app_user').where('user_id', '=', userId).execute()
}
