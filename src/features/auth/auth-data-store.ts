import type { Database } from '../../platform/database/database.ts'

// The part of an export that shows how a user signs in, with the member names of the API; omits digests of tokens and codes.

export async function listExportedIdentities(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('identity')
    .select(['provider', 'issuer', 'subject', 'email', 'linked_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('provider')
    .limit(limit)
    .execute()
}

/** Includes ended sessions, as long as they are kept. */
export async function listExportedSessions(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('session')
    .select([
      'session_id',
      'method',
      'ip_address as address',
      'user_agent',
      'created_at',
      'last_used_at',
      'proved_at',
      'revoked_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('session_id')
    .limit(limit)
    .execute()
}

export async function listExportedCodes(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('one_time_code')
    .select(['purpose', 'email as address', 'created_at', 'expires_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('otp_ref')
    .limit(limit)
    .execute()
}

/** Deletes every way in of a user, including codes sent to their address that belong to no user. */
export async function eraseWaysIn(db: Database, userId: string, email: string | null): Promise<void> {
  await db
    .deleteFrom('one_time_code')
    .where((where) =>
      where.or([where('user_id', '=', userId), ...(email === null ? [] : [where('email', '=', email)])]),
    )
    .execute()
  await db.deleteFrom('password_reset').where('user_id', '=', userId).execute()
  await db.deleteFrom('identity').where('user_id', '=', userId).execute()
  await db.deleteFrom('session').where('user_id', '=', userId).execute()
}
