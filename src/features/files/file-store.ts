import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

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

/** Marks a file as used, which keeps it, and makes it public. */
export async function publishFile(db: Database, fileId: string, usedFor: 'profile_image'): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ used_for: usedFor, visibility: 'public' })
    .where('file_id', '=', fileId)
    .execute()
}

/** Marks a file as unused: private from now on, and removed by the job after a day. */
export async function releaseFile(db: Database, fileId: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ used_for: null, visibility: 'private' })
    .where('file_id', '=', fileId)
    .execute()
}

/** Deletes the row of an unused file. Returns its storage key; undefined if the file is in use or already deleted. */
export async function deleteUnusedFile(db: Database, fileId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('stored_file')
    .where('file_id', '=', fileId)
    .where('used_for', 'is', null)
    .returning('storage_key')
    .executeTakeFirst()
  return row?.storage_key
}

/** Files older than a day that nothing uses, oldest first. */
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

export async function listOwnedFiles(db: Database, ownerId: string, limit: number) {
  return db
    .selectFrom('stored_file')
    .select(['file_id', 'file_name', 'content_type', 'size_bytes', 'visibility', 'used_for', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('file_id')
    .limit(limit)
    .execute()
}

/** Removes the owner from all their files: nobody can read them any more, and the job deletes them. */
export async function disownFiles(db: Database, ownerId: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ owner_id: null, file_name: null, visibility: 'private', used_for: null })
    .where('owner_id', '=', ownerId)
    .execute()
}
