import { withAdvisoryLock } from '../../platform/database/advisory-lock.ts'
import type { Database } from '../../platform/database/database.ts'
import { rankDuePosts } from './hot-rank-store.ts'

/** Ranks posts unless another node is doing so. Returns how many ranks it computed; undefined if it did not run. */
export async function rankPosts(db: Database): Promise<number | undefined> {
  let ranked: number | undefined
  await withAdvisoryLock(db, 'community order', async () => {
    ranked = await rankDuePosts(db)
  })
  return ranked
}
