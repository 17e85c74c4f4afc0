import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { ProvedIdentity } from '../../platform/oauth/provider.ts'

export type IdentityKey = Pick<ProvedIdentity, 'issuer' | 'subject'>

export interface LinkedIdentity {
  readonly provider: string
  readonly email: string | null
  readonly linked_at: Date
}

/** More than any account has: it links one identity per provider. */
const MAX_LINKED = 50

/** Locks an identity for this transaction; call before `holdUser`. Of two concurrent calls, the second sees the first. */
export async function lockIdentity(db: Database, { issuer, subject }: IdentityKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${issuer} ${subject}`}, 0))`.execute(db)
}

/** Each insert removes a few expired tokens, so that they need no job. */
const PURGED_PER_CALL = 10

/** Marks the token of a proof as used; false if it was used before. */
export async function claimIdToken(
  db: Database,
  { tokenDigest, tokenOldAt }: Pick<ProvedIdentity, 'tokenDigest' | 'tokenOldAt'>,
): Promise<boolean> {
  // Kept an hour longer than the token is valid, so that clock skew cannot make it valid again.
  const result = await sql`
    with gone as (
      delete from used_id_token where token_digest in (
        select token_digest from used_id_token where expires_at < now() - interval '1 hour'
        order by expires_at limit ${PURGED_PER_CALL} for update skip locked
      )
    )
    insert into used_id_token (token_digest, expires_at) values (${tokenDigest}, ${tokenOldAt})
    on conflict do nothing`.execute(db)
  return result.numAffectedRows === 1n
}

export async function findIdentityOwner(db: Database, { issuer, subject }: IdentityKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

/** The identities of a user, first linked first. */
export async function listIdentities(db: Database, userId: string): Promise<LinkedIdentity[]> {
  return db
    .selectFrom('identity')
    .select(['provider', 'email', 'linked_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('provider')
    .limit(MAX_LINKED)
    .execute()
}

/** Returns false if the identity is linked already, or the user has another one of this provider. */
export async function insertIdentity(
  db: Database,
  userId: string,
  { issuer, subject, provider, email }: ProvedIdentity,
  { opensAccount }: { readonly opensAccount: boolean },
): Promise<boolean> {
  const result = await db
    .insertInto('identity')
    .values({ issuer, subject, user_id: userId, provider, email, opened_account: opensAccount })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function touchIdentity(db: Database, { issuer, subject }: IdentityKey): Promise<void> {
  await db
    .updateTable('identity')
    .set({ last_used_at: sql`now()` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

export async function deleteIdentity(db: Database, userId: string, provider: string): Promise<void> {
  await db.deleteFrom('identity').where('user_id', '=', userId).where('provider', '=', provider).execute()
}

/**
 * Unlinks every identity except the one that opened the account. Only the founder can have linked that one; for the others,
 * nothing shows whether the owner linked them or a thief with the owner's session.
 */
export async function deleteLaterIdentities(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('identity').where('user_id', '=', userId).where('opened_account', '=', false).execute()
}
