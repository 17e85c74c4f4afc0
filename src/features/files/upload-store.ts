import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface NewUpload {
  readonly fileId: string
  readonly ownerId: string
  readonly storageKey: string
  readonly fileName: string | null
  readonly content: Buffer
  readonly contentType: string
  readonly visibility: 'private' | 'public'
}

/** Bytes of all files of a user. Exact until the transaction ends if it locks the user first. */
export async function sumOwnedBytes(db: Database, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('stored_file')
    .select(sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Records a file whose bytes are stored. Returns when it was created. */
export async function insertUpload(db: Database, upload: NewUpload): Promise<Date> {
  const { fileId, ownerId, storageKey, fileName, content, contentType, visibility } = upload
  const { created_at: createdAt } = await db
    .insertInto('stored_file')
    .values({
      file_id: fileId,
      owner_id: ownerId,
      storage_key: storageKey,
      file_name: fileName,
      content_type: contentType,
      size_bytes: content.length,
      sha256: createHash('sha256').update(content).digest(),
      visibility,
      used_for: null,
    })
    .returning('created_at')
    .executeTakeFirstOrThrow()
  return createdAt
}

/** Those of the storage keys that a row has. */
export async function listKnownKeys(db: Database, storageKeys: readonly string[]): Promise<ReadonlySet<string>> {
  if (storageKeys.length === 0) return new Set()
  const rows = await db
    .selectFrom('stored_file')
    .select('storage_key')
    .where('storage_key', 'in', storageKeys)
    .execute()
  return new Set(rows.map((row) => row.storage_key))
}
