import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../../platform/language.ts'
import type { OneTimeCodeTable } from './auth-tables.ts'

export type CodePurpose = OneTimeCodeTable['purpose']

export interface NewCode {
  readonly ref: string
  readonly purpose: CodePurpose
  readonly email: string
  readonly userId: string | null
  readonly language: Language
  readonly digest: Buffer
}

/** Locks an address for this transaction, after `holdUser`: of two concurrent codes the second sees the first. */
export async function lockRecipient(db: Database, purpose: CodePurpose, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${email}`}, 0))`.execute(db)
}

/** Codes of the last hour: their number, and the age in seconds of the newest and the oldest. */
export interface RecentCodes {
  readonly sent: number
  readonly newestAgeS: number
  readonly oldestAgeS: number
}

/** The codes of one user (null: codes without a user), and all codes sent to an address. */
export async function countRecentCodes(
  db: Database,
  { purpose, email, userId }: Pick<NewCode, 'purpose' | 'email' | 'userId'>,
): Promise<{ own: RecentCodes; all: RecentCodes }> {
  const own = sql`filter (where user_id is not distinct from ${userId})`
  const ageS = (at: RawBuilder<unknown>) => sql`coalesce(extract(epoch from now() - ${at}), 1e6)::float8`
  const recent = (which: RawBuilder<unknown>) => sql<RecentCodes>`json_build_object(
    'sent', count(*) ${which},
    'newestAgeS', ${ageS(sql`max(created_at) ${which}`)},
    'oldestAgeS', ${ageS(sql`min(created_at) ${which}`)})`
  return db
    .selectFrom('one_time_code')
    .select([recent(own).as('own'), recent(sql``).as('all')])
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
}

export async function insertCode(db: Database, code: NewCode, lifeS: number): Promise<Date> {
  const row = await db
    .insertInto('one_time_code')
    .values({
      otp_ref: code.ref,
      purpose: code.purpose,
      email: code.email,
      user_id: code.userId,
      code_digest: code.digest,
      language: code.language,
      expires_at: sql`now() + make_interval(secs => ${lifeS})`,
      used_at: null,
      replaced_at: null,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return row.expires_at
}

/** The user to whom a code belongs, whether or not it has ended. */
export async function findCodeOwner(db: Database, ref: string): Promise<string | null> {
  const row = await db.selectFrom('one_time_code').select('user_id').where('otp_ref', '=', ref).executeTakeFirst()
  return row?.user_id ?? null
}

/** Ends a live code so that a new one can replace it; undefined if it has ended already. */
export async function endCode(db: Database, ref: string) {
  return db
    .updateTable('one_time_code')
    .set({ replaced_at: sql`now()` })
    .where('otp_ref', '=', ref)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .returning(['purpose', 'email', 'language'])
    .executeTakeFirst()
}

/**
 * Counts an attempt before it is checked and returns what to check it against. Undefined if there is no live code, or the
 * account has used up its attempts of the day for this purpose and address, across all codes.
 */
export async function countTry(
  db: Database,
  ref: string,
  purpose: CodePurpose,
  { ofCode, aDay }: { readonly ofCode: number; readonly aDay: number },
) {
  return db
    .updateTable('one_time_code')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('otp_ref', '=', ref)
    .where('purpose', '=', purpose)
    .where('tries', '<', ofCode)
    .where(
      sql<number>`(select coalesce(sum(of_day.tries), 0) from one_time_code of_day
        where of_day.purpose = one_time_code.purpose and of_day.email = one_time_code.email
          and of_day.user_id = one_time_code.user_id and of_day.created_at > now() - interval '24 hours')`,
      '<',
      aDay,
    )
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['email', 'user_id', 'code_digest'])
    .executeTakeFirst()
}

/** Marks a live code as used; true for one of several concurrent callers. */
export async function claimCode(db: Database, ref: string): Promise<boolean> {
  const result = await db
    .updateTable('one_time_code')
    .set({ used_at: sql`now()` })
    .where('otp_ref', '=', ref)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Ends all live codes of a user. */
export async function endCodes(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('one_time_code')
    .set({ replaced_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}

/** Deletes codes that expired more than a day ago: the limits count those of the last 24 hours. */
export async function purgeCodes(db: Database, limit: number): Promise<void> {
  await sql`delete from one_time_code where otp_ref in (
    select otp_ref from one_time_code where expires_at < now() - interval '1 day'
    order by expires_at limit ${limit})`.execute(db)
}

/** The newest usable code of a user. */
export async function findLiveCode(
  db: Database,
  purpose: CodePurpose,
  userId: string,
): Promise<{ ref: string; expiresAt: Date } | undefined> {
  return db
    .selectFrom('one_time_code')
    .select(['otp_ref as ref', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
