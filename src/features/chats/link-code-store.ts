import type { Database } from '../../platform/database/database.ts'

export interface LinkCodeOwner {
  readonly tripId: string
  readonly userId: string
}

/** Stores a code in the place of the one that the user had for the trip. */
export async function putLinkCode(
  db: Database,
  { tripId, userId, digest, expiresAt }: LinkCodeOwner & { readonly digest: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('chat_link_code')
    .values({ trip_id: tripId, user_id: userId, code_digest: digest, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['trip_id', 'user_id']).doUpdateSet({ code_digest: digest, expires_at: expiresAt }),
    )
    .execute()
}

/** Uses up a code: of concurrent calls, one gets its owner. A code of a deleted trip is worthless. */
export async function takeLinkCode(db: Database, digest: Buffer, now: Date): Promise<LinkCodeOwner | undefined> {
  const row = await db
    .deleteFrom('chat_link_code')
    .using('trip')
    .whereRef('trip.trip_id', '=', 'chat_link_code.trip_id')
    .where('trip.deleted_at', 'is', null)
    .where('code_digest', '=', digest)
    .where('expires_at', '>', now)
    .returning(['chat_link_code.trip_id', 'chat_link_code.user_id'])
    .executeTakeFirst()
  return row && { tripId: row.trip_id, userId: row.user_id }
}

export async function deleteLinkCodesOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('chat_link_code').where('user_id', '=', userId).execute()
}

export async function listLinkCodesOf(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('chat_link_code')
    .select(['trip_id', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('trip_id')
    .limit(limit)
    .execute()
}

export async function purgeLinkCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('chat_link_code').where('expires_at', '<=', now).execute()
}
