import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { ProvedIdentity } from '../../platform/oauth/provider.ts'

export type IdentityKey = Pick<ProvedIdentity, 'issuer' | 'subject'>

/** Takes an identity for this transaction, before `holdUser`, so that of two calls with it one sees what the other did. */
export async function lockIdentity(db: Database, { issuer, subject }: IdentityKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${issuer} ${subject}`}, 0))`.execute(db)
}

/** Old tokens go with new ones; nothing else would need a job here. */
const REMOVED_AT_ONCE = 10

/** Whether the token of a proof is used for the first time; from then on it is used. */
export async function claimIdToken(
  db: Database,
  { tokenDigest, tokenOldAt }: Pick<ProvedIdentity, 'tokenDigest' | 'tokenOldAt'>,
): Promise<boolean> {
  // Forgotten an hour after it can be used: by then it is too old by every clock.
  const result = await sql`
    with gone as (
      delete from used_id_token where token_digest in (
        select token_digest from used_id_token where expires_at < now() - interval '1 hour'
        order by expires_at limit ${REMOVED_AT_ONCE} for update skip locked
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

export async function isIdentityOf(db: Database, userId: string, identity: IdentityKey): Promise<boolean> {
  return (await findIdentityOwner(db, identity)) === userId
}

/** False when the identity is somebody's already, or the user has another one of this provider. */
export async function insertIdentity(
  db: Database,
  userId: string,
  { issuer, subject, provider, email }: ProvedIdentity,
): Promise<boolean> {
  const result = await db
    .insertInto('identity')
    .values({ issuer, subject, user_id: userId, provider, email })
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
 * Unlinks all but the identity that opened the account. That one was linked in the transaction in which the account began,
 * so nobody but its founder can have linked it; of all others nothing tells whether the owner linked them or somebody who
 * held a session of the owner.
 */
export async function deleteLaterIdentities(db: Database, userId: string): Promise<void> {
  await sql`delete from identity i using app_user u
    where i.user_id = ${userId} and u.user_id = i.user_id and i.linked_at <> u.created_at`.execute(db)
}

/** The account shows its identities: with them its version changes. */
export async function raiseVersion(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ version: sql<number>`version + 1`, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute()
}
