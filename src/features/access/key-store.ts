import type { Database } from '../../platform/database/database.ts'
import type { KeyScope } from '../../platform/operation.ts'

export interface ApiKey {
  readonly key_id: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly created_at: Date
  readonly expires_at: Date | null
  readonly revoked_at: Date | null
  readonly last_used_at: Date | null
}

const columns = ['key_id', 'name', 'scopes', 'created_at', 'expires_at', 'revoked_at', 'last_used_at'] as const

export async function insertKey(
  db: Database,
  key: { keyId: string; name: string; scopes: readonly KeyScope[]; secretDigest: Buffer; expiresAt: Date | null },
): Promise<void> {
  await db
    .insertInto('api_key')
    .values({
      key_id: key.keyId,
      name: key.name,
      scopes: [...key.scopes],
      secret_digest: key.secretDigest,
      expires_at: key.expiresAt,
      revoked_at: null,
      last_used_at: null,
    })
    .execute()
}

/** Finds a key by the digest of its secret, even if it is revoked or expired. */
export async function findKey(db: Database, secretDigest: Buffer): Promise<ApiKey | undefined> {
  return db.selectFrom('api_key').select(columns).where('secret_digest', '=', secretDigest).executeTakeFirst()
}

export async function listKeys(db: Database, limit: number, offset = 0): Promise<ApiKey[]> {
  return db
    .selectFrom('api_key')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('key_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countKeys(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('api_key')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Revokes a key; false if it does not exist or is already revoked. */
export async function revokeKey(db: Database, keyId: string, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('api_key')
    .set({ revoked_at: at })
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Records the last use, to the hour: a write per call would cost more than the call. */
export async function touchKey(db: Database, keyId: string, at: Date): Promise<void> {
  const anHourAgo = new Date(at.getTime() - 3_600_000)
  await db
    .updateTable('api_key')
    .set({ last_used_at: at })
    .where('key_id', '=', keyId)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<', anHourAgo)]))
    .execute()
}
