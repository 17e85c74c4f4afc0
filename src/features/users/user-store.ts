import { type SqlBool, sql, type UpdateObject } from 'kysely'
import type { Database, Tables } from '../../platform/database/database.ts'
import type { Language } from '../../platform/language.ts'
import type { Role } from '../../platform/operation.ts'

export interface User {
  readonly user_id: string
  readonly username: string
  readonly email: string | null
  readonly unproved_email: string | null
  readonly name: string
  readonly role: Role
  readonly profile_url: string | null
  readonly image_file_id: string | null
  readonly language: Language
  readonly password_hash: string | null
  readonly activated_at: Date | null
  readonly deactivated_at: Date | null
  readonly username_changed_at: Date | null
  readonly created_at: Date
  readonly version: number
}

const columns = [
  'user_id',
  'username',
  'email',
  'unproved_email',
  'name',
  'role',
  'profile_url',
  'image_file_id',
  'language',
  'password_hash',
  'activated_at',
  'deactivated_at',
  'username_changed_at',
  'created_at',
  'version',
] as const

export async function findUser(db: Database, userId: string): Promise<User | undefined> {
  return db.selectFrom('app_user').select(columns).where('user_id', '=', userId).executeTakeFirst()
}

/**
 * Locks a user for this transaction, then reads the row. Every change to how a user signs in, and every new session, code
 * or token, calls this first and takes other locks later: of two concurrent changes, the second sees the first.
 */
export async function holdUser(db: Database, userId: string): Promise<User | undefined> {
  // Rows that refer to the user can still be inserted.
  await db.selectFrom('app_user').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute()
  // Read in a second statement: the first one's snapshot is older than its wait for the lock.
  return findUser(db, userId)
}

/** @param login a username as `usernameKey` returns it, or a verified email address as `emailKey` returns it */
export async function findUserByLogin(db: Database, login: string): Promise<User | undefined> {
  return db
    .selectFrom('app_user')
    .select(columns)
    .where(sql`lower(${sql.ref(login.includes('@') ? 'email' : 'username')})`, '=', login)
    .executeTakeFirst()
}

export interface NewUser {
  readonly userId: string
  readonly username: string
  readonly name: string
  readonly passwordHash: string | null
  readonly profileUrl: string | null
  readonly language: Language
  /** Not verified yet. */
  readonly unprovedEmail: string | null
  /** Verified. */
  readonly email: string | null
  /** Whether the user can sign in from the start. */
  readonly isActive: boolean
}

/** Returns false if the username or the verified address already belongs to a user. */
export async function insertUser(db: Database, user: NewUser): Promise<boolean> {
  const result = await db
    .insertInto('app_user')
    .values({
      user_id: user.userId,
      username: user.username,
      email: user.email,
      unproved_email: user.unprovedEmail,
      name: user.name,
      password_hash: user.passwordHash,
      profile_url: user.profileUrl,
      image_file_id: null,
      language: user.language,
      activated_at: user.isActive ? sql`now()` : null,
      username_changed_at: null,
      deactivated_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Every visible change of the account goes through here: it increments the version, and with it the ETag. */
export async function updateUser(
  db: Database,
  userId: string,
  changes: UpdateObject<Tables, 'app_user'>,
  condition = sql<SqlBool>`true`,
): Promise<boolean> {
  const result = await db
    .updateTable('app_user')
    .set({ ...changes, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where(condition)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The columns that other features may change; names and addresses have their own rules. */
export type UserChanges = Partial<Pick<User, 'name' | 'language' | 'profile_url' | 'image_file_id' | 'password_hash'>>

/** Changes a user and increments the version; `{}` only increments it, for a visible change in another table. */
export async function changeUser(db: Database, userId: string, changes: UserChanges): Promise<void> {
  await updateUser(db, userId, changes)
}

/** Stores the same password under a newer hash; the change is not visible, so the version stays. */
export async function rehashPassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('app_user').set({ password_hash: passwordHash }).where('user_id', '=', userId).execute()
}

/** Sets the role of the user with this id, username or email address; undefined if no such user exists. */
export async function grantRole(
  db: Database,
  user: string,
  role: Role,
): Promise<{ user_id: string; username: string } | undefined> {
  const name = user.toLowerCase()
  const found = await db
    .selectFrom('app_user')
    .select(['user_id', 'username'])
    .where((where) =>
      where.or([
        where('user_id', '=', user),
        where(sql`lower(username)`, '=', name),
        where(sql`lower(email)`, '=', name),
      ]),
    )
    .executeTakeFirst()
  if (found) await updateUser(db, found.user_id, { role })
  return found
}

/** Users with the role admin, at most `limit`. */
export async function listAdmins(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Display names by user id, for up to 1,000 users. Omits closed accounts. */
export async function listActiveNames(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('app_user')
    .select(['user_id', 'name'])
    .where('user_id', 'in', userIds)
    .where('deactivated_at', 'is', null)
    .orderBy('user_id')
    .limit(1_000)
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.name]))
}

/** The user's row for an export, without the password hash. */
export async function findExportedUser(db: Database, userId: string) {
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
