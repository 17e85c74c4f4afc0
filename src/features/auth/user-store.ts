import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../../platform/language.ts'
import type { Role } from '../../platform/operation.ts'
import { usernameKey } from './addresses.ts'

/** How long an unproved sign-up holds its name. */
const HELD = sql<Date>`now() - interval '24 hours'`

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
  /** Linked first comes first. */
  readonly identities: readonly Identity[]
}

export interface Identity {
  readonly provider: string
  readonly email: string | null
  /** ISO 8601, as PostgreSQL writes it in JSON. */
  readonly linked_at: string
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
  // One of each provider, and there are not so many.
  sql<readonly Identity[]>`(select coalesce(json_agg(i order by i.linked_at, i.provider), '[]') from (
    select provider, email, linked_at from identity where identity.user_id = app_user.user_id
    order by linked_at, provider limit 50) i)`.as('identities'),
] as const

export async function findUser(db: Database, userId: string): Promise<User | undefined> {
  return db.selectFrom('app_user').select(columns).where('user_id', '=', userId).executeTakeFirst()
}

/**
 * Takes a user for this transaction and reads them as they are then. Every change of how somebody gets in, and every
 * session, code and token, begins with this call and comes before any other lock, so that of two at once the second sees
 * what the first did.
 */
export async function holdUser(db: Database, userId: string): Promise<User | undefined> {
  // Rows that refer to the user can still be added.
  await db.selectFrom('app_user').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute()
  // A second statement: the first one's subqueries would read as of before it waited.
  return findUser(db, userId)
}

/** By username, or by a proved address as `emailKey` has it. */
export async function findUserByLogin(db: Database, login: string): Promise<User | undefined> {
  return db
    .selectFrom('app_user')
    .select(columns)
    .where(sql`lower(${sql.ref(login.includes('@') ? 'email' : 'username')})`, '=', login)
    .executeTakeFirst()
}

/** Whether a name is held: by an account, or by a sign-up of the last day. */
export async function isUsernameHeld(db: Database, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('user_id')
    .where(sql`lower(username)`, '=', usernameKey(username))
    .where((where) => where.or([where('activated_at', 'is not', null), where('created_at', '>', HELD)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Lets go of a name whose sign-up was not proved within a day. */
export async function releaseUsername(db: Database, username: string): Promise<void> {
  await db
    .deleteFrom('app_user')
    .where(sql`lower(username)`, '=', usernameKey(username))
    .where('activated_at', 'is', null)
    .where('created_at', '<=', HELD)
    .execute()
}

export interface NewUser {
  readonly userId: string
  readonly username: string
  readonly name: string
  readonly passwordHash: string | null
  readonly profileUrl: string | null
  readonly language: Language
  /** Not proved yet. */
  readonly unprovedEmail: string | null
  /** Proved; the user is active from the start. */
  readonly email: string | null
  readonly isActive: boolean
}

/** False when the name or the proved address has an account already. */
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

/** Takes an address for this transaction, after `holdUser`: of two accounts that prove it at once, the second sees the first. */
export async function lockEmail(db: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proved ${email}`}, 0))`.execute(db)
}

/** Makes the unproved address the user's own; false when another account has proved it meanwhile. */
export async function activateUser(db: Database, userId: string, email: string): Promise<boolean> {
  await lockEmail(db, email)
  const result = await db
    .updateTable('app_user')
    .set({ activated_at: sql`now()`, email, unproved_email: null, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('activated_at', 'is', null)
    .where('unproved_email', '=', email)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('app_user as other').select('other.user_id').where(sql`lower(other.email)`, '=', email),
        ),
      ),
    )
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function setPasswordHash(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: passwordHash, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute()
}

/** A user who comes back within the 30 days. */
export async function reactivateUser(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ deactivated_at: null, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute()
}

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

/** Whose reset a token is, while it can be used. */
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

/** Whether this use of the token is the first. */
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

/** Resets that have expired and sign-ups that were never proved. */
export async function removeUnfinished(db: Database, limit: number): Promise<void> {
  await sql`delete from password_reset where token_digest in
    (select token_digest from password_reset where expires_at < now() - interval '1 day' limit ${limit})`.execute(db)
  await sql`delete from app_user where user_id in (
    select user_id from app_user
    where activated_at is null and unproved_email is not null and created_at < now() - interval '2 days' limit ${limit})`.execute(
    db,
  )
}
