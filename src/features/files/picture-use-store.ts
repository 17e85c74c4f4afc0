import type { Database } from '../../platform/database/database.ts'

const PICTURE_TYPES = ['image/webp', 'image/jpeg', 'image/png', 'image/gif']

/**
 * Marks unused pictures of a user as used, which keeps them; they stay private until shown. Returns the ids that were
 * marked: of two concurrent calls for one picture, one gets it.
 */
export async function claimPictures(
  db: Database,
  {
    ownerId,
    fileIds,
    usedFor,
  }: { readonly ownerId: string; readonly fileIds: readonly string[]; readonly usedFor: 'community_post' },
): Promise<string[]> {
  if (fileIds.length === 0) return []
  const rows = await db
    .updateTable('stored_file')
    .set({ used_for: usedFor })
    .where('file_id', 'in', fileIds)
    .where('owner_id', '=', ownerId)
    .where('used_for', 'is', null)
    .where('content_type', 'in', PICTURE_TYPES)
    .returning('file_id')
    .execute()
  return rows.map((row) => row.file_id)
}

/** Makes files readable by everyone, or only by their owner. */
export async function setFilesVisibility(
  db: Database,
  fileIds: readonly string[],
  visibility: 'public' | 'private',
): Promise<void> {
  if (fileIds.length === 0) return
  await db.updateTable('stored_file').set({ visibility }).where('file_id', 'in', fileIds).execute()
}

/** Marks files as unused: private from now on, and removed by the job after a day. */
export async function releaseFiles(db: Database, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  await db
    .updateTable('stored_file')
    .set({ used_for: null, visibility: 'private' })
    .where('file_id', 'in', fileIds)
    .execute()
}
