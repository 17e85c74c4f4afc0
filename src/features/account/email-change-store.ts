import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface NewEmailChange {
  readonly changeId: string
  readonly userId: string
  readonly oldEmail: string | null
  readonly newEmail: string
  readonly undoDigest: Buffer
}

export async function insertEmailChange(db: Database, change: NewEmailChange, undoDays: number): Promise<void> {
  await db
    .insertInto('email_change')
    .values({
      change_id: change.changeId,
      user_id: change.userId,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      undo_digest: change.undoDigest,
      undo_expires_at: sql`now() + make_interval(days => ${undoDays})`,
      undone_at: null,
    })
    .execute()
}

/** The user whose change an undo token belongs to, whether or not it is still valid. */
export async function findUndoOwner(db: Database, undoDigest: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_change')
    .select('user_id')
    .where('undo_digest', '=', undoDigest)
    .executeTakeFirst()
  return row?.user_id
}

/**
 * Uses an undo token and returns the address that it restores; undefined if it is not valid. Also ends the undo of every
 * later change: whoever made the undone change also chose the addresses that those would restore.
 */
export async function claimUndo(db: Database, undoDigest: Buffer): Promise<string | undefined> {
  const row = await db
    .updateTable('email_change')
    .set({ undone_at: sql`now()` })
    .where('undo_digest', '=', undoDigest)
    .where('old_email', 'is not', null)
    .where('undone_at', 'is', null)
    .where('undo_expires_at', '>', sql<Date>`now()`)
    .returning(['user_id as userId', 'old_email as oldEmail', 'changed_at as changedAt'])
    .executeTakeFirst()
  if (!row || row.oldEmail === null) return undefined
  const { userId, oldEmail, changedAt } = row
  await db
    .updateTable('email_change')
    .set({ undone_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('changed_at', '>=', changedAt)
    .where('undone_at', 'is', null)
    .execute()
  return oldEmail
}

export async function listEmailChanges(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('email_change')
    .select(['old_email', 'new_email', 'changed_at', 'undone_at'])
    .where('user_id', '=', userId)
    .orderBy('changed_at')
    .orderBy('change_id')
    .limit(limit)
    .execute()
}

export async function deleteEmailChanges(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('email_change').where('user_id', '=', userId).execute()
}
