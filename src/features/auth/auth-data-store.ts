import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** What an export shows of how a user signs in: without digests of tokens, codes and passwords. */
export async function listHeldIdentities(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('identity')
    .select(['provider', 'issuer', 'subject', 'email', 'linked_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('provider')
    .limit(limit)
    .execute()
}

/** Ended ones too, as long as they are kept. */
export async function listHeldSessions(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('session')
    .select(['session_id', 'method', 'address', 'user_agent', 'created_at', 'last_used_at', 'proved_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('session_id')
    .limit(limit)
    .execute()
}

export async function listHeldCodes(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('one_time_code')
    .select(['purpose', 'address', 'created_at', 'expires_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('otp_ref')
    .limit(limit)
    .execute()
}

/** Everything by which a user signs in goes; events stay, as nobody's and from nowhere. */
export async function eraseAuthRows(db: Database, userId: string): Promise<void> {
  await sql`update security_event set user_id = null, address = '', user_agent = '', details = '{}'
    where user_id = ${userId}`.execute(db)
  // Codes to an address belong to nobody where they told an owner of it instead.
  await sql`delete from one_time_code where user_id = ${userId}
    or address in (select email from app_user where user_id = ${userId} and email is not null)`.execute(db)
  await db.deleteFrom('password_reset').where('user_id', '=', userId).execute()
  await db.deleteFrom('identity').where('user_id', '=', userId).execute()
  await db.deleteFrom('session').where('user_id', '=', userId).execute()
}

/** Codes and resets that are under way end: the address they went to, or what they were asked for, has changed. */
export async function endPendingProofs(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('one_time_code')
    .set({ replaced_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
  await db.deleteFrom('password_reset').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}
