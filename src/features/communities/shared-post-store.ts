import type { Database } from '../../platform/database/database.ts'
import { type ListedPost, listedPostColumns, matchingPosts } from './post-list-store.ts'

/** Those of some posts that everybody may see and that have a trip, by id. */
export async function listSharedPosts(db: Database, postIds: readonly string[]): Promise<ListedPost[]> {
  if (postIds.length === 0) return []
  return matchingPosts(db, { states: ['published'], hasTrip: true })
    .select(listedPostColumns)
    .where('post_id', 'in', postIds)
    .orderBy('post_id')
    .limit(postIds.length)
    .execute()
}

export interface SharedTripRank {
  readonly post_id: string
  readonly version: number
  readonly reaction_count: number
  readonly created_at: Date
}

/** The hottest posts with a trip, without their content. */
export async function listHotTrips(db: Database, limit: number): Promise<SharedTripRank[]> {
  return matchingPosts(db, { states: ['published'], hasTrip: true })
    .select([
      'community_post.post_id',
      'community_post.version',
      'community_post.reaction_count',
      'community_post.created_at',
    ])
    .orderBy('hot_rank', 'desc')
    .orderBy('post_id', 'desc')
    .limit(limit)
    .execute()
}

export interface PostTarget {
  readonly post_id: string
  readonly title: string
  readonly province_codes: string[]
}

/** Those of some posts that everybody may see, by id. */
export async function listPostTargets(db: Database, postIds: readonly string[]): Promise<PostTarget[]> {
  if (postIds.length === 0) return []
  return matchingPosts(db, { states: ['published'] })
    .select(['community_post.post_id', 'community_post.title', 'community_post.province_codes'])
    .where('post_id', 'in', postIds)
    .orderBy('post_id')
    .limit(postIds.length)
    .execute()
}
