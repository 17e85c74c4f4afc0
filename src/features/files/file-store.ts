import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'

export interface FileRow {
  readonly file_id: string
  readonly owner_id: string | null
  readonly storage_key: string
  readonly file_name: string | null
  readonly content_type: string
  readonly size_bytes: number
  readonly sha256: Buffer
  readonly visibility: 'private' | 'public'
}

const columns = [
  'file_id',
  'owner_id',
  'storage_key',
  'file_name',
  'content_type',
  'size_bytes',
  'sha256',
  'visibility',
] as const

export async function findFile(db: Database, fileId: string): Promise<FileRow | undefined> {
  return db.selectFrom('stored_file').select(columns).where('file_id', '=', fileId).executeTakeFirst()
}

export interface NewPicture {
  readonly ownerId: string
  readonly content: Buffer
  readonly contentType: string
}

/** Notes a picture that is about to be stored: private and without a use, so that it is removed should nothing come of it. */
export async function insertPicture(
  db: Database,
  { ownerId, content, contentType }: NewPicture,
): Promise<{ fileId: string; storageKey: string }> {
  const fileId = createId('file')
  const storageKey = `pictures/${fileId}`
  await db
    .insertInto('stored_file')
    .values({
      file_id: fileId,
      owner_id: ownerId,
      storage_key: storageKey,
      file_name: null,
      content_type: contentType,
      size_bytes: content.length,
      sha256: createHash('sha256').update(content).digest(),
      visibility: 'private',
      used_for: null,
    })
    .execute()
  return { fileId, storageKey }
}

/** Lets go of a file that has no use; answers where it is stored, undefined when it has one or is gone. */
export async function deleteUnusedFile(db: Database, fileId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('stored_file')
    .where('file_id', '=', fileId)
    .where('used_for', 'is', null)
    .returning('storage_key')
    .executeTakeFirst()
  return row?.storage_key
}

/** Files of more than a day that nothing uses, oldest first. */
export async function listUnusedFiles(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('file_id')
    .where('used_for', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .orderBy('created_at')
    .orderBy('file_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.file_id)
}
