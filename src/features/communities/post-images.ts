import type { Database } from '../../platform/database/database.ts'
import { claimPictures, releaseFiles, setFilesVisibility } from '../files/public.ts'
import { listImages, replaceImages } from './image-store.ts'
import type { PostRow } from './post-store.ts'
import { postImageUnusable } from './problems.ts'

/** @throws Problem post_image_unusable for a file that is not an unused picture of the author, or of this post */
export async function setImages(
  db: Database,
  { post_id: postId, author_id: ownerId }: Pick<PostRow, 'post_id' | 'author_id'>,
  fileIds: readonly string[],
): Promise<void> {
  const before = (await listImages(db, [postId])).get(postId) ?? []
  const added = fileIds.filter((id) => !before.includes(id))
  const claimed = await claimPictures(db, { ownerId, fileIds: added, usedFor: 'community_post' })
  const unusable = added.find((id) => !claimed.includes(id))
  if (unusable !== undefined) throw postImageUnusable({ file_id: unusable })
  await replaceImages(db, postId, fileIds)
  await releaseFiles(
    db,
    before.filter((id) => !fileIds.includes(id)),
  )
}

/** Images of a post are public exactly while the post is. */
export async function showImages(db: Database, { post_id: postId, state }: Pick<PostRow, 'post_id' | 'state'>) {
  const fileIds = (await listImages(db, [postId])).get(postId) ?? []
  await setFilesVisibility(db, fileIds, state === 'published' ? 'public' : 'private')
}

/** Before the post itself is deleted for good. */
export async function releaseImages(db: Database, postId: string): Promise<void> {
  await releaseFiles(db, (await listImages(db, [postId])).get(postId) ?? [])
}
