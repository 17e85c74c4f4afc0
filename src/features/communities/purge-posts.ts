import type { Database } from '../../platform/database/database.ts'
import { releaseImages } from './post-images.ts'
import { KEPT_DAYS } from './post-limits.ts'
import { deletePost, holdPost, listExpiredPosts } from './post-store.ts'

const MAX_PER_RUN = 1_000

/** Removes posts that their authors deleted `KEPT_DAYS` ago; run by a job. */
export async function purgePosts(db: Database): Promise<void> {
  for (const postId of await listExpiredPosts(db, KEPT_DAYS, MAX_PER_RUN))
    await db.transaction().execute(async (db) => {
      await holdPost(db, postId)
      await releaseImages(db, postId)
      await deletePost(db, postId)
    })
}
