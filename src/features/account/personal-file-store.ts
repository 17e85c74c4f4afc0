import type { Database } from '../../platform/database/database.ts'

export async function listHeldFiles(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('stored_file')
    .select(['file_id', 'file_name', 'content_type', 'size_bytes', 'visibility', 'used_for', 'created_at'])
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .orderBy('file_id')
    .limit(limit)
    .execute()
}

/** Nobody's and without a use: shown to nobody from now on, and removed with other files without a use. */
export async function disownFiles(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ owner_id: null, file_name: null, visibility: 'private', used_for: null })
    .where('owner_id', '=', userId)
    .execute()
}
