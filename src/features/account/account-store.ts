import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../../platform/language.ts'

const CHANGED = { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` }

export interface BasicInfo {
  readonly name?: string
  readonly language?: Language
  /** Takes the place of an uploaded picture. */
  readonly profileUrl?: string | null
}

/** Takes the user's row for this transaction: of several changes at once each sees what the one before it did. */
export async function lockUser(db: Database, userId: string): Promise<void> {
  await db.selectFrom('app_user').select('user_id').where('user_id', '=', userId).forUpdate().execute()
}

export async function updateBasicFields(
  db: Database,
  userId: string,
  { name, language, profileUrl }: BasicInfo,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({
      ...CHANGED,
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language }),
      ...(profileUrl !== undefined && { profile_url: profileUrl, image_file_id: null }),
    })
    .where('user_id', '=', userId)
    .execute()
}

/** A picture that is used no more is shown no more, and removed with other files without a use. */
export async function dropFileUse(db: Database, fileId: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ used_for: null, visibility: 'private' })
    .where('file_id', '=', fileId)
    .execute()
}

/** False when the password is no longer the one that was proved. */
export async function replacePasswordHash(
  db: Database,
  userId: string,
  { before, after }: { readonly before: string | null; readonly after: string },
): Promise<boolean> {
  const result = await db
    .updateTable('app_user')
    .set({ ...CHANGED, password_hash: after })
    .where('user_id', '=', userId)
    .where('password_hash', before === null ? 'is' : '=', before)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** How the change of a name ended: at once, or because somebody has it, or because it was changed too lately. */
export type Renaming = 'changed' | 'taken' | 'too_soon'

export async function renameUser(db: Database, userId: string, username: string, restDays: number): Promise<Renaming> {
  try {
    const result = await db
      .updateTable('app_user')
      .set({ ...CHANGED, username, username_changed_at: sql`now()` })
      .where('user_id', '=', userId)
      .where((where) =>
        where.or([
          where('username_changed_at', 'is', null),
          where('username_changed_at', '<=', sql<Date>`now() - make_interval(days => ${restDays})`),
        ]),
      )
      .executeTakeFirst()
    return result.numUpdatedRows === 1n ? 'changed' : 'too_soon'
  } catch (error) {
    // Of two who take a name at the same time the unique index lets one.
    if ((error as { constraint?: string }).constraint === 'app_user_username') return 'taken'
    throw error
  }
}

/** Which of these names, in lower case, are held: by accounts, or by sign-ups of the last day. */
export async function listHeldUsernames(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select lower(username) as name from app_user
    where lower(username) = any(${names}) and (activated_at is not null or created_at > now() - interval '24 hours')
    order by 1 limit ${names.length}`.execute(db)
  return rows.map(({ name }) => name)
}

/** False when another account has proved the address; call `lockEmail` first. */
export async function setEmail(db: Database, userId: string, email: string): Promise<boolean> {
  const result = await db
    .updateTable('app_user')
    .set({ ...CHANGED, email })
    .where('user_id', '=', userId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('app_user as other')
            .select('other.user_id')
            .where(sql`lower(other.email)`, '=', email)
            .where('other.user_id', '!=', userId),
        ),
      ),
    )
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function dropPassword(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ ...CHANGED, password_hash: null })
    .where('user_id', '=', userId)
    .execute()
}

/** Closes the account; answers until when it can be opened again, undefined when it was closed already. */
export async function deactivateUser(db: Database, userId: string, returnDays: number): Promise<Date | undefined> {
  const row = await db
    .updateTable('app_user')
    .set({ ...CHANGED, deactivated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .returning(sql<Date>`now() + make_interval(days => ${returnDays})`.as('until'))
    .executeTakeFirst()
  return row?.until
}

/** Accounts that were closed longer ago than this, longest first. */
export async function listLongClosed(db: Database, returnDays: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('user_id')
    .where('deactivated_at', '<', sql<Date>`now() - make_interval(days => ${returnDays})`)
    .orderBy('deactivated_at')
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Takes an account that is still long closed for this transaction; false when its user has come back. */
export async function lockLongClosed(db: Database, userId: string, returnDays: number): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('deactivated_at', '<', sql<Date>`now() - make_interval(days => ${returnDays})`)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The row itself, without the password. */
export async function findHeldAccount(db: Database, userId: string) {
  return db
    .selectFrom('app_user')
    .select([
      'user_id',
      'username',
      'name',
      'email',
      'unproved_email',
      'role',
      'language',
      'profile_url',
      'image_file_id',
      'created_at',
      'activated_at',
      'updated_at',
      'username_changed_at',
      'deactivated_at',
      'version',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('app_user').where('user_id', '=', userId).execute()
}
