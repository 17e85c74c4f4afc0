import type { Database } from '../../platform/database/database.ts'

/** The file ids of the images of posts, in order. */
export async function listImages(
  db: Database,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const images = new Map<string, string[]>()
  if (postIds.length === 0) return images
  const rows = await db
    .selectFrom('community_post_image')
    .select(['post_id', 'file_id'])
    .where('post_id', 'in', postIds)
    .orderBy('post_id')
    .orderBy('position')
    .execute()
  for (const { post_id: id, file_id: fileId } of rows) images.set(id, [...(images.get(id) ?? []), fileId])
  return images
}

export async function replaceImages(db: Database, postId: string, fileIds: readonly string[]): Promise<void> {
  await db.deleteFrom('community_post_image').where('post_id', '=', postId).execute()
  if (fileIds.length === 0) return
  await db
    .insertInto('community_post_image')
    .values(fileIds.map((fileId, position) => ({ post_id: postId, position, file_id: fileId })))
    .execute()
}
