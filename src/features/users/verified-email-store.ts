import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { findUserByLogin, type User, updateUser } from './user-store.ts'

/**
 * Locks an address for this transaction and returns the user who has verified it. Call after `holdUser`: of two users who
 * verify the address concurrently, the second sees the first.
 */
export async function holdEmail(db: Database, email: string): Promise<User | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proved ${email}`}, 0))`.execute(db)
  return findUserByLogin(db, email)
}

/** Replaces the verified address; false if another user has verified it. */
export async function changeEmail(db: Database, userId: string, email: string): Promise<boolean> {
  const owner = await holdEmail(db, email)
  return (owner === undefined || owner.user_id === userId) && updateUser(db, userId, { email })
}

/** Opens the account of a sign-up whose address is now verified; false if another user verified it first. */
export async function activateUser(db: Database, userId: string, email: string): Promise<boolean> {
  if (await holdEmail(db, email)) return false
  // Nobody has seen this account yet, so its version stays 1.
  const result = await db
    .updateTable('app_user')
    .set({ activated_at: sql`now()`, email, unproved_email: null, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('activated_at', 'is', null)
    .where('unproved_email', '=', email)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
