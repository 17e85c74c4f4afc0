import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../../platform/language.ts'
import type { OneTimeCodeTable } from './auth-tables.ts'

export type CodePurpose = OneTimeCodeTable['purpose']

export interface NewCode {
  readonly ref: string
  readonly purpose: CodePurpose
  readonly address: string
  readonly userId: string | null
  readonly language: Language
  readonly digest: Buffer
}

/** Takes the address for this transaction, so that of two renewals at once one sees the other. */
export async function lockAddress(db: Database, purpose: CodePurpose, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${address}`}, 0))`.execute(db)
}

/** How many codes went to an address within the hour, and how many seconds ago the newest and the oldest of them did. */
export async function countRecentCodes(
  db: Database,
  purpose: CodePurpose,
  address: string,
): Promise<{ sent: number; newestAgeS: number; oldestAgeS: number }> {
  return db
    .selectFrom('one_time_code')
    .select([
      sql<number>`count(*)::int`.as('sent'),
      sql<number>`coalesce(extract(epoch from now() - max(created_at)), 1e6)::float8`.as('newestAgeS'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 1e6)::float8`.as('oldestAgeS'),
    ])
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
}

/** Puts a code in the place of those that the address has for this purpose. */
export async function replaceCode(db: Database, code: NewCode, lifeS: number): Promise<Date> {
  await db
    .updateTable('one_time_code')
    .set({ replaced_at: sql`now()` })
    .where('purpose', '=', code.purpose)
    .where('address', '=', code.address)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
  const row = await db
    .insertInto('one_time_code')
    .values({
      otp_ref: code.ref,
      purpose: code.purpose,
      address: code.address,
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

export async function findCode(db: Database, ref: string) {
  return db
    .selectFrom('one_time_code')
    .select(['purpose', 'address', 'user_id', 'language', 'used_at'])
    .where('otp_ref', '=', ref)
    .executeTakeFirst()
}

/**
 * Counts a try before it is judged, and gives what to judge by; undefined when there is no code to try, or when the
 * account has had so many tries of this purpose and address within a day, whichever codes they were of.
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
        where of_day.purpose = one_time_code.purpose and of_day.address = one_time_code.address
          and of_day.user_id = one_time_code.user_id and of_day.created_at > now() - interval '24 hours')`,
      '<',
      aDay,
    )
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['address', 'user_id', 'code_digest', 'language'])
    .executeTakeFirst()
}

/** Whether this use is the first: of several at once, one. */
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

/** Those that ended more than a day ago: they are counted for an hour. */
export async function removeOldCodes(db: Database, limit: number): Promise<void> {
  await sql`delete from one_time_code where otp_ref in
    (select otp_ref from one_time_code where expires_at < now() - interval '1 day' limit ${limit})`.execute(db)
}

/** The code of an address that can still be used. */
export async function findLiveCode(
  db: Database,
  purpose: CodePurpose,
  address: string,
): Promise<{ ref: string; expiresAt: Date } | undefined> {
  return db
    .selectFrom('one_time_code')
    .select(['otp_ref as ref', 'expires_at as expiresAt'])
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}
